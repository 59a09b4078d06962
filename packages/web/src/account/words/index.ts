import type { Language } from '@krcma/kernel'
import { useSettings } from '../../settings.ts'
import { cs } from './cs.ts'
import { en } from './en.ts'

export type AccountWords = typeof en

const all: { readonly [L in Language]: AccountWords } = { cs, en }

/** Loaded with the page that needs them: the lobby does without. */
export const useAccountWords = (): AccountWords => all[useSettings().language]
