import { plural } from '../plural.ts'

export const rules = {
  title: (game: string) => `Rules of ${game}`,
  search: 'Search the rules',
  found: (n: number) => plural('en', n, { one: 'rule found', other: 'rules found' }),
  all: 'Rules',
  language: '',
}
