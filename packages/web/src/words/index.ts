import type { Language } from '@krcma/kernel'
import { cs } from './cs/index.ts'
import { en } from './en/index.ts'

export type Catalogue = typeof en

export const catalogues: { readonly [L in Language]: Catalogue } = { cs, en }
