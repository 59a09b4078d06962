import type { CardKind } from '../../content/cards.ts'
import type { Die } from '../../content/dice.ts'
import type {
  ArtifactLevel,
  CardFilter,
  Duration,
  Favourite,
  HeroRef,
  OnlyIf,
  Price,
  Result,
  SharedDeck,
  Side,
  SpellLevel,
  Stat,
  Target,
  UnitFilter,
  Where,
  Who,
} from '../../content/effects.ts'
import type { FactionId } from '../../content/factions.ts'
import type { Tier, UnitType } from '../../content/units.ts'
import { type EffectTemplates, teller } from '../effect-templates.ts'
import { abilityTexts } from './abilities.ts'
import { and, counted, experience, goods, movement, ofResource, or, points, signed, someCards } from './counting.ts'
import { abilities, locations, units } from './names.ts'

/** Kdo, koho, koho (čeho), komu: which case a phrase is in. */
type Case = 'nom' | 'acc' | 'gen' | 'dat'
type Cased = Readonly<Record<Case, string>>
const hard = (stem: string): Cased => ({ nom: `${stem}á`, acc: `${stem}ou`, gen: `${stem}é`, dat: `${stem}é` })
const fixed = (word: string): Cased => ({ nom: word, acc: word, gen: word, dat: word })

const tierCases: Readonly<Record<Tier, Cased>> = {
  bronze: hard('bronzov'),
  silver: hard('stříbrn'),
  golden: hard('zlat'),
  azure: hard('azurov'),
}
const typeCases: Readonly<Record<UnitType, Cased>> = {
  ground: fixed('pozemní'),
  flying: fixed('létající'),
  ranged: hard('střeleck'),
}
/** Jednotka jaká: the name of a tier as it stands beside a unit. */
export const tierName: Readonly<Record<Tier, string>> = {
  bronze: tierCases.bronze.nom,
  silver: tierCases.silver.nom,
  golden: tierCases.golden.nom,
  azure: tierCases.azure.nom,
}
export const typeName: Readonly<Record<UnitType, string>> = {
  ground: typeCases.ground.nom,
  flying: typeCases.flying.nom,
  ranged: typeCases.ranged.nom,
}
const manyOfType: Readonly<Record<UnitType, string>> = { ground: 'pozemní', flying: 'létající', ranged: 'střelecké' }
export const statName: Readonly<Record<Stat, string>> = {
  attack: 'útok',
  defense: 'obrana',
  health: 'zdraví',
  initiative: 'iniciativa',
}
/** +1 k čemu. */
export const toStat: Readonly<Record<Stat, string>> = {
  attack: 'k útoku',
  defense: 'k obraně',
  health: 'ke zdraví',
  initiative: 'k iniciativě',
}
export const dieName: Readonly<Record<Die, string>> = {
  attack: 'kostka útoku',
  resource: 'kostka surovin',
  treasure: 'kostka pokladu',
}
const dieOf: Readonly<Record<Die, string>> = { attack: 'útoku', resource: 'surovin', treasure: 'pokladu' }
/** Hodit čím: 1 kostkou surovin, 2 kostkami surovin. */
const withDice = (die: Die, n: number | '$dice') =>
  n === '$dice' ? `uvedeným počtem kostek ${dieOf[die]}` : `${n} ${n === 1 ? 'kostkou' : 'kostkami'} ${dieOf[die]}`

