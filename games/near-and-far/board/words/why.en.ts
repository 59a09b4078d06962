import { counted } from '../../words/en/amounts.ts'
import type { WhyWords } from './why.ts'

export const why: WhyWords = {
  here: 'The figure stands here already: a turn that begins in a building leads elsewhere.',
  done: 'Once a visit, and that was done.',
  firstRound: 'In the first round everybody visits the town.',
  prison: 'Nobody visits it: only a duel that was lost leads here.',
  noPieces: 'There is no piece to hand in.',
  unfair: 'The pieces are worth less than any that could be had for them.',
  emptyRow: 'Nobody is left to be hired.',
  tooDear: (cheapest) => `Even the cheapest one costs ${cheapest}.`,
  noStock: 'No pack animal is left to be bought.',
  noPlace: 'There are three pack animals already.',
  noFood: 'A pack bird costs 1 food.',
  noFoodNorGem: 'A pack bird costs 1 food, a turtle 1 gem.',
  noSkill: 'There is no skill icon in the active party or on cards.',
  noAnimal: 'There is no pack animal to carry a treasure.',
  noTreasures: 'No treasure is left.',
  noNumber: 'No free number lies beside a camp.',
  dug: 'There is a camp on it already.',
  entrance: 'The first camp of the mine goes to the entrance, at the top left.',
  beside: 'No number beside it has a camp.',
  tooHard: (needed, skill) =>
    `It takes ${counted(needed, 'skill icon', 'skill icons')}; party and cards have ${skill}.`,
  lacks: (what) => `Missing: ${what}.`,
  notNow: 'Artifacts are bought in one’s own turn.',
  afterCamp: 'Whoever has built a camp goes no farther this turn.',
  tooFar: (steps) =>
    steps === 0 ? 'No step is left this turn.' : `It is farther than ${counted(steps, 'step', 'steps')}.`,
  tooWeary: 'There are too few hearts for the way.',
  campInTown: 'No camp can be built in town.',
  secondCamp: 'No second camp can be built here.',
  campCosts: (hearts) => `A camp costs ${hearts}.`,
}
