import { Icon, signs } from '@krcma/look'
import { useWords } from './settings.ts'

/** The mark of a game that was played elsewhere: who sat at it is what its file says. */
export function Brought({ short = false }: { readonly short?: boolean }) {
  const words = useWords()
  return (
    <span className="brought" role="note" title={words.archive.broughtText}>
      <Icon of={signs.info} /> {short ? words.archive.brought : words.archive.broughtText}
    </span>
  )
}
