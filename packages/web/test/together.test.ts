import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openTable, playTogether, twoAt } from './company.ts'
import { openForTests } from './house.ts'
import { act, actBefore, inStep, settled } from './settled.ts'
import { isAccessible, press, sitDown, wants } from './sitting.ts'

const at = openForTests()

const menu = (page: Page) => page.click('.table-head button >> nth=-1')

describe('together', () => {
  it('a pause is proposed, refused, withdrawn, agreed and ended; then a draw, and a rematch', async () => {
    const { ana, bob, leave } = await twoAt(at, 'tales-of-glory')
    const both = [ana.page, bob.page]
    const shows = (page: Page) => page.locator('.proposal')
    const propose = (text: string) =>
      actBefore(both, ana.page, async (page) => {
        await menu(page)
        await page.click(`.menu-list >> text=${text}`)
      })
    const choose = (page: Page, text: string) => actBefore(both, page, () => page.click(`.proposal >> text=${text}`))
    await propose('Propose to end the game now')
    await choose(bob.page, 'Nesouhlasím')
    expect(await ana.page.locator('.proposal p').textContent()).toContain('Bořek does not agree.')
    await propose('Propose a pause')
    expect(await bob.page.locator('.proposal p').textContent()).toContain('Ana chce přestávku.')
    expect(await ana.page.locator('.proposal p').textContent()).toContain('Still to agree: Bořek.')
    await isAccessible(bob.page)
    await choose(ana.page, 'Withdraw')
    expect(await shows(bob.page).count()).toBe(0)
    await propose('Propose a pause')
    await choose(bob.page, 'Souhlasím')
    expect(await shows(ana.page).textContent()).toContain('The game is paused.')
    await choose(bob.page, 'Pokračovat')
    expect(await shows(ana.page).count()).toBe(0)

    await propose('Offer a draw')
    await choose(bob.page, 'Souhlasím')
    await ana.page.waitForSelector('.dialog >> text=The game ended in a draw.')
    await bob.page.waitForSelector('.dialog >> text=Hra skončila remízou.')
    await ana.page.click('.dialog-foot >> text=Play again')
    await ana.page.waitForSelector('.gathering')
    await bob.page.click('.dialog-foot >> text=Přisednout k odvetě')
    await bob.page.waitForSelector('.gathering')
    expect(new URL(ana.page.url()).hash).toBe(new URL(bob.page.url()).hash)
    await leave()
  }, 240_000)

  it('what cannot be taken back freely is taken back with consent; who gives up is played on by a bot', async () => {
    const { ana, bob, leave } = await twoAt(at, 'tales-of-glory')
    const pages = [ana.page, bob.page]
    // Both have chosen a space: what was revealed can only be taken back together.
    await playTogether(pages, press, 2)
    const undo = ana.page.locator('.tool', { hasText: 'Take back' })
    const log = await ana.page.locator('.log').textContent()
    await actBefore(pages, ana.page, () => undo.click())
    expect(await bob.page.locator('.proposal').textContent()).toContain('Ana chce vzít zpět poslední tah.')
    await actBefore(pages, bob.page, (page) => page.click('.proposal >> text=Souhlasím'))
    expect(await ana.page.locator('.log').textContent()).not.toBe(log)

    await actBefore(pages, bob.page, async (page) => {
      await menu(page)
      await page.click('.menu-list >> text=Vzdát se')
      await page.click('.sure button')
    })
    expect(await ana.page.locator('.seat:has-text("Bořek") .seat-name svg').count()).toBe(1)
    await playTogether([ana.page], press, 2)
    await leave()
  }, 240_000)

  it('whoever comes back is shown what was missed, may see it again, and goes to any of its positions', async () => {
    const { ana, bob, leave } = await twoAt(at, 'roll-player', { movement: true })
    const pages = [ana.page, bob.page]
    await playTogether(pages, press, 4)
    // Bob leaves when it is Ana's turn; she moves; he comes back.
    for (;;) {
      await inStep(pages)
      const [her, his] = await Promise.all(pages.map(wants))
      if (her === 'answer' && his !== 'answer') break
      await playTogether(pages, press, 1)
    }
    const address = bob.page.url()
    await bob.page.goto('about:blank')
    await act(ana.page, press)
    // What is played stands for a moment only, so that the page itself notes what it said.
    await bob.page.addInitScript(noteQuestions)
    await bob.page.goto(address)
    await settled(bob.page)
    expect(await bob.page.evaluate(wasAsked, 'Než jste přišli')).toBe(true)
    await bob.page.click('.tool >> text=Zmeškané')
    const missed = await bob.page.locator('.away-list li').allTextContents()
    expect(missed.length).toBeGreaterThan(0)
    await isAccessible(bob.page)
    const again = bob.page.evaluate(skipOnce)
    await bob.page.click('.dialog-foot >> text=Přehrát znovu')
    expect(await again).toContain('Než jste přišli')
    await settled(bob.page)
    expect(plainly(await bob.page.locator('.side .log').textContent())).toContain(plainly(missed[0] ?? ''))
    await bob.page.click('.tool >> text=Zmeškané')
    await bob.page.click('.away-list a >> nth=0')
    await bob.page.waitForSelector('.replay-scrub')
    expect(plainly(await bob.page.locator('.log').textContent())).toContain(plainly(missed[0] ?? ''))
    await leave()
  }, 240_000)
})

