import { type Company, type Game, type OpenSaga, openSaga, type Refusal, type SavedSaga } from '@krcma/kernel'
import type { AnyGame, Person, Refusing, SagaEvening, SagaMember, SagaStatus } from '@krcma/protocol'

/** Everything that is true of a saga. Plain data. */
export interface SagaState {
  readonly id: string
  readonly game: string
  readonly title: string | null
  readonly owner: Person
  readonly link: string
  readonly status: SagaStatus
  readonly brought: boolean
  readonly begun: number
  readonly updated: number
  /** Who holds which sheet; sheets are never taken away. */
  readonly members: readonly SagaMember[]
  readonly evenings: readonly SagaEvening[]
  readonly kept: SavedSaga
}

/** Who asks: a person, or whoever sits in front of this device, to whom all sheets on it belong. */
export type Eyes = { readonly person: string } | 'device'

/** The games of a house. One that it does not have (any more) is not played on, but nothing of it is lost. */
export type GameOf = Game<AnyGame> | undefined

export const refuse = (refused: Refusing['refused'], about: string): Refusing => ({ refused, about })

export function isRefusing(value: object): value is Refusing {
  return 'refused' in value && value.refused !== undefined
}

export function opened(game: GameOf, { kept }: SagaState): OpenSaga<AnyGame> | Refusal | Refusing {
  return game === undefined ? refuse('unavailable', 'game') : openSaga(game, kept)
}

export function eveningOn({ evenings }: Pick<SagaState, 'evenings'>): SagaEvening | null {
  const last = evenings.at(-1)
  return last?.came === 'on' ? last : null
}

/** The sheets that these eyes' owner holds. */
export function heldBy({ members }: Pick<SagaState, 'members'>, eyes: Eyes): number[] {
  const holds = ({ person }: SagaMember) => person !== null && (eyes === 'device' || person.id === eyes.person)
  return members.flatMap((member, n) => (holds(member) ? [n] : []))
}

export function owns({ owner }: Pick<SagaState, 'owner'>, eyes: Eyes): boolean {
  return eyes === 'device' || owner.id === eyes.person
}

/** Whether these eyes may see it without its link. */
export function isIn(state: SagaState, eyes: Eyes): boolean {
  return owns(state, eyes) || heldBy(state, eyes).length > 0
}

/** Those whose sheets somebody holds. */
export function present({ members }: Pick<SagaState, 'members'>): Company['members'] {
  return members.flatMap(({ person, bot }, n) => (person === null && bot === null ? [] : [n]))
}
