import { blocksOf, ruleIdOf } from '@krcma/look'
import { useMemo, useState } from 'react'
import { to } from '../route.ts'
import { useWords } from '../settings.ts'
import { BlockPart } from './blocks.tsx'
import { exactRulesOf } from './texts.ts'
import { useText } from './use-text.ts'

interface ExactlyProps {
  readonly game: string
  readonly rules: readonly string[]
}

/** "Exactly:" the rules that a passage of the rulebook told more simply, to be opened where they are needed. */
export function Exactly({ game, rules }: ExactlyProps) {
  const words = useWords()
  const [open, setOpen] = useState(false)
  return (
    <details className="exactly" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.rules.exactly(rules.length)}</summary>
      {open && <Quoted game={game} rules={rules} />}
    </details>
  )
}

/** These rules, word by word. */
export function Quoted({ game, rules }: ExactlyProps) {
  const words = useWords()
  const told = useText(exactRulesOf, game)
  const blocks = useMemo(() => (told == null ? [] : blocksOf(told.text)), [told])
  if (told == null) return <p>{words.loading}</p>
  return (
    <div lang={told.tongue}>
      {rules.map((rule) => {
        const block = blocks.find((one) => one.kind === 'rule' && ruleIdOf(one) === rule)
        return block === undefined ? (
          <p key={rule}>
            <a href={to('rules', game, rule)}>{rule}</a>
          </p>
        ) : (
          <BlockPart key={rule} block={block} game={game} language={told.tongue} />
        )
      })}
    </div>
  )
}
