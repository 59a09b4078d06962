import type { ReactNode } from 'react'
import type { Building } from '../../content/town.ts'

export type House = Building | 'prison' | 'gate'

/** Lit panes: by day they are dark. */
const pane = (x: number, y: number, w = 9, h = 12) => (
  <path className="naf-pane" d={`M${x} ${y}h${w}v${h}h${-w}zM${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`} />
)
const door = (x: number, y: number, w: number, h: number) => (
  <path className="naf-door" d={`M${x} ${y + h}v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`} />
)

/** How each house of the street is built, on a ground line at 78 of 80. */
const FACADES: { readonly [H in House]: ReactNode } = {
  'town-hall': (
    <>
      <path className="naf-wall" data-wash="stone" d="M14 78V34h72v44z" />
      <path className="naf-roof" data-wash="blue" d="M8 34L50 10l42 24z" />
      <path className="naf-line" d="M50 10V2l9 3l-9 3" />
      <circle className="naf-pane" cx="50" cy="25" r="5.5" />
      <path className="naf-line" d="M50 25v-3.6M50 25h2.6" />
      <path className="naf-wall" data-wash="light" d="M20 74V38h6v36zM34 74V38h6v36zM60 74V38h6v36zM74 74V38h6v36z" />
      {door(43, 50, 14, 28)}
      <path className="naf-wall" data-wash="stone" d="M10 78v-4h80v4z" />
    </>
  ),
  saloon: (
    <>
      <path className="naf-wall" data-wash="red" d="M12 78V22h14v-8h48v8h14v56z" />
      <path className="naf-wall" data-wash="light" d="M28 19h44v13H28z" />
      <path className="naf-line" d="M33 25.500q5 -4 10 0t10 0t10 0" />
      {pane(20, 38)}
      {pane(45, 38)}
      {pane(71, 38)}
      <path className="naf-roof" data-wash="brown" d="M6 56l6 -5h76l6 5z" />
      <path className="naf-line" d="M14 56v22M86 56v22" />
      <path className="naf-door" d="M40 78V58h20v20z" />
      <path className="naf-wall" data-wash="light" d="M40 62l10 2v10l-10 -2zM60 62l-10 2v10l10 -2z" />
    </>
  ),
  stables: (
    <>
      <path className="naf-wall" data-wash="brown" d="M8 78V44h84v34z" />
      <path className="naf-roof" data-wash="straw" d="M2 46L18 22h64l16 24z" />
      <path className="naf-line" d="M18 22l-4 24M34 22l-3 24M50 22v24M66 22l3 24M82 22l4 24" />
      <path className="naf-door" d="M36 78V50h28v28z" />
      <path className="naf-line" d="M36 50l28 28M64 50L36 78M50 50v28" />
      <path className="naf-line" d="M12 58h18M12 66h18M70 58h18M70 66h18" />
      <path className="naf-pane" d="M44 34a6 6 0 0 1 12 0v5H44z" />
    </>
  ),
  store: (
    <>
      <path className="naf-wall" data-wash="green" d="M12 78V20h76v58z" />
      <path className="naf-roof" data-wash="brown" d="M8 20v-6h84v6z" />
      {pane(20, 26, 10, 12)}
      {pane(45, 26, 10, 12)}
      {pane(70, 26, 10, 12)}
      <path className="naf-wall" data-wash="light" d="M8 54l6 -11h72l6 11z" />
      <path className="naf-wall" data-wash="red" d="M8 54l6 -11h12l-4 11zM36 54l2 -11h12v11zM64 54l-2 -11h12l4 11z" />
      {door(20, 58, 14, 20)}
      <path className="naf-pane" d="M44 58h38v14H44zM56.700 58v14M69.300 58v14" />
    </>
  ),
  farm: (
    <>
      <path className="naf-wall" data-wash="stone" d="M70 78V30h20v48z" />
      <path className="naf-roof" data-wash="brown" d="M68 31a12 13 0 0 1 24 0z" />
      <path className="naf-line" d="M70 44h20M70 58h20" />
      <path className="naf-wall" data-wash="red" d="M10 78V46h56v32z" />
      <path className="naf-roof" data-wash="brown" d="M6 48l8 -18l24 -12l24 12l8 18z" />
      <path className="naf-pane" d="M33 30h10v10H33z" />
      <path className="naf-door" d="M26 78V56h24v22z" />
      <path className="naf-line" d="M26 56l24 22M50 56L26 78" />
      <path className="naf-line" d="M2 78c1 -8 2 -8 2 -15M6 78c0 -7 1 -9 0 -16M10 78c-1 -8 -2 -10 -4 -15" />
    </>
  ),
  hut: (
    <>
      <path className="naf-wall" data-wash="light" d="M22 78c-3 -12 -2 -22 2 -32h50c5 10 6 20 4 32z" />
      <path className="naf-roof" data-wash="violet" d="M12 52C28 42 36 24 44 4c12 20 26 38 44 46c-24 5 -52 6 -76 2z" />
      <path className="naf-line" d="M30 46c8 -8 12 -18 15 -28M60 46c-4 -8 -9 -16 -12 -24" />
      <path className="naf-line" d="M66 26l6 -4v-8l-4 -3" />
      <path className="naf-line" d="M68 8c-4 -3 3 -5 0 -8" />
      {door(34, 54, 15, 24)}
      <circle className="naf-pane" cx="63" cy="62" r="6" />
      <path className="naf-line" d="M63 56v12M57 62h12" />
    </>
  ),
  mine: (
    <>
      <path
        className="naf-wall"
        data-wash="stone"
        d="M2 78C8 50 22 44 30 26c5 -10 16 -16 26 -8c9 7 12 18 20 26c12 10 18 20 22 34z"
      />
      <path className="naf-line" d="M20 58l7 -6M74 50l8 7M40 26l6 -6M62 30l5 6" />
      <path className="naf-door" d="M34 78V48h32v30z" />
      <path className="naf-wall" data-wash="brown" d="M28 78V44h6v34zM66 78V44h6v34zM26 46v-6h48v6z" />
      <circle className="naf-pane" cx="50" cy="53" r="4" />
      <path className="naf-line" d="M50 40v9M44 78l3 -14M56 78l-3 -14M42 74h16M44 69h12" />
    </>
  ),
  prison: (
    <>
      <path className="naf-wall" data-wash="stone" d="M18 78V30h8v-7h8v7h10v-7h12v7h10v-7h8v7h8v48z" />
      <path className="naf-pane" d="M38 40h24v14H38z" />
      <path className="naf-line" d="M43 40v14M48 40v14M53 40v14M58 40v14" />
      {door(42, 60, 16, 18)}
      <path className="naf-line" d="M46 62v16M50 60v18M54 62v16M24 42h8M70 46h8M26 64h8M66 66h8" />
    </>
  ),
  gate: (
    <>
      <path className="naf-wall" data-wash="straw" d="M0 78C20 70 34 66 44 52C38 66 52 70 60 78z" />
      <path className="naf-line" d="M44 52C50 42 66 42 74 32M60 78C66 62 80 54 90 50" />
      <path className="naf-wall" data-wash="brown" d="M70 78V14h5v64z" />
      <path className="naf-wall" data-wash="light" d="M60 18h30l8 6l-8 6H60zM84 36H54l-8 6l8 6h30z" />
      <path className="naf-line" d="M64 24h18M60 42h18" />
      <path className="naf-line" d="M8 50c6 -8 12 -8 16 0c5 -6 11 -6 14 0" />
    </>
  ),
}

export function Facade({ of }: { of: House }) {
  return (
    <svg className="naf-facade" viewBox="0 0 100 80" aria-hidden="true">
      {FACADES[of]}
    </svg>
  )
}