const ofDeck: Readonly<Record<SharedDeck | 'own', string>> = {
  ability: 'balíčku dovedností',
  artifact: 'balíčku artefaktů',
  spell: 'balíčku kouzel',
  own: 'vlastního balíčku',
}
type Number3 = readonly [one: string, few: string, many: string]
/** Koho, co: 1 artefakt, 2 artefakty, 5 artefaktů. */
const kinds: Readonly<Record<CardKind, Number3>> = {
  statistic: ['kartu statistiky', 'karty statistik', 'karet statistik'],
  ability: ['dovednost', 'dovednosti', 'dovedností'],
  specialty: ['specializaci', 'specializace', 'specializací'],
  spell: ['kouzlo', 'kouzla', 'kouzel'],
  artifact: ['artefakt', 'artefakty', 'artefaktů'],
}
const levels: Readonly<Record<ArtifactLevel | SpellLevel, Number3>> = {
  minor: ['malý artefakt', 'malé artefakty', 'malých artefaktů'],
  major: ['velký artefakt', 'velké artefakty', 'velkých artefaktů'],
  relic: ['relikvii', 'relikvie', 'relikvií'],
  basic: ['běžné kouzlo', 'běžná kouzla', 'běžných kouzel'],
  expert: ['pokročilé kouzlo', 'pokročilá kouzla', 'pokročilých kouzel'],
}

/** 1 artefakt, 2 dovednosti nebo kouzla. */
function filtered({ kind, kinds: several, level, not = [] }: CardFilter, n: number): string {
  const of = several ?? (kind === undefined ? [] : [kind])
  const number = n === 1 ? 0 : n < 5 ? 1 : 2
  const card: Number3 = ['kartu', 'karty', 'karet']
  const what =
    level !== undefined
      ? levels[level][number]
      : of.length === 0
        ? card[number]
        : or(of.map((one) => kinds[one][number]))
  const but = not.map((one) => (one === 'magic-arrow' ? 'Magický šíp' : 'počáteční dovednost'))
  return `${n} ${what}${but.length === 0 ? '' : `, ne však ${or(but)}`}`
}

/** "Doberte si" for oneself, "každý hráč si dobere" otherwise. */
function by(who: Who | undefined, you: string, they: string): string {
  if (who === 'each') return `každý hráč ${they}`
  return who === 'enemy' ? `soupeř ${they}` : you
}

function tiers(of: readonly Tier[], as: Case): string {
  return or(of.map((tier) => tierCases[tier][as]))
}

const one: Cased = { nom: 'jedna', acc: 'jednu', gen: 'jedné', dat: 'jedné' }
const unit: Cased = { nom: 'jednotka', acc: 'jednotku', gen: 'jednotky', dat: 'jednotce' }
/** Whose: "svou" where somebody is told to do something, "vaši" where something is said. */
type Said = 'order' | 'statement'
const own: Readonly<Record<Said, Cased>> = {
  order: { nom: 'vaše', acc: 'svou', gen: 'své', dat: 'své' },
  statement: { nom: 'vaše', acc: 'vaši', gen: 'vaší', dat: 'vaší' },
}
const sides: Readonly<Record<Exclude<Side, 'own'>, Cased>> = { enemy: hard('nepřátelsk'), any: fixed('') }

function words(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ')
}

function chosen({ side, tiers: which, types }: UnitFilter, as: Case, said: Said): string {
  const whose = side === 'own' ? own[said] : sides[side]
  const tier = which === undefined ? '' : tiers(which, as)
  const type = types === undefined ? '' : or(types.map((type) => typeCases[type][as]))
  return words(one[as], whose[as], tier, type, unit[as])
}

function target(of: Target, as: Case, said: Said = 'order'): string {
  if (typeof of !== 'string') return chosen(of, as, said)
  return {
    'own-unit': words(one[as], own[said][as], unit[as]),
    'own-attacking-unit': words(own[said][as], 'útočící', unit[as]),
    'own-defending-unit': words(own[said][as], hard('napaden')[as], unit[as]),
    'same-unit': words({ nom: 'táž', acc: 'tutéž', gen: 'téže', dat: 'téže' }[as], unit[as]),
    attacker: words('útočící', unit[as]),
  }[of]
}

/** Such a unit is one of this attack already. */
const ofAttack = (of: Target) => of === 'own-attacking-unit' || of === 'own-defending-unit'

