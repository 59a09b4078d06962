import type { Finding } from '@krcma/kernel'
import { BUILDINGS, type BuildingKind } from '../../content/buildings.ts'
import { PLAYER_REFS } from '../../content/conditions.ts'
import type { Op } from '../../content/effects.ts'
import type { Beginning, Scenario } from '../../content/scenario.ts'
import { RECOMMENDED } from '../../content/scenario-template.ts'
import { TILE_IDS, TILE_KINDS } from '../../content/tiles.ts'
import { checkMap } from './check-map.ts'
import { error, findIf, warning } from './finding.ts'
import { demandsOf, fits, onTile, type TileDemand } from './tile-supply.ts'

/** What an editor should say of a scenario that can be read (H3B-CREATE-20): errors forbid it to be played, warnings do not. */
export function check(scenario: Scenario): readonly Finding[] {
  return [
    ...checkLength(scenario),
    ...checkPlayers(scenario),
    ...checkMap(scenario),
    ...checkBeginning('', scenario),
    ...PLAYER_REFS.flatMap((player) => {
      const own = scenario.perPlayer?.[player]
      return own === undefined ? [] : checkBeginning(`perPlayer.${player}.`, own)
    }),
    ...checkNames(scenario),
    ...checkLocations(scenario),
    ...checkVariants(scenario),
    ...checkResults(scenario),
    ...checkEffects(scenario),
    ...checkNumbers(scenario),
  ]
}

/** H3B-CREATE-03, H3B-CREATE-21 */
function checkLength({ length, roundLimit }: Scenario): readonly Finding[] {
  return [
    ...findIf(length.rounds !== roundLimit.round, () =>
      error(
        'roundLimit.round',
        'The round limit is not the length of the scenario.',
        'Limit kol není stejný jako délka scénáře.',
      ),
    ),
    ...findIf(length.rounds > RECOMMENDED.rounds, () =>
      warning(
        'length.rounds',
        `The round counter has ${RECOMMENDED.rounds} spaces: split a longer story into several scenarios.`,
        `Počítadlo kol má ${RECOMMENDED.rounds} polí: delší příběh raději rozdělte do několika scénářů.`,
      ),
    ),
  ]
}

/** Every reference to a player leads to one who may be there (H3B-CREATE-25). */
function checkPlayers(scenario: Scenario): readonly Finding[] {
  const { min, max } = scenario.players
  const beyond = strings(scenario)
    .filter(({ path, value }) => {
      const [, player] = /^(?:win-)?p([123])$/.exec(value) ?? []
      return player !== undefined && Number(player) > max && /\.(who|of|by|player|result)$/.test(path)
    })
    .map(({ path }) => path.slice(1))
  const own = PLAYER_REFS.filter((player, i) => i >= max && scenario.perPlayer?.[player] !== undefined)
  return [
    ...findIf(min > max, () =>
      error('players', 'The fewest players are more than the most.', 'Nejmenší počet hráčů je větší než největší.'),
    ),
    ...[...beyond, ...own.map((player) => `perPlayer.${player}`)].map((path) =>
      error(path, 'There is no such player.', 'Takový hráč ve scénáři není.'),
    ),
  ]
}

/** Buildings stand on others, whatever the faction, and bonuses are there to choose (H3B-CREATE-10, H3B-CREATE-25). */
function checkBeginning(at: string, given: Partial<Beginning>): readonly Finding[] {
  const { startingBuildings: kinds = [], startingBonuses: bonuses } = given
  const missing = (kind: BuildingKind) =>
    Object.values(BUILDINGS).some(
      (building) => building.kind === kind && building.requires !== undefined && !kinds.includes(building.requires),
    )
  return [
    ...findIf(kinds.some(missing), () =>
      error(
        `${at}startingBuildings`,
        'A building needs another one that is not there.',
        'Některá budova potřebuje jinou, která tu není.',
      ),
    ),
    ...findIf(bonuses !== undefined && bonuses.choose > bonuses.options.length, () =>
      error(
        `${at}startingBonuses.choose`,
        'There are fewer bonuses than are chosen.',
        'Bonusů je méně, než kolik se jich vybírá.',
      ),
    ),
    ...(bonuses === undefined ? [] : repeated(`${at}startingBonuses.options`, bonuses.options)),
  ]
}

function checkNames({ rules, victory, timedEvents, scoring, map }: Scenario): readonly Finding[] {
  return [
    ...repeated('rules', rules),
    ...repeated('victory', victory),
    ...repeated('timedEvents', timedEvents),
    ...repeated('scoring.extra', scoring?.extra ?? []),
    ...repeated('map.center.variants', map.center?.variants ?? []),
  ]
}

