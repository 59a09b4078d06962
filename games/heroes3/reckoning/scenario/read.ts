import {
  depending,
  everyMisfit,
  type Form,
  fields,
  listOf,
  misfit,
  nullable,
  oneOf,
  type Refusal,
  refuse,
  text,
  whole,
} from '@krcma/kernel'
import { BUILDING_KINDS } from '../../content/buildings.ts'
import { PLAYER_REFS } from '../../content/conditions.ts'
import { ROTATIONS } from '../../content/lattice.ts'
import { INCOME_TRACKS } from '../../content/resources.ts'
import { RULESETS } from '../../content/rulesets.ts'
import { SCENARIO_EVENTS, type Scenario } from '../../content/scenario.ts'
import { TILE_IDS, TILE_KINDS } from '../../content/tiles.ts'
import { TIERS, UNIT_IDS } from '../../content/units.ts'
import { VARIANT_IDS } from '../../content/variants.ts'
import { condition } from './condition-form.ts'
import { effects } from './effect-form.ts'
import { bilingual, eachOnce, flag, integer, location, positive, someOf } from './small-forms.ts'

const player = oneOf(...PLAYER_REFS)
const tileKind = oneOf(...TILE_KINDS)
const tileId = oneOf(...TILE_IDS)
const token = oneOf('grail')
const slot = depending((value) => (Array.isArray(value) && value.length === 2 ? listOf(integer) : undefined))

const tileLine = fields({ count: positive }, { has: listOf(location), lacks: listOf(location), ids: listOf(tileId) })
const tileCount = depending((value) => (Array.isArray(value) ? listOf(tileLine) : whole))
const center = fields({
  default: text,
  variants: someOf(
    fields(
      { id: text, slots: someOf(fields({ slot, kind: tileKind }, { has: listOf(location), extra: flag })) },
      { provenance: text },
    ),
  ),
})
const layout = listOf(
  fields(
    { slot, kind: tileKind },
    {
      id: tileId,
      has: listOf(location),
      lacks: listOf(location),
      player,
      rotation: nullable(oneOf(...ROTATIONS)),
      faceUp: flag,
    },
  ),
)
const builds = {
  build: oneOf('tournament', 'layout'),
  tiles: fields({ start: tileCount }, { far: tileCount, near: tileCount, center: tileCount }),
}
const mayMap = {
  supply: fields({}, { far: whole }),
  deal: fields(
    {},
    {
      near: oneOf('evenly-at-random', 'split-rest-evenly', 'one-with-and-one-without-obelisk-each'),
      far: oneOf('evenly-at-random'),
    },
  ),
}
/** A map that the players build needs its middle, one that is laid out its tiles. */
const map = depending((value) =>
  (value as { build?: unknown } | null)?.build === 'layout'
    ? fields({ ...builds, layout }, { ...mayMap, center })
    : fields({ ...builds, center }, { ...mayMap, layout }),
)

const side = oneOf('few', 'pack')
const units = listOf(
  depending((value) => {
    if (typeof value !== 'object' || value === null) return undefined
    if ('unit' in value) return fields({ unit: oneOf(...UNIT_IDS), side })
    if ('neutral' in value) return fields({ neutral: oneOf(...TIERS) }, { count: positive })
    const which = oneOf('all', 'choose', 'cheapest', 'random')
    return fields({ tier: oneOf('bronze', 'silver', 'golden'), side, which }, { count: positive })
  }),
)

const beginning = {
  startingResources: fields({ gold: whole, materials: whole, valuables: whole }),
  startingIncome: fields({
    gold: oneOf(...INCOME_TRACKS.gold),
    materials: oneOf(...INCOME_TRACKS.materials),
    valuables: oneOf(...INCOME_TRACKS.valuables),
  }),
  startingBuildings: eachOnce(oneOf(...BUILDING_KINDS)),
  startingUnits: units,
  startingBonuses: fields({ choose: whole, options: listOf(fields({ id: text, effects }, { name: bilingual })) }),
}

