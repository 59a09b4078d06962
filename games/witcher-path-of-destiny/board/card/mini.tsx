import type { Colour } from '../../content/symbols.ts'
import type { Laid } from '../../shape.ts'
import { Symbols } from './card.tsx'
import { Banner, Banners } from './signs.tsx'

interface MiniProps {
  readonly laid: Readonly<Omit<Laid, 'covered'>> & { readonly covered: readonly boolean[] }
  /** WPD-CIR-01: the colour that it has for now. */
  readonly as?: Colour | undefined
}

/** A card of a timeline: its colours, and its symbols with what is lost. */
export function Mini({ laid, as }: MiniProps) {
  return (
    <span className="wpd-mini" data-fresh={laid.fresh}>
      {as === undefined ? (
        <Banners card={laid.card} />
      ) : (
        <span className="wpd-banners">
          <Banner of={as} />
        </span>
      )}
      <Symbols id={laid.card} covered={laid.covered} />
    </span>
  )
}
