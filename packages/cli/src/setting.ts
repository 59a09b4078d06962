import { type Game, type Opening, readOpening, type Shape } from '@krcma/kernel'
import { readCount } from './arguments.ts'
import { closest } from './text/closest.ts'
import { Wrong } from './wrong.ts'

/** How a table is to be set, out of --players and --options; says what would be right if it cannot be. */
export function readSetting<G extends Shape>(
  game: Game<G>,
  given: { readonly players?: string | undefined; readonly options?: string | undefined },
  usual: number,
): Opening<G> {
  const players = given.players === undefined ? nearest(game.players, usual) : playersOf(game, given.players)
  const opening = readOpening(game, players, { options: readOptions(game, given.options ?? '') })
  if ('refused' in opening)
    throw new Wrong((words) => words.wrong.setting(words.refusal(opening.refused), opening.about))
  return opening
}

function nearest(allowed: readonly number[], usual: number): number {
  return allowed.includes(usual) ? usual : Math.max(...allowed.filter((n) => n <= usual), Math.min(...allowed))
}

function playersOf<G extends Shape>(game: Game<G>, text: string): number {
  const players = readCount('--players', text, 0)
  if (!game.players.includes(players)) throw new Wrong((words) => words.wrong.players(text, game.players))
  return players
}

function readOptions<G extends Shape>(game: Game<G>, text: string): Record<string, unknown> {
  const known = game.options as Readonly<Record<string, readonly unknown[]>>
  const options: Record<string, unknown> = {}
  for (const pair of text.split(',').filter((part) => part !== '')) {
    const [name = '', ...rest] = pair.split('=')
    const names = Object.keys(known)
    const values = Object.hasOwn(known, name) ? known[name] : undefined
    if (values === undefined) throw new Wrong((words) => words.wrong.option(name, names, closest(name, names)))
    const written = rest.join('=')
    const value = values.find((allowed) => textOf(allowed) === written)
    const texts = values.map(textOf)
    if (value === undefined)
      throw new Wrong((words) => words.wrong.optionValue(name, written, texts, closest(written, texts)))
    options[name] = value
  }
  return options
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** An option's words know its values by type; here they are only known to be the game's own. */
type OptionWords = Readonly<Record<string, { readonly name: string; readonly value: (value: never) => string }>>

export function optionName(spoken: object, name: string): string {
  return (spoken as OptionWords)[name]?.name ?? name
}

export function optionValue(spoken: object, name: string, value: unknown): string {
  return (spoken as OptionWords)[name]?.value(value as never) ?? textOf(value)
}
