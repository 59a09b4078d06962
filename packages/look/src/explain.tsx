import {
  cloneElement,
  memo,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { RuleLinked, Why, type WhyNot } from './why.tsx'

/** What a thing is. `why`: why it cannot be used now. */
export interface Explanation {
  readonly name: string
  readonly text?: ReactNode
  readonly why?: WhyNot
}

// One layer shows all explanations, so that a board of hundreds of things pays for one popover. What each element says is
// kept beside it, by an id that the element carries.
const said = new Map<string, Explanation>()

/** Told of every element that leaves the page: no pointer says that it has left what is no longer there. */
let taken: (id: string) => void = () => undefined

/** Says what its child (an HTML or SVG element) is, on hover, focus and long-press. */
export function Explain({ of, children }: { of: Explanation; children: ReactElement<{ 'data-explain'?: string }> }) {
  const id = useId()
  said.set(id, of)
  useEffect(
    () => () => {
      said.delete(id)
      taken(id)
    },
    [id],
  )
  return cloneElement(children, { 'data-explain': id })
}

interface Shown {
  readonly of: Explanation
  readonly target: Element
}

const HOVER = 350
const LONG_PRESS = 450
/** How long the pointer may be on its way to a reason, which has a link in it: beside the thing, or at the side of the table. */
const ON_THE_WAY = { beside: 300, docked: 900 }

const isWriting = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select') !== null

interface LayerProps {
  /** Where there is room beside the board: explanations stand there, over nothing that one chooses between. */
  readonly dock?: { readonly current: HTMLElement | null }
}

/** Shows all explanations. Place once. A reason that it gives can be followed to its rule by pointer, or by the key `?`. */
export const ExplainLayer = memo(function ExplainLayer({ dock }: LayerProps) {
  const [shown, setShown] = useState<Shown | null>(null)
  const id = useId()
  const bubble = useRef<HTMLDivElement>(null)
  const now = useRef(shown)
  now.current = shown
  const links = useContext(RuleLinked)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    /** What a long press has just explained: letting go of it is no touch any more. */
    let asked: Element | null = null
    // It is out of sight at once, and out of the page after the paint: taking a layer out makes the browser put all of them
    // together anew, for which whatever was touched would have to wait.
    const hide = () => {
      clearTimeout(timer)
      const over = now.current
      if (over === null) return
      bubble.current?.style.setProperty('opacity', '0')
      requestAnimationFrame(() => setTimeout(() => setShown((shown) => (shown === over ? null : shown))))
    }
    const show = (from: EventTarget | null, after: number, pressed = false) => {
      const target = from instanceof Element ? from.closest('[data-explain]') : null
      const of = target === null ? undefined : said.get(target.getAttribute('data-explain') ?? '')
      clearTimeout(timer)
      if (target === null || of === undefined) {
        if (now.current?.of.why === undefined) return hide()
        timer = setTimeout(hide, ON_THE_WAY[dock === undefined ? 'beside' : 'docked'])
        return
      }
      timer = setTimeout(() => {
        if (!target.isConnected) return
        if (isRead(of)) return hide()
        asked = pressed ? target : null
        setShown({ of, target })
      }, after)
    }
    const inBubble = (target: EventTarget | null) => target instanceof Node && bubble.current?.contains(target) === true
    const stop = new AbortController()
    const on = <K extends keyof DocumentEventMap>(kind: K, act: (event: DocumentEventMap[K]) => void) =>
      document.addEventListener(kind, act, { passive: true, signal: stop.signal })
    on('pointerover', (event) => {
      if (inBubble(event.target)) return clearTimeout(timer)
      if (event.pointerType === 'mouse') show(event.target, HOVER)
    })
    on('pointerdown', (event) => {
      asked = null
      if (inBubble(event.target)) return
      if (event.pointerType === 'mouse') hide()
      else show(event.target, LONG_PRESS, true)
    })
    on('pointerup', (event) => event.pointerType !== 'mouse' && clearTimeout(timer))
    on('pointercancel', hide)
    on('focusin', ({ target }) => target instanceof Element && target.matches(':focus-visible') && show(target, 0))
    on('focusout', ({ relatedTarget }) => inBubble(relatedTarget) || hide())
    on('wheel', hide)
    on('click', ({ target }) => inBubble(target) && hide())
    on('keydown', ({ key, target }) => {
      if (key === 'Escape') hide()
      const why = now.current?.of.why
      if (key !== '?' || why === undefined || links === null || isWriting(target)) return
      hide()
      links.open(why.rule)
    })
    const swallow = (event: Event) => {
      if (asked === null || !(event.target instanceof Node) || !asked.contains(event.target)) return
      event.preventDefault()
      event.stopPropagation()
      if (event.type === 'click') asked = null
    }
    // Before anything on the board hears of it. A phone would open its own menu over the explanation.
    for (const kind of ['click', 'contextmenu'])
      document.addEventListener(kind, swallow, { capture: true, signal: stop.signal })
    taken = (id) => now.current?.target.getAttribute('data-explain') === id && hide()
    return () => {
      taken = () => undefined
      clearTimeout(timer)
      stop.abort()
    }
  }, [links, dock])

  useEffect(() => {
    const box = bubble.current
    if (shown === null || box === null) return
    const before = shown.target.getAttribute('aria-describedby')
    shown.target.setAttribute('aria-describedby', id)
    box.style.opacity = ''
    box.showPopover()
    const { left, top } = placeFor(box, shown.target, dock?.current ?? null)
    box.style.left = `${left}px`
    box.style.top = `${top}px`
    return () => {
      box.hidePopover()
      if (before === null) shown.target.removeAttribute('aria-describedby')
      else shown.target.setAttribute('aria-describedby', before)
    }
  }, [shown, id, dock])

  return (
    <div ref={bubble} id={id} role="tooltip" popover="manual" className="explanation">
      {shown && (
        <>
          <strong>{shown.of.name}</strong>
          {shown.of.text !== undefined && <div>{shown.of.text}</div>}
          {shown.of.why !== undefined && <Why of={shown.of.why} />}
        </>
      )}
    </div>
  )
})

