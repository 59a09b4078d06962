import { RuleLinked } from '@krcma/look'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { to } from '../route.ts'
import { useWords } from '../settings.ts'

const RuleSheet = lazy(async () => ({ default: (await import('./rule-sheet.tsx')).RuleSheet }))

/** What is inside can lead to the rules of a game: every "why not?" of a board opens the rule on a sheet over the table. */
export function WithRules({ game, children }: { game: string; children: ReactNode }) {
  const words = useWords()
  const [rule, setRule] = useState<string | null>(null)
  const links = useMemo(
    () => ({ href: (id: string) => to('rules', game, id), says: words.rules.rule, open: setRule }),
    [game, words],
  )
  return (
    <RuleLinked.Provider value={links}>
      {children}
      {rule !== null && (
        <Suspense fallback={null}>
          <RuleSheet game={game} rule={rule} onClose={() => setRule(null)} />
        </Suspense>
      )}
    </RuleLinked.Provider>
  )
}
