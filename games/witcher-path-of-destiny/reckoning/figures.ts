import { count } from '@krcma/kernel'
import type { Figure, Seat } from '../shape.ts'

interface Around<P, A> {
  readonly players: readonly P[]
  readonly automa: A | null
}

export function playerOf<P>({ players }: { readonly players: readonly P[] }, seat: Seat): P {
  const player = players[seat]
  if (player === undefined) throw new RangeError(`no player ${seat}`)
  return player
}

export function bodyOf<P, A>({ players, automa }: Around<P, A>, figure: Figure): P | A {
  if (figure !== 'automa') return playerOf({ players }, figure)
  if (automa === null) throw new Error('there is no Automa')
  return automa
}

/** Everybody who has a timeline, with the seats first. */
export function bodiesOf<P extends object, A extends object>({
  players,
  automa,
}: Around<P, A>): readonly { readonly figure: Figure; readonly seen: P | A }[] {
  const all: { figure: Figure; seen: P | A }[] = players.map((seen, figure) => ({ figure, seen }))
  if (automa !== null) all.push({ figure: 'automa', seen: automa })
  return all
}

type Hand = { readonly items: readonly unknown[] | number }

/** How many cards a player holds, seen or not. */
export function handSize({ hand, shown }: { readonly hand: Hand; readonly shown: Hand }): number {
  return count(hand) + count(shown)
}

/** The cards of a hand, for those who see them. */
export function handOf<C>(player: {
  readonly hand: { readonly items: readonly C[] }
  readonly shown: { readonly items: readonly C[] }
}): readonly C[] {
  return [...player.hand.items, ...player.shown.items]
}
