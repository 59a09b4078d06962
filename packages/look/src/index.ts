/**
 * The look: what a game's board is made of, and the contract between it and the table around it. This file is its whole
 * public interface.
 *
 * ## A board in six sentences
 *
 * 1. `games/<id>/board/index.ts` exports `face: Face<G>`: its `Board`, its `Summary` and `score` of a seat, and which things an
 *    event speaks of; `board/words/<language>.ts` exports `words: Spoken<G>`, loaded one language at a time. A board imports content
 *    and reckoning freely, rules as types only, and words in no language but by what it is handed.
 * 2. The **shell** (packages/web) owns everything around: the question bar, seats, log, chat, undo, keys, sounds, the score
 *    sheet. The board shows `view.state` and lets people touch what they may: nothing else.
 * 3. What may be answered comes as `choices`. `<g {...touch(choices, of(choices, 'place').find(…))}>` makes an element glow, react
 *    to pointer, focus and keys, and mirror the question bar; given `undefined` it does nothing, so what may not be touched does
 *    not react. `touchSome(choices, several, label)` is for a thing that several choices go through (first the die, then the
 *    row): it narrows the question to those.
 * 4. Every thing that can move or be spoken of carries `{...thing(id)}`. The shell wraps the board in a `Stage`, which moves things
 *    from where they were to where they are (none with reduced motion) and lights those that the log points at. An id must be
 *    on the board at most once.
 * 5. `<Explain of={{ name, text, why }}>` on everything: hover, focus and long-press show it. `why` names the rule by which it
 *    cannot be done now; the table leads there. `<Why of={…}>` shows it elsewhere on a board.
 *    A game with a book shows it itself: `say.read?.(id)` gives the text of a paragraph as soon as it is there, and `reads` of the face names the events
 *    whose paragraphs are read in peace (`reading`, `read`).
 * 6. Layout: fill the given box and never scroll the page. `layout` is 'desk' (about 1000 x 640 px for the board) or 'phone'
 *    (390 x about 480): on a phone show one thing at a time with `Tabs`. Container queries work (`container-type: size` is on the
 *    board's box). Nothing that one reads is smaller than `--least` (13 px on a desk, 14 on a phone; `smallPrint` of the trial
 *    measures it): what grows lies on a `Surface`, which scrolls and zooms instead of shrinking.
 *
 * Style: import a CSS file from the board's index (declare it in `board/css.d.ts`: `declare module '*.css'`), prefix its classes,
 * and use the custom properties of `css/tokens.css` (`--accent`, `--ink`, `--parchment`, `--seat-0`…), never colours of your own
 * for text. Icons: name them in `board/icons.json` (meaning -> name at game-icons.net) and run
 * `node packages/look/tools/icons.mjs games/<id>/board`, which makes `icons.ts` and `credits.ts`; meanings that are in `icons`
 * already keep their icon. The tsconfig.json of a game with a board needs `"lib": ["es2023", "dom", "dom.iterable"]`.
 */
export { type About, type NamedIcon, type RoomColours, roomCss, type Sound } from './about.ts'
export type {
  BoardProps,
  Consequence,
  Face,
  Layout,
  MemberSheetProps,
  Pictured,
  Score,
  Seen,
  Spoken,
  SummaryProps,
} from './board.ts'
export { Card, type CardProps } from './card.tsx'
export { type Choice, type Choices, lit, of, thing, touch, touchSome } from './choices.ts'
export { Counter } from './counter.tsx'
export { Die, type Gem } from './die.tsx'
export { Emblem, type EmblemProps } from './emblem/emblem.tsx'
export type { Pattern } from './emblem/patterns.tsx'
export type { Scene } from './emblem/scenes.tsx'
export { Explain, ExplainLayer, type Explanation } from './explain.tsx'
export { Icon } from './icon.tsx'
export { credits as iconCredits } from './icons/credits.ts'
export * as icons from './icons/icons.ts'
export { Marked } from './marked.tsx'
export { memoOn } from './memo-on.ts'
export {
  type Block,
  blocksOf,
  type Chapter,
  chaptersOf,
  type PictureProps,
  type Pictures,
  ruleIdOf,
  ruleIdsOf,
  spansOf,
} from './rulebook.ts'
export { type SeatLook, seatLook } from './seat.ts'
export { type Seed, seeded } from './seed.ts'
export { credits as signCredits } from './signs/credits.ts'
export * as signs from './signs/icons.ts'
export { Stage } from './stage.tsx'
export { Surface } from './surface.tsx'
export { Tabs } from './tabs.tsx'
export { Thumb } from './thumb.tsx'
export { RuleLinked, type RuleLinks, Why, type WhyNot } from './why.tsx'
export type {
  SheetProps,
  StepProps,
  StepWords,
  Workshop,
  WorkshopWords,
} from './workshop.ts'
