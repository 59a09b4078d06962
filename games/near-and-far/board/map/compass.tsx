const POINTS = [0, 90, 180, 270]

/** A rose of the winds. */
export function Compass({ x, y }: { x: number; y: number }) {
  return (
    <g className="naf-compass" transform={`translate(${x} ${y})`}>
      <circle className="naf-compass-ring" r="33" />
      <circle className="naf-compass-ring" r="28" />
      {POINTS.map((turn) => (
        <path key={turn} className="naf-compass-half" d="M0 0L7 -9L0 -27Z" transform={`rotate(${turn + 45})`} />
      ))}
      {POINTS.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path className="naf-compass-light" d="M0 0L-8 -10L0 -44Z" />
          <path className="naf-compass-dark" d="M0 0L8 -10L0 -44Z" />
        </g>
      ))}
    </g>
  )
}
