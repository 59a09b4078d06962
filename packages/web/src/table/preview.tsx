import { type Consequence, type Face, Icon, type Seen } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'
import { memo, useSyncExternalStore } from 'react'
import type { Looking } from './looking.ts'

interface PreviewProps {
  readonly looking: Looking
  readonly seen: Seen<AnyGame>
  readonly face: Face<AnyGame>
}

/** What a choice would give and cost: reckoned after it shows that it is looked at. */
export const Preview = memo(function Preview({ looking, seen, face }: PreviewProps) {
  const looked = useSyncExternalStore(looking.later, () => looking.now().focused)
  const of: readonly Consequence[] = looked === null ? [] : (face.preview?.(looked, seen) ?? [])
  return (
    <div className="preview" aria-live="polite">
      {of.map(({ tone, text, icon }) => (
        <span key={text} className="consequence" data-tone={tone}>
          {icon !== undefined && <Icon of={icon} />}
          {text}
        </span>
      ))}
    </div>
  )
})
