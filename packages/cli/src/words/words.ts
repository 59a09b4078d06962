import type { Rung } from '@krcma/bots'
import type { Language, Reason } from '@krcma/kernel'
import type { ListedAdmin, Why } from '@krcma/server/desk'
import type { Command, FlagOf, Form } from '../forms.ts'
import { cs } from './cs.ts'
import { en } from './en.ts'

/** All that the command line says by itself, in one language; what is missing does not compile. */
export interface CliWords {
  readonly language: Language
  /** The language's own name. */
  readonly itself: string
  number(value: number, digits: number): string
  percent(value: number): string
  readonly refusal: (reason: Reason) => string
  readonly refused: (reason: string, about: string) => string

  readonly help: {
    readonly about: string
    readonly usage: string
    readonly noCommand: string
    readonly more: string
    /** A game, and for how many it is. */
    readonly game: (name: string, players: readonly number[]) => string
    readonly options: string
    readonly flags: string
    readonly examples: string
    readonly lang: string
    readonly help: string
    readonly version: string
    readonly takes: { readonly [T in Form['takes'][number]]: string }
  }
  readonly commands: {
    readonly [C in Command]: {
      readonly summary: string
      readonly details: readonly string[]
      readonly flags: { readonly [F in FlagOf<C>]: string }
    }
  }
  readonly wrong: WrongWords

  readonly welcome: {
    readonly language: string
    readonly game: string
    readonly players: string
    readonly rules: string
    readonly usual: string
    readonly chosen: string
    readonly people: string
    readonly bots: string
    readonly quit: string
    readonly bye: string
    count(players: number): string
    here(people: number): string
    name(player: number): string
    goOn(game: string, names: string, answers: number): string
  }
  readonly noGames: string
  readonly bots: { readonly [R in Rung]: string }
  player(number: number): string
  bot(seat: number): string

  readonly curtain: (name: string) => string
  readonly offers: string
  readonly onlyOffers: string
  /** Behind an option of a question that was answered and can still be changed. */
  readonly change: string
  readonly log: string
  readonly turnTo: string
  readonly keys: {
    readonly [K in 'undo' | 'log' | 'hint' | 'offers' | 'standing' | 'turnTo' | 'quit' | 'back']: string
  }
  /** Somebody who thinks, and how far, from 0 to 1. */
  thinks(name: string, share: number): string
  readonly hint: {
    readonly title: string
    readonly master: string
    /** An answer, how well the game stands after it, from 0 to 1, and how often it was tried. */
    choice(answer: string, value: number, visits: number): string
    /** Where doing nothing is what was weighed. */
    readonly leave: string
    readonly none: string
  }
  readonly consent: { readonly question: string; readonly yes: string; readonly no: string }
  readonly standing: {
    readonly question: string
    readonly howLong: string
    readonly forGood: string
    always(answer: string): string
    until(sentence: string): string
    takeBack(question: string): string
  }
  readonly screen: {
    readonly back: string
    readonly ready: string
    scroll(above: number, most: number): string
  }
  readonly lines: { unknown(written: string, items: number, keys: readonly string[]): string }
  readonly ending: { readonly total: string; readonly place: string; won(names: readonly string[]): string }
  readonly kept: (path: string) => string
  readonly left: (path: string) => string

  readonly replayed: (game: string, to: number, of: number) => string
  readonly proven: (about: Proven) => readonly string[]
  readonly noBench: string
  readonly rules: {
    summary(game: string, rules: number, named: number): string
    missing(rules: number): string
  }
  readonly admin: AdminWords
  readonly sim: SimWords
  readonly scenario: ScenarioWords
}

interface ScenarioWords {
  /** A scenario in a file, and whose it is. */
  title(name: string, file: string): string
  readonly fine: string
  /** How many errors and how much advice. */
  found(errors: number, warnings: number): string
  readonly error: string
  readonly warning: string
  /** Where the file itself says nothing of it. */
  whichGame(games: readonly string[]): string
  noScenarios(game: string): string
  tooLarge(most: number): string
  stuck(game: number, why: string): string
  trial(about: { readonly games: number; readonly players: number; readonly seed: string }): string
  readonly ends: string
  readonly otherEnd: string
  readonly rounds: string
  readonly goals: string
  reached(n: number, of: number): string
  readonly bySeat: string
  byTrait(trait: string): string
  readonly never: string
  readonly allCame: string
}

interface AdminWords {
  readonly done: { readonly [D in 'add' | 'remove' | 'reset']: (login: string) => string }
  readonly not: { readonly [W in Why]: (login: string) => string }
  readonly by: { readonly [B in ListedAdmin['by']]: string }
  readonly none: string
  /** Which store it was done in. */
  place(place: string): string
  /** Before a code by which somebody comes in once. */
  readonly code: string
  closed(why: string): string
}

interface Proven {
  readonly name: string
  readonly entries: number
  readonly outcomes: number
  readonly hash: string
  readonly commitment: string
  readonly over: boolean
}

interface WrongWords {
  command(written: string, known: readonly string[], meant: string | undefined): string
  flag(command: Command | undefined, written: string, meant: string | undefined): string
  switched(flag: string, value: string): string
  noValue(flag: string, takes: string): string
  missing(command: Command, what: 'game' | 'file' | 'errand' | 'login' | 'deed'): string
  extra(command: Command, written: string): string
  count(flag: string, written: string, least: number, most: number): string
  choice(flag: string, written: string, choices: readonly string[], meant: string | undefined): string
  game(written: string, known: readonly string[], meant: string | undefined): string
  players(written: string, allowed: readonly number[]): string
  option(written: string, known: readonly string[], meant: string | undefined): string
  optionValue(option: string, written: string, values: readonly string[], meant: string | undefined): string
  setting(reason: string, about: string): string
  seats(written: string, players: number): string
  names(given: number, people: number): string
  bots(given: number, players: number): string
  file(written: string): string
}

interface SimWords {
  title(
    game: string,
    about: { readonly games: number; readonly players: number; readonly bots: string; readonly seed: string },
  ): string
  progress(done: number, of: number, perSecond: number, secondsLeft: number): string
  readonly lengths: string
  readonly entries: string
  readonly turns: string
  readonly scores: string
  readonly everybody: string
  readonly sources: string
  readonly mean: string
  readonly sd: string
  readonly least: string
  readonly most: string
  seat(seat: number): string
  readonly rate: string
  readonly interval: string
  readonly points: string
  readonly price: string
  readonly count: string
  readonly bySeat: string
  readonly byBot: string
  byTrait(trait: string): string
  readonly byPiece: string
  byPieceExtremes(shown: number): string
  readonly outcomes: string
  readonly decisions: string
  readonly perGame: string
  readonly options: string
  readonly mentions: string
  readonly pieces: string
  readonly mostly: string
  readonly allUsed: string
  unused(count: number, pieces: readonly string[]): string
  shared(games: number): string
  speed(games: number, seconds: number): string
  recorded(games: number, folder: string): string
}

export const allWords: { readonly [L in Language]: CliWords } = { cs, en }
