import type { Words } from '@krcma/kernel'
import type { CardId } from '../../content/cards.ts'
import type { Heroes3, Moment, Rank } from '../../shape.ts'
import { askedFighter, attackFace, causeText, fighterText, type Say, thrownText } from '../speech.ts'
import { cardName, fieldText, pieceName } from '../texts.ts'
import { and, someCards } from './counting.ts'
import { vocabulary as v } from './vocabulary.ts'

const moments: Readonly<Record<Moment, string>> = {
  'combat-start': 'Začíná boj.',
  activation: 'Vaše jednotka je na řadě.',
  attack: 'Je určen cíl útoku.',
  'after-attack-roll': 'Padl hod na útok.',
  'lethal-attack': 'Útok je smrtící.',
  'after-own-cast': 'Vaše kouzlo se vyhodnotilo.',
  'after-enemy-cast': 'Soupeř sesílá kouzlo.',
  'combat-won': 'Vyhráli jste boj.',
  'spell-purchase': 'Kupujete kouzlo.',
  'guarded-field-entered': 'Vstupujete na hlídané políčko.',
}
const steps = { near: 'blízký dílek', start: 'startovní dílek', far: 'vzdálený dílek', supply: 'dílek ze zásoby' }
const heroes: Readonly<Record<Rank, string>> = { main: 'hlavní hrdina', secondary: 'sekundární hrdina' }
const about = (text: string | null, question: string) => {
  const asked = text === null ? question : `${text}: ${question}`
  return `${asked.charAt(0).toUpperCase()}${asked.slice(1)}`
}

/** For what a unit or a space is asked: a card, an ability, or plainly. */
function forWhat(of: {
  readonly play: { readonly card: CardId } | null
  readonly ability: string | null
}): string | null {
  if (of.play !== null) return cardName(v, of.play.card)
  return of.ability === null ? null : (v.abilityNames[of.ability as keyof typeof v.abilityNames] ?? of.ability)
}

/** Whoever may play a card in an attack is told which one it is. */
function declared(window: Moment, say: Say): string {
  const attack = say.state.battle?.attack
  if (attack == null || (window !== 'attack' && window !== 'lethal-attack')) return moments[window]
  const names = `Útočí ${askedFighter(v, say, attack.attacker)}, cíl: ${askedFighter(v, say, attack.target)}`
  return window === 'attack' ? `${names}.` : `${names}. Útok je smrtící.`
}

