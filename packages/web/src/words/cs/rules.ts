import type { rules as english } from '../en/rules.ts'
import { plural } from '../plural.ts'

export const rules: typeof english = {
  title: (game) => `Pravidla hry ${game}`,
  search: 'Hledat v pravidlech',
  found: (n) => `Nalezeno: ${plural('cs', n, { one: 'pravidlo', few: 'pravidla', other: 'pravidel' })}`,
  all: 'Pravidla',
  language: 'Tato kniha pravidel je zatím jen v angličtině; na stole mluví všechno česky.',
}
