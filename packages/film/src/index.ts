/**
 * A film is what a replay shows of a game: where it began, what every entry changed, and what was told of it. It is made by the
 * rules that the game was played by, once, when it has ended; from then on it can be watched by any eyes and without any rules.
 *
 * There is one for all eyes: it holds the position as the all-seeing see it, and each event in its public and its secret form.
 * What a seat sees of it follows by the kernel's `redact`.
 */
export { again } from './again.ts'
export { type Film, filming } from './film.ts'
export { asText, fromText, pack, unpack } from './packing.ts'
export { endingIn, logIn, replayIn, replaying } from './watching.ts'
