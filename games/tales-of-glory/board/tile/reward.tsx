import { icons } from '@krcma/look'
import type { Gain, Reward } from '../../content/gain.ts'
import { gainIcon, perIcon } from './pictures.ts'

/** A sign of a reward: a drawing or a text, and how wide it is, in a line of letters of 20. */
type Sign =
  | { readonly d: string; readonly width: number; readonly of: string }
  | { readonly text: string; readonly width: number }

const drawing = (d: string, of: string, width = 18): Sign => ({ d, width, of })
const text = (what: string): Sign => ({ text: what, width: what.length * 9.6 + 1 })
const space: Sign = { text: '', width: 4 }

function signsOf({ gain, amount, per, when }: Gain): readonly Sign[] {
  const signs: Sign[] = when === 'end' ? [drawing(icons.hourglass, 'end', 14)] : []
  if (amount > 1 || (gain !== 'key' && gain !== 'first-player')) signs.push(text(String(amount)))
  signs.push(drawing(gainIcon[gain], gain))
  if (per === null) return signs
  const [icon, count] = perIcon[per]
  return [...signs, text(count === 1 ? '×' : `×${count}`), drawing(icon, per, 17)]
}

/** A reward as a row of signs around (x, y), no wider than `width`; inside an <svg>. */
export function RewardRow({ reward, x, y, width }: { reward: Reward; x: number; y: number; width: number }) {
  const signs = reward.flatMap((part, i) => (i === 0 ? signsOf(part) : [space, ...signsOf(part)]))
  const whole = signs.reduce((sum, sign) => sum + sign.width, 0)
  const scale = Math.min(1, width / whole)
  let at = -whole / 2
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {signs.map((sign) => {
        const left = at
        at += sign.width
        return 'd' in sign ? (
          <path
            key={left}
            className="tog-sign"
            data-of={sign.of}
            d={sign.d}
            transform={`translate(${left} ${-sign.width / 2}) scale(${sign.width / 512})`}
          />
        ) : (
          <text key={left} className="tog-number" x={left} y="6.8">
            {sign.text}
          </text>
        )
      })}
    </g>
  )
}

/** A reward in a line of HTML. The words around say what it is. */
export function RewardSigns({ reward }: { reward: Reward }) {
  const signs = reward.flatMap((part, i) => (i === 0 ? signsOf(part) : [space, ...signsOf(part)]))
  const width = signs.reduce((sum, sign) => sum + sign.width, 0)
  return (
    <svg className="tog-signs" viewBox={`0 0 ${width} 20`} style={{ aspectRatio: `${width} / 20` }} aria-hidden="true">
      <RewardRow reward={reward} x={width / 2} y={10} width={width} />
    </svg>
  )
}
