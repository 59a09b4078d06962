/**
 * The protocol: what a client and a server of Krčma say to each other. Both import this package, and nothing of each
 * other. Everything is JSON.
 *
 * ## Calls
 *
 * All that one can ask for is a **call**: a name, an input (`inputs`, validated on entry), an output (`Outputs`) or a
 * `Refusing { refused, about }`, whose sentence in both languages is in `refusedWords`. A call is made
 *
 * - by HTTP: `POST /api/<call>` with the input as JSON, cookies, and the header `x-krcma: <PROTOCOL>`; the answer is 200 and
 *   the output, or 4xx/5xx and a `Refusing`;
 * - or by the socket: `{ t: 'call', id, call, input }`, answered by `{ t: 'reply', id, ok }` or `{ t: 'reply', id, refused,
 *   about }`. Calls that set cookies or are large are by HTTP only (`httpOnly`), `watch` and `unwatch` by the socket only.
 *
 * **Who is asking** is said by an http-only cookie. It comes with `come-as-guest`, `log-in` or a passkey, on HTTP; the socket
 * is opened afterwards and carries it. A guest who calls `set-password` or `passkey-save` keeps all seats. After any of these
 * calls open the socket anew: it goes on as the one who opened it. Sockets of a session that has ended are closed with
 * `CLOSED.loggedOut`: by `log-out` those of every window, by a new password those of every device. What changes how an account is
 * opened may be refused with `prove-first`: call `prove` or `passkey-prove`, then the same again.
 *
 * ## The socket
 *
 * Open `/live`, say `{ t: 'hello', protocol: PROTOCOL }`, hear `welcome` (or `reload`: this client is of another version and
 * must load the page again). A screen that several people look at says `screen: true` and is told what a spectator may see,
 * whoever's cookie it carries. Then call at will; one socket serves any number of tables.
 *
 * **The dice.** `info.commitment` is the hash of the house's seed. Whoever sits down then thinks of words at random, keeps them, and
 * shows their `sealWords(commitment, words)` (`sit` or `seal-words`). `start` has everybody show the words themselves: while
 * `info.unsealing` is set, call `show-words` if `info.mixedIn` has your seal and not your words. With the last of them the game begins; the owner
 * may `start` without those that are missing after `LIMITS.unsealing` milliseconds, and everybody sees whose. Note what you were shown: at the end it
 * proves the dice together with the record.
 *
 * **Watching a table.** `watch { table }` gives a `Watched`: its number `seq`, and the whole `Sight` (`full`): what everybody may
 * know (`info`), your seat, and the position as you may see it (`view`, made by the kernel for your eyes). From then on every
 * change arrives as an `update { since, seq, changes, heard }`: `apply(sight, changes)` makes the next sight of the one that you
 * have. `since` is the `seq` that you have; if it ever is not, `watch` again. Nothing is sent before it is stored for good.
 *
 * **Connecting again.** After a lost connection: hello, then `watch { table, seq, chat }` with the numbers that you have. You get
 * `same` (nothing was missed), `missed` (a patch on what you have) or, if that is long ago, `full`; and the events and lines of
 * chat that you missed. On `bye` do that after the given time, plus a random part of it.
 *
 * **Events** (`heard`) are numbered. `heard.from` is the number of the first: drop what you have from that number on (it was
 * taken back), then add the list. With `full` come the latest only; `log` gives all.
 *
 * **Answering.** `view.decisions` holds all that you may answer: `answer { table, decision: decision.id, option }`. The reply
 * `{ seq }` means: stored. The update with that `seq` comes before it. `stale`: somebody else's answer came first and changed
 * the question; you have, or will have, the update that shows it.
 *
 * **Undo.** `view.undo` says what it would take. 'free': `undo`. 'needs-consent': `propose { what: 'undo' }`; the others see
 * `info.proposal` and `vote`. It takes back the seat's last answer and all that followed, however many turns that is. The same for a draw, ending early and a pause. Bots consent; a no ends the proposal (`info.declined`),
 * so that the same seat cannot propose the same again at once, and an answer to the game ends that of an undo.
 *
 * **Clocks.** `info.clock` says what each seat had left at the time `at` of the server; `welcome.now` tells the difference between
 * its clock and yours. A clock that runs out hands the decision to a bot or takes the first option, as `setting.late` says.
 *
 * **Looking back.** `replay` gives positions as a start and patches, for a seat's own eyes while the game runs, for any eyes when
 * it has ended. `export` of an ended game is the kernel's record, with the seed, so that anybody can verify it (`krcma verify`);
 * `import` brings a record to the server, where it is a table that can be looked back at.
 *
 * **Books.** Long prose is never part of a sight or an event: they name paragraphs, and `read` gives the texts of those that one was
 * shown the names of, and of no others.
 *
 * **Sagas.** A campaign of several evenings is kept by the house: `begin-saga`, `join-saga` by link, and `open-evening` gives a
 * table that opens with what the evening before handed out. A client names the saga and the evening that it was shown; it never
 * sends a sheet, and `open-table` takes none. `look-saga` shows the sheets as far as the asker may see them, and what may be done
 * with one's own (`choose-between`).
 *
 * **Scenarios** are named by id where a table or a saga is opened; what a client sends instead is read by the game, or refused.
 *
 * **Hints.** `hint` asks a bot what it would do in your place. Where more than one person plays it does so only if the table was
 * opened with `setting.hints`, and everybody learns of it (`info.hinted`).
 */
export type { AnyGame } from './any-game.ts'
export {
  type Call,
  type Exported,
  type Hint,
  httpOnly,
  type Input,
  inputs,
  large,
  liveOnly,
  type Output,
  type Outputs,
  type Received,
  type Replay,
  sagaFile,
  scenarioFile,
  type Texts,
  type Watched,
} from './calls/index.ts'
export type { HouseDesk, KeepingNote, PersonCard, Report, ReportReason } from './keeping.ts'
export { type FromClient, type FromServer, type Hello, hello, type LiveCall, liveCall } from './live.ts'
export { apply, type Change, diff, type Patch, settle } from './patch.ts'
export type { AccountInfo, Me, PasskeyCard, Person, SessionCard } from './people.ts'
export { type HouseReason, type Refused, type Refusing, refusedWords } from './refused.ts'
export { type Placed, type Result, resultOf } from './result.ts'
export type {
  NextEvening,
  SagaCard,
  SagaEvening,
  SagaFile,
  SagaMember,
  SagaSight,
  SagaStatus,
  SagaTodo,
} from './saga.ts'
export type {
  ScenarioAncestor,
  ScenarioCard,
  ScenarioFile,
  ScenarioSight,
  ScenarioText,
  ScenarioTexts,
} from './scenario.ts'
export type { Clock, Level, Plan, SagaSeats, ScenarioName, Setting, Wish } from './setting.ts'
export type {
  ChatLine,
  ClockFace,
  Declined,
  EndedBy,
  Heard,
  Hinted,
  MixedIn,
  Presence,
  Proposal,
  Sight,
  Sitter,
  Status,
  TableCard,
  TableInfo,
} from './table.ts'
export { CALL_HEADER, CLOSED, LIMITS, PATHS, PROTOCOL } from './version.ts'