const event = fields(
  { event: oneOf(...SCENARIO_EVENTS) },
  {
    location,
    firstByFaction: flag,
    firstTime: flag,
    rounds: listOf(positive),
    every: positive,
    kind: tileKind,
    carrying: token,
    by: oneOf('hero', 'neutral', 'army-without-hero'),
    hero: oneOf('main', 'secondary'),
    token,
  },
)

const variant = oneOf(...VARIANT_IDS)
const provenance = text
const RULES: { readonly [kind: string]: Form } = {
  trigger: fields({ id: text, kind: text, on: event, effects }, { if: condition, replace: flag, provenance }),
  restrict: fields(
    {
      id: text,
      kind: text,
      what: oneOf('enter-location', 'visit-location', 'attack-hero', 'recruit', 'build'),
    },
    { location, if: condition, unless: condition, provenance },
  ),
  cost: fields(
    { id: text, kind: text, what: oneOf('enter-location', 'pick-up-token', 'extend-combat'), mp: whole },
    { location, token, if: condition, note: text, provenance },
  ),
  variant: fields({ id: text, kind: text, variant }),
  text: fields({ id: text, kind: text, text: bilingual }),
}
const rule = depending((value) => {
  const kind = (value as { kind?: unknown } | null)?.kind
  return typeof kind === 'string' && Object.hasOwn(RULES, kind) ? RULES[kind] : undefined
})

const SCENARIO = fields(
  {
    schema: oneOf('h3b-scenario/1'),
    id: (value) => typeof value === 'string' && /^[a-z0-9-]+$/.test(value),
    name: bilingual,
    mode: oneOf('tournament', 'custom'),
    ruleset: oneOf(...RULESETS),
    players: fields({ min: oneOf(1, 2, 3), max: oneOf(1, 2, 3) }),
    length: fields({ rounds: positive }),
    map,
    ...beginning,
    rules: listOf(rule),
    victory: someOf(
      fields(
        {
          id: text,
          who: oneOf('any', ...PLAYER_REFS),
          if: condition,
          end: oneOf('immediately', 'end-of-round', 'after-next-full-round'),
          result: oneOf('score', 'win'),
        },
        { latch: flag },
      ),
    ),
    roundLimit: fields(
      {
        round: positive,
        end: oneOf('end-of-round'),
        result: oneOf('score', 'draw', 'all-lose', 'win-p1', 'win-p2', 'win-p3'),
      },
      { unless: oneOf('victory-latched') },
    ),
    timedEvents: listOf(fields({ id: text, on: event, effects }, { if: condition })),
  },
  {
    description: fields({}, { en: text, cs: text }),
    provenance,
    notes: listOf(text),
    scoring: fields(
      { use: oneOf('tournament', 'none') },
      { extra: listOf(fields({ id: text, vp: integer, if: condition })) },
    ),
    perPlayer: fields({}, { p1: fields({}, beginning), p2: fields({}, beginning), p3: fields({}, beginning) }),
    variants: eachOnce(variant),
  },
)

/** Conditions and effects hold others within them, and so on; deeper than that nobody can read them. */
const DEEPEST = 60

/** Where something lies deeper than anybody would put it, by mistake or to do harm. */
function tooDeep(value: unknown, depth = 0): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (depth === DEEPEST) return ''
  for (const [key, inner] of Object.entries(value)) {
    const place = tooDeep(inner, depth + 1)
    if (place !== undefined) return `${Array.isArray(value) ? `[${key}]` : `.${key}`}${place}`
  }
  return undefined
}

/** A scenario out of anything at all, or where it is none (H3B-CREATE-20). */
export function readScenario(message: unknown): Scenario | Refusal {
  const wrong = tooDeep(message) ?? misfit(message, SCENARIO)
  return wrong === undefined ? (message as Scenario) : refuse('malformed', `scenario${wrong}`)
}

/** Every place of a record that the schema refuses, as findings name places; '' is the record itself. */
export function wrongPlaces(message: unknown): readonly string[] {
  const deep = tooDeep(message)
  const wrong = deep === undefined ? everyMisfit(message, SCENARIO) : [deep]
  return wrong.map((place) => place.replace(/^\./, ''))
}
