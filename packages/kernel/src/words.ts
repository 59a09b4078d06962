import type {
  ChoiceOf,
  ContextOf,
  EventKind,
  FeatureOf,
  Kind,
  Member,
  OptionOf,
  ParagraphId,
  Reason,
  Redacted,
  Seat,
  Shape,
  SheetsOf,
  View,
  Why,
} from './index.ts'

export type Language = 'cs' | 'en'

/** Whom the words are said to, and about whom. */
export interface Speaker<G extends Shape> {
  /** A seat's name, in the nominative. */
  readonly name: (seat: Seat) => string
  /** Whether the seat is the reader's own. */
  readonly mine: (seat: Seat) => boolean
  /**
   * Words for a thing or an amount, by the id that a board knows it by: said as they are, or, where there is something to see, shown
   * with its picture. Sentences of events name what they speak of in this way; questions and answers need not.
   */
  readonly of: (id: string, words: string) => string
  /** What the reader sees. */
  readonly state: Redacted<G['state']>
  /**
   * What the game's book says in a paragraph that the reader was shown; '' until it has been fetched, when everything is said
   * anew. Left out where no book is at hand: words must do without.
   */
  readonly read?: (paragraph: ParagraphId) => string
}

/** All that a game says, in one language; what is missing does not compile, and the laws look for what comes out empty. */
export interface Words<G extends Shape> {
  readonly language: Language
  readonly name: string
  /** Two sentences that make somebody want to play it. */
  readonly pitch: string
  readonly options: {
    readonly [K in keyof G['options']]: { readonly name: string; readonly value: (value: G['options'][K]) => string }
  }
  /** The question, as asked of the decider ("Choose a tile") and as told to those who wait. */
  readonly question: { readonly [K in Kind<G>]: (seat: Seat, context: ContextOf<G, K>, say: Speaker<G>) => string }
  readonly waiting: { readonly [K in Kind<G>]: (seat: Seat, say: Speaker<G>) => string }
  readonly answer: {
    readonly [K in Kind<G>]: (option: OptionOf<G, K>, context: ContextOf<G, K>, say: Speaker<G>) => string
  }
  readonly event: { readonly [K in EventKind<G>]: (data: G['events'][K], say: Speaker<G>) => string }
  readonly source: { readonly [S in G['sources']]: string }
  /** The name of a piece of content. */
  readonly piece: (id: string) => string
  readonly outcome: (outcome: string) => string
  /** The name of an opponent that is no seat; for games that have any. */
  readonly rival?: (id: string) => string
  /** The table in lines of text, for a terminal or a screen reader. */
  readonly scene: (view: View<G>, say: Speaker<G>) => readonly string[]
  /**
   * For games whose mind learns: a reason for a choice, by what it leads to so much more of than another, or less of where `by` is
   * below 0; a mean, and seldom whole. A part of a sentence, in the nominative and without a capital: "two coins more".
   */
  readonly reason?: { readonly [F in FeatureOf<G>]: (by: number) => string }
  /** For games with sagas. */
  readonly saga?: SagaWords<G>
  /** For games with scenarios: what of one can come about in a game, or not. */
  readonly parts?: (scenario: NonNullable<G['scenario']>) => readonly ScenarioPart[]
}

/** A condition of victory, a rule, an event, an end: of which a game tells whether it came about (see `Course`). */
export interface ScenarioPart {
  readonly id: string
  readonly kind: 'victory' | 'rule' | 'end'
  /** In a sentence. */
  readonly text: string
}

export interface SagaWords<G extends Shape> {
  /** A member's sheet in lines of text, as far as the reader sees it. */
  readonly sheet: (sheets: Redacted<SheetsOf<G>>, member: Member) => readonly string[]
  /** What a member may do between evenings, as a button says it. */
  readonly choice: (choice: ChoiceOf<G>) => string
  /** An evening that may be next ("On map 4"), by what tells it from the others. */
  readonly evening: (options: G['options'], scenario: G['scenario']) => string
}

/** Why a choice is better than the next, in a sentence; nothing if the game has no words for it. */
export function because<G extends Shape>({ language, reason }: Words<G>, why: Why): string | undefined {
  const named: Readonly<Record<string, ((by: number) => string) | undefined>> = reason ?? {}
  const list = (reasons: Why['for']) =>
    new Intl.ListFormat(language).format(reasons.flatMap(({ feature, by }) => named[feature]?.(by) ?? []))
  const [good, bad] = [list(why.for), list(why.against)]
  return good === ''
    ? undefined
    : causes[language](
        new Intl.NumberFormat(language, { maximumFractionDigits: why.points < 3 ? 1 : 0 }).format(why.points),
        good,
        bad,
      )
}

const causes: { readonly [L in Language]: (points: string, good: string, bad: string) => string } = {
  en: (points, good, bad) =>
    `Better than the next by about ${points}: ${good}.${bad === '' ? '' : ` Against it: ${bad}.`}`,
  cs: (points, good, bad) =>
    `Lepší než druhá možnost asi o ${points}: ${good}.${bad === '' ? '' : ` Mluví proti: ${bad}.`}`,
}

export const refusalWords: { readonly [L in Language]: { readonly [R in Reason]: string } } = {
  en: {
    malformed: 'That message cannot be read.',
    'wrong-seat': 'That is for somebody else to decide.',
    stale: 'That has been decided or has changed in the meantime.',
    'not-an-option': 'That is not among the options.',
    'game-over': 'The game is over.',
    'not-allowed': 'The game cannot be set up like that.',
    'nothing-to-undo': 'There is nothing of yours to take back.',
    'needs-consent': 'Taking that back needs the consent of the others.',
    'too-far-back': 'That is too far back to be taken back here.',
    'other-game': 'That is a record of another game.',
    'newer-rules': 'That record comes from newer rules than this program has.',
    'older-rules': 'That record comes from older rules that this program no longer plays.',
    damaged: 'That record is damaged.',
    'wrong-dice': 'The dice of that record do not come from its seed.',
  },
  cs: {
    malformed: 'Téhle zprávě nelze rozumět.',
    'wrong-seat': 'O tom rozhoduje někdo jiný.',
    stale: 'O tom už je rozhodnuto, nebo se to mezitím změnilo.',
    'not-an-option': 'To není mezi možnostmi.',
    'game-over': 'Hra už skončila.',
    'not-allowed': 'Takhle hru připravit nelze.',
    'nothing-to-undo': 'Nemáte co vzít zpět.',
    'needs-consent': 'Vzít to zpět lze jen se souhlasem ostatních.',
    'too-far-back': 'Tak daleko zpět se tady vrátit nelze.',
    'other-game': 'To je záznam jiné hry.',
    'newer-rules': 'Ten záznam je z novějších pravidel, než jaká tento program zná.',
    'older-rules': 'Ten záznam je ze starších pravidel, která už tento program nehraje.',
    damaged: 'Ten záznam je poškozený.',
    'wrong-dice': 'Kostky v tom záznamu nepocházejí z jeho semínka.',
  },
}
