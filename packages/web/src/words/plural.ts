import type { Language } from '@krcma/kernel'

const rules = { cs: new Intl.PluralRules('cs'), en: new Intl.PluralRules('en') }

type Forms<L extends Language> = L extends 'cs'
  ? { readonly one: string; readonly few: string; readonly other: string }
  : { readonly one: string; readonly other: string }

/** The form that goes with a whole number: 1 hráč, 2 hráči, 5 hráčů. */
export function plural<L extends Language>(language: L, n: number, forms: Forms<L>): string {
  const form = rules[language].select(n)
  return `${n} ${(forms as Record<string, string>)[form] ?? forms.other}`
}
