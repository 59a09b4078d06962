import { fileURLToPath } from 'node:url'
import { misfits, type Room, type Shape } from '@krcma/kernel'
import { shelfIn } from '@krcma/shelf'
import { describe, expect, it } from 'vitest'

const games = shelfIn(fileURLToPath(new URL('../../../games', import.meta.url)))

/** What cannot be said of a feature, more of it or less, in either language. */
function unspoken<G extends Shape>({ mind, words }: Room<G>): readonly string[] {
  return (mind.learnt?.senses.features ?? []).flatMap((feature) =>
    [words.cs, words.en].flatMap(({ language, reason }) => {
      const say = (reason as Readonly<Record<string, (by: number) => string>> | undefined)?.[feature]
      const said = [2.4, -2.4].map((by) => say?.(by) ?? '')
      const isGood = said.every((text) => /^\p{Ll}|^Gold\b/u.test(text) && !/[.!?]$/.test(text)) && said[0] !== said[1]
      return isGood ? [] : [`${language} ${feature}: ${said.join(' / ')}`]
    }),
  )
}

describe.each(games)('what the mind of $id has learnt', ({ open }) => {
  it('is of its features and rules; if not: krcma train', async () => {
    expect(await open(({ game, mind }) => misfits(game, mind))).toEqual([])
  })

  it('can be said as a reason, in both languages', async () => {
    expect(await open(unspoken)).toEqual([])
  })
})
