import { depending, type Form, fields, listOf, oneOf } from '@krcma/kernel'
import { BUILDING_KINDS } from '../../content/buildings.ts'
import { type ConditionKey, PLAYER_REFS } from '../../content/conditions.ts'
import { TIERS } from '../../content/units.ts'
import { flag, location, positive } from './small-forms.ts'

const whose = oneOf('self', 'any', 'opponent', 'opponents', ...PLAYER_REFS)
const token = oneOf('grail')
const count = fields({ who: whose, atLeast: positive })
const amount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0

/** What must be so: exactly one field, which says what kind of condition it is. */
export const condition: Form = depending((value) => {
  const [key, ...more] = typeof value === 'object' && value !== null ? Object.keys(value) : []
  if (key === undefined || more.length > 0 || !Object.hasOwn(CONDITIONS, key)) return undefined
  return fields({ [key]: CONDITIONS[key as ConditionKey] })
})

const conditions = depending((value) => (Array.isArray(value) && value.length > 0 ? listOf(condition) : undefined))
const defeated = fields({ of: whose }, { by: whose, atLeast: positive })

const CONDITIONS: Readonly<Record<ConditionKey, Form>> = {
  all: conditions,
  any: conditions,
  not: condition,
  mainHeroDefeated: defeated,
  secondaryHeroDefeated: defeated,
  controls: fields({ location, who: whose }, { atLeast: positive }),
  everCaptured: fields({ location }, { by: whose }),
  tokenTaken: fields({ token }),
  tokenOnField: fields({ token }),
  holdsToken: fields({ token, who: whose }),
  obelisksVisited: count,
  round: fields({ cmp: oneOf('<', '<=', '=', '>=', '>'), n: positive }),
  resources: fields({ who: whose }, { gold: amount, materials: amount, valuables: amount }),
  level: count,
  buildings: fields({ who: whose }, { atLeast: positive, kinds: listOf(oneOf(...BUILDING_KINDS)) }),
  units: fields({ who: whose, atLeast: positive }, { tier: oneOf(...TIERS), side: oneOf('few', 'pack') }),
  artifacts: count,
  eliminated: fields({ who: whose }),
  cubesCollected: fields({ who: whose }, { fromAll: flag }),
  vp: count,
  townFlagged: fields({ of: whose }, { by: whose }),
}

export const KNOWN_CONDITIONS = Object.keys(CONDITIONS) as readonly ConditionKey[]
