import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'

interface SurfaceProps {
  /** What lies on it: 'The tale of Alice'. */
  readonly label: string
  /** The size of what lies on it, in CSS pixels at scale 1. */
  readonly width: number
  readonly height: number
  /** Another value brings everything into view again. */
  readonly fit: string | number
  readonly children: ReactNode
}

interface Sight {
  readonly x: number
  readonly y: number
  readonly scale: number
}

// Like everything that scrolls it takes the keyboard's focus, though it is no button.
const reachable = { tabIndex: 0 }
const LEAST = 0.2
const MOST = 2.5
const STEP = 60

/** A table larger than the window onto it: drag, wheel, pinch, + and - and Shift + arrows move over it; 0 shows all of it. */
export function Surface({ label, width, height, fit, children }: SurfaceProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [sight, setSight] = useState<Sight>({ x: 0, y: 0, scale: 1 })
  const pointers = useRef(new Map<number, { x: number; y: number }>())
  const dragged = useRef(false)

  const showAll = () => {
    const box = frame.current
    if (box === null || box.clientWidth === 0) return
    const scale = Math.min(1.4, box.clientWidth / width, box.clientHeight / height)
    setSight({ scale, x: (box.clientWidth - width * scale) / 2, y: (box.clientHeight - height * scale) / 2 })
  }
  const zoom = (by: number, at?: { x: number; y: number }) =>
    setSight((old) => {
      const scale = Math.max(LEAST, Math.min(MOST, old.scale * by))
      const box = frame.current
      const { x, y } = at ?? { x: (box?.clientWidth ?? 0) / 2, y: (box?.clientHeight ?? 0) / 2 }
      return { scale, x: x - ((x - old.x) * scale) / old.scale, y: y - ((y - old.y) * scale) / old.scale }
    })
  const pan = (x: number, y: number) => setSight((old) => ({ ...old, x: old.x + x, y: old.y + y }))

  const act = useRef({ showAll, zoom })
  act.current = { showAll, zoom }
  const fitted = useRef('')
  useEffect(() => {
    const wanted = `${width} ${height} ${fit}`
    if (fitted.current === wanted) return
    fitted.current = wanted
    act.current.showAll()
  })
  useEffect(() => {
    const box = frame.current
    if (box === null) return
    const watch = new ResizeObserver(() => act.current.showAll())
    watch.observe(box)
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const at = box.getBoundingClientRect()
      act.current.zoom(Math.exp(-event.deltaY / 500), { x: event.clientX - at.left, y: event.clientY - at.top })
    }
    box.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      watch.disconnect()
      box.removeEventListener('wheel', onWheel)
    }
  }, [])

  const onPointerDown = (event: PointerEvent) => {
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    dragged.current = false
  }
  const onPointerMove = (event: PointerEvent) => {
    const last = pointers.current.get(event.pointerId)
    if (last === undefined) return
    const now = { x: event.clientX, y: event.clientY }
    const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
    if (!dragged.current && Math.hypot(now.x - last.x, now.y - last.y) < 5) return
    dragged.current = true
    frame.current?.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, now)
    if (other === undefined) return pan(now.x - last.x, now.y - last.y)
    const at = frame.current?.getBoundingClientRect()
    const apart = (point: { x: number; y: number }) => Math.hypot(point.x - other.x, point.y - other.y) || 1
    zoom(apart(now) / apart(last), {
      x: (now.x + other.x) / 2 - (at?.left ?? 0),
      y: (now.y + other.y) / 2 - (at?.top ?? 0),
    })
  }
  const onPointerUp = (event: PointerEvent) => pointers.current.delete(event.pointerId)

  const onKeyDown = (event: KeyboardEvent) => {
    const arrows: Record<string, readonly [number, number]> = {
      ArrowLeft: [STEP, 0],
      ArrowRight: [-STEP, 0],
      ArrowUp: [0, STEP],
      ArrowDown: [0, -STEP],
    }
    const arrow = event.shiftKey ? arrows[event.key] : undefined
    if (arrow !== undefined) pan(...arrow)
    else if (event.key === '+') zoom(1.2)
    else if (event.key === '-') zoom(1 / 1.2)
    else if (event.key === '0') showAll()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <section
      ref={frame}
      className="surface"
      aria-label={label}
      {...reachable}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onClickCapture={(event) => {
        // A drag that ends over something must not be taken for touching it.
        if (dragged.current) event.stopPropagation()
        dragged.current = false
      }}
      onKeyDown={onKeyDown}
    >
      <div
        className="surface-table"
        style={{ width, height, transform: `translate(${sight.x}px, ${sight.y}px) scale(${sight.scale})` }}
      >
        {children}
      </div>
    </section>
  )
}
