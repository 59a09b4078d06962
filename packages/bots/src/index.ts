/**
 * Opponents for every game: levels, search, and a thinker that does it in another thread. Bots know what `imagine` shows them
 * and nothing else; what they know of a game is its mind.
 */
export { adviceOf } from './advice.ts'
export { Bot, type Thinking } from './bot.ts'
export type { Intention } from './intention.ts'
export { glance, judgement } from './judgement.ts'
export type { Company } from './ladder/company.ts'
export { type Climb, climb } from './ladder/ladder.ts'
export { type Rating, rate } from './ladder/rating.ts'
export type { Pair, Scores, Tally } from './ladder/tally.ts'
export { characters, LEVELS, type Level, RUNGS, type Rung, type Way, ways } from './level.ts'
export { botName, titled } from './names.ts'
export type { Manner } from './search/search.ts'
export type { Question } from './thinker/messages.ts'
export { type Listening, Thinker } from './thinker/thinker.ts'
export type { Thought, Weighed } from './thought.ts'
export { type Rate, rateOf } from './trial/rate.ts'
export { reportOf, type TrialReport } from './trial/report.ts'
export { type RecordedGame, Stuck, type Trial, type TriedGame, tryOnce } from './trial/trial.ts'
