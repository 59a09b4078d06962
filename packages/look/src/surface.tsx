import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import { search } from './signs/icons.ts'

interface SurfaceProps {
  /** What lies on it: 'The tale of Alice'. */
  readonly label: string
  /** The part of it that is filled, in CSS pixels at scale 1. What lies there keeps its place when this part grows. */
  readonly left?: number
  readonly top?: number
  readonly width: number
  readonly height: number
  /** Another value brings everything into view again. */
  readonly fit: string | number
  /** The size of the smallest letters that lie there, at scale 1: they never come to be smaller than one can read. */
  readonly smallest: number
  /** What one looks at first where not all of it is in sight. */
  readonly near?: Box
  /** Names the button that shows all of it, however small. */
  readonly all: string
  readonly children: ReactNode
}

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Sight {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** The window onto it, and the least size of letters there. */
interface Window {
  readonly width: number
  readonly height: number
  readonly least: number
}

// Like everything that scrolls it takes the keyboard's focus, though it is no button.
const reachable = { tabIndex: 0 }
const LEAST = 0.2
const MOST = 2.5
const STEP = 60

const inSight = (window: Window, { width, height }: SurfaceProps) =>
  Math.min(1.4, window.width / width, window.height / height)

const legible = ({ least }: Window, { smallest }: SurfaceProps) => least / smallest

/** At this scale: all of it in the middle, or as much as there is room for around what one looks at first. */
function sightAt(scale: number, window: Window, { left = 0, top = 0, width, height, near }: SurfaceProps): Sight {
  const { left: x, top: y, width: across, height: down } = near ?? { left, top, width, height }
  const along = (room: number, from: number, length: number, middle: number) =>
    length * scale <= room
      ? (room - length * scale) / 2 - from * scale
      : Math.min(-from * scale, Math.max(room - (from + length) * scale, room / 2 - middle * scale))
  return {
    scale,
    x: along(window.width, left, width, x + across / 2),
    y: along(window.height, top, height, y + down / 2),
  }
}

/** All of it, if that can be read; else what one looks at first. */
function usual(window: Window | null, props: SurfaceProps): Sight {
  if (window === null || window.width === 0) return { x: -(props.left ?? 0), y: -(props.top ?? 0), scale: 1 }
  return sightAt(Math.max(legible(window, props), inSight(window, props)), window, props)
}

function zoomed({ x, y, scale }: Sight, by: number, at: { readonly x: number; readonly y: number }): Sight {
  const to = Math.max(LEAST, Math.min(MOST, scale * by))
  return { scale: to, x: at.x - ((at.x - x) * to) / scale, y: at.y - ((at.y - y) * to) / scale }
}

/**
 * A table larger than the window onto it: drag, wheel, pinch, + and - and Shift + arrows move over it. It never shrinks below what can
 * be read by itself; a button, or 0, shows all of it and back.
 */
export function Surface(props: SurfaceProps) {
  const { label, left = 0, top = 0, width, height, fit, all: allName, children } = props
  const frame = useRef<HTMLDivElement>(null)
  const [window, setWindow] = useState<Window | null>(null)
  // Where somebody moved to counts as long as the same is to be seen through the same window.
  const [moved, setMoved] = useState<{ readonly of: string; readonly sight: Sight } | null>(null)
  const of = `${left} ${top} ${width} ${height} ${fit} ${window?.width} ${window?.height}`
  const first = usual(window, props)
  const sight = moved?.of === of ? moved.sight : first
  // Where not all of it can be read at once there is a way to see it all the same, and back.
  const overview = window !== null && window.width > 0 ? sightAt(inSight(window, props), window, props) : first
  const tooLarge = overview.scale < first.scale
  const isAll = sight.scale === overview.scale
  const pointers = useRef(new Map<number, { x: number; y: number }>())
  const dragged = useRef(false)

  const look = (to: (old: Sight) => Sight) => setMoved((old) => ({ of, sight: to(old?.of === of ? old.sight : first) }))
  const zoom = (by: number, at?: { x: number; y: number }) =>
    look((old) => zoomed(old, by, at ?? { x: (window?.width ?? 0) / 2, y: (window?.height ?? 0) / 2 }))
  const pan = (x: number, y: number) => look((old) => ({ ...old, x: old.x + x, y: old.y + y }))
  const showAll = () => setMoved(tooLarge && !isAll ? { of, sight: overview } : null)

  const act = useRef(zoom)
  act.current = zoom
  useEffect(() => {
    const box = frame.current
    if (box === null) return
    const watch = new ResizeObserver(([entry]) => {
      if (entry === undefined) return
      const { width, height } = entry.contentRect
      setWindow({ width, height, least: Number.parseFloat(getComputedStyle(box).getPropertyValue('--least')) || 0 })
    })
    watch.observe(box)
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const at = box.getBoundingClientRect()
      act.current(Math.exp(-event.deltaY / 500), { x: event.clientX - at.left, y: event.clientY - at.top })
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
        style={{ transform: `translate(${sight.x}px, ${sight.y}px) scale(${sight.scale})` }}
      >
        {children}
      </div>
      {tooLarge && (
        <button type="button" className="surface-all" aria-pressed={isAll} onClick={showAll}>
          <Icon of={search} />
          <span>{allName}</span>
        </button>
      )}
    </section>
  )
}