export const question: Words<Heroes3>['question'] = {
  faction: () => 'Za kterou frakci hrajete?',
  hero: () => 'Kdo je váš hlavní hrdina?',
  'first-player': () => 'Kdo bude první hráč?',
  rotation: (_, { tile }) => `Jak natočíte ${pieceName(v, tile)}?`,
  'pool-tile': () => 'Který dílek položíte teď?',
  placement: (_, { tile, step }) => `Kam položíte ${steps[step]} ${tile}?`,
  'starting-field': () => 'Kde začíná váš sekundární hrdina?',
  'scenario-bonus': (_, { left }) => `Který bonus si vezmete?${left > 1 ? ` Zbývá vybrat: ${left}.` : ''}`,
  mulligan: () => 'Necháte si počáteční ruku?',
  refresh: (_, { limit }) => `Limit ruky je ${limit}. Odhodíte nejdřív, nebo si doberete?`,
  'resource-effect': () => 'Co se na začátku kola surovin stane teď?',
  'turn-start-effect': () => 'Kterou budovu na začátku tahu použijete?',
  act: () => 'Co uděláte?',
  prepare: (_, { field }) => `Boj, ${fieldText(v, field)}. Použijete nejdřív akci města?`,
  muster: () => 'Najmete nebo posílíte další jednotku?',
  town: () => 'Použijete akci města?',
  morale: () => 'Utratíte morálku?',
  'spend-first': () => 'Získáváte morálku, kterou už máte. Utratíte nejdřív starý žeton?',
  'before-combat': () => 'Schyluje se k boji. Použijete nejdřív akci města?',
  'last-call': () => 'Kolo se chýlí ke konci. Chcete ještě něco udělat?',
  respond: (_, { window }, say) => `${declared(window, say)} Zahrajete kartu?`,
  empower: (_, { play, power }) => `${cardName(v, play.card)}, síla ${power}: přidáte další?`,
  'power-tier': (_, { play, power }) => `${cardName(v, play.card)}, síla ${power}: který výsledek?`,
  choice: (_, { cause }, say) => about(causeText(v, cause, say), 'co si vyberete?'),
  pay: (_, { cause, effects }, say) => about(causeText(v, cause, say), `čím zaplatíte za toto: ${v.tell(effects)}?`),
  visit: (_, { field }) => `Využijete políčko „${fieldText(v, field)}“?`,
  opponent: (_, { cause }, say) => about(causeText(v, cause, say), 'kterého nepřítele myslíte?'),
  'search-from': (_, { n }) => `Odkud nahlédnete na ${someCards(n)}?`,
  'search-pick': (_, { deck }) => `Kterou kartu si necháte (${v.deck(deck)})?`,
  necromancy: (_, { card }) => `Kartu „${cardName(v, card)}“ hrát nemůžete. Necháte si ji?`,
  'lay-next': () => 'Která karta přijde teď? Poslední bude navrchu.',
  discard: (_, { least, most }) =>
    least === 0 ? `Které karty odhodíte? Nejvýš ${most}.` : `Kterou kartu odhodíte? Zbývá odhodit: ${least}.`,
  'take-card': () => 'Kterou kartu odhazovacího balíčku si vezmete?',
  'remove-card': () => 'Kterou kartu odstraníte?',
  'put-card': (_, { card }) => `Kam dáte kartu „${pieceName(v, card)}“?`,
  'peek-deck': () => 'Na který balíček se podíváte?',
  'die-result': () => 'Který výsledek si vezmete?',
  reroll: (_, { dice }) => `Padlo ${dice.map((die) => thrownText(v, die)).join('; ')}. Přehodíte kostku?`,
  'which-hero': () => 'Který z vašich hrdinů?',
  destination: (_, { hero }) => `Kam jde váš ${heroes[hero]}?`,
  'pick-unit': (_, { why }) =>
    ({
      reinforce: 'Kterou jednotku posílíte?',
      flip: 'Kterou jednotku otočíte na hrstku?',
      gain: 'Kterou jednotku získáte?',
      'lay-on': 'Na kterou jednotku kartu položíte?',
      start: 'Se kterou jednotkou začnete?',
    })[why],
  'pick-income': (_, { field }) => `Jaký příjem přinese ${fieldText(v, field)}?`,
  'neutral-deck': () => 'Na který neutrální balíček se podíváte?',
  'recruit-neutral': (_, { cards: shown }) =>
    `Najmete ${shown.length === 1 ? 'tuto jednotku' : 'některou z těchto jednotek'}: ${and(shown.map((card) => pieceName(v, card)))}?`,
  'rotate-tile': () => 'Který dílek natočíte a jak?',
  'discover-tile': () => 'Který dílek objevíte?',
  trade: () => 'Co směníte?',
  'give-up': (_, { field }) => `Váš sekundární hrdina je napaden, ${fieldText(v, field)}. Bude bojovat?`,
  'defend-town': (_, { field }) => `Zaplatíte ${v.amount('gold', 8)} za obranu políčka „${fieldText(v, field)}“?`,
  deploy: () => 'Kterou jednotku rozmístíte a kam?',
  'deploy-neutral': () => 'Kam postavíte neutrální jednotku?',
  'swap-neutral': () => 'Kterou neutrální jednotku vyměníte?',
  fortify: () => 'Kde bude brána?',
  'next-unit': () => 'Která jednotka je na řadě teď?',
  deed: (_seat, _context, say) => {
    const active = say.state.battle?.activation?.fighter
    return active === undefined ? 'Co jednotka udělá?' : `${askedFighter(v, say, active)}: co udělají?`
  },
  'pick-fighter': (_, of) => about(forWhat(of), 'která jednotka?'),
  'pick-space': (_, of) => about(forWhat(of), 'které pole?'),
  'pick-spaces': () => 'Která dvě pole?',
  'clear-effect': (_, { fighter }, say) => `Kterého účinku zbavíte jednotku „${fighterText(v, say, fighter)}“?`,
  parry: () => 'Odhodíte kartu, aby se kostka útoku ignorovala?',
  'cancel-attack': () => 'Zrušíte smrtící útok?',
  'return-home': () => 'Vrátí se jednotka, odkud přišla?',
  'reroll-attack': (_, { dice }) => `Na kostkách útoku padlo ${and(dice.map(attackFace))}. Přehodíte?`,
  extend: () => 'Budete bojovat další kolo boje?',
}

