import { Component, createRef, type ReactNode } from 'react'

interface StageProps {
  /** Another number for every position of the game: only then do things move, never because a window grew. */
  readonly moment: number
  readonly pointed: readonly string[]
  readonly calm: boolean
  readonly children: ReactNode
}

type Thing = HTMLElement | SVGElement

/** Where a thing is on the screen; and, if it lies on a Surface, which and where there, in units of its own. */
interface Place {
  readonly box: DOMRect
  readonly ground: Element | null
  readonly x: number
  readonly y: number
}

type Places = ReadonlyMap<string, Place>

/** Moves things (`thing(id)`) from where they were to where they are, and lights those that are pointed at. */
export class Stage extends Component<StageProps> {
  readonly stage = createRef<HTMLDivElement>()
  #movements: readonly Animation[] = []
  /** Where things were before what is to be painted next. */
  #before: Places | null = null
  #frame = 0

  things(): readonly (readonly [string, Thing])[] {
    const all = this.stage.current?.querySelectorAll<Thing>('[data-thing]') ?? []
    return [...all].map((element) => [element.dataset['thing'] ?? '', element])
  }

  override componentDidMount() {
    this.light()
  }

  // A class, because only a class is told the moment before the page changes.
  override getSnapshotBeforeUpdate(before: StageProps): Places | null {
    // What changes twice before it is painted moves from where it was seen.
    if (before.moment === this.props.moment || this.props.calm || this.#before !== null) return null
    return new Map(this.things().map(([id, element]) => [id, placeOf(element)]))
  }

  override componentDidUpdate(before: StageProps, _: unknown, places: Places | null) {
    if (places !== null && places.size > 0 && !document.hidden) {
      this.#before = places
      // Right before the paint, which needs the same layout: the change itself is a task of its own.
      this.#frame = requestAnimationFrame(() => {
        this.#before = null
        this.#move(places)
      })
    }
    if (before.pointed.length + this.props.pointed.length > 0) this.light()
  }

  override componentWillUnmount() {
    cancelAnimationFrame(this.#frame)
  }

  /** First everything is measured, then everything is moved: each change between two looks would lay the page out anew. */
  #move(places: Places) {
    for (const movement of this.#movements) movement.finish()
    const now = this.things().map(([id, element]) => {
      const place = placeOf(element)
      return { element, before: places.get(id), place, per: unit(element, place.box) }
    })
    this.#movements = now.flatMap(({ element, before, place, per }) =>
      before === undefined || before.box.width === 0 ? appear(element) : move(element, before, place, per),
    )
  }

  light() {
    for (const [id, element] of this.things()) {
      element.toggleAttribute('data-pointed', this.props.pointed.includes(id))
    }
  }

  override render() {
    return (
      <div ref={this.stage} className="stage">
        {this.props.children}
      </div>
    )
  }
}

function placeOf(element: Thing): Place {
  const box = element.getBoundingClientRect()
  const ground = element.closest('.surface-table')
  if (ground === null) return { box, ground, x: 0, y: 0 }
  const { left, top } = ground.getBoundingClientRect()
  const per = unit(element, box)
  return { box, ground, x: (box.left - left) / per, y: (box.top - top) / per }
}

/** How many pixels of the screen one unit around this element is: boards are scaled, by a Surface or by a view box. */
function unit(element: Thing, now: DOMRect): number {
  if (element instanceof HTMLElement) return element.offsetWidth > 0 ? now.width / element.offsetWidth : 1
  const around = element.parentElement
  return (around instanceof SVGGraphicsElement ? around.getScreenCTM()?.a : undefined) ?? 1
}

function move(element: Thing, before: Place, place: Place, per: number): readonly Animation[] {
  const [then, now] = [before.box, place.box]
  if (now.width === 0) return []
  // What lies still on a Surface does not move when the Surface does.
  const still = place.ground !== null && place.ground === before.ground
  const x = still ? before.x - place.x : (then.left + then.width / 2 - now.left - now.width / 2) / per
  const y = still ? before.y - place.y : (then.top + then.height / 2 - now.top - now.height / 2) / per
  if (Math.abs(x) < 2 && Math.abs(y) < 2) return []
  const scale = element instanceof HTMLElement && !still ? String(then.width / now.width) : '1'
  // The property `translate` leaves an element's own `transform` alone.
  const frames = [
    { translate: `${x}px ${y}px`, scale, zIndex: 5 },
    { translate: '0 0', scale: '1', zIndex: 5 },
  ]
  return [element.animate(frames, { duration: 340, easing: 'cubic-bezier(.2,.7,.2,1)' })]
}

function appear(element: Element): readonly Animation[] {
  return [element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 240, easing: 'ease-out' })]
}
