import { readFileSync } from 'node:fs'
import { CALL_HEADER, PROTOCOL } from '@krcma/protocol'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { twoAt } from './company.ts'
import { openForTests } from './house.ts'
import { fits, isAccessible, sitDown } from './sitting.ts'

const at = openForTests({ still: true })
const password = 'a long enough password'
const MINUTE = 60_000

/** Passkeys belong to a site with a name. */
const settings = () => `${at.house.address.replace('127.0.0.1', 'localhost')}/#/settings`

async function withPasskeys(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const able = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true }
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true, ...able },
  })
}

async function logIn(page: Page, login: string): Promise<void> {
  await page.fill('input[autocomplete^="username webauthn"]', login)
  await page.fill('.account form input[type=password]', password)
  await page.click('.account form button[type=submit]')
}

it('an account is made with codes to keep, opened by one of them, and given another password', async () => {
  const { page, context, mistakes } = await sitDown(at.browser, { language: 'cs', phone: true })
  await page.goto(settings())
  await page.evaluate((headers) => fetch('/api/come-as-guest', { method: 'POST', headers, body: '{"name":"Anna"}' }), {
    'content-type': 'application/json',
    [CALL_HEADER]: String(PROTOCOL),
  })
  await page.reload()
  await logIn(page, 'anna')
  await page.waitForSelector('.dialog .codes')
  const codes = await page.locator('.codes code').allTextContents()
  expect(codes).toHaveLength(8)
  await isAccessible(page)
  await fits(page)
  await page.click('text=Mám je uschované')
  await isAccessible(page)
  await fits(page)
  await page.click('text=Odhlásit se >> nth=0')
  await page.click('text=Nemohu se přihlásit')
  const recover = page.locator('details form')
  await recover.locator('input >> nth=0').fill('anna')
  await recover.locator('input >> nth=1').fill('abcd-efgh-ijkm-npqr-stuv-wxyz')
  await recover.locator('button').click()
  await page.waitForSelector('[role=alert] >> text=kód nesouhlasí')
  await recover.locator('input >> nth=1').fill((codes[2] ?? '').toUpperCase())
  await page.keyboard.press('Enter')
  await page.waitForSelector('text=Jste uvnitř.')
  await page.waitForSelector('text=Zbývá vám 7 záchranných kódů.')
  await page.fill('input[autocomplete=new-password]', 'another long password')
  await page.keyboard.press('Enter')
  await page.waitForSelector('[role=status] >> text=Nové heslo platí.')
  // Everything about oneself, and then nothing.
  const [file] = await Promise.all([page.waitForEvent('download'), page.click('text=Uložit všechno o mně')])
  const data = JSON.parse(readFileSync(await file.path(), 'utf8')) as { person: { login: string } }
  expect(data.person.login).toBe('anna')
  await page.click('text=Smazat můj účet…')
  await isAccessible(page)
  await page.click('.sure >> text=Smazat můj účet')
  await page.waitForSelector('.account >> text=Přihlásit se')
  await logIn(page, 'anna')
  await page.waitForSelector('[role=alert] >> text=nesouhlasí')
  expect(mistakes).toEqual([])
  await context.close()
}, 60_000)

