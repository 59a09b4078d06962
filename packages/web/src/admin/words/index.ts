import type { Language } from '@krcma/kernel'
import { useSettings } from '../../settings.ts'
import { cs } from './cs.ts'
import { en } from './en.ts'

export type AdminWords = typeof en

const all: { readonly [L in Language]: AdminWords } = { cs, en }

/** Loaded with what needs them: most visits do without. */
export const useAdminWords = (): AdminWords => all[useSettings().language]
