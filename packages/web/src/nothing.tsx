import { Icon, signs } from '@krcma/look'
import { type Refusing, refusedWords } from '@krcma/protocol'
import type { ReactNode } from 'react'
import { Frame } from './frame.tsx'
import { to } from './route.ts'
import { useSettings, useWords } from './settings.ts'

interface NothingProps {
  readonly title: string
  readonly children?: ReactNode
  readonly ways?: ReactNode
}

/** A page that has found nothing says why, and leads home; `ways`: where else one may want to go. */
export function Nothing({ title, children = null, ways = null }: NothingProps) {
  const words = useWords()
  return (
    <Frame title={title}>
      {children}
      <div className="choice-row nothing-ways">
        {ways}
        <a className="button-like" href={to()}>
          <Icon of={signs.stein} /> {words.table.leave}
        </a>
      </div>
    </Frame>
  )
}

/** A link that leads to no table, or to none that one may see: an address that no table can have is no different. */
export function NoTable({ why }: { why: Refusing }) {
  const words = useWords()
  const { language } = useSettings()
  const nowhere = why.refused === 'not-found' || why.refused === 'malformed'
  return (
    <Nothing title={words.notFoundTable}>
      <p>{nowhere ? words.notFoundTableText : refusedWords[language][why.refused]}</p>
    </Nothing>
  )
}

/** A link to a game that is kept on a device, opened on another. */
export function Elsewhere() {
  const words = useWords()
  const archive = (
    <a className="main-button" href={to('archive')}>
      <Icon of={signs.archive} /> {words.archive.import}
    </a>
  )
  return (
    <Nothing title={words.elsewhere.title} ways={archive}>
      <p>{words.elsewhere.text}</p>
    </Nothing>
  )
}
