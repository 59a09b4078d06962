import type { Language, Milestone } from '@krcma/kernel'

/** What the command says. */
export interface Sentences {
  progress(generation: number, generations: number, played: number, of: number): string
  generation(generation: number, milestone: Milestone): string
  goesOn(generations: number): string
  done(game: string): string
  noMind(game: string): string
  noGame(game: string, games: readonly string[]): string
  noFlag(flag: string): string
  noNumber(flag: string, value: string): string
}

const percent = (part: number) => `${(100 * part).toFixed(1)} %`

export const sentences: { readonly [L in Language]: Sentences } = {
  en: {
    progress: (generation, generations, played, of) =>
      `generation ${generation} of ${generations}: ${played} of ${of} games`,
    generation: (generation, { games, loss, won }) =>
      `generation ${generation}, after ${games} games: ${percent(loss)} of the variance of leads not foreseen, ${percent(won)} won against the generation before`,
    goesOn: (generations) => `Going on after generation ${generations}. With --anew, from the beginning.`,
    done: (game) => `Kept in games/${game}/mind/weights.json.`,
    noMind: (game) => `The mind of ${game} is written by hand: there is nothing to learn.`,
    noGame: (game, games) =>
      `${game === '' ? 'Which game?' : `There is no game called ${game}.`} These can be learnt: ${games.join(', ')}.`,
    noFlag: (flag) => `A training knows no --${flag}.`,
    noNumber: (flag, value) => `--${flag} takes a whole number, not ${value}.`,
  },
  cs: {
    progress: (generation, generations, played, of) =>
      `generace ${generation} z ${generations}: odehráno ${played} z ${of}`,
    generation: (generation, { games, loss, won }) =>
      `generace ${generation}, celkem odehráno ${games}: nepředvídáno ${percent(loss)} rozptylu náskoků, proti předchozí generaci vyhráno ${percent(won)}`,
    goesOn: (generations) => `Pokračuje se po generaci ${generations}. S --anew se začne znovu.`,
    done: (game) => `Uloženo do games/${game}/mind/weights.json.`,
    noMind: (game) => `Znalost hry ${game} je psaná ručně: není se co učit.`,
    noGame: (game, games) =>
      `${game === '' ? 'Která hra?' : `Žádná hra se nejmenuje ${game}.`} Na výběr je: ${games.join(', ')}.`,
    noFlag: (flag) => `Výcvik nezná --${flag}.`,
    noNumber: (flag, value) => `Za --${flag} patří celé číslo, ne ${value}.`,
  },
}
