import { useEffect, useState } from 'react'

/** An address for phones. The code is worked out when it is wanted, and read out as the address. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<{ readonly size: number; readonly path: string } | null>(null)
  useEffect(() => {
    let gone = false
    void import('lean-qr').then(({ generate }) => {
      const code = generate(text)
      let path = ''
      for (let y = 0; y < code.size; y++)
        for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`
      if (!gone) setDrawn({ size: code.size, path })
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
