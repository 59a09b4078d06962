import { counted } from '../../words/en/amounts.ts'
import type { BoardWords } from './words.ts'

export const company: BoardWords['company'] = {
  of: (name) => `Company: ${name}`,
  icons: 'What party and cards add up to',
  icon: {
    move: { name: 'Steps a turn', text: 'Two, and one more for each move icon and pack animal.' },
    explore: { name: 'Explore', text: 'A camp on a coin or gem space brings so many.' },
    skill: {
      name: 'Skill',
      text: 'Added to skill tests; so much food a visit to the Farm brings, and so high a number of the Mine.',
    },
    hearts: { name: 'Hearts on leaving town', text: 'To these your hearts are set when you leave town, 13 at most.' },
    caution: { name: 'Caution', text: 'With one you may pass threats without a fight.' },
    combat: { name: 'Combat', text: 'Added to combat tests, fights with threats, and duels.' },
  },
  slot: (faction) => `Slot: ${faction}`,
  slotRule: 'Holds one adventurer of this faction, or the animal. Only who is active adds icons.',
  inactive: 'Resting',
  inactiveRule: 'They add no icons, but their banners count. Who goes with you is decided when you leave town.',
  animalRule: 'Counts as an adventurer without a faction and may stand on any slot.',
  heartsRule:
    'Spent on leaving spaces without a camp, on camps, and on raising a roll by 1 each. Only leaving town fills them.',
  camps: (left, placed) => `${counted(left, 'camp', 'camps')} on the board, ${placed} placed`,
  campsRule: 'Each camp that you place is a point. Whoever places the last of the board ends the game with this round.',
  campNext: (n, brings) => (n === 1 ? `The next one uncovers ${brings}.` : `The next but ${n - 1} uncovers ${brings}.`),
  reputation: 'Reputation',
  reputationRule: 'From −6 to 12. Some artifacts ask for a good one, some for a bad one.',
  worth: (points) => `At the end: ${points}.`,
  tokens: (amount, banners) => `${amount}; ${counted(banners, 'banner', 'banners')} of this colour`,
  chiefRule: 'Whoever first has four banners of a colour, adventurers and tokens together, wins its chief: 5 points.',
  animals: 'Pack animals',
  freePlace: 'A free place for a pack animal',
  packRule: 'One step more a turn. Carries one treasure, and may be let go to pass a threat.',
  owned: 'Cards and defeated threats',
}