it('a message is reported, and an admin sees to it on a page of their own', async () => {
  const { ana, bob, leave } = await twoAt(at, 'tales-of-glory')
  await bob.page.click('role=tab[name=/Povídání/]')
  await bob.page.fill('.chat-say input', 'Jsi hloupá')
  await bob.page.keyboard.press('Enter')
  await ana.page.click('role=tab[name=/Talk/]')
  await ana.page.click('[aria-label="Report what Bořek said"]')
  await ana.page.waitForSelector('.dialog blockquote >> text=Jsi hloupá')
  await isAccessible(ana.page)
  await ana.page.click('.report button[type=submit]')
  await ana.page.waitForSelector('.dialog >> text=Thank you.')
  const code = (await at.house.admin('add', 'warden')).trim().split('\n').at(-1)?.trim() ?? ''
  const admin = await sitDown(at.browser, { language: 'cs', phone: true })
  const { page } = admin
  await page.goto(`${at.house.address}/#/settings`)
  await page.click('text=Nemohu se přihlásit')
  await page.fill('details form input >> nth=0', 'warden')
  await page.fill('details form input >> nth=1', code)
  await page.keyboard.press('Enter')
  await page.click('text=Spravovat podnik')
  await page.waitForSelector('.ways q >> text=Jsi hloupá')
  await isAccessible(page)
  await fits(page)
  await page.click('text=Odstranit zprávu')
  await page.click('text=Vyřízeno')
  await page.waitForSelector('text=Nikdo nic nenahlásil.')
  await page.fill('form input', 'Boř')
  await page.keyboard.press('Enter')
  await page.click('text=Umlčet na den')
  await page.waitForSelector('text=/mlčí do/')
  // The log tells of it as people write times.
  await page.reload()
  await page.waitForSelector('.ways-when >> text=/do \\d+\\.\\s\\d+\\.\\s\\d{4}/')
  await bob.page.fill('.chat-say input', 'Co?')
  await bob.page.keyboard.press('Enter')
  await bob.page.waitForSelector('[role=alert] >> text=Správce vám teď nedovoluje mluvit.')
  expect(admin.mistakes).toEqual([])
  await admin.context.close()
  await leave()
}, 60_000)

it('passkeys are added after proof, named and removed; other browsers are seen and logged out', async () => {
  const [here, there] = await Promise.all([sitDown(at.browser), sitDown(at.browser)])
  const { page } = here
  await at.house.admin('add', 'keeper')
  const code = (await at.house.admin('reset', 'keeper')).trim().split('\n').at(-1)?.trim() ?? ''
  await withPasskeys(page)
  await page.goto(settings())
  await page.click('text=I cannot get in')
  const recover = page.locator('details form')
  await recover.locator('input >> nth=0').fill('keeper')
  await recover.locator('input >> nth=1').fill(code)
  await page.keyboard.press('Enter')
  await page.fill('input[autocomplete=new-password]', password)
  await page.keyboard.press('Enter')
  await page.waitForSelector('[role=status] >> text=The new password holds.')
  await there.page.goto(settings())
  await logIn(there.page, 'keeper')
  await there.page.waitForSelector('.account >> text=You are logged in as keeper.')

  await at.house.pass(11 * MINUTE)
  await page.click('text=Add a passkey')
  await page.waitForSelector('.dialog >> text=Is it you?')
  await isAccessible(page)
  await page.fill('.dialog input[type=password]', 'not the password')
  await page.keyboard.press('Enter')
  await page.waitForSelector('.dialog [role=alert]')
  await page.fill('.dialog input[type=password]', password)
  await page.keyboard.press('Enter')
  await page.waitForSelector('text=You have 1 passkey.')
  await page.click('.ways >> text=Rename')
  await page.fill('.ways-name input', 'Desk')
  await page.keyboard.press('Enter')
  await page.waitForSelector('.ways strong >> text=Desk')
  await at.house.pass(11 * MINUTE)
  await page.click('text=Remove Desk…')
  await page.click('.sure >> text=Remove Desk')
  await page.click('.dialog >> text=By a passkey')
  await page.waitForSelector('text=Remove Desk', { state: 'detached' })

  await page.reload()
  await page.click('text=/Log out .*, Linux/')
  await page.waitForSelector('text=/Log out .*, Linux/', { state: 'detached' })
  await isAccessible(page)
  await there.page.reload()
  await there.page.waitForSelector('.account >> text=Log in')
  expect([...here.mistakes, ...there.mistakes]).toEqual([])
  await Promise.all([here, there].map(({ context }) => context.close()))
}, 60_000)
