import type { Language } from '@krcma/kernel'
import { Icon, spansOf } from '@krcma/look'
import { Fragment } from 'react'
import { to } from '../route.ts'
import { drawnIn } from './icons.ts'

interface SpansProps {
  readonly text: string
  readonly game: string
  readonly language: Language
}

/** A sentence: things have their icon where they are named first, and ids of rules lead there. */
export function Spans({ text, game, language }: SpansProps) {
  const drawn = new Set<string>()
  const withIcons = (part: string) =>
    drawnIn(part, game, language, drawn).map(({ text: said, icon, at }) => (
      <Fragment key={at}>
        {icon !== undefined && <Icon of={icon} className="rule-icon" />}
        {said}
      </Fragment>
    ))
  return spansOf(text).map((span) => {
    if (span.kind === 'strong') return <strong key={span.at}>{withIcons(span.text)}</strong>
    if (span.kind === 'plain') return <span key={span.at}>{withIcons(span.text)}</span>
    return (
      <a key={span.at} className="rule-id" href={to('rules', game, span.text)}>
        {span.text}
      </a>
    )
  })
}
