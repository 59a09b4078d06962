import type { Words } from '@krcma/kernel'
import { type NightMarket, room } from '@krcma/kernel/night-market'

export const words: Words<NightMarket> = room.words.cs
