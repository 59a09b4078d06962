import type { LocationId } from '../../content/locations.ts'
import type { ScenarioEvent, StartingUnits } from '../../content/scenario.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { abilityNames, abilityTexts } from './abilities.ts'
import { playerName, tellCondition } from './conditions.ts'
import { amount, and, counted, goods, movement, or, points, resourceName, roman } from './counting.ts'
import { dieName, onlyIfText, statName, tell, tierName, typeName } from './effects.ts'
import * as names from './names.ts'

const tileKind = { start: 'starting tile', far: 'far tile', near: 'near tile', center: 'center tile' }

/** When a hero of a player visits an obelisk, for the first time of its faction. */
function event(on: ScenarioEvent): string {
  const place = on.location === undefined ? 'a field' : `the field “${names.locations[on.location]}”`
  const hero = on.hero === undefined ? 'a hero' : on.hero === 'main' ? 'a Main Hero' : 'a Secondary Hero'
  const carrier = on.carrying === undefined ? hero : `${hero} carrying the grail`
  const tile = on.kind === undefined ? 'a tile' : `a ${tileKind[on.kind]}`
  const isRound = on.event === 'round-start' || on.event === 'round-end'
  const round = on.rounds === undefined ? 'a round' : `round ${or(on.rounds.map(String))}`
  const what = {
    visit: `${hero} visits ${place}`,
    enter: `${hero} enters ${place}`,
    flag: `a player flags ${place}`,
    capture: `a player captures ${place}`,
    'hero-defeated': `${carrier} is defeated`,
    'hero-surrendered': `${carrier} surrenders`,
    'town-flagged': 'a player flags an enemy town',
    'tile-discovered': `${tile} is discovered`,
    'tile-placed': `${tile} is placed`,
    'round-start': `${round} begins`,
    'round-end': `${round} ends`,
    'turn-start': 'a turn begins',
    'turn-end': 'a turn ends',
    'combat-won': `${hero} wins a combat`,
    'combat-lost': `${hero} loses a combat`,
    'token-taken': `${hero} takes the grail`,
    setup: 'the game is set up',
    'game-end': 'the game ends',
  }[on.event]
  const by = { hero: 'by another hero', neutral: 'by neutral units', 'army-without-hero': 'by an army without a hero' }
  const notes = [
    ...(on.by === undefined ? [] : [by[on.by]]),
    ...(on.rounds === undefined || isRound ? [] : [`in round ${or(on.rounds.map(String))}`]),
    ...(on.every === undefined ? [] : [`every ${counted(on.every, 'round', 'rounds')}`]),
  ]
  const first = on.firstByFaction ? ', for the first time of that faction' : on.firstTime ? ', for the first time' : ''
  return `when ${[what, ...notes].join(' ')}${first}`
}

const place = (location: LocationId | null) =>
  location === null ? 'a field' : `the field “${names.locations[location]}”`

function unit(line: StartingUnits): string {
  if ('unit' in line) return `${names.units[line.unit]}, ${line.side}`
  if ('neutral' in line)
    return counted(line.count ?? 1, `neutral ${tierName[line.neutral]} unit`, `neutral ${tierName[line.neutral]} units`)
  const { tier, side, which, count = 1 } = line
  if (which === 'all') return `all ${tierName[tier]} units, ${side}`
  const how = { choose: 'of your choice', cheapest: 'the cheapest', random: 'at random' }[which]
  return `${counted(count, `${tierName[tier]} unit`, `${tierName[tier]} units`)} ${how}, ${side}`
}

const decks = {
  ability: 'the ability deck',
  artifact: 'the artifact deck',
  spell: 'the spell deck',
  own: 'your own deck',
  'artifact-minor': 'the deck of minor artifacts',
  'artifact-major': 'the deck of major artifacts',
  'artifact-relic': 'the deck of relics',
  'spell-basic': 'the deck of basic spells',
  'spell-expert': 'the deck of expert spells',
  bronze: 'the bronze neutral deck',
  silver: 'the silver neutral deck',
  golden: 'the golden neutral deck',
  azure: 'the azure neutral deck',
  astrologers: 'the Astrologers deck',
}

const ends = {
  immediately: 'the game ends at once',
  'end-of-round': 'the game ends with that round',
  'after-next-full-round': 'that round and one more are played, then the game ends',
}

