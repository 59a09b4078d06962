import { useEffect, useState } from 'react'
import { type Code, codeOf } from './code-of.ts'

/** An address for phones. The code is worked out when it is wanted, and read out as the address. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<Code | null>(null)
  useEffect(() => {
    let gone = false
    void codeOf(text).then((code) => {
      if (!gone) setDrawn(code)
    })
    return () => {
      gone = true
    }
  }, [text])
  const size = drawn?.size ?? 33
  return (
    <svg className="qr-code" viewBox={`-2 -2 ${size + 4} ${size + 4}`} role="img" aria-label={label} data-text={text}>
      <rect x="-2" y="-2" width={size + 4} height={size + 4} fill="#fff" />
      {drawn !== null && <path d={drawn.path} fill="#000" shapeRendering="crispEdges" />}
    </svg>
  )
}
