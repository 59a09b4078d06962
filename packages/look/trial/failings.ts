import { readFileSync } from 'node:fs'
import { type About, roomCss } from '../src/about.ts'

/** What is needed of a page of the browser that tests are given. */
interface Page {
  setViewportSize(size: { width: number; height: number }): Promise<void>
  setContent(html: string): Promise<void>
  addScriptTag(script: { content: string }): Promise<unknown>
  evaluate<T>(act: () => Promise<T>): Promise<T>
}

interface Shown {
  readonly room: string
  readonly colours: About<never>['colours']
  readonly theme: string
  readonly layout: 'desk' | 'phone'
  readonly markup: string
  /** The style sheets of the board. */
  readonly sheets: readonly URL[]
}

const sizes = { desk: { width: 1120, height: 660 }, phone: { width: 390, height: 500 } }
const own = ['tokens', 'things'].map((name) => new URL(`../css/${name}.css`, import.meta.url))
/** What the table around a board says to it: see packages/web/src/css. */
const around = `html{font-size:17px} body{margin:0;background:var(--room-wall);color:var(--ink);font:1rem/1.45 var(--text)}
  main{height:100vh;container-type:size} @media (max-width:719px){html{font-size:16px}}`

/** An empty page with the box of a board and its style sheets. */
export async function emptyPage(page: Page, shown: Omit<Shown, 'markup'>, markup = ''): Promise<void> {
  const { room, colours, theme, layout, sheets } = shown
  const css = [...[...own, ...sheets].map((sheet) => readFileSync(sheet, 'utf8')), roomCss(room, colours), around].join(
    '\n',
  )
  await page.setViewportSize(sizes[layout])
  await page.setContent(`<!doctype html><html lang="en" data-room="${room}" data-theme="${theme}" data-motion="calm">
    <head><title>Board</title><style>${css}</style></head><body>${markup}</body></html>`)
}

interface Violation {
  readonly id: string
  readonly impact: string
  readonly nodes: readonly { readonly html: string }[]
}

/** The serious failings of accessibility that axe, whose script is given, finds on a board. */
export async function failings(page: Page, axe: string, shown: Shown): Promise<readonly string[]> {
  await emptyPage(page, shown, `<h1>Table</h1><main>${shown.markup}</main>`)
  await page.addScriptTag({ content: axe })
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } }
    return (await axe.run()).violations
  })
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}
