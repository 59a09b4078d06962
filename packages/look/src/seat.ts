import type { Seat } from '@krcma/kernel'
import { seatBear, seatEagle, seatFox, seatLion, seatOwl, seatStag } from './signs/icons.ts'

/** How a seat is told from others: by name, by colour, and by an animal, for colour alone never is the only difference. */
export interface SeatLook {
  readonly seat: Seat
  readonly name: string
  /** How it is introduced, if more is known than its name: 'Ludmila the Journeyman'. */
  readonly full?: string
  /** A CSS colour. */
  readonly colour: string
  /** The drawing of its animal. */
  readonly sign: string
  readonly who: 'me' | 'person' | 'bot'
}

const animals = [seatLion, seatStag, seatEagle, seatBear, seatFox, seatOwl]

export function seatLook(seat: Seat, name: string, who: SeatLook['who']): SeatLook {
  const at = seat % animals.length
  return { seat, name, who, colour: `var(--seat-${at})`, sign: animals[at] ?? seatLion }
}