/** Whether a board says the same by itself, in a place for reading that it marks with `data-explains`. */
function isRead({ name }: Explanation): boolean {
  return [...document.querySelectorAll(`[data-explains="${CSS.escape(name)}"]`)].some((place) =>
    place.checkVisibility(),
  )
}

interface Place {
  readonly left: number
  readonly top: number
}

const GAP = 8

/** At the side, or beside the thing, or at an edge of the window: wherever it covers the least of what may be chosen. */
function placeFor(box: HTMLElement, target: Element, dock: HTMLElement | null): Place {
  if (dock !== null && dock.offsetWidth > 0 && !dock.contains(target)) {
    const { left, top, width } = dock.getBoundingClientRect()
    box.style.width = `${width - 2 * GAP}px`
    return { left: left + GAP, top: top + GAP }
  }
  box.style.width = ''
  const at = target.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = box
  const lowest = window.innerHeight - height - GAP
  const left = Math.max(GAP, Math.min(at.left + at.width / 2 - width / 2, window.innerWidth - width - GAP))
  const tops = [at.top - height - GAP, at.bottom + GAP, GAP, lowest].filter((top) => top >= GAP && top <= lowest)
  const choices = [...document.querySelectorAll('[data-choice], [data-option]')].map((one) =>
    one.getBoundingClientRect(),
  )
  const covered = (top: number) =>
    [at, ...choices].filter(
      (one) => one.left < left + width && one.right > left && one.top < top + height && one.bottom > top,
    ).length
  const [best] = tops.map((top) => ({ top, covers: covered(top) })).sort((a, b) => a.covers - b.covers)
  return { left, top: best?.top ?? GAP }
}
