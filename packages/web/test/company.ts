import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { HouseServer } from './house.ts'
import { inStep, next, sitDown, untilItComesThrough, wants } from './sitting.ts'

/** Opens a table, with one of its variants set otherwise than usual where asked, and gives the link for others. */
export async function openTable(
  page: Page,
  house: HouseServer,
  game: string,
  name: string,
  variant: number | null,
  how: { clock?: string; late?: 'bot' | 'default'; access?: 'public' | 'link' } = {},
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
  await page.click('form.set-up button[type=submit]')
  await page.waitForSelector('.invite input')
  return page.inputValue('.invite input')
}

export async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.waitForSelector('.gathering')
  await page.fill('fieldset input >> nth=0', name)
  await page.click('.gathering button')
  await page.waitForSelector('button:has-text("Stand up"), button:has-text("Vstát")')
}

interface Two {
  /** How the table is set. */
  readonly how?: Parameters<typeof openTable>[5]
  /** Whether the second has a phone. */
  readonly phone?: boolean
  readonly movement?: boolean
}

/** Two people at one table that has begun: Ana at a desk in English, Bořek in Czech. */
export async function twoAt(
  at: { readonly house: HouseServer; readonly browser: Browser },
  game: string,
  { how = {}, phone = false, movement = false }: Two = {},
) {
  const [ana, bob] = await Promise.all([
    sitDown(at.browser, { movement }),
    sitDown(at.browser, { language: 'cs', phone, movement }),
  ])
  const link = await openTable(ana.page, at.house, game, 'Ana', null, how)
  await join(bob.page, link, 'Bořek')
  await ana.page.click('text=Start the game')
  await Promise.all([ana, bob].map(({ page }) => page.waitForSelector('.table')))
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
  let given = 0
  while (given < most) {
    // Whoever is behind may still be asked what was answered long ago.
    await inStep(pages)
    const wanted = await Promise.all(pages.map(wants))
    if (wanted.every((what) => what === 'over')) return given
    const at = wanted.indexOf('answer')
    const page = pages[at]
    if (page === undefined) {
      await Promise.race(pages.map(next))
      continue
    }
    await untilItComesThrough(page, answer)
    given++
  }
  return given
}
