import type { Language } from '@krcma/kernel'
import type { Person } from '@krcma/protocol'
import { catalogues } from './words/index.ts'

/** What somebody is called; who has gone for good has left no name. */
export const personName = ({ name }: Person, language: Language): string => name || catalogues[language].somebody
