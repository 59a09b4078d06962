import type { Language } from '@krcma/kernel'
import { type Beginnings, beginningsOf } from './beginnings.ts'
import { rooms } from './rooms.ts'

type In<T> = { readonly [L in Language]: T }

/** What the lobby knows of a game without loading it. */
export interface ShelfCard {
  readonly id: string
  readonly rules: number
  readonly players: readonly number[]
  /** With what a campaign of several evenings may begin; null without campaigns. */
  readonly sagas: Beginnings | null
  /** Whether it is played on scenarios. */
  readonly scenarios: boolean
  readonly words: In<{ readonly name: string; readonly pitch: string }>
  readonly options: readonly {
    readonly id: string
    readonly name: In<string>
    readonly values: readonly { readonly value: unknown; readonly name: In<string> }[]
  }[]
}

/** Made when the client is built; see vite.config.ts. */
export const cards: readonly ShelfCard[] = await Promise.all(
  [...rooms].map(async ([id, load]) => {
    const { game, words } = await load()
    const both = <T>(say: (language: Language) => T): In<T> => ({ cs: say('cs'), en: say('en') })
    return {
      id,
      rules: game.rules,
      players: game.players,
      sagas: beginningsOf(game),
      scenarios: game.readScenario !== undefined,
      words: both((language) => ({ name: words[language].name, pitch: words[language].pitch })),
      options: Object.entries(game.options).map(([option, values]) => ({
        id: option,
        name: both((language) => words[language].options[option]?.name ?? option),
        values: values.map((value) => ({
          value,
          name: both((language) => words[language].options[option]?.value(value) ?? String(value)),
        })),
      })),
    }
  }),
)
