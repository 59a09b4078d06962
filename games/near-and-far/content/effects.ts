import type { Faction } from './factions.ts'
import type { Cost, Gain } from './goods.ts'
import type { Building } from './town.ts'

export type Roll = 'duel' | 'threat' | 'encounter-combat' | 'encounter-skill'

/** What artifacts, treasures, world cards and skills do: the whole vocabulary. Texts are rendered from it. */
export type Effect = TownEffect | RoadEffect | RollEffect | TriggeredEffect | SkillEffect | EndEffect

type TownEffect =
  /** On arrival (NAF-VISIT-10); `animals`: only with so many pack animals (NAF-SKILL-07). */
  | { readonly effect: 'visit-gain'; readonly building: Building; readonly gain: Gain; readonly animals?: number }
  /** Where another player's figure stands. */
  | { readonly effect: 'visit-occupied-gain'; readonly gain: Gain }
  /** Each of the other players who stand there pays (NAF-CARD-02). */
  | { readonly effect: 'visit-occupied-take'; readonly coin: number }
  /** A hire as in the Saloon (NAF-CARD-17). */
  | { readonly effect: 'visit-extra-hire'; readonly building: Building }
  /** From one deck named in advance; each may be discarded at once (NAF-CARD-19, NAF-SKILL-13). */
  | { readonly effect: 'visit-draw-artifact'; readonly building: Building; readonly count: number }
  /** A die at the visit: so much or more gains (NAF-SKILL-16). */
  | { readonly effect: 'visit-die'; readonly building: Building; readonly atLeast: number; readonly gain: Gain }
  | { readonly effect: 'trade-value-bonus'; readonly n: number }
  | { readonly effect: 'trade-extra-action'; readonly n: number }
  | { readonly effect: 'hire-discount'; readonly n: number }
  | { readonly effect: 'store-draw-bonus'; readonly n: number }
  /** Counts as skill icons for the numbers of the mine. */
  | { readonly effect: 'mine-skill-bonus'; readonly n: number }

type RoadEffect =
  | { readonly effect: 'leave-town-hearts'; readonly hearts: number }
  /** NAF-CARD-07 */
  | { readonly effect: 'party-ignore-faction-limit' }
  /** So many departure hearts of each turn are waived (NAF-MOVE-08). */
  | { readonly effect: 'move-empty-discount'; readonly n: number }
  /** NAF-THREAT-10 (c) */
  | { readonly effect: 'ignore-threats'; readonly cost: Cost }
  | { readonly effect: 'water-immune' }
  /** More of what the coin or gem space gives (NAF-CARD-18). */
  | { readonly effect: 'camp-same-resource'; readonly n: number }
  /** Changes the hearts that a camp on the map costs. */
  | { readonly effect: 'camp-cost'; readonly hearts: number }

type RollEffect =
  | { readonly effect: 'roll-bonus'; readonly rolls: readonly Roll[]; readonly n: number }
  /** Once a roll, after the die. */
  | { readonly effect: 'roll-pay-bonus'; readonly rolls: readonly Roll[]; readonly cost: Cost; readonly n: number }
  | { readonly effect: 'roll-reroll'; readonly rolls: readonly Roll[]; readonly cost: Cost | null }

type TriggeredEffect =
  /** `any`: on the map, in the mine, and on threats and villains. */
  | { readonly effect: 'camp-gain'; readonly where: 'any' | 'trade-route' | 'gem' | 'mine'; readonly gain: Gain }
  /** NAF-CARD-12 */
  | { readonly effect: 'acquire-place-camp' }
  | { readonly effect: 'acquire-gain'; readonly gain: Gain }
  | { readonly effect: 'threat-gain'; readonly gain: Gain }
  /** As challenger. */
  | { readonly effect: 'duel-win-gain'; readonly gain: Gain }
  /** Once a draw, however many cards (NAF-CARD-15). */
  | { readonly effect: 'treasure-draw-gain'; readonly gain: Gain }
  | { readonly effect: 'encounter-gain'; readonly result: 'success' | 'any'; readonly gain: Gain }
  | { readonly effect: 'turn-convert'; readonly cost: Cost; readonly gain: Gain; readonly perTurn: number }

/** Of skills alone (NAF-SKILL-05 to NAF-SKILL-22). */
type SkillEffect =
  | { readonly effect: 'start-gain'; readonly gain: Gain }
  | { readonly effect: 'start-draw-artifacts'; readonly count: number }
  /** At any time in the own turn, for each pack animal that goes back. */
  | { readonly effect: 'return-animals'; readonly gain: Gain }
  /** One may be spent as if it were the other. */
  | { readonly effect: 'spend-as'; readonly spend: 'gem'; readonly as: 'coin' }
  | { readonly effect: 'spend-as'; readonly spend: 'food'; readonly as: 'hearts' }
  | { readonly effect: 'choose-threat' }
  /** Into an occupied building without a duel, for a price. */
  | { readonly effect: 'bribe'; readonly cost: Cost }
  | { readonly effect: 'enter-without-duel'; readonly building: Building }
  | { readonly effect: 'visit-buy-skills'; readonly building: Building }
  /** A place for a treasure beside the board. */
  | { readonly effect: 'treasure-place'; readonly n: number }

type EndEffect =
  | { readonly effect: 'end-flat'; readonly jp: number }
  | { readonly effect: 'end-per'; readonly what: Counted; readonly jp: number; readonly max: number | null }
  /** The owner alone has the most. */
  | { readonly effect: 'end-most'; readonly what: 'coin+gem' | 'coin' | 'food' | 'reputation'; readonly jp: number }
  /** NAF-CARD-20 */
  | {
      readonly effect: 'end-rank'
      readonly what: 'threat'
      readonly first: number
      readonly second: number
      readonly firstTie: number
      readonly secondTie: number
    }
  | { readonly effect: 'end-threshold'; readonly what: 'reputation'; readonly atLeast: number; readonly jp: number }
  | { readonly effect: 'end-tiebreak' }
  /** So many artifacts left in hand cost nothing. */
  | { readonly effect: 'end-ignore-hand'; readonly count: number }

export type Counted = `adventurer:${Faction}` | 'trade-route-camp' | 'threat'