export const vocabulary: Vocabulary = {
  language: 'en',
  names,
  tell,
  condition: tellCondition,
  abilityNames,
  abilityTexts,
  and,
  or,
  goods,
  amount,
  resource: resourceName,
  roman,
  tier: tierName,
  type: typeName,
  stat: statName,
  side: { few: 'few', pack: 'pack', neutral: 'neutral' },
  tileKind,
  category: {
    visitable: 'visitable',
    revisitable: 'revisitable',
    flaggable: 'flaggable',
    empty: 'empty',
    blocked: 'blocked',
  },
  direction: { E: 'east', SE: 'southeast', SW: 'southwest', W: 'west', NW: 'northwest', NE: 'northeast' },
  timing: { instant: 'instant', activation: 'activation', map: 'map', ongoing: 'ongoing', permanent: 'permanent' },
  window: {
    any: null,
    'own-turn': 'in your turn',
    'own-activation': null,
    'own-turn-or-own-activation': null,
    attack: 'in an attack',
    'after-attack-roll': 'after the attack roll',
    'lethal-attack': 'in a lethal attack',
    empower: 'with a spell or specialty',
    'combat-start': 'when a combat begins',
    'combat-won': 'after winning a combat in your turn',
    'after-own-cast': 'after your own spell',
    'after-enemy-cast': 'when the enemy casts a spell',
    'spell-purchase': 'at the Mage Guild',
    'recruit-or-reinforce': 'when you recruit or reinforce',
    'guarded-field-entered': 'when you enter a guarded field',
    'any-time': 'at any time',
    'after-own-roll': 'after your own roll',
    'during-own-search': 'in your own search',
  },
  onlyIf: onlyIfText,
  mode: {
    basic: 'basic',
    expert: 'expert',
    attack: 'attack',
    defense: 'defense',
    cast: 'cast',
    empower: 'for power',
    a: 'first',
    b: 'second',
  },
  cardKind: {
    statistic: 'statistic',
    ability: 'ability',
    specialty: 'specialty',
    spell: 'spell',
    artifact: 'artifact',
  },
  artifactLevel: { minor: 'minor artifact', major: 'major artifact', relic: 'relic' },
  spellLevel: { basic: 'basic spell', expert: 'expert spell' },
  school: { air: 'air', earth: 'earth', fire: 'fire', water: 'water', any: 'any school' },
  card: {
    specialty: (hero, level) => `${names.specialties[hero]} ${roman(level)}`,
    spell: (level, school) => `${level} spell, ${school === 'any' ? 'any school' : school}`,
    power: (min, text) => `with ${min} power, ${text}`,
    onlyFor: (faction) => `Only the ${names.factions[faction]} can play it.`,
  },
  building: {
    when: {
      built: 'when it is built',
      'resource-round-start': 'at the start of each resource round',
      siege: 'in a siege',
      'town-action': 'with the Spell Book token',
      'own-turn': 'in your turn',
      'turn-start': 'at the start of your turn',
    },
    oncePerTurn: 'once',
    notAtOnce: 'not in the round in which it was built',
    cost: (amounts) => `costs ${goods(amounts)}`,
    needs: (kind) => `needs this: ${names.buildingKinds[kind]}`,
    recruits: (tier) => `Recruit ${tierName[tier]} units.`,
    reinforces: 'Reinforce units.',
  },
  location: {
    mine: (resource) => ({ gold: 'Gold mine', materials: 'Materials mine', valuables: 'Valuables mine' })[resource],
    town: (faction) => `${names.factions[faction]} town`,
    optional: 'if you like, ',
    shared: 'Each faction can leave a cube of its own.',
    scenario: 'What it does, the scenario says.',
    sanctuary: 'A hero there cannot be attacked.',
    guard: (difficulty) => `guarded, difficulty ${roman(difficulty)}`,
    on: (location, tile) => `${location} on tile ${tile}`,
  },
  die: dieName,
  cause: {
    scenario: 'the scenario',
    'starting-bonus': 'the starting bonus',
    morale: 'morale',
    level: (level) => `level ${roman(level)}`,
  },
  fighter: (camp) => `a unit of the ${camp}`,
  space: (row, column) => `row ${row}, column ${column}`,
  rank: { main: 'Main Hero', secondary: 'Secondary Hero' },
  deck: (deck) => decks[deck],
  morale: { neutral: 'neutral', positive: 'positive', negative: 'negative' },
  astrologer: {
    once: 'nothing happens',
    'next-resource-round': 'in the next resource round',
    'until-next-astrologers': 'until the next Astrologers round',
  },
  scenario: {
    event,
    trigger: (when, condition, effects, replace) =>
      `${when}${condition === null ? '' : `, if ${condition}`}: ${effects}${replace ? ', instead of what the field does itself' : ''}`,
    restrict: {
      'enter-location': (location) => `heroes may not enter ${place(location)}`,
      'visit-location': (location) => `heroes may not visit ${place(location)}`,
      'attack-hero': (location) => `heroes may not attack heroes${location === null ? '' : ` on ${place(location)}`}`,
      recruit: () => 'nobody may recruit',
      build: () => 'nobody may build',
    },
    cost: {
      'enter-location': (mp, location) => `entering ${place(location)} costs ${movement(mp)}`,
      'pick-up-token': (mp) => `taking the grail where it was dropped costs ${movement(mp)}`,
      'extend-combat': (mp, location) =>
        `one more round of a neutral combat${location === null ? '' : ` on ${place(location)}`} costs ${movement(mp)}`,
    },
    if: (condition) => `, if ${condition}`,
    unless: (condition) => `, unless ${condition}`,
    victory: ({ who, end, result }, condition) =>
      `${who === 'any' ? 'Goal' : `Goal of ${playerName[who]}`}: ${condition}; ${ends[end]}${result === 'win' ? ', and whoever reached it wins' : ' and victory points are counted'}`,
    limit: ({ round, result, unless }) => {
      const how = {
        score: 'victory points are counted',
        draw: 'it is a draw',
        'all-lose': 'everybody loses',
        'win-p1': 'the first player wins',
        'win-p2': 'the second player wins',
        'win-p3': 'the third player wins',
      }[result]
      return `the game ends after round ${round}${unless === undefined ? '' : ', unless the goal has been reached'}: ${how}`
    },
    otherEnds: {
      'last-one': 'only one player was left',
      eliminated: 'nobody was left',
      effect: 'a rule or an event ended the game',
    },
    score: (vp, condition) => `${points(vp)} at the end, if ${condition}`,
    player: playerName,
    resources: (amounts) => `everybody begins with ${goods(amounts)}`,
    income: (amounts) => `the income is ${goods(amounts)}`,
    buildings: (kinds) => `built already: ${kinds.join(', ')}`,
    units: (lines) => `units: ${lines.join('; ')}`,
    unit,
    bonuses: (choose, options) => `choose ${choose} of these: ${options.join('; ')}`,
  },
  ending: {
    score: 'Victory points decide',
    win: 'The goal has been reached',
    draw: 'It is a draw',
    'all-lose': 'Everybody loses',
    'last-one': 'Only one player is left',
  },
  scene: {
    title: (scenario, round, last) => `${scenario}: round ${round} of ${last}`,
    setUp: (scenario) => `${scenario}: the map is being built`,
    turn: (name) => `It is the turn of ${name}.`,
    over: (why) => `The game is over. ${why}.`,
    astrologers: (cards) => `Astrologers: ${cards}`,
    goals: 'What counts here:',
    map: 'The map:',
    tile: (name, rotation) => `${name}${rotation === 0 ? '' : `, turned by ${rotation * 60}°`}`,
    faceDown: (kind, at) => `a face-down ${tileKind[kind]}${at === '' ? '' : ` next to ${at}`}`,
    cube: 'black cube',
    flagged: (who) => `flagged by ${who}`,
    hero: (rank, name) => `${{ main: 'Main Hero', secondary: 'Secondary Hero' }[rank]} of ${name}`,
    grail: 'the grail',
    player: (name, faction, hero) =>
      `${name}${faction === null ? '' : `: ${faction}`}${hero === null ? '' : `, ${hero}`}`,
    level: (level, experience, expertLeft) =>
      `level ${roman(level)}, ${experience} experience, ${counted(expertLeft, 'expert use', 'expert uses')} left`,
    has: (has, income, morale) => `${has}; income ${income}; morale ${morale}`,
    stands: (rank, field, mp) =>
      `${{ main: 'Main Hero', secondary: 'Secondary Hero' }[rank]}: ${field}, ${movement(mp)}`,
    buildings: (built) => `Buildings: ${built}`,
    units: (units) => `Units: ${units}`,
    hand: (shown) => `Hand: ${shown}`,
    piles: (deck, discarded, scored) =>
      `Deck ${deck}, discarded ${discarded}${scored === 0 ? '' : `, scoring pile ${scored}`}`,
    cards: (n) => counted(n, 'card', 'cards'),
    none: 'none',
    eliminated: 'out of the game',
    battle: (field, round) => `Combat at ${field}, combat round ${round}:`,
    row: (row, spaces) => `row ${row}: ${spaces}`,
    empty: 'empty',
    bulwark: { wall: 'wall', gate: 'gate' },
    fighter: (name, attack, defense, left, initiative, notes) =>
      `${name} (attack ${attack}, defense ${defense}, health ${left}, initiative ${initiative}${notes === '' ? '' : `; ${notes}`})`,
    paralysed: 'paralysed',
    defending: 'defends',
    activated: 'was active',
    beside: (name) => `beside the board: ${name}`,
  },
}
