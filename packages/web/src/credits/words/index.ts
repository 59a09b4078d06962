import type { Language } from '@krcma/kernel'
import { useSettings } from '../../settings.ts'
import { cs } from './cs.ts'
import { en } from './en.ts'

const all: { readonly [L in Language]: typeof en } = { cs, en }

/** Loaded with what needs them: most visits do without. */
export const useCreditsWords = (): typeof en => all[useSettings().language]
