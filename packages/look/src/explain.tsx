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
/** How long the pointer may be on its way to a reason, which has a link in it. */
const ON_THE_WAY = 300

const isWriting = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select') !== null

/** Shows all explanations. Place once. A reason that it gives can be followed to its rule by pointer, or by the key `?`. */
export const ExplainLayer = memo(function ExplainLayer() {
  const [shown, setShown] = useState<Shown | null>(null)
  const id = useId()
  const bubble = useRef<HTMLDivElement>(null)
  const now = useRef(shown)
  now.current = shown
  const links = useContext(RuleLinked)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    /** Whether a long press has just said what a thing is: letting go of it is no touch any more. */
    let asked = false
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
        timer = setTimeout(hide, ON_THE_WAY)
        return
      }
      timer = setTimeout(() => {
        if (!target.isConnected) return
        asked = pressed
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
      asked = false
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
      if (!asked) return
      event.preventDefault()
      event.stopPropagation()
      if (event.type === 'click') asked = false
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
  }, [links])

  useEffect(() => {
    const box = bubble.current
    if (shown === null || box === null) return
    const before = shown.target.getAttribute('aria-describedby')
    shown.target.setAttribute('aria-describedby', id)
    box.style.opacity = ''
    box.showPopover()
    const at = shown.target.getBoundingClientRect()
    const { offsetWidth: width, offsetHeight: height } = box
    const above = at.top - height - 10
    const left = at.left + at.width / 2 - width / 2
    box.style.left = `${Math.max(8, Math.min(left, window.innerWidth - width - 8))}px`
    box.style.top = `${above > 8 ? above : Math.min(at.bottom + 10, window.innerHeight - height - 8)}px`
    return () => {
      box.hidePopover()
      if (before === null) shown.target.removeAttribute('aria-describedby')
      else shown.target.setAttribute('aria-describedby', before)
    }
  }, [shown, id])

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
