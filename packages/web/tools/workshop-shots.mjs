// Pictures of a workshop: what one can begin with, every step of the form with a scenario in it, and how it is read, tried, shared and printed.

/**
 * @param {import('playwright-core').Page} page
 * @param {string} address
 * @param {string} game
 * @param {(name: string) => Promise<void>} shoot takes a picture of the whole page
 */
export async function shootWorkshop(page, address, game, shoot) {
  await page.goto(`${address}#/workshop/${game}`)
  await page.locator('.workshop-card button').first().waitFor()
  await shoot('shelf')
  await page.locator('.workshop-acts .main-button').click()
  await page.locator('.workshop-step').waitFor()
  await shoot('empty')
  await page.goto(`${address}#/workshop/${game}`)
  await page.locator('.workshop-card button').last().click()
  await page.locator('.workshop-step').waitFor()
  for (let n = 1; ; n++) {
    await shoot(`step-${String(n).padStart(2, '0')}`)
    const next = page.locator('.workshop-walk .main-button')
    if ((await next.count()) === 0) break
    await next.click()
  }
  const tabs = page.locator('.workshop-editor [role=tab]')
  for (const [n, view] of ['form', 'read', 'try', 'share', 'paper'].entries()) {
    if (view === 'form') continue
    await tabs.nth(n).click()
    if (view === 'try') {
      await page.locator('.workshop-trial select').last().selectOption('10')
      await page.locator('.workshop-trial .main-button').click()
      await page.locator('.workshop-progress[data-done]').waitFor()
    }
    await shoot(view)
  }
}