function repeated(path: string, things: readonly { readonly id: string }[]): readonly Finding[] {
  return things.flatMap(({ id }, i) =>
    findIf(
      things.slice(0, i).some((other) => other.id === id),
      () => error(`${path}[${i}].id`, 'That id is used already.', 'Toto id už je použité.'),
    ),
  )
}

/** What is forbidden or dearer somewhere must be about a place that there can be (H3B-CREATE-25). */
function checkLocations(scenario: Scenario): readonly Finding[] {
  const { map, rules } = scenario
  const places: readonly TileDemand[] = [
    ...TILE_KINDS.flatMap((kind) => demandsOf(scenario, kind)),
    ...(map.center?.variants ?? []).flatMap(({ slots }) => slots.map(({ kind, has = [] }) => ({ kind, has }))),
  ]
  const possible = TILE_IDS.filter((tile) => places.some((place) => fits(tile, place)))
  return rules.flatMap((rule, i) => {
    const location = rule.kind === 'restrict' || rule.kind === 'cost' ? rule.location : undefined
    return findIf(location !== undefined && !possible.some((tile) => onTile(tile, location)), () =>
      error(`rules[${i}].location`, 'No tile of this map can have that.', 'To na žádném dílku této mapy být nemůže.'),
    )
  })
}

/** The Astrologers come in every round or in none (H3B-VAR-01). */
function checkVariants({ rules, variants = [] }: Scenario): readonly Finding[] {
  const on = [...variants, ...rules.flatMap((rule) => (rule.kind === 'variant' ? [rule.variant] : []))]
  return findIf(on.includes('astrologers-every-round') && on.includes('no-astrologers'), () =>
    error(
      'variants',
      'There cannot be Astrologers in every round and in none.',
      'Astrologové nemohou být v každém kole a zároveň v žádném.',
    ),
  )
}

/** H3B-CREATE-21 */
function checkResults(scenario: Scenario): readonly Finding[] {
  const scored = strings(scenario).some(({ path, value }) => path.endsWith('.result') && value === 'score')
  const use = scenario.scoring?.use ?? (scenario.ruleset === 'tournament-base' ? 'tournament' : 'none')
  return findIf(scored && use === 'none', () =>
    error(
      'scoring',
      'The scenario counts victory points, but has no scoring.',
      'Scénář počítá vítězné body, ale nemá bodování.',
    ),
  )
}

/** Operations that speak of a card being played, a battle or a purchase, none of which is going on when a scenario acts. */
const IDLE: ReadonlySet<Op> = new Set<Op>([
  'removeThis',
  'returnThis',
  'redoSearch',
  'rerollDie',
  'multiplyDie',
  'ignoreDie',
  'recruitDiscount',
  'overlayUnit',
  'spellPurchase',
  'power',
  'returnSpell',
  'spellLimit',
  'castSpellNow',
  'negateSpell',
  'mod',
  'aura',
  'damage',
  'damageArea',
  'damageChain',
  'heal',
  'cure',
  'clearStatus',
  'paralyze',
  'cancelAttack',
  'swapUnits',
  'teleportUnit',
  'restoreRetaliation',
  'silence',
  'spellProof',
  'reflect',
  'forbidExit',
  'fortify',
  'skipCombat',
])

function checkEffects(scenario: Scenario): readonly Finding[] {
  return strings(scenario)
    .filter(({ path, value }) => path.endsWith('.op') && IDLE.has(value as Op))
    .map(({ path }) =>
      warning(
        path.slice(1, -'.op'.length),
        'This belongs to a card or a battle and does nothing here.',
        'Tohle patří ke kartě nebo k boji a zde nic neudělá.',
      ),
    )
}

/** So many dice and cards no table has, and no program should roll or draw. */
const MOST = 999

function checkNumbers(scenario: Scenario): readonly Finding[] {
  return numbers(scenario)
    .filter(({ value }) => Math.abs(value) > MOST)
    .map(({ path }) =>
      error(path.slice(1), `No number may be larger than ${MOST}.`, `Žádné číslo nesmí být větší než ${MOST}.`),
    )
}

function numbers(value: unknown, path = ''): readonly { readonly path: string; readonly value: number }[] {
  if (typeof value === 'number') return [{ path, value }]
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item, i) => numbers(item, `${path}[${i}]`))
  return Object.entries(value).flatMap(([key, item]) => numbers(item, `${path}.${key}`))
}

/** Every word of a record and where it stands. */
function strings(value: unknown, path = ''): readonly { readonly path: string; readonly value: string }[] {
  if (typeof value === 'string') return [{ path, value }]
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item, i) => strings(item, `${path}[${i}]`))
  return Object.entries(value).flatMap(([key, item]) => strings(item, `${path}.${key}`))
}
