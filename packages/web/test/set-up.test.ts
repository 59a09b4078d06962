import { expect, it } from 'vitest'
import { settled } from './settled.ts'
import { visitForTests } from './site.ts'
import { isAccessible, sitDown } from './sitting.ts'

const at = visitForTests()

it('a table whose variants do not go together says which one does not, in both languages, and opens without it', async () => {
  for (const [language, named] of [
    ['en', 'This does not go with the rest: Variant.'],
    ['cs', 'S ostatním nejde dohromady: Varianta.'],
  ] as const) {
    const { page, context, mistakes } = await sitDown(at.browser, { language })
    await page.goto(`${at.site.address}/#/new/witcher-path-of-destiny?mode=bots`)
    const variants = page.locator('.set-up-options').last().locator('select')
    await variants.nth(0).selectOption('1')
    await variants.nth(1).selectOption('1')
    await page.click('form.set-up button[type=submit]')
    await page.waitForSelector('form.set-up [role=alert]')
    expect(await page.locator('form.set-up [role=alert]').textContent()).toContain(named)
    await isAccessible(page)
    await variants.nth(1).selectOption('0')
    await page.click('form.set-up button[type=submit]')
    await settled(page)
    expect(mistakes).toEqual([])
    await context.close()
  }
}, 120_000)
