import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { waitAfter, waitOut } from '../src/link/online/patience.ts'
import { begins, join, openTable, playTogether, twoAt } from './company.ts'
import { openForTests } from './house.ts'
import { act, actBefore, inStep, settled } from './settled.ts'
import { click, fits, isAccessible, press, sitDown } from './sitting.ts'

const at = openForTests()

const MINUTE = 60_000

/** In the page: keeps what is said of the connection, from now on. */
function noteConnection(): void {
  const noted: (readonly [state: string, text: string])[] = []
  Object.assign(globalThis, { noted })
  new MutationObserver(() => {
    const said = document.querySelector<HTMLElement>('.connection')
    const state = said?.dataset['connection'] ?? ''
    const text = said?.textContent ?? ''
    const [before, last] = noted.at(-1) ?? []
    if (said !== null && (before !== state || last !== text)) noted.push([state, text])
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
}

/** In the page: what was said when the connection was first in this state, however short that was. */
function saidIn(state: string): string | undefined {
  const { noted } = globalThis as unknown as { noted: readonly (readonly [string, string])[] }
  return noted.find(([noted, text]) => noted === state && text !== '')?.[1]
}

/** As soon as the connection has been in this state: what was said of it. */
async function noted(page: Page, state: string): Promise<string | undefined> {
  return (await page.waitForFunction(saidIn, state)).jsonValue()
}

describe('the line to the server', () => {
  it('is tried again at least every eight tenths of a second for a minute, then more seldom', () => {
    for (let gone = 0; gone < MINUTE; gone += 250)
      for (const chance of [0, 0.5, 1]) expect(waitAfter(gone, chance)).toBeLessThanOrEqual(800)
    expect(waitAfter(0, 0)).toBeGreaterThanOrEqual(250)
    expect(waitAfter(0, 1)).toBeGreaterThan(waitAfter(0, 0))
    for (const gone of [MINUTE, 10 * MINUTE, 600 * MINUTE]) {
      expect(waitAfter(gone, 0)).toBeGreaterThan(4_000)
      expect(waitAfter(gone, 1)).toBeLessThanOrEqual(15_000)
    }
  })

  it('is tried when the server that goes says so, not by everybody at once', () => {
    expect(waitOut(100, 0)).toBe(100)
    expect(waitOut(100, 0.5)).toBe(150)
    expect(waitOut(100, 1)).toBe(200)
  })

  it('is cut and comes back: what was missed is shown, what was typed and chosen is kept and goes through', async () => {
    const { ana, bob, leave } = await twoAt(at, 'tales-of-glory', { phone: true })
    const [hers, his] = [ana.page, bob.page]
    await Promise.all([hers, his].map((page) => page.evaluate(noteConnection)))
    const state = (page: Page) => page.locator('.connection')

    // The network of the phone is gone. He chooses all the same; she moves meanwhile.
    await bob.context.setOffline(true)
    expect(await noted(his, 'offline')).toBe('Bez připojení. Zkoušíme to dál.')
    expect(await state(his).evaluate((said) => said.getBoundingClientRect().width)).toBeGreaterThan(40)
    await isAccessible(his)
    await his.click('.question .option >> nth=2')
    expect(await his.locator('.question[data-busy=true] .option[data-chosen=true]').count()).toBe(1)
    const chosen = await act(hers, press)
    await bob.context.setOffline(false)
    // Both have chosen now: what he chose in the dark was heard, and what she chose is shown to him. That may come so soon that nobody
    // is told that he is back.
    for (const page of [hers, his]) await settled(page, chosen + 1)
    await his.click('.table-head button >> nth=0')
    expect(await his.locator('.log').textContent()).toMatch(
      /Ana (wants space|chce místo) 1, Bořek (wants space|chce místo) 3/,
    )
    await his.keyboard.press('Escape')

    // The server goes, and the next one comes.
    await hers.click('role=tab[name=/Talk/]')
    await hers.fill('.chat-say input', 'Jsem tu')
    await Promise.all([hers, his].map((page) => page.evaluate(noteConnection)))
    await at.house.stop()
    expect(await noted(hers, 'reconnecting')).toContain('Reconnecting…')
    expect(await noted(his, 'reconnecting')).toContain('Obnovuje se spojení…')
    await hers.keyboard.press('Enter')
    await hers.waitForSelector('.chat >> text=What you wrote is still here')
    expect(await hers.inputValue('.chat-say input')).toBe('Jsem tu')
    await at.house.start()
    expect(await noted(hers, 'caught-up')).toContain('Connected again. You are caught up.')
    expect(await noted(his, 'caught-up')).toContain('Znovu připojeno. Nic vám neuteklo.')
    await hers.focus('.chat-say input')
    await hers.keyboard.press('Enter')
    await settled(hers)
    expect(await hers.locator('.chat-lines').textContent()).toContain('Jsem tu')
    await hers.click('role=tab[name=/What happened/]')
    expect(await playTogether([hers, his], click, 2)).toBe(2)
    await leave()
  }, 240_000)

  it('keeps what was chosen when the page is loaded anew: it is said again, or, if it is too late, that is told', async () => {
    const { ana, bob, leave } = await twoAt(at, 'tales-of-glory')
    const [hers, his] = [ana.page, bob.page]
    // Whatever he answers is lost on its way.
    let lost = true
    await his.routeWebSocket('**/live', (line) => {
      const server = line.connectToServer()
      line.onMessage((said) => {
        if (!lost || !String(said).includes('"answer"')) server.send(said)
      })
    })
    const choose = async () => {
      await his.reload()
      await settled(his)
      await his.click('.question .option >> nth=2')
      expect(await his.locator('.question[data-busy=true] .option[data-chosen=true]').count()).toBe(1)
    }
    await choose()
    lost = false
    await his.reload()
    await settled(his)
    expect(await his.locator('.question[data-answered=true]').count()).toBe(1)
    await actBefore([hers, his], hers, press)
    for (const page of [hers, his])
      expect(await page.locator('.log').textContent()).toMatch(
        /Ana (wants space|chce místo) 1, Bořek (wants space|chce místo) 3/,
      )

    // The second time he has decided otherwise meanwhile, in another window.
    await playTogether([hers], press, 1)
    await inStep([hers, his])
    lost = true
    await choose()
    const other = await bob.context.newPage()
    await other.goto(his.url())
    await act(other, press)
    lost = false
    await his.reload()
    await settled(his)
    expect(await his.locator('.said').textContent()).toBe('O tom už je rozhodnuto, nebo se to mezitím změnilo.')
    await leave()
  }, 240_000)
})

describe('talk', () => {
  it('leaves numbers to the question while one of its tabs has the focus, but not while somebody types', async () => {
    const { ana, leave } = await twoAt(at, 'tales-of-glory')
    const { page } = ana
    await page.click('role=tab[name=/Talk/]')
    await page.focus('.chat-say input')
    await page.keyboard.press('1')
    expect(await page.inputValue('.chat-say input')).toBe('1')
    expect(await page.locator('.question[data-answered=false][data-busy=false]').count()).toBe(1)
    await page.focus('role=tab[name=/Talk/]')
    await page.keyboard.press('ArrowLeft')
    expect(await page.locator('role=tab[name=/What happened/][selected=true]').count()).toBe(1)
    await act(page, press)
    expect(await page.locator('.question[data-answered=true]').count()).toBe(1)
    await leave()
  }, 240_000)

  it('is open to who came by the link before the start and after the end; is muted, and removed by the owner', async () => {
    const [ana, bob, eve] = await Promise.all([
      sitDown(at.browser),
      sitDown(at.browser, { language: 'cs' }),
      sitDown(at.browser, { language: 'cs', phone: true }),
    ])
    const link = await openTable(ana.page, at.house, 'tales-of-glory', 'Ana', null, { access: 'link' })
    await eve.page.goto(link)
    await settled(eve.page)
    await eve.page.fill('fieldset input >> nth=0', 'Eva')
    const say = async (page: Page, text: string) => {
      await page.fill('.chat-say input', text)
      await page.press('.chat-say input', 'Enter')
      await page.waitForSelector(`.chat-lines >> text=${text}`)
      await settled(page)
      expect(await page.inputValue('.chat-say input')).toBe('')
    }
    const line = (page: Page, text: string) => page.locator('.chat-lines li', { hasText: text })
    await say(eve.page, 'Hodně štěstí!')
    await line(ana.page, 'Hodně štěstí!').waitFor()
    expect(await line(ana.page, 'Hodně štěstí!').locator('strong').textContent()).toBe('Eva')
    await isAccessible(eve.page)
    await fits(eve.page)
    await join(bob.page, link, 'Bořek')
    await say(eve.page, 'Kup si vyhlášené koření!')
    expect(await bob.page.locator('[aria-label="Odstranit tuto zprávu"]').count()).toBe(0)
    await line(ana.page, 'koření').locator('[aria-label="Remove this message"]').click()
    for (const { page } of [ana, bob, eve]) await line(page, 'koření').waitFor({ state: 'detached' })

    await line(ana.page, 'Hodně štěstí!').locator('[aria-label="Hide what Eva says"]').click()
    await line(ana.page, 'Hodně štěstí!').waitFor({ state: 'detached' })
    await say(eve.page, 'Slyšíte mě?')
    await line(bob.page, 'Slyšíte mě?').waitFor()
    await say(bob.page, 'Ano.')
    await line(ana.page, 'Ano.').waitFor()
    expect(await line(ana.page, 'Slyšíte mě?').count()).toBe(0)
    await ana.page.reload()
    await line(ana.page, 'Ano.').waitFor()
    expect(await line(ana.page, 'Slyšíte mě?').count()).toBe(0)
    await ana.page.click('text=Hear everybody again')
    await line(ana.page, 'Slyšíte mě?').waitFor()

    await begins([ana.page, bob.page, eve.page])
    await eve.page.click('.table-head button >> nth=1')
    await eve.page.waitForSelector('.chat >> text=Kdo se dívá, může mluvit před začátkem hry a po jejím konci.')
    expect(await eve.page.locator('.chat-say').count()).toBe(0)
    expect(await line(eve.page, 'Ano.').count()).toBe(1)
    await eve.page.keyboard.press('Escape')
    // Who plays may talk, and it is seen that somebody did.
    await ana.page.click('role=tab[name="Talk"]')
    await say(ana.page, 'Jdeme na to.')
    await bob.page.click('role=tab[name="Povídání (nové)"]')
    await line(bob.page, 'Jdeme na to.').waitFor()
    await eve.page.waitForSelector('.table-head button:has-text("Povídání (nové)")')
    await playTogether([ana.page, bob.page], click, 2)

    await ana.page.click('.table-head button >> nth=-1')
    await ana.page.click('.menu-list >> text=Offer a draw')
    await bob.page.click('.proposal >> text=Souhlasím')
    await ana.page.waitForSelector('.dialog >> text=The game ended in a draw.')
    await eve.page.waitForSelector('.dialog >> text=Hra skončila remízou.')
    await eve.page.keyboard.press('Escape')
    await eve.page.click('.table-head button >> nth=1')
    await say(eve.page, 'Dobře vy!')
    await ana.page.keyboard.press('Escape')
    await line(ana.page, 'Dobře vy!').waitFor()

    // A moment of it is shown to somebody who was never there; and played on from, against bots.
    await ana.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await ana.page.click('.tool >> text=Score sheet')
    await ana.page.click('.dialog-foot >> text=Replay')
    await ana.page.click('[aria-label="One move on"]')
    expect(await ana.page.locator('.replay-scrub output').textContent()).toBe('Move 1 of 2')
    await ana.page.click('.replay-tools >> text=Copy a link')
    await ana.page.waitForSelector('.replay-tools >> text=Copied')
    const moment = await ana.page.evaluate(() => navigator.clipboard.readText())
    const stranger = await sitDown(at.browser, { language: 'cs' })
    await stranger.page.goto(moment)
    await stranger.page.waitForSelector('.replay-scrub >> text=/1 z 2/')
    await isAccessible(stranger.page)
    await stranger.page.click('.replay-tools >> text=Hrát dál')
    await settled(stranger.page)
    expect(await stranger.page.locator('.connection').textContent()).toBe('Na tomto zařízení')
    expect([...ana.mistakes, ...bob.mistakes, ...eve.mistakes, ...stranger.mistakes]).toEqual([])
    await Promise.all([ana, bob, eve, stranger].map(({ context }) => context.close()))
  }, 240_000)
})

describe('the lobby', () => {
  it('lists the tables where it is your move first, and another order after an answer', async () => {
    const [ana, bob] = await Promise.all([sitDown(at.browser, { phone: true }), sitDown(at.browser)])
    const tables: string[] = []
    for (let n = 0; n < 3; n++) {
      // Lists know to a quarter of an hour when a table was last played at.
      await at.house.pass(15 * MINUTE)
      const link = await openTable(ana.page, at.house, 'tales-of-glory', 'Ana', null)
      await join(bob.page, link, 'Bob')
      expect(await bob.page.locator('[role=status]').textContent()).toBe('All are here. Ana will start the game.')
      await begins([ana.page, bob.page])
      tables.push(new URL(link).hash.split('?')[0] ?? '')
    }
    const [first = '', second = '', third = ''] = tables
    const listed = async () => {
      await ana.page.goto(`${at.house.address}/#/`)
      const yours = ana.page.locator('section', { has: ana.page.locator('h2:text-is("Your tables on the server")') })
      await yours.waitFor()
      return yours
        .locator('.table-card')
        .evaluateAll((all) =>
          all.map((one) => [one.getAttribute('href'), one.querySelector('.table-card-state')?.textContent]),
        )
    }
    const answerAt = async (table: string) => {
      await ana.page.click(`.table-card[href="${table}"]`)
      await at.house.pass(15 * MINUTE)
      await act(ana.page, press)
    }
    const [yours, others] = ['Your move', 'Waiting for the others.']
    // Everybody is asked at the beginning: the latest table first.
    expect(await listed()).toEqual([
      [third, yours],
      [second, yours],
      [first, yours],
    ])
    await answerAt(third)
    expect(await listed()).toEqual([
      [second, yours],
      [first, yours],
      [third, others],
    ])
    await answerAt(first)
    expect(await listed()).toEqual([
      [second, yours],
      [first, others],
      [third, others],
    ])
    await isAccessible(ana.page)
    await fits(ana.page)
    expect([...ana.mistakes, ...bob.mistakes]).toEqual([])
    await Promise.all([ana, bob].map(({ context }) => context.close()))
  }, 240_000)
})
