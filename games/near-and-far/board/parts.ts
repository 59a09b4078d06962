import { type Choice, lit } from '@krcma/look'
import type { NearAndFar } from '../shape.ts'
import type { At } from './at.ts'

type Kind = keyof NearAndFar['decisions']

export type Part = 'map' | 'town' | 'company' | 'hand'

/** Where each decision is answered; `encounter` lies over whatever is open. */
const ANSWERED: { readonly [K in Kind]: Part | 'encounter' } = {
  step: 'map',
  threat: 'map',
  arrival: 'map',
  'mercenary-camp': 'map',
  action: 'town',
  entry: 'town',
  visit: 'town',
  trade: 'town',
  piece: 'town',
  'reputation-piece': 'town',
  character: 'company',
  companion: 'company',
  placement: 'company',
  party: 'company',
  treasure: 'company',
  excess: 'company',
  payment: 'company',
  convert: 'company',
  'return-animal': 'company',
  colour: 'company',
  pick: 'hand',
  'keep-advanced': 'hand',
  'keep-basic': 'hand',
  'keep-drawn': 'hand',
  split: 'hand',
  buy: 'hand',
  option: 'encounter',
  raise: 'encounter',
  parry: 'encounter',
  gift: 'encounter',
}

export function answeredIn({ choices }: Pick<At, 'choices'>, part: Part | 'encounter'): readonly Choice<NearAndFar>[] {
  return choices.all.filter(({ kind }) => ANSWERED[kind] === part)
}

/** How what may be touched in a part is lit: by this it is known whether the part has to be painted anew. */
export const lightsOf = (at: At, part: Part) => lit(at.choices, answeredIn(at, part))

/** Where the present question is answered; null where others decide, or over whatever is open. */
export function wanted({ choices }: Pick<At, 'choices'>): Part | null {
  const asked = choices.all.find(({ decision }) => !decision.offer)
  const part = asked === undefined ? null : ANSWERED[asked.kind]
  return part === 'encounter' ? null : part
}

/** What may be done at any time, and is done in a part that is not open. */
export function offeredElsewhere({ choices }: Pick<At, 'choices'>, open: Part): readonly Choice<NearAndFar>[] {
  return choices.all.filter(({ kind, decision }) => decision.offer && ANSWERED[kind] !== open)
}
