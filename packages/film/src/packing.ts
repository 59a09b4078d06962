import type { Film } from './film.ts'

/** As few bytes as it takes: deflate, by what Node and browsers have in common (Compression Streams), beside whoever plays. */
export async function pack(film: Film): Promise<Uint8Array<ArrayBuffer>> {
  return through(new CompressionStream('deflate-raw'), new TextEncoder().encode(JSON.stringify(film)))
}

export async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<Film> {
  const film: unknown = JSON.parse(
    new TextDecoder().decode(await through(new DecompressionStream('deflate-raw'), bytes)),
  )
  if ((film as Partial<Film> | null)?.film !== 1) throw new Error('a film of another form')
  return film as Film
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const passed = new Blob([bytes]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(passed).arrayBuffer())
}