const durations: Readonly<Record<Duration, string>> = {
  attack: ' pro tento útok',
  'combat-round': ' do konce kola boje',
  'next-combat-round': ' v příštím kole boje',
  combat: ' do konce boje',
  turn: ' v tomto tahu',
  round: ' v tomto kole',
  'next-resource-round': ' v příštím kole surovin',
  'until-next-astrologers': ' do příštího kola astrologů',
  once: '',
}
const lasting = (duration: Duration | undefined) => (duration === undefined ? '' : durations[duration])

const heroes: Readonly<Record<HeroRef, Cased>> = {
  visiting: {
    nom: 'hrdina na návštěvě',
    acc: 'hrdinu na návštěvě',
    gen: 'hrdiny na návštěvě',
    dat: 'hrdinovi na návštěvě',
  },
  'chosen-own': {
    nom: 'jeden váš hrdina',
    acc: 'jednoho svého hrdinu',
    gen: 'jednoho svého hrdiny',
    dat: 'jednomu svému hrdinovi',
  },
  same: { nom: 'týž hrdina', acc: 'téhož hrdinu', gen: 'téhož hrdiny', dat: 'témuž hrdinovi' },
}
const prices: Readonly<Record<Price, string>> = {
  free: 'zdarma',
  full: 'za plnou cenu',
  'half-up': 'za polovinu zlata zaokrouhlenou nahoru',
  'half-gold-down': 'za polovinu zlata zaokrouhlenou dolů',
}
const where: Readonly<Record<Where, string>> = {
  'adjacent-to-this-tile': 'vedle tohoto dílku',
  'adjacent-to-hero-tile': 'vedle dílku jednoho svého hrdiny',
}
export const onlyIfText: Readonly<Record<OnlyIf, string>> = {
  'target-not-adjacent': 'proti nesousedícím cílům',
  'against-enemy-hero': 'když začíná boj proti nepřátelskému hrdinovi',
}
const results: Readonly<Record<Result, string>> = {
  score: 'hra končí a sečtou se vítězné body',
  draw: 'hra končí remízou',
  'all-lose': 'hra končí a všichni prohrávají',
  'win-self': 'vyhráváte hru',
  'win-p1': 'hru vyhrává první hráč',
  'win-p2': 'hru vyhrává druhý hráč',
  'win-p3': 'hru vyhrává třetí hráč',
}
const ofFaction: Readonly<Record<FactionId, string>> = { castle: 'Hradu', necropolis: 'Nekropole', dungeon: 'Kobky' }
const favourite = (of: Favourite) => ('unit' in of ? `jednotku „${units[of.unit]}“` : 'draky')
const times = (n: number) => (n === 1 ? '' : n === 2 ? ' dvakrát' : ` ${n}krát`)

