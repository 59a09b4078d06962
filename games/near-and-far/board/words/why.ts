/** Why something cannot be done now: one sentence each, told of nobody in particular, for whoever's place lies open. */
export interface WhyWords {
  readonly here: string
  readonly done: string
  readonly firstRound: string
  readonly prison: string
  readonly noPieces: string
  readonly unfair: string
  readonly emptyRow: string
  readonly tooDear: (cheapest: string) => string
  readonly noStock: string
  readonly noPlace: string
  readonly noFood: string
  readonly noFoodNorGem: string
  readonly noSkill: string
  readonly noAnimal: string
  readonly noTreasures: string
  readonly noNumber: string
  readonly dug: string
  readonly entrance: string
  readonly beside: string
  readonly tooHard: (needed: number, skill: number) => string
  readonly lacks: (what: string) => string
  readonly notNow: string
  readonly afterCamp: string
  readonly tooFar: (steps: number) => string
  readonly tooWeary: string
  readonly campInTown: string
  readonly secondCamp: string
  readonly campCosts: (hearts: string) => string
}
