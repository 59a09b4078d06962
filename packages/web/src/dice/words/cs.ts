import { plural } from '../../words/plural.ts'
import type { DiceWords } from './index.ts'

/** Jak se hází kostkami a jak se to dokazuje, česky. */
export const cs: DiceWords = {
  title: 'Důkaz kostek',
  working: 'Celá hra se přehrává znovu od semínka…',
  fair: 'Kostky byly poctivé.',
  unfair: 'Něco nesouhlasí.',
  older: 'Pravidla se od této hry změnila. Uložte její záznam a dejte ho dokázat verzi, která ji hrála.',
  how: 'Jak se tu hází kostkami a co by dům ještě mohl',
  beforehand: {
    yes: 'Semínko domu je to, jehož otisk si tento prohlížeč poznamenal před hrou.',
    no: 'Semínko domu je jiné, než bylo před hrou slíbeno.',
    unknown: 'Tento prohlížeč si tu nesedl: že byl otisk semínka ukázán před hrou, říká jen dům.',
  },
  own: {
    yes: 'Co přimíchal tento prohlížeč, v kostkách je.',
    no: 'Co přimíchal tento prohlížeč, v kostkách není.',
    unknown: 'Tento prohlížeč nic nepřimíchal.',
  },
  others: {
    yes: 'Co přimíchali ostatní, je to, co měli zapečetěné dřív, než kdokoli něco ukázal.',
    no: 'Co přimíchal někdo jiný, není to, co měl zapečetěné.',
    unknown: 'Tento prohlížeč pečeti ostatních neviděl.',
  },
  outcomes: (n) =>
    `${plural('cs', n, { one: 'hod či losování vychází', few: 'hody či losování vycházejí', other: 'hodů či losování vychází' })} ze semínka a z těchto slov; spočítáno tady podle pravidel.`,
  onTable: {
    yes: 'Vedou přesně k tomu, co leží na stole.',
    no: 'Nevedou k tomu, co leží na stole.',
    unknown: '',
  },
  page: {
    title: 'Jak se tu hází kostkami',
    made: 'Nikdo nerozhoduje sám',
    madeText: [
      'Když se otevře stůl, dům si vymyslí semínko a hned ukáže jeho otisk. Semínko už pak nejde vyměnit.',
      'Každému, kdo si sedne, vymyslí jeho prohlížeč náhodná slova. Ukáže jen jejich otisk, pečeť; slova zůstanou v prohlížeči. Platí to i pro toho, kdo stůl otevřel. Boti nic nepřimíchávají.',
      'Když hra začíná, nikdo si už nemůže přisednout ani odejít a prohlížeče svá slova ukážou. Každý hod a každé losování plyne ze semínka a ze všech slov dohromady. Dokud si ještě kdokoli mohl vybírat, nikdo nevěděl, co z toho vzejde.',
      'Na jednom zařízení totéž udělá samo zařízení za všechny, kdo u něj hrají.',
    ],
    proven: 'Důkaz ve vašem prohlížeči',
    provenText: [
      'Na konci se semínko ukáže a „Ověřit kostky“ přehraje celou hru znovu ve vašem prohlížeči: semínko proti otisku, který si prohlížeč poznamenal před hrou, vaše slova a pečeti ostatních, jak si je poznamenal, každý hod a každé losování podle pravidel a konec proti tomu, co leží na stole.',
      'Pokud nevěříte ani této stránce, protože i ta pochází od domu, uložte si záznam a dejte ho dokázat jinde: příkazem krcma verify z kopie programu, kterou jste si sami opatřili.',
    ],
    left: 'Co by ještě mohl ten, kdo dům provozuje',
    leftText: [
      'Vědět, co přijde. Semínko leží v úložišti domu se vším, co je skryté: kdo ho provozuje, mohl by se podívat na karty i na příští hody. Změnit je nemůže. S lidmi, kterým nevěříte, nehrajte v domě, který provozují.',
      'Nezačít. Až budou všechna slova známa, dům by mohl stůl nechat padnout, protože by se mu kostky nelíbily. Poznali byste to: hra nezačne a všichni si sedají znovu.',
      'Vynechat slova. Když něčí slova nepřijdou do dvaceti vteřin, dá se začít bez nich a všichni vidí, čí chybějí. Dům, který by seděl u stolu pod cizím jménem, by tak mohl získat volbu mezi dvěma průběhy hry. Nezačínejte bez slov někoho, koho neznáte.',
      'Nic nezapečetit. Místo bez pečeti, třeba botovo, nepřidá nic; s jedinou poctivou pečetí, s tou vaší, kostky nikdo vybrat nemohl.',
      'Hrát za boty. Co rozhodne bot, z žádného semínka neplyne a nikdo nedokáže, že to rozhodl bot.',
    ],
  },
}
