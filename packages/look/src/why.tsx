import { createContext, useContext } from 'react'

/** Why something cannot be done now, and which rule says so: its id in the game's RULES.md. */
export interface WhyNot {
  readonly text: string
  readonly rule: string
}

/** How the page around a board leads to a rule. */
export interface RuleLinks {
  readonly href: (rule: string) => string
  /** The words of the link. */
  readonly says: (rule: string) => string
  /** Shows the rule where one is. */
  readonly open: (rule: string) => void
}

/** Null where there is nothing to lead to: the reason stands alone. */
export const RuleLinked = createContext<RuleLinks | null>(null)

/** The reason, and the way to its rule. */
export function Why({ of: { text, rule } }: { of: WhyNot }) {
  const links = useContext(RuleLinked)
  return (
    <div className="explanation-why">
      {text}{' '}
      {links !== null && (
        <a
          href={links.href(rule)}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            links.open(rule)
          }}
        >
          {links.says(rule)}
        </a>
      )}
    </div>
  )
}
