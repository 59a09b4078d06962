import type { Film } from './film.ts'
import { type Folded, fold, unfold } from './fold.ts'

/** More than this, unpacked, is no film but a decompression bomb: ours have a tenth of a megabyte. */
const MOST = 16_000_000

/** As few bytes as it takes: deflate, by what Node and browsers have in common (Compression Streams), beside whoever plays. */
export async function pack(film: Film): Promise<Uint8Array<ArrayBuffer>> {
  return through(new CompressionStream('deflate-raw'), new TextEncoder().encode(JSON.stringify(fold(film))))
}

export async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<Film> {
  const text = new TextDecoder().decode(await through(new DecompressionStream('deflate-raw'), bytes))
  const film = JSON.parse(text) as Film | Folded | null
  // Those that were kept before there were folded ones are as they were filmed.
  if (film?.film === 1) return film
  if (film?.film !== 2) throw new Error('a film of another form')
  return unfold(film)
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer())
    parts.push(value)
    length += value.length
    if (length > MOST) {
      await reader.cancel()
      throw new Error('too large for a film')
    }
  }
}

/** A packed film as a text (base64), for files. */
export function asText(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

export function fromText(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}
