import { Icon, icons, type Pictured, type Seen } from '@krcma/look'
import type { NearAndFar } from '../shape.ts'
import * as own from './icons.ts'
import { spoken } from './words/words.ts'

const SIGNS: Readonly<Record<string, string>> = {
  coin: icons.coin,
  gem: own.gem,
  food: own.food,
  hearts: icons.heart,
  bird: own.bird,
  turtle: own.turtle,
  red: own.banner,
  yellow: own.banner,
  green: own.banner,
  blue: own.banner,
}

/** A place, a foe or an amount that a sentence of the log names. */
export function picture(id: string, { words }: Seen<NearAndFar>): Pictured | null {
  const sign = SIGNS[id]
  if (sign !== undefined) return { picture: <Icon of={sign} /> }
  const { vocabulary: v } = spoken(words)
  if (id.startsWith('thr-') || id.startsWith('villain-'))
    return { picture: <Icon of={own.threat} />, says: { name: v.names.foes[id as keyof typeof v.names.foes] } }
  return null
}
