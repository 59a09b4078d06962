import { type Consequence, Icon, icons, signs } from '@krcma/look'
import { SIDES, SYMBOLS } from '../content/symbols.ts'
import { type Outlook, worthIf } from '../reckoning/outlook.ts'
import { type Active, isActive } from '../reckoning/symbols.ts'
import type { Pool } from '../shape.ts'
import type { Vocabulary } from '../words/vocabulary.ts'
import { signed } from './at.ts'
import { SymbolSign } from './card/signs.tsx'
import { symbolIcons } from './pictures.ts'
import type { BoardWords } from './words/words.ts'

interface Gains {
  readonly vp: number
  readonly xp: number
  readonly symbols: Readonly<Pool>
}

/** What would be gained and lost, in signs: the two active symbols first. */
export function GainSigns({ of: { vp, xp, symbols }, active }: { of: Gains; active: Active }) {
  const rest = SYMBOLS.filter((symbol) => !isActive(active, symbol) && symbols[symbol] !== 0)
  return (
    <span className="wpd-gains" aria-hidden="true">
      {SIDES.filter((side) => symbols[active[side]] !== 0).map((side) => (
        <span key={side} className="wpd-gain" data-tone={symbols[active[side]] < 0 ? 'cost' : 'gain'}>
          {signed(symbols[active[side]])}
          <SymbolSign of={active[side]} side={side} />
        </span>
      ))}
      {xp !== 0 && (
        <span className="wpd-gain" data-tone="gain">
          {signed(xp)}
          <Icon of={icons.star} className="wpd-xp" />
        </span>
      )}
      {vp !== 0 && (
        <span className="wpd-gain" data-tone="gain">
          {signed(vp)}
          <Icon of={icons.glory} className="wpd-vp" />
        </span>
      )}
      {rest.map((symbol) => (
        <span key={symbol} className="wpd-gain" data-tone="note">
          {signed(symbols[symbol])}
          <SymbolSign of={symbol} />
        </span>
      ))}
    </span>
  )
}

/** The same in words: what is gained, what is lost, symbol by symbol. */
export function gainsSaid(v: Vocabulary, { vp, xp, symbols }: Gains): readonly Consequence[] {
  const changes = SYMBOLS.filter((symbol) => symbols[symbol] !== 0).map(
    (symbol): Consequence => ({
      tone: symbols[symbol] < 0 ? 'cost' : 'gain',
      text: `${symbols[symbol] < 0 ? '−' : '+'}${v.symbols({ [symbol]: Math.abs(symbols[symbol]) })}`,
      icon: symbolIcons[symbol],
    }),
  )
  const points: readonly Consequence[] = [
    ...(xp === 0 ? [] : [{ tone: 'gain', text: `+${v.xp(xp)}`, icon: icons.star } as const]),
    ...(vp === 0 ? [] : [{ tone: 'gain', text: `+${v.vp(vp)}`, icon: icons.glory } as const]),
  ]
  return [...changes, ...points]
}

/** What the end of the chapter would make of it, whichever path is dominant. */
export function worthSaid(v: Vocabulary, w: BoardWords, outlook: Outlook): readonly Consequence[] {
  return SIDES.map((side): Consequence => {
    const { vp, xp } = worthIf(outlook, side)
    return {
      tone: 'note',
      text: w.ifDominant(v.side[side], w.points(vp, xp)),
      icon: side === 'left' ? signs.previous : signs.next,
    }
  })
}
