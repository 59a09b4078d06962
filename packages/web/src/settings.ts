import type { Language } from '@krcma/kernel'
import { useSyncExternalStore } from 'react'
import { type Catalogue, catalogues } from './words/index.ts'

export interface Settings {
  readonly name: string
  readonly language: Language
  readonly theme: 'night' | 'day' | 'contrast'
  readonly motion: 'auto' | 'full' | 'calm'
  readonly sounds: boolean
  /** Whether a choice wants a second click. */
  readonly confirmations: boolean
}

const KEY = 'krcma-settings'
const system = () => (navigator.language.toLowerCase().startsWith('cs') ? 'cs' : 'en') as Language

function read(): Settings {
  const usual: Settings = {
    name: '',
    language: system(),
    theme: 'night',
    motion: 'auto',
    sounds: true,
    confirmations: false,
  }
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) }
  } catch {
    return usual
  }
}

let settings = read()
const listeners = new Set<() => void>()
const still = matchMedia('(prefers-reduced-motion: reduce)')

function show() {
  const { lang, dataset } = { lang: settings.language, dataset: document.documentElement.dataset }
  document.documentElement.lang = lang
  dataset['theme'] = settings.theme
  dataset['motion'] = isCalm(settings) ? 'calm' : 'full'
}

function isCalm({ motion }: Settings): boolean {
  return motion === 'calm' || (motion === 'auto' && still.matches)
}

export function change(to: Partial<Settings>): void {
  settings = { ...settings, ...to }
  localStorage.setItem(KEY, JSON.stringify(settings))
  show()
  for (const listener of listeners) listener()
}

show()
still.addEventListener('change', () => change({}))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const currentSettings = (): Settings => settings

export function useSettings(): Settings & { readonly calm: boolean } {
  const now = useSyncExternalStore(subscribe, currentSettings)
  return { ...now, calm: isCalm(now) }
}

/** The words of the house in the reader's language. */
export function useWords(): Catalogue {
  return catalogues[useSettings().language]
}
