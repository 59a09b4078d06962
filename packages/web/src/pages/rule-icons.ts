import type { Language } from '@krcma/kernel'
import { icons, signs } from '@krcma/look'

interface Named {
  readonly icon: string
  /** How the thing is called, as far as its endings do not matter. */
  readonly words: { readonly [L in Language]: string }
  /** Where one word means something else in another game. */
  readonly only?: string
}

const named: readonly Named[] = [
  { icon: icons.coin, words: { en: 'coins?', cs: 'zlaťák\\p{L}*' }, only: 'tales-of-glory' },
  { icon: icons.gold, words: { en: 'Gold', cs: 'zlaťák\\p{L}*' }, only: 'roll-player' },
  { icon: icons.potion, words: { en: 'potions?', cs: 'lektvar\\p{L}*' } },
  { icon: icons.combat, words: { en: 'combat', cs: 'boj\\p{L}{0,2}' }, only: 'tales-of-glory' },
  { icon: icons.magic, words: { en: 'magic', cs: 'magi[ieíí]\\p{L}{0,1}' }, only: 'tales-of-glory' },
  { icon: icons.glory, words: { en: 'glory', cs: 'sláv\\p{L}{1,2}' }, only: 'tales-of-glory' },
  { icon: icons.crown, words: { en: 'majorit(?:y|ies)', cs: 'převa[hz]\\p{L}*' } },
  { icon: icons.key, words: { en: 'keys?', cs: 'klíč\\p{L}*' } },
  { icon: icons.chest, words: { en: 'chests?', cs: 'truh[el]\\p{L}*' } },
  { icon: icons.quest, words: { en: 'quests?', cs: 'výprav\\p{L}*' } },
  { icon: icons.star, words: { en: '[Ss]tars?', cs: 'bod(?:y|ů|u|em)? pověsti' } },
  { icon: icons.sword, words: { en: '[Ww]eapons?', cs: 'zbra[nň]\\p{L}*' } },
  { icon: icons.shield, words: { en: '[Aa]rmor', cs: 'zbroj\\p{L}*' } },
  { icon: icons.scales, words: { en: '[Aa]lignment', cs: 'přesvědčení\\p{L}*' } },
  { icon: signs.dice, words: { en: 'dice|die', cs: 'kost(?:k\\p{L}*|ek)' }, only: 'roll-player' },
]

export interface Drawn {
  readonly text: string
  /** The drawing of what the text names, where it is named for the first time. */
  readonly icon: string | undefined
  readonly at: number
}

/** Cuts a sentence before every thing that has an icon; `drawn` remembers what the rule has shown already. */
export function drawnIn(text: string, game: string, language: Language, drawn: Set<string>): readonly Drawn[] {
  const here = named.filter(({ only }) => only === undefined || only === game)
  const any = new RegExp(
    `(?<![\\p{L}-])(?:${here.map(({ words }) => `(${words[language]})`).join('|')})(?![\\p{L}])`,
    'gu',
  )
  const cuts: { readonly at: number; readonly icon: string }[] = []
  for (const match of text.matchAll(any)) {
    const icon = here[match.slice(1).findIndex((group) => group !== undefined)]?.icon
    if (icon === undefined || drawn.has(icon)) continue
    drawn.add(icon)
    cuts.push({ at: match.index, icon })
  }
  const parts = [{ at: 0, icon: undefined }, ...cuts]
  return parts
    .map(({ at, icon }, i) => ({ at, icon, text: text.slice(at, parts[i + 1]?.at) }))
    .filter((part) => part.text !== '')
}
