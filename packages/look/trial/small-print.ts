/** The least size of what one reads, in pixels of the screen: at arm's length, and in the hand. */
export const LEAST = { desk: 13, phone: 14 } as const

/**
 * In a browser: every text in sight that is smaller than this many pixels, each once, as `9.2 px Straw Warden (text.tog-name)`. Sizes are
 * those on the screen, after every scale and view box. It stands alone, so that it can be sent to a page.
 */
export function smallPrint(least: number, root: ParentNode = document): readonly string[] {
  const found = new Map<string, string>()
  const isHidden = (element: Element): boolean => {
    if (element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const { clipPath, clip } = getComputedStyle(at)
        // A picture of what is read elsewhere on the same page.
        if (at instanceof HTMLElement && at.dataset['miniature'] === 'true') return true
        // For those who listen alone.
        if (clipPath === 'inset(50%)' || clip.startsWith('rect')) return true
      }
      return false
    }
    return true
  }
  /** How many pixels of the screen one of the element's own is. */
  const scaleOf = (element: Element): number => {
    if (element instanceof SVGGraphicsElement) {
      const matrix = element.getScreenCTM()
      return matrix === null ? 1 : Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c))
    }
    let scale = 1
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { transform, scale: own } = getComputedStyle(at)
      if (transform !== 'none') {
        const { a, b, c, d } = new DOMMatrixReadOnly(transform)
        scale *= Math.sqrt(Math.abs(a * d - b * c))
      }
      if (own !== 'none') scale *= Math.min(...own.split(' ').map((part) => Math.abs(Number.parseFloat(part))))
    }
    return scale
  }
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (element === null || !/[\p{L}\p{N}]/u.test(text)) continue
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element)
    if (size >= least - 0.05 || size === 0 || isHidden(element)) continue
    const name = `${element.localName}.${element.getAttribute('class') ?? ''}`
    if (!found.has(name)) found.set(name, `${size.toFixed(1)} px ${text.slice(0, 30)} (${name})`)
  }
  return [...found.values()]
}
