import type { Language } from '@krcma/kernel'
import { useSettings } from '../../settings.ts'
import { cs } from './cs.ts'
import { en } from './en.ts'

export type WorkshopTexts = typeof en

const all: { readonly [L in Language]: WorkshopTexts } = { cs, en }

/** Loaded with the pages that need them. */
export const useWorkshopTexts = (): WorkshopTexts => all[useSettings().language]
