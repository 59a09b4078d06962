import { options } from 'preact'

const before = options.vnode

// In a drawing (SVG) browsers know `tabindex` alone, and Preact writes React's `tabIndex` letter by letter: without this no choice that
// is drawn could be reached by Tab.
options.vnode = (node) => {
  const { type, props } = node as { type: unknown; props: { tabIndex?: unknown; tabindex?: unknown } }
  if (typeof type === 'string' && 'tabIndex' in props) {
    props.tabindex = props.tabIndex
    delete props.tabIndex
  }
  before?.(node)
}
