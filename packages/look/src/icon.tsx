import { memo } from 'react'

/** A drawing of the game-icons set in the colour of the text around it: decoration, for the words beside it say what it is. */
export const Icon = memo(function Icon({ of, className = '' }: { of: string; className?: string }) {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 512 512" focusable="false" aria-hidden="true">
      <path d={of} fill="currentColor" />
    </svg>
  )
})
