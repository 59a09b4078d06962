import type { Language } from '@krcma/kernel'
import { RUNGS } from '../level.ts'

/** What the command says. */
export interface Sentences {
  title(game: string, players: number, options: string): string
  progress(played: number, of: number, minutes: number): string
  readonly kept: string
  noGame(game: string, games: readonly string[]): string
  noFlag(flag: string): string
  noRung(rung: string): string
  noNumber(flag: string, value: string): string
  notAllowed(about: string): string
}

export const sentences: { readonly [L in Language]: Sentences } = {
  en: {
    title: (game, players, options) => `${game}, players: ${players}${options === '' ? '' : `, ${options}`}`,
    progress: (played, of, minutes) => `${played} of ${of} games, ${minutes} min left`,
    kept: 'Kept in docs/ladder.json and docs/ladder.md.',
    noGame: (game, games) =>
      `${game === '' ? 'Which game?' : `There is no game called ${game}.`} These can be climbed: ${games.join(', ')}.`,
    noFlag: (flag) => `A ladder knows no --${flag}.`,
    noRung: (rung) => `There is no rung called ${rung}. The rungs are ${RUNGS.join(', ')}.`,
    noNumber: (flag, value) => `--${flag} takes a whole number, not ${value}.`,
    notAllowed: (about) => `The game cannot be set up like that: ${about}.`,
  },
  cs: {
    title: (game, players, options) => `${game}, počet hráčů: ${players}${options === '' ? '' : `, ${options}`}`,
    progress: (played, of, minutes) => `odehráno ${played} z ${of}, zbývá ${minutes} min`,
    kept: 'Uloženo do docs/ladder.json a docs/ladder.md.',
    noGame: (game, games) =>
      `${game === '' ? 'Která hra?' : `Žádná hra se nejmenuje ${game}.`} Na výběr je: ${games.join(', ')}.`,
    noFlag: (flag) => `Žebříček nezná --${flag}.`,
    noRung: (rung) => `Žádná příčka se nejmenuje ${rung}. Příčky jsou: ${RUNGS.join(', ')}.`,
    noNumber: (flag, value) => `Za --${flag} patří celé číslo, ne ${value}.`,
    notAllowed: (about) => `Takhle hru připravit nelze: ${about}.`,
  },
}
