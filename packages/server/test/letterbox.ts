import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'

/** A mail server, as small as one can be: takes every letter and keeps it. */
export async function openLetterbox() {
  const letters: string[] = []
  const waiting: (() => void)[] = []
  const server = createServer((socket) => {
    let said = ''
    let letter: string | null = null
    socket.setEncoding('utf8')
    socket.write('220 letterbox\r\n')
    socket.on('error', () => undefined)
    socket.on('data', (text: string) => {
      said += text
      for (let end = said.indexOf('\r\n'); end >= 0; end = said.indexOf('\r\n')) {
        const line = said.slice(0, end)
        said = said.slice(end + 2)
        if (letter !== null && line !== '.') letter += `${line}\n`
        else if (letter !== null) {
          letters.push(letter)
          letter = null
          socket.write('250 kept\r\n')
          for (const tell of waiting.splice(0)) tell()
        } else if (line === 'DATA') {
          letter = ''
          socket.write('354 go on\r\n')
        } else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 fine\r\n')
      }
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    smtp: `smtp://127.0.0.1:${port}`,
    /** The letter of this number, when it has come. */
    async letter(n: number): Promise<string> {
      while (letters[n] === undefined) await new Promise<void>((done) => waiting.push(done))
      return letters[n] ?? ''
    },
    letters,
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}