/** What is said, without the gaps in which the log shows pictures. */
const plainly = (text: string | null) => (text ?? '').replace(/\s+/g, ' ')

/** In the page: keeps every question that was to be read in the bar, however short. */
function noteQuestions(): void {
  const questions = new Set<string>()
  Object.assign(globalThis, { questions })
  new MutationObserver(() => questions.add(document.querySelector('#question')?.textContent ?? '')).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  })
}

const wasAsked = (text: string) =>
  [...(globalThis as unknown as { questions: ReadonlySet<string> }).questions].some((one) => one.includes(text))

/** In the page: skips as soon as there is something to skip, and says what stood in the bar then. */
function skipOnce(): Promise<string> {
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      const skip = document.querySelector<HTMLElement>('.tool-place[data-here=true] button')
      if (skip === null) return
      watch.disconnect()
      resolve(document.querySelector('#question')?.textContent ?? '')
      skip.click()
    })
    watch.observe(document, { subtree: true, attributes: true, childList: true })
  })
}

describe('the account', () => {
  it('is kept by a passkey, which lets in again; a vacation stops clocks', async () => {
    const { page, context, mistakes } = await sitDown(at.browser)
    const devices = await context.newCDPSession(page)
    await devices.send('WebAuthn.enable')
    await devices.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    // Passkeys belong to a name, not to a number.
    const named = { ...at.house, address: at.house.address.replace('127.0.0.1', 'localhost') }
    await openTable(page, named, 'tales-of-glory', 'Ana', null)
    await page.goto(`${named.address}/#/settings`)
    await page.fill('input[autocomplete^=username]', 'ana')
    await page.click('text=Keep them with a passkey')
    await page.waitForSelector('.account >> text=You are logged in as ana.')
    await page.click('text=I have kept them')
    expect(await page.locator('.account').first().textContent()).toContain('You have 1 passkey.')
    await page.click('.vacation >> text=For 7 days')
    await page.waitForSelector('.vacation >> text=You are on vacation until')
    await page.click('.vacation >> text=I am back')
    await page.waitForSelector('.vacation >> text=For 7 days')
    await isAccessible(page)
    await page.click('.account >> text=Log out')
    await page.click('text=Log in with a passkey')
    await page.waitForSelector('.account >> text=You are logged in as ana.')
    expect(mistakes).toEqual([])
    await context.close()
  }, 240_000)
})
