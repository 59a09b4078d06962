import type { Page } from 'playwright-core'

/**
 * In the page: the number of the state that its table shows, if that is not less than this and nothing more is coming. What
 * lies open to be read is read at once.
 */
function atRest(least: number): string | null {
  document.querySelector<HTMLElement>('[data-settled=true][data-reading=true] .question .read')?.click()
  const {
    table = '',
    seq = '',
    settled,
    reading,
  } = document.querySelector<HTMLElement>('[data-settled]')?.dataset ?? {}
  // Whoever goes from one table to the next may be shown the last one for a moment.
  const [, , , here] = location.hash.split(/[/?]/)
  return table === here && settled === 'true' && reading !== 'true' && Number(seq) >= least ? seq : null
}

/**
 * The one way to wait at a table: until the page shows the state of that number, or a later one, and nothing more is coming unless
 * somebody does something (see `Playout`). Gives the number of the state that it shows.
 */
export async function settled(page: Page, seq = 0): Promise<number> {
  const found = await page.waitForFunction(atRest, seq)
  return Number(await found.jsonValue())
}

/** Does what makes another state of the table, and waits until that is shown. */
export async function act(page: Page, deed: (page: Page) => Promise<unknown>): Promise<number> {
  const before = await settled(page)
  await deed(page)
  return settled(page, before + 1)
}

/** All these pages show the newest state that any of them shows, and that is not less than this. Gives its number. */
export async function inStep(pages: readonly Page[], seq = 0): Promise<number> {
  const shown = await Promise.all(pages.map((page) => settled(page, seq)))
  const newest = Math.max(...shown)
  return shown.every((one) => one === newest) ? newest : inStep(pages, newest)
}

/** One of these pages does what makes another state of the table; all of them show it. */
export async function actBefore(
  pages: readonly Page[],
  page: Page,
  deed: (page: Page) => Promise<unknown>,
): Promise<number> {
  const before = await inStep(pages)
  await deed(page)
  return inStep(pages, before + 1)
}
