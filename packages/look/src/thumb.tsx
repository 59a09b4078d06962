import { memo } from 'react'
import { Icon } from './icon.tsx'

/** A thing as a small picture in a line of text: its icon on its ground. The words beside it say what it is. */
export const Thumb = memo(function Thumb({ icon, hue }: { icon: string; hue: number }) {
  return (
    <span className="thumb" style={{ background: `hsl(${hue} 45% 24%)` }}>
      <Icon of={icon} />
    </span>
  )
})
