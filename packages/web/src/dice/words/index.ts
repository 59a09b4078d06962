import type { Language } from '@krcma/kernel'
import { useSettings } from '../../settings.ts'
import { cs } from './cs.ts'
import { en } from './en.ts'

export type DiceWords = typeof en

const all: { readonly [L in Language]: DiceWords } = { cs, en }

/** Loaded with what needs them: most visits do without. */
export const useDiceWords = (): DiceWords => all[useSettings().language]
