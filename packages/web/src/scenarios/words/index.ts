import type { Language } from '@krcma/kernel'
import { useSettings } from '../../settings.ts'
import { cs } from './cs.ts'
import { en } from './en.ts'

export type ScenarioWords = typeof en

const all: { readonly [L in Language]: ScenarioWords } = { cs, en }

/** Loaded with the page that needs them. */
export const useScenarioWords = (): ScenarioWords => all[useSettings().language]