export const effectTemplates: EffectTemplates = {
  choose: ({ options, pick = 1, optional }, tell) => {
    const which = options.map(
      ({ effects, onlyIf }) => `${tell(effects)}${onlyIf === undefined ? '' : `, ${onlyIfText[onlyIf]}`}`,
    )
    const how = pick === 1 ? 'jedno z toho' : counted(pick, 'možnost', 'možnosti', 'možností')
    return `${optional ? 'můžete si vybrat' : 'vyberte si'} ${how}: ${which.join('; nebo ')}`
  },
  payThen: ({ costs, effects }, tell) => `můžete zaplatit ${or(costs.map(goods))}: ${tell(effects)}`,
  discardThen: ({ n, effects, optional }, tell) =>
    `${optional ? 'můžete odhodit' : 'odhoďte'} ${n === 'x' ? 'X karet, aspoň 1' : someCards(n)}: ${tell(effects)}`,
  gain: ({ who, ...amounts }) => by(who, `získejte ${goods(amounts)}`, `získá ${goods(amounts)}`),
  lessIncome: ({ who, ...amounts }) =>
    by(who, `váš příští příjem je nižší o ${goods(amounts)}`, `má příští příjem nižší o ${goods(amounts)}`),
  settlementIncome: ({ steps, resources, firstFlagGain }) =>
    `zvyšte svůj příjem ${or(resources.map((id) => ofResource[id]))} o ${counted(steps, 'stupeň', 'stupně', 'stupňů')}${firstFlagGain ? ', a pokud to tu ještě nikdo neobsadil, získejte stejně hned' : ''}`,
  mineIncome: ({ firstFlagGain }) =>
    `zvyšte příjem jeho suroviny o 1 stupeň${firstFlagGain ? ', a pokud ho ještě nikdo neobsadil, získejte stejně hned' : ''}`,
  trade: () => 'směňujte suroviny podle tabulky, kolikrát chcete',
  income: ({ resource, steps, who }) => {
    const step = counted(Math.abs(steps), 'stupeň', 'stupně', 'stupňů')
    const [you, they] = steps < 0 ? ['snižte', 'sníží'] : ['zvyšte', 'zvýší']
    return by(
      who,
      `${you} svůj příjem ${ofResource[resource]} o ${step}`,
      `si ${they} příjem ${ofResource[resource]} o ${step}`,
    )
  },
  draw: ({ n, who }) => by(who, `doberte si ${someCards(n)}`, `si dobere ${someCards(n)}`),
  discard: ({ n, who, random, among, ifKind, then = [] }, tell) => {
    const what = random ? counted(n, 'náhodnou kartu', 'náhodné karty', 'náhodných karet') : someCards(n)
    const which = among === undefined ? '' : ' z právě dobraných'
    const after = ifKind === undefined ? '' : `; je-li to ${asCard[ifKind]}, ${tell(then)}`
    return `${by(who, `odhoďte ${what}${which}`, `odhodí ${what}${which}`)}${after}`
  },
  discardThenDrawSame: ({ upTo }) =>
    upTo === 'any'
      ? 'odhoďte libovolný počet karet a stejně si jich doberte'
      : `odhoďte až ${someCards(upTo)} a stejně si jich doberte`,
  search: ({ deck, n, times: often = 1 }) =>
    `nahlédněte${times(often)} na ${deck === 'own' ? `${someCards(n)} svého balíčku` : counted(n, ...kinds[deck])}`,
  redoSearch: ({ decks }) =>
    `odhoďte vše, na co jste nahlédli v ${or(decks.map((deck) => ofDeck[deck]))}, a nahlédněte znovu na stejně karet`,
  takeFromDiscard: ({ filter, top, n, reorderRest }) => {
    const from =
      top === undefined ? 'ze svého odhazovacího balíčku' : `z vrchních ${top} karet svého odhazovacího balíčku`
    return `vezměte si ${from} do ruky ${filter === undefined ? someCards(n) : filtered(filter, n)}${reorderRest ? ' a ostatní vraťte v libovolném pořadí' : ''}`
  },
  shuffleDiscardIntoDeck: () => 'zamíchejte svůj odhazovací balíček do balíčku',
  shuffleFromHand: ({ filter, thenDrawSame, who }) => {
    const of = filter.kinds ?? (filter.kind === undefined ? [] : [filter.kind])
    const what = of.length === 0 ? 'všechny karty' : `všechny karty typu ${or(of.map((kind) => asCard[kind]))}`
    return by(
      who,
      `zamíchejte ${what} z ruky do svého balíčku${thenDrawSame ? ' a stejně si jich doberte' : ''}`,
      `zamíchá ${what} z ruky do svého balíčku${thenDrawSame ? ' a stejně si jich dobere' : ''}`,
    )
  },
  findInDeck: ({ deck, card, shuffle }) =>
    `vezměte si z ${ofDeck[deck]} do ruky kartu „${abilities[card]}“${shuffle ? ' a balíček zamíchejte' : ''}`,
  lookTop: ({ deck, n, to }) =>
    `podívejte se na ${n === 1 ? 'vrchní kartu' : `vrchní ${someCards(n)}`} ${ofDeck[deck]} a dejte ${n === 1 ? 'ji' : 'je'} ${or(to.map((place) => (place === 'hand' ? 'do ruky' : 'na jeho odhazovací balíček')))}`,
  revealUntil: ({ deck, filter }) =>
    `odkrývejte karty ${ofDeck[deck]}, dokud nenajdete ${filtered(filter, 1)}, a vezměte si ji do ruky`,
  removeCard: ({ filter, n }) => `odstraňte z ruky ${filtered(filter, n)}`,
  removeThis: () => 'odstraňte tuto kartu',
  returnThis: () => 'vraťte si tuto kartu do ruky',
  handLimit: ({ n, who, duration }) => {
    const how = `limit ruky o ${Math.abs(n)} ${n < 0 ? 'nižší' : 'vyšší'}`
    return `${by(who, `máte ${how}`, `má ${how}`)}${lasting(duration)}`
  },
  morale: ({ n, times: often = 1, who }) =>
    n > 0
      ? by(who, `získejte${times(often)} morálku`, `získá${times(often)} morálku`)
      : by(who, `ztraťte${times(often)} morálku`, `ztratí${times(often)} morálku`),
  moraleIf: ({ has, n, who }) => {
    const what = has === 'positive' ? 'pozitivní' : 'negativní'
    return by(
      who,
      `máte-li ${what} morálku, ${n > 0 ? 'získejte' : 'ztraťte'} morálku`,
      `s ${what} morálkou ${n > 0 ? 'získá' : 'ztratí'} morálku`,
    )
  },
  experience: ({ n }) => `získejte ${experience(n)}`,
  movement: ({ n, hero = 'visiting' }) => `${heroes[hero].nom} získá ${movement(n)}`,
  heroMovement: ({ n, who, duration }) =>
    `${who === 'each' ? 'každý hrdina' : who === 'enemy' ? 'každý nepřátelský hrdina' : 'každý váš hrdina'} má o ${movement(Math.abs(n))} ${n < 0 ? 'méně' : 'víc'}${lasting(duration)}`,
  moveHero: ({ hero, to, at, optional }) => {
    const when = at === undefined ? '' : 'na konci svého tahu '
    const place = to === 'adjacent-empty-field' ? 'na sousední prázdné políčko' : 'do svého města nebo osady'
    return `${when}${optional ? 'můžete přesunout' : 'přesuňte'} ${heroes[hero].acc} ${place}`
  },
  freeMove: ({ hero, throughGuards, throughBorders, throughBlocked, visitOnlyLast, duration }) => {
    const over = [
      ...(throughGuards ? ['stráže'] : []),
      ...(throughBorders ? ['ohraničení'] : []),
      ...(throughBlocked ? ['zablokovaná políčka'] : []),
    ]
    return `${heroes[hero].nom} přelétá${lasting(duration)} ${over.length === 0 ? 'všechno' : and(over)}${visitOnlyLast ? ' a navštíví jen políčko, kde se zastaví' : ''}`
  },
  rerollRight: ({ dice, uses, duration, who }) => {
    const which = `kostku ${or(dice.map((die) => dieOf[die]))}`
    const how = {
      'one-per-die-type': `od každého druhu jednou 1 ${which}`,
      'each-roll-once': `v každém hodu jednou 1 ${which}`,
      'one-per-turn': `v každém svém tahu 1 ${which}`,
    }[uses]
    return `${by(who, `můžete přehodit ${how}`, `smí přehodit ${how}`)}${lasting(duration)}`
  },
  rerollDie: ({ n }) =>
    `přehoďte ${n === 1 ? 'jednu kostku' : counted(n, 'kostku', 'kostky', 'kostek')}, kterou jste právě hodili`,
  roll: ({ die, n, resolve, who }) => {
    const one = resolve !== 'all' && n !== 1
    return by(
      who,
      `hoďte ${withDice(die, n)}${one ? ' a jednu vyhodnoťte' : ''}`,
      `hodí ${withDice(die, n)}${one ? ' a jednu vyhodnotí' : ''}`,
    )
  },
  rollAttackDie: ({ outcomes }, tell) => {
    const faces = (['-1', '0', '1'] as const).flatMap((face) => {
      const effects = outcomes[face]
      return effects === undefined ? [] : [`padne-li ${face === '0' ? '0' : signed(Number(face))}, ${tell(effects)}`]
    })
    return `hoďte kostkou útoku: ${faces.join('; ')}`
  },
  rollMixed: ({ dice }) => {
    const which = (['resource', 'treasure'] as const).flatMap((die) =>
      dice[die] === undefined ? [] : [withDice(die, dice[die])],
    )
    return `hoďte ${and(which)}, jeden výsledek vyhodnoťte a druhý ignorujte`
  },
  multiplyDie: ({ n }) => `kostka vašeho útoku se počítá ${n}krát`,
  ignoreDie: ({ target: of, includingTriggers }) =>
    `kostka útoku ${target(of, 'gen', 'statement')} se ignoruje${includingTriggers ? ' a nic nespouští' : ''}`,
  reinforce: ({ tiers: which, count, cost, faction, firstFlagCost, who, optional }) => {
    const what =
      count === 1
        ? `1 ${tiers(which, 'acc')} jednotku`
        : `jednotky, které jsou ${or(which.map((tier) => tierCases[tier].gen))}, v počtu ${count}`
    const of = faction === undefined ? '' : ` ${ofFaction[faction]}`
    const first =
      firstFlagCost === undefined ? '' : `, nebo ${prices[firstFlagCost]}, pokud to tu ještě nikdo neobsadil`
    return by(
      who,
      `${optional ? 'můžete posílit' : 'posilte'} ${what}${of} ${prices[cost]}${first}`,
      `${optional ? 'smí posílit' : 'posílí'} ${what}${of} ${prices[cost]}${first}`,
    )
  },
  recruitDiscount: ({ gold }) => `jedno najmutí nebo posílení stojí o ${counted(gold, 'zlato', 'zlata', 'zlata')} méně`,
  recruitNeutral: ({ decks, drawPer, pick, azureWithGolden, optional }) => {
    const from =
      decks === 'each-dwelling'
        ? 'každého neutrálního balíčku, jehož příbytek stojí ve vašem městě'
        : 'jednoho neutrálního balíčku, jehož příbytek stojí ve vašem městě'
    const azure = azureWithGolden ? ', se zlatým příbytkem i azurového' : ''
    const what = drawPer === 1 ? 'vrchní kartu' : `vrchní ${someCards(drawPer)}`
    const hire =
      decks === 'one-of-dwellings' && drawPer === 1
        ? 'najmout ji'
        : pick === 1
          ? 'jednu najmout'
          : `v počtu ${pick} je najmout`
    return `${optional ? 'můžete' : 'musíte'} odkrýt ${what} ${from}${azure}, a ${hire} za ${pick === 1 ? 'její' : 'jejich'} cenu`
  },
  flipToFew: ({ n, who }) =>
    by(
      who,
      `otočte ${counted(n, 'tlupu', 'tlupy', 'tlup')} na hrstku`,
      `otočí ${counted(n, 'tlupu', 'tlupy', 'tlup')} na hrstku`,
    ),
  gainUnit: (effect) => {
    const side = effect.side === 'pack' ? 'tlupu' : 'hrstku'
    if ('unit' in effect) return `získejte ${side}: ${units[effect.unit]}`
    return `získejte ${effect.choose ? 'zvolenou' : 'náhodnou'} ${tierCases[effect.tier].acc} jednotku, ${side}`
  },
  overlayUnit: ({ unit: id, sides: of, name, stats, abilities: keys }) => {
    const faces = or(of.map((side) => ({ few: 'hrstku', pack: 'tlupu', horde: 'hordu' })[side]))
    const values = (['attack', 'defense', 'health', 'initiative'] as const).map(
      (stat) => `${statName[stat]} ${stats[stat]}`,
    )
    const does = keys.map((ability) => (abilityTexts[ability.key] as (values: object) => string)(ability))
    return `položte tuto kartu na ${faces} jednotky „${units[id]}“: stane se z ní „${name.cs}“, ${[...values, ...does].join(', ')}`
  },
  swapNeutral: ({ n, optional, who }) => {
    const what = `${counted(n, 'vylosovanou neutrální jednotku', 'vylosované neutrální jednotky', 'vylosovaných neutrálních jednotek')} za ${n === 1 ? 'jinou' : 'jiné'} téhož stupně`
    return by(
      who,
      `na začátku neutrálního boje ${optional ? 'můžete vyměnit' : 'vyměňte'} ${what}`,
      `na začátku neutrálního boje ${optional ? 'smí vyměnit' : 'vymění'} ${what}`,
    )
  },
  spellPurchase: ({ goldDelta, search }) =>
    `v cechu mágů zaplaťte o ${Math.abs(goldDelta)} zlata ${goldDelta < 0 ? 'méně' : 'víc'} a nahlédněte na ${counted(search, ...kinds.spell)}`,
  power: ({ n }) => `+${n} k síle`,
  returnSpell: ({ cards }) =>
    cards === 'spell' ? 'vraťte si kouzlo do ruky' : 'vraťte si do ruky kouzlo i všechny karty, které ho posílily',
  spellLimit: ({ n, duration }) =>
    `můžete seslat o ${counted(n, 'kouzlo', 'kouzla', 'kouzel')} víc${lasting(duration)}`,
  castSpellNow: ({ countsTowardLimit }) => `hned sešlete kouzlo z ruky${countsTowardLimit ? '' : ', nad limit kouzel'}`,
  negateSpell: ({ maxPower }) =>
    `nepřátelské kouzlo nemá účinek${maxPower === undefined ? '' : `, bylo-li sesláno se silou nejvýš ${maxPower}`}`,
  firstSpell: ({ per, effect, who }) => {
    const gets = effect === 'return-to-hand' ? 'se vrátí do ruky' : 'má +1 k síle'
    const when = per === 'turn' ? 've svém tahu' : 'do příštího kola astrologů'
    return `první kouzlo, které ${when} ${by(who, 'sešlete', 'sešle')}, ${gets}`
  },
  mod: ({ stat, n, target: of, duration, min, doubleIf }) =>
    `${signed(n)} ${toStat[stat]} pro ${target(of, 'acc', 'statement')}${ofAttack(of) ? '' : lasting(duration)}${min === undefined ? '' : `, ne pod ${min}`}${doubleIf === undefined ? '' : `; pro ${favourite(doubleIf)} dvojnásobek`}`,
  aura: ({ side, types, mods, onlyIf, duration }) => {
    const stats = (['attack', 'defense', 'health', 'initiative'] as const).flatMap((stat) =>
      mods[stat] === undefined ? [] : [`${signed(mods[stat])} ${toStat[stat]}`],
    )
    const whose = { own: 'všechny vaše', enemy: 'všechny nepřátelské', any: 'všechny' }[side]
    return `${and(stats)} pro ${whose} ${or(types.map((type) => manyOfType[type]))} jednotky${onlyIf === undefined ? '' : ` ${onlyIfText[onlyIf]}`}${lasting(duration)}`
  },
  damage: ({ n, target: of }) => `${target(of, 'nom')} utrpí ${n} zranění`,
  damageArea: ({ n }) => `každá jednotka na dvou sousedních polích utrpí ${n} zranění`,
  damageChain: ({ amounts }) =>
    `zvolte jednotku a jí nejbližší další: v tomto pořadí utrpí ${and(amounts.map(String))} zranění`,
  heal: ({ n, target: of }) => `odstraňte až ${n} zranění z ${target(of, 'gen')}`,
  cure: ({ heal, clear, target: of }) => {
    const also = clear.map((what) => (what === 'paralysis' ? 'paralýzu' : 'jeden trvající účinek podle své volby'))
    return `odstraňte z ${target(of, 'gen')} ${and([`až ${heal} zranění`, ...also])}`
  },
  clearStatus: ({ target: of }) => `odstraňte paralýzu z ${target(of, 'gen')}`,
  paralyze: ({ target: of }) => `paralyzujte ${target(of, 'acc')}`,
  cancelAttack: ({ target: of }) => `zrušte útok, který je smrtící pro ${target(of, 'acc')}`,
  swapUnits: () => 'dvě vaše jednotky si vymění místo',
  teleportUnit: ({ target: of }) => `přesuňte ${target(of, 'acc')} na libovolné prázdné pole`,
  restoreRetaliation: ({ target: of }) => `${target(of, 'nom')} smí znovu provést odvetu`,
  silence: ({ target: of, duration }) => `schopnosti ${target(of, 'gen', 'statement')} nefungují${lasting(duration)}`,
  spellProof: ({ target: of, duration }) =>
    `kouzla nemohou zvolit ani zranit ${target(of, 'acc', 'statement')}${lasting(duration)}`,
  reflect: ({ n, target: of, duration }) =>
    `kdo zaútočí ze sousedního pole na ${target(of, 'acc', 'statement')}, utrpí ${n} zranění${lasting(duration)}`,
  forbidExit: ({ who, what }) => {
    const [you, they] = [
      what.map((exit) => (exit === 'retreat' ? 'ustoupit' : 'se vzdát')).join(' ani '),
      what.map((exit) => (exit === 'retreat' ? 'ustoupit' : 'se vzdát')).join(' ani '),
    ]
    return by(who, `v tomto boji nemůžete ${you}`, `v tomto boji nemůže ${they}`)
  },
  fortify: ({ walls, gates, arrowTower }) =>
    `kdo město obléhá, narazí na ${and([
      counted(walls, 'hradbu', 'hradby', 'hradeb'),
      counted(gates, 'bránu', 'brány', 'bran'),
      counted(arrowTower, 'střeleckou věž', 'střelecké věže', 'střeleckých věží'),
    ])}`,
  skipCombat: () => 'rovná-li se obtížnost úrovni hrdiny, navštivte políčko bez boje a bez zkušeností',
  discoverTile: ({ where: at }) => `zdarma objevte dílek lícem dolů ${where[at]}`,
  placeTile: ({ where: at }) => `zdarma položte ze své zásoby vzdálený dílek ${where[at]}`,
  rotateTile: ({ where: at, notIfHeroOn, mustStayLegal }) =>
    `natočte dílek ${where[at]}${notIfHeroOn ? ', na kterém nestojí hrdina' : ''}${mustStayLegal ? ', pokud mapa zůstane souvislá' : ''}`,
  removeBlackCubes: (effect) =>
    'locations' in effect
      ? `z těchto políček zmizí černé kostičky: ${effect.locations.map((id) => locations[id]).join(', ')}`
      : 'z mapy zmizí všechny černé kostičky',
  grantToken: ({ max }) => `hrdina na návštěvě si vezme grál${max === undefined ? '' : ', jediný, který je'}`,
  transferToken: () => 'grál si vezme hrdina, který zvítězil',
  dropToken: () => 'grál se položí na políčko, kde se bojovalo',
  vp: ({ n, who }) =>
    by(
      who,
      `na konci ${n < 0 ? 'ztratíte' : 'získáte'} ${points(Math.abs(n))}`,
      `na konci ${n < 0 ? 'ztratí' : 'získá'} ${points(Math.abs(n))}`,
    ),
  endGame: ({ result }) => results[result],
  message: ({ text }) => `„${text.cs}“`,
}

/** Kdo, co: in the nominative. */
const asCard: Readonly<Record<CardKind, string>> = {
  statistic: 'statistika',
  ability: 'dovednost',
  specialty: 'specializace',
  spell: 'kouzlo',
  artifact: 'artefakt',
}

export const tell = teller(effectTemplates, 'pak')
