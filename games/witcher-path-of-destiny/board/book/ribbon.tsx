import { Explain, Icon, icons } from '@krcma/look'
import { CHAPTERS } from '../../content/components.ts'
import { OPENING_PAGE, type Path } from '../../content/story.ts'
import { decisionPages, pageAfter, spreadsRead } from '../../reckoning/story.ts'
import type { At } from '../at.ts'

const [WIDE, HIGH, STEP] = [420, 46, 130]
const START = 20

/** Where a knot of the tree lies, by the turns taken so far. */
function knot(path: string): readonly [number, number] {
  const y = [...path].reduce((at, turn, i) => at + (turn === 'L' ? -1 : 1) * (HIGH / 2 ** (i + 2)), HIGH / 2)
  return [START + path.length * STEP, y]
}

const branches = ['', 'L', 'R', 'LL', 'LR', 'RL', 'RR'].flatMap((path) =>
  ['L', 'R'].map((turn) => [path, path + turn] as const),
)

const curve = ([from, to]: readonly [string, string]) => {
  const [[x, y], [nextX, nextY]] = [knot(from), knot(to)]
  return `M${x} ${y}C${x + STEP / 2} ${y} ${nextX - STEP / 2} ${nextY} ${nextX} ${nextY}`
}

/** The whole tree of the tale, and the road taken through it as a ribbon; what was read at its knots can be read again. */
export function Ribbon({ at, open }: { at: At; open: (page: number) => void }) {
  const { w, v, state } = at
  const road = roadOf(at)
  const taken = Array.from({ length: road.length }, (_, i) => [road.slice(0, i), road.slice(0, i + 1)] as const)
  const read = new Set(spreadsRead(state).flat())
  const places = Array.from({ length: road.length + 1 }, (_, n) => road.slice(0, n)).filter((path) =>
    read.has(firstPage(at, path)),
  )
  return (
    <nav className="wpd-ribbon" aria-label={w.road}>
      <svg viewBox={`0 0 ${WIDE + 20} ${HIGH}`} aria-hidden="true">
        {branches.map((branch) => (
          <path key={branch[1]} d={curve(branch)} className="wpd-branch" />
        ))}
        {taken.map((branch) => (
          <path key={branch[1]} d={curve(branch)} className="wpd-road" />
        ))}
      </svg>
      {places.map((path) => {
        const [x, y] = knot(path)
        const name = path.length === CHAPTERS ? w.roadEnd : w.roadChapter(path.length + 1)
        const chosen = titleOf(at, path)
        return (
          <Explain key={path} of={{ name, text: `${chosen === null ? '' : `${chosen}. `}${w.readAgain}` }}>
            <button
              type="button"
              className="wpd-knot"
              style={{ left: `${(x / (WIDE + 20)) * 100}%`, top: `${(y / HIGH) * 100}%` }}
              onClick={() => open(firstPage(at, path))}
              aria-label={`${name}: ${v.names.tales[state.tale]}. ${w.readAgain}`}
            >
              {path.length === CHAPTERS ? <Icon of={icons.crown} /> : path.length + 1}
            </button>
          </Explain>
        )
      })}
    </nav>
  )
}

/** The turns taken, with the last one once its page is read. */
function roadOf({ state: { path, phase, dominant } }: At): string {
  return phase === 'over' && dominant !== null ? `${path}${dominant === 'left' ? 'L' : 'R'}` : path
}

function firstPage({ state: { path, dominant } }: At, road: string): number {
  if (road.length < CHAPTERS) return OPENING_PAGE[road as Path]
  return dominant === null ? 0 : pageAfter(path, dominant)
}

/** What was decided in a chapter that is over. */
function titleOf(at: At, path: string): string | null {
  const turn = roadOf(at)[path.length]
  if (turn === undefined || path.length >= CHAPTERS) return null
  const page = decisionPages(path as Path)[turn === 'L' ? 'left' : 'right']
  return at.v.names.paths[at.state.tale][page] ?? null
}
