import type { rules as english } from '../en/rules.ts'
import { plural } from '../plural.ts'

export const rules: typeof english = {
  title: (game) => `Pravidla hry ${game}`,
  search: 'Hledat v pravidlech',
  found: (n) => `Nalezeno: ${plural('cs', n, { one: 'pravidlo', few: 'pravidla', other: 'pravidel' })}`,
  book: 'Kniha pravidel',
  all: 'Všechna pravidla přesně',
  exactly: (n) => `Přesně: ${plural('cs', n, { one: 'pravidlo', few: 'pravidla', other: 'pravidel' })}`,
  rule: (id) => `Pravidlo ${id}`,
  inBook: 'V knize pravidel:',
  lesson: 'Naučit se ji při hře',
  language: 'Tato kniha pravidel je zatím jen v angličtině; na stole mluví všechno česky.',
}
