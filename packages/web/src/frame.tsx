import { ExplainLayer, Icon, signs } from '@krcma/look'
import type { ReactNode } from 'react'
import { to } from './route.ts'
import { change, useSettings, useWords } from './settings.ts'

/** The walls of every page that is not a table. */
export function Frame({ title, children }: { title?: string; children: ReactNode }) {
  const words = useWords()
  const { language } = useSettings()
  return (
    <div className="house">
      <header className="house-head">
        <a className="house-name" href={to()}>
          <Icon of={signs.stein} />
          <span>Krčma</span>
        </a>
        <nav className="house-nav" aria-label={words.table.menu}>
          <a href={to('archive')}>
            <Icon of={signs.archive} />
            <span>{words.lobby.archive}</span>
          </a>
          <a href={to('settings')}>
            <Icon of={signs.settings} />
            <span>{words.lobby.settings}</span>
          </a>
          <button
            type="button"
            className="quiet"
            lang={language === 'cs' ? 'en' : 'cs'}
            onClick={() => change({ language: language === 'cs' ? 'en' : 'cs' })}
          >
            {language === 'cs' ? 'English' : 'Česky'}
          </button>
        </nav>
      </header>
      <main className="house-main">
        {title !== undefined && <h1>{title}</h1>}
        {children}
      </main>
      <footer className="house-foot">
        <a href={to('credits')}>{words.lobby.credits}</a>
        <a href={to('dice')}>{words.table.diceHow}</a>
      </footer>
      <ExplainLayer />
    </div>
  )
}
