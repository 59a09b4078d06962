import type { Language } from '@krcma/kernel'
import { codeOf } from '../code-of.ts'

/** What a keepsake says. */
export interface Keepsake {
  readonly title: string
  readonly verdict: string
  /** The best first, each with the score. */
  readonly lines: readonly { readonly name: string; readonly points: number; readonly colour: string }[]
  readonly date: Date
  readonly language: Language
  /** Where the game can be seen again; null for one that is on this device alone. */
  readonly link: string | null
  /** The words of the seal, once the dice have been verified. */
  readonly seal: string | null
}

const WIDTH = 1200
const HEIGHT = 800
/** Time for fonts that are part of the picture, in milliseconds. */
const FONTS = 400
const ROOM = { left: 44, top: 150, width: 716, height: 580 }
const CODE = 150

/** What makes a look; of the hundreds of properties that a browser knows, the others would make the picture large and nothing else. */
const LOOKS =
  /^(display|position|top|right|bottom|left|inset|width|height|min-|max-|box-|margin|padding|border|flex|grid|gap|row-gap|column-gap|align|justify|place|transform|translate|rotate|scale|opacity|visibility|overflow|z-index|color|font|line-height|letter|text|white-space|vertical|writing|background|fill|stroke|paint-order|dominant|list-style|clip-path|aspect|order|-webkit-line|-webkit-box)/

/** What a colour of the page is by now: a picture knows none of its names. */
function colourOf(named: string): string {
  const [, name] = /^var\((.+)\)$/.exec(named) ?? []
  return name === undefined ? named : getComputedStyle(document.documentElement).getPropertyValue(name)
}

/** Everything that a part of the page looks like, written into the part itself: apart from the page it has no style sheets. */
function painted(element: Element): Element {
  const copy = element.cloneNode(true) as Element
  const originals = [element, ...element.querySelectorAll('*')]
  const copies = [copy, ...copy.querySelectorAll('*')]
  for (const [i, original] of originals.entries()) {
    const own = copies[i]
    if (!(own instanceof HTMLElement) && !(own instanceof SVGElement)) continue
    const style = getComputedStyle(original)
    for (const name of style) if (LOOKS.test(name)) own.style.setProperty(name, style.getPropertyValue(name))
    for (const { name } of [...own.attributes])
      if (name.startsWith('data-') || name.startsWith('aria-')) own.removeAttribute(name)
    own.style.setProperty('animation', 'none')
  }
  return copy
}

/** The words of a seal, one above the other. */
const sealed = (words: string) =>
  words
    .split(' ')
    .map(
      (word, i, all) =>
        `<text class="seal" text-anchor="middle" y="${6 + (i - (all.length - 1) / 2) * 24}">${escaped(word)}</text>`,
    )
    .join('')

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The fonts of the page as data, for a picture may load nothing. */
async function fonts(): Promise<string> {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)
  const faces = await Promise.all(
    rules.map(async ({ style }) => {
      const [, url = ''] = /url\("?([^")]+woff2)"?\)/.exec(style.getPropertyValue('src')) ?? []
      if (url === '') return ''
      const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer())
      const data = btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''))
      const range = style.getPropertyValue('unicode-range')
      return `@font-face{font-family:${style.getPropertyValue('font-family')};font-weight:${style.getPropertyValue('font-weight')};${range === '' ? '' : `unicode-range:${range};`}src:url(data:font/woff2;base64,${data})}`
    }),
  )
  return faces.join('')
}

/** The picture as SVG: the winner's work, as it lies on the board, beside names, scores and date. */
async function drawing(
  work: Element,
  { title, verdict, lines, date, language, link, seal }: Keepsake,
): Promise<string> {
  const { width, height } = work.getBoundingClientRect()
  const scale = Math.min(ROOM.width / width, ROOM.height / height)
  const [x, y] = [ROOM.left + (ROOM.width - width * scale) / 2, ROOM.top + (ROOM.height - height * scale) / 2]
  const copy = painted(work)
  copy.setAttribute('xmlns', 'http://www.w3.org/1999/xhtml')
  const body = new XMLSerializer().serializeToString(copy)
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(date)
  const rows = lines
    .map(
      ({ name, points, colour }, i) =>
        `<g transform="translate(800 ${168 + i * 60})"><rect width="8" height="44" rx="3" fill="${colourOf(colour)}"/><svg x="22" width="262" height="48"><text class="name" y="32">${escaped(name)}</text></svg><text class="points" x="356" y="34" text-anchor="end">${points}</text></g>`,
    )
    .join('')
  const stamp =
    seal === null
      ? ''
      : `<g transform="translate(${link === null ? 1070 : 890} 650) rotate(-12)"><circle r="66" fill="#8f2312" stroke="#e8bf63" stroke-width="4"/><circle r="57" fill="none" stroke="#e8bf63" stroke-width="1.5" stroke-dasharray="3 4"/>${sealed(seal)}</g>`
  const code = link === null ? null : await codeOf(link)
  const scan =
    code === null
      ? ''
      : `<g transform="translate(${WIDTH - 44 - CODE} 570)"><rect width="${CODE}" height="${CODE}" rx="8" fill="#fff"/><path transform="translate(8 8) scale(${(CODE - 16) / code.size})" shape-rendering="crispEdges" d="${code.path}"/></g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<style>${await fonts()}text{font-family:'Alegreya Sans',sans-serif;fill:#f4e7cf}.title{font:600 54px 'Grenze Gotisch',serif;fill:#f0c465}.verdict{font:600 30px 'Grenze Gotisch',serif}.name{font-size:27px;font-weight:500}.points{font-size:34px;font-weight:700;fill:#f0c465}.small{font-size:19px;fill:#cdb894}.seal{font:700 22px 'Alegreya Sans';fill:#fff4d8}</style>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#1d1610"/><rect x="14" y="14" width="${WIDTH - 28}" height="${HEIGHT - 28}" rx="12" fill="none" stroke="#d9a441" stroke-width="3"/>
<text class="title" x="44" y="82">${escaped(title)}</text><text class="verdict" x="44" y="126">${escaped(verdict)}</text>
<foreignObject x="0" y="0" width="${WIDTH}" height="${HEIGHT}"><div xmlns="http://www.w3.org/1999/xhtml" style="position:absolute;left:${x}px;top:${y}px;width:${width}px;height:${height}px;transform:scale(${scale});transform-origin:0 0">${body}</div></foreignObject>
${rows}<text class="small" x="44" y="760">${escaped(when)}</text><text class="small" x="${WIDTH - 44}" y="760" text-anchor="end">${escaped(link === null ? 'Krčma' : new URL(link).host)}</text>${scan}${stamp}</svg>`
}

/** The same as PNG, made in the browser. */
export async function keepsake(work: Element, says: Keepsake): Promise<Blob> {
  const svg = await drawing(work, says)
  const image = new Image()
  // As data, not as a blob: only so may a picture with HTML in it be read again.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const paint = () => canvas.getContext('2d')?.drawImage(image, 0, 0)
  // Decoded, it has its lines, but its fonts come when it is painted for the first time, and no event says so.
  paint()
  await new Promise((done) => setTimeout(done, FONTS))
  paint()
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob === null ? failed(new Error('no picture')) : done(blob))),
  )
}