const waits = (what: string) => (seat: number, say: Say) => `${say.name(seat)} ${what}.`

export const waiting: Words<Heroes3>['waiting'] = {
  faction: waits('si vybírá frakci'),
  hero: waits('si vybírá hlavního hrdinu'),
  'first-player': waits('rozhoduje, kdo začne'),
  rotation: waits('natáčí dílek'),
  'pool-tile': waits('si vybírá dílek'),
  placement: waits('pokládá dílek'),
  'starting-field': waits('staví sekundárního hrdinu'),
  'scenario-bonus': waits('si vybírá bonus'),
  mulligan: waits('si prohlíží počáteční ruku'),
  refresh: waits('obnovuje ruku'),
  'resource-effect': waits('vyřizuje kolo surovin'),
  'turn-start-effect': waits('začíná tah'),
  act: waits('je na tahu'),
  prepare: waits('se chystá na boj'),
  muster: waits('sbírá jednotky'),
  town: waits('může použít akci města'),
  morale: waits('může utratit morálku'),
  'spend-first': waits('získává morálku'),
  'before-combat': waits('se může připravit na boj'),
  'last-call': waits('může ještě jednat, než kolo skončí'),
  respond: waits('může zahrát kartu'),
  empower: waits('sesílá'),
  'power-tier': waits('sesílá'),
  choice: waits('vybírá'),
  pay: waits('platí'),
  visit: waits('navštěvuje políčko'),
  opponent: waits('vybírá nepřítele'),
  'search-from': waits('nahlíží'),
  'search-pick': waits('nahlíží'),
  necromancy: waits('nahlíží'),
  'lay-next': waits('odkládá karty'),
  discard: waits('odhazuje'),
  'take-card': waits('si bere kartu'),
  'remove-card': waits('odstraňuje kartu'),
  'put-card': waits('si prohlíží kartu'),
  'peek-deck': waits('si prohlíží balíček'),
  'die-result': waits('vybírá kostku'),
  reroll: waits('může přehodit kostku'),
  'which-hero': waits('vybírá hrdinu'),
  destination: waits('přesouvá hrdinu'),
  'pick-unit': waits('vybírá jednotku'),
  'pick-income': waits('vybírá příjem'),
  'neutral-deck': waits('vybírá neutrální balíček'),
  'recruit-neutral': waits('si prohlíží neutrální jednotky'),
  'rotate-tile': waits('může natočit dílek'),
  'discover-tile': waits('může objevit dílek'),
  trade: waits('směňuje'),
  'give-up': waits('rozhoduje, zda bojovat'),
  'defend-town': waits('rozhoduje, zda se bránit'),
  deploy: waits('rozmisťuje jednotky'),
  'deploy-neutral': waits('rozmisťuje neutrální jednotky'),
  'swap-neutral': waits('může vyměnit neutrální jednotku'),
  fortify: waits('staví hradby'),
  'next-unit': waits('vybírá další jednotku'),
  deed: waits('vede jednotku'),
  'pick-fighter': waits('vybírá jednotku'),
  'pick-space': waits('vybírá pole'),
  'pick-spaces': waits('vybírá pole'),
  'clear-effect': waits('vybírá účinek'),
  parry: waits('může útok vykrýt'),
  'cancel-attack': waits('může útok zrušit'),
  'return-home': waits('může vrátit jednotku'),
  'reroll-attack': waits('může přehodit kostku'),
  extend: waits('rozhoduje, zda bojovat dál'),
}
