import type { Words } from '@krcma/kernel'
import type { Counted, Feature, RollPlayer } from '../shape.ts'
import { names } from './names.en.ts'

type Reasons = NonNullable<Words<RollPlayer>['reason']>

const counted: Pick<Reasons, Counted> = {
  'goals-met': (by) => (by > 0 ? 'goals met' : 'goals missed'),
  'goals-one-off': (by) => (by > 0 ? 'goals missed by one only' : 'fewer goals missed by one only'),
  'goals-two-off': (by) => (by > 0 ? 'goals missed by two only' : 'fewer goals missed by two only'),
  'goals-open': (by) => (by > 0 ? 'more goals still open' : 'fewer goals still open'),
  'last-die-fits': (by) => (by > 0 ? 'goals that a last die can meet' : 'fewer goals that a last die can meet'),
  'last-die-one-off': (by) =>
    by > 0 ? 'goals that a last die nearly meets' : 'fewer goals that a last die nearly meets',
  'two-dice-fit': (by) => (by > 0 ? 'goals that two more dice can meet' : 'fewer goals that two more dice can meet'),
  'two-dice-one-off': (by) =>
    by > 0 ? 'goals that two more dice nearly meet' : 'fewer goals that two more dice nearly meet',
  'three-dice-fit': (by) => (by > 0 ? 'goals that suit an empty row' : 'fewer goals that suit an empty row'),
  'class-dice': (by) => (by > 0 ? 'more dice of the class colour' : 'fewer dice of the class colour'),
  'alignment-stars': (by) => (by > 0 ? 'more stars for the alignment' : 'fewer stars for the alignment'),
  'alignment-step': (by) => (by > 0 ? 'a better alignment one step away' : 'no better alignment one step away'),
  'backstory-stars': (by) => (by > 0 ? 'more stars for the backstory' : 'fewer stars for the backstory'),
  'backstory-matches': (by) => (by > 0 ? 'more dice as the backstory shows' : 'fewer dice as the backstory shows'),
  'backstory-open': (by) =>
    by > 0 ? 'spaces of the backstory still open' : 'fewer spaces of the backstory still open',
  'armor-stars': (by) => (by > 0 ? 'more stars for armor' : 'fewer stars for armor'),
  'armor-cards': (by) => (by > 0 ? 'more armor' : 'less armor'),
  'armor-growth': (by) => (by > 0 ? 'armor sets that grow well' : 'armor sets that hardly grow'),
  'trait-stars': (by) => (by > 0 ? 'more stars for traits' : 'fewer stars for traits'),
  'trait-prospects': (by) => (by > 0 ? 'traits on the way to their stars' : 'traits further from their stars'),
  gold: (by) => (by > 0 ? 'more Gold' : 'less Gold'),
  'spare-gold': (by) => (by > 0 ? 'Gold to spare' : 'no Gold to spare'),
  tokens: (by) => (by > 0 ? 'more Charisma tokens' : 'fewer Charisma tokens'),
  'ready-skills': (by) => (by > 0 ? 'skills ready to be used' : 'skills not ready to be used'),
  'early-turn': (by) => (by > 0 ? 'an earlier turn in the Market' : 'a later turn in the Market'),
}

const owned = Object.fromEntries(
  Object.entries(names.cards).map(([id, name]) => [id, (by: number) => (by > 0 ? `the card ${name}` : `no ${name}`)]),
) as Pick<Reasons, Exclude<Feature, Counted>>

/** What speaks for a choice: what it leads to, compared with another. */
export const reasons: Reasons = { ...counted, ...owned }
