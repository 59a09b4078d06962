import { plural } from '../plural.ts'

export const rules = {
  title: (game: string) => `Rules of ${game}`,
  search: 'Search the rules',
  found: (n: number) => plural('en', n, { one: 'rule found', other: 'rules found' }),
  book: 'Rulebook',
  all: 'Every rule exactly',
  exactly: (n: number) => `Exactly: ${plural('en', n, { one: 'rule', other: 'rules' })}`,
  rule: (id: string) => `Rule ${id}`,
  inBook: 'In the rulebook:',
  lesson: 'Learn it in a game',
  language: '',
}
