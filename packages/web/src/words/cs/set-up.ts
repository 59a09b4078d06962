import type { setUp as english } from '../en/set-up.ts'
import { plural } from '../plural.ts'

export const setUp: typeof english = {
  title: 'Prostřít stůl',
  mode: 'Jak chcete hrát?',
  players: 'Počet hráčů',
  seat: (n) => `${n}. místo`,
  player: (n) => `Hráč ${n}`,
  name: 'Jméno',
  who: 'Kdo tu sedí',
  person: 'Člověk u tohoto zařízení',
  me: 'Já',
  anybody: 'Kdokoli',
  bot: { apprentice: 'Bot: učeň', journeyman: 'Bot: tovaryš', master: 'Bot: mistr', grandmaster: 'Bot: velmistr' },
  options: 'Varianty',
  begin: 'Začít',
  open: 'Otevřít stůl',
  access: 'Kdo smí přisednout',
  public: 'Každý z lokálu',
  link: 'Jen ten, kdo má odkaz',
  clock: 'Hodiny',
  noClock: 'Bez hodin',
  bank: (minutes, increment) =>
    `${plural('cs', minutes, { one: 'minuta', few: 'minuty', other: 'minut' })} a ${increment} s za tah`,
  days: (n) => `${plural('cs', n, { one: 'den', few: 'dny', other: 'dní' })} na tah`,
  late: 'Když někomu dojde čas',
  lates: { bot: 'Rozhodne bot', default: 'Platí první možnost' },
  hints: 'Nápověda',
  hintsAre: {
    off: 'Pro nikoho',
    on: 'Povolená; všichni vidí, kdo si o ni řekl',
  },
  unfit: (option) => `S ostatním nejde dohromady: ${option}. Zvolte tam něco jiného.`,
  offline: 'Není spojení se serverem, takže tam teď stůl otevřít nejde. Hry na tomto zařízení fungují.',
}
