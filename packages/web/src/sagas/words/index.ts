import type { Language } from '@krcma/kernel'
import { useSettings } from '../../settings.ts'
import { cs } from './cs.ts'
import { en } from './en.ts'

export type SagaTexts = typeof en

const all: { readonly [L in Language]: SagaTexts } = { cs, en }

/** Loaded with the pages that need them: the lobby does without. */
export const useSagaWords = (): SagaTexts => all[useSettings().language]
