export interface Code {
  readonly size: number
  /** Its dark squares, each one unit wide. */
  readonly path: string
}

/** The code by which phones read a text. */
export async function codeOf(text: string): Promise<Code> {
  const { generate } = await import('lean-qr')
  const code = generate(text)
  let path = ''
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`
  return { size: code.size, path }
}
