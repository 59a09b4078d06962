/** After the next frame: first what was touched shows that it was touched, then whatever follows from it. */
export function afterPaint(act: () => void): void {
  if (document.hidden) act()
  else requestAnimationFrame(() => setTimeout(act))
}

/** Nobody holds a key or a finger down for longer than this because of us: for news, and for what follows from the touch itself. */
const MOST = { news: 250, own: 120 }
let held = false
const waiting = new Set<() => void>()
/** The candle in the question bar shows it: letting go of a key changes nothing else, and would be answered by the next news only. */
const hold = (to: boolean) => {
  if (held !== to) document.querySelector('.question-flame')?.toggleAttribute('data-held', to)
  held = to
}
const press = () => hold(true)
const letGo = ({ type, target }: Event) => {
  // A window that is left is told of no key that is let go. What loses the focus to something that is pressed is no window.
  if (type === 'blur' && target !== window) return
  hold(false)
  for (const act of waiting) act()
}
for (const kind of ['keydown', 'pointerdown']) addEventListener(kind, press, { capture: true, passive: true })
for (const kind of ['keyup', 'pointerup', 'pointercancel', 'blur'])
  addEventListener(kind, letGo, { capture: true, passive: true })

/** After what is being touched was let go and has been painted: pressing and letting go are both answered at once. */
export function whenLetGo(act: () => void, what: keyof typeof MOST = 'news'): void {
  if (!held) {
    afterPaint(act)
    return
  }
  const once = () => {
    if (waiting.delete(once)) afterPaint(act)
  }
  waiting.add(once)
  setTimeout(once, MOST[what])
}
