import { Icon, signs } from '@krcma/look'
import { Dialog } from '../dialog.tsx'
import { to } from '../route.ts'
import { useWords } from '../settings.ts'
import { chapterWith } from './chapters.ts'
import { Quoted } from './exactly.tsx'
import './rules.css'
import { rulebookOf } from './texts.ts'
import { useText } from './use-text.ts'

interface RuleSheetProps {
  readonly game: string
  readonly rule: string
  readonly onClose: () => void
}

// The game goes on behind it: what leads further opens beside.
const beside = { target: '_blank', rel: 'noreferrer' }

/** One rule, word by word, over the table where it was asked for; and the ways to where it stands. */
export function RuleSheet({ game, rule, onClose }: RuleSheetProps) {
  const words = useWords()
  const book = useText(rulebookOf, game)
  const chapter = book == null ? null : chapterWith(book.text, rule)
  return (
    <Dialog title={words.rules.rule(rule)} onClose={onClose}>
      <div className="parchment rule-sheet">
        <Quoted game={game} rules={[rule]} />
      </div>
      <div className="menu-list">
        {chapter !== null && (
          <a href={`${to('rules', game)}?chapter=${chapter.n}`} {...beside}>
            <Icon of={signs.rules} /> {words.rules.inBook} {chapter.title}
          </a>
        )}
        <a href={to('rules', game, rule)} {...beside}>
          <Icon of={signs.rules} /> {words.rules.all}
        </a>
      </div>
    </Dialog>
  )
}
