import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { HouseServer } from './house.ts'
import { act, actBefore, inStep, settled } from './settled.ts'
import { sitDown, wants } from './sitting.ts'

/** Opens a table, with one of its variants set otherwise than usual where asked, and gives the link for others. */
export async function openTable(
  page: Page,
  house: HouseServer,
  game: string,
  name: string,
  variant: number | null,
  how: { clock?: string; late?: 'bot' | 'default'; access?: 'public' | 'link'; hints?: boolean } = {},
): Promise<string> {
  await page.goto(`${house.address}/#/new/${game}?mode=online`)
  await page.fill('form.set-up fieldset input >> nth=0', name)
  if (variant !== null)
    await page.locator('form.set-up fieldset').last().locator('select').nth(variant).selectOption('1')
  if (how.clock !== undefined) {
    await page.locator('form.set-up select:has(option[value="4"])').last().selectOption({ label: how.clock })
    await page.locator('form.set-up select:has(option[value=default])').selectOption(how.late ?? 'bot')
  }
  await page.locator('form.set-up select:has(option[value=public])').selectOption(how.access ?? 'public')
  if (how.hints === true) await page.locator('form.set-up select:has(option[value=on])').selectOption('on')
  await page.click('form.set-up button[type=submit]')
  await settled(page)
  return page.inputValue('.invite input')
}

export async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await act(page, async () => {
    await page.fill('fieldset input >> nth=0', name)
    await page.click('.gathering button')
  })
}

/** The first of these starts the game. */
export const begins = (pages: readonly [Page, ...Page[]]): Promise<number> =>
  actBefore(pages, pages[0], (page) => page.click('text=Start the game'))

interface Two {
  /** How the table is set. */
  readonly how?: Parameters<typeof openTable>[5]
  /** Whether the second has a phone. */
  readonly phone?: boolean
  readonly movement?: boolean
  /** The time at which the clocks of both stand still. */
  readonly time?: number
}

/** Two people at one table that has begun: Ana at a desk in English, Bořek in Czech. */
export async function twoAt(
  at: { readonly house: HouseServer; readonly browser: Browser },
  game: string,
  { how = {}, phone = false, movement = false, time }: Two = {},
) {
  const [ana, bob] = await Promise.all([
    sitDown(at.browser, { movement, time }),
    sitDown(at.browser, { language: 'cs', phone, movement, time }),
  ])
  const link = await openTable(ana.page, at.house, game, 'Ana', null, how)
  await join(bob.page, link, 'Bořek')
  await begins([ana.page, bob.page])
  const leave = async () => {
    expect([...ana.mistakes, ...bob.mistakes]).toEqual([])
    await Promise.all([ana, bob].map(({ context }) => context.close()))
  }
  return { ana, bob, link, leave }
}

/** Everybody answers whenever asked, until the game is over for all, or so many times. */
export async function playTogether(
  pages: readonly Page[],
  answer: (page: Page) => Promise<void>,
  most = 900,
): Promise<number> {
  // Whoever is behind may still be asked what was answered long ago.
  let seq = await inStep(pages)
  for (let given = 0; given < most; given++) {
    const wanted = await Promise.all(pages.map(wants))
    if (wanted.every((what) => what === 'over')) return given
    const page = pages[wanted.indexOf('answer')]
    if (page === undefined) throw new Error(`nobody is asked: ${wanted}`)
    await answer(page)
    seq = await inStep(pages, seq + 1)
  }
  return most
}
