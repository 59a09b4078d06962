import type { ChatLine } from '@krcma/protocol'
import { type FormEvent, useState } from 'react'
import { useSettings, useWords } from '../settings.ts'

export function Chat({ lines, say }: { lines: readonly ChatLine[]; say: (text: string) => void }) {
  const words = useWords()
  const { language } = useSettings()
  const [text, setText] = useState('')
  const time = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    say(text.trim())
    setText('')
  }
  return (
    <div className="chat">
      <ol className="chat-lines" aria-label={words.table.chat} aria-live="polite">
        {lines.length === 0 && <li className="log-empty">{words.table.chatEmpty}</li>}
        {lines.map(({ n, at, by, text }) => (
          <li key={n}>
            <strong>{by.name}</strong> <time>{time.format(at)}</time>
            <br />
            {text}
          </li>
        ))}
      </ol>
      <form className="chat-say" onSubmit={send}>
        <input
          aria-label={words.table.say}
          placeholder={words.table.say}
          maxLength={500}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit">{words.table.send}</button>
      </form>
    </div>
  )
}
