import { type Choice, touch, touchSome } from '@krcma/look'
import type { CardId } from '../content/cards.ts'
import type { PathOfDestiny } from '../shape.ts'
import type { At } from './at.ts'

/** Choices that name cards: one, or two after each other. */
type Picking = Extract<Choice<PathOfDestiny>, { readonly kind: 'play' | 'keep' | 'elder-blood' | 'draw-energy' }>

export function picksIn(choices: readonly Choice<PathOfDestiny>[]): readonly Picking[] {
  return choices.filter((choice): choice is Picking =>
    ['play', 'keep', 'elder-blood', 'draw-energy'].includes(choice.kind),
  )
}

const isOrdered = ({ kind }: Picking) => kind === 'play' || kind === 'keep'
const cardsOf = ({ option }: Picking): readonly CardId[] => option.cards

/** The choices that one goes to by touching this card first; those that name it first come first. */
export function through(picks: readonly Picking[], card: CardId): readonly Picking[] {
  const begins = picks.filter((pick) => cardsOf(pick)[0] === card)
  return [...begins, ...picks.filter((pick) => !isOrdered(pick) && cardsOf(pick).indexOf(card) > 0)]
}

/** The card that was touched first, if one was. */
export function firstPicked({ choices }: Pick<At, 'choices'>): CardId | null {
  const picks = picksIn(choices.narrowed ?? [])
  const [some] = picks
  if (some === undefined || choices.narrowed?.length !== picks.length) return null
  const common = cardsOf(some).filter((card) => through(picks, card).length === picks.length)
  return common[0] ?? null
}

/** What touching this card does: it becomes the first of two, or answers. */
export function pick(at: At, kind: Picking['kind'], card: CardId): ReturnType<typeof touch> {
  const { choices, v, w } = at
  const picks = picksIn(choices.all).filter((one) => one.kind === kind)
  const first = firstPicked(at)
  const name = v.names.cards[card]
  if (first === null) {
    const some = through(picks, card)
    return touchSome(choices, some, kind === 'play' || kind === 'keep' ? w.first(name) : name)
  }
  const own = through(picks, first)
  if (card === first) {
    const alone = own.find((one) => cardsOf(one).length === 1)
    return alone === undefined ? touchSome(choices, own, w.first(name)) : touch(choices, alone)
  }
  return touch(
    choices,
    own.find((one) => cardsOf(one).includes(card)),
  )
}
