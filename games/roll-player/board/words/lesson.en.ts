import type { Spoken } from '@krcma/look'
import type { RollPlayer } from '../../shape.ts'

export const lesson: NonNullable<Spoken<RollPlayer>['lesson']> = {
  race: 'Six races, two portraits each. A race adds 2 to one attribute and takes 2 from another; a human stays as he is. Take what will suit a class you like.',
  'class-card': 'Each card has two classes. Look at the goals: a row of dice has to add up to that range in the end.',
  class:
    'Choose the side you will play. The goals say what each row of three dice should add up to, and the stars what that is worth. The ability is yours for the whole game.',
  'starting-die':
    'Touch a die in your hand, then a row. Coloured outlines are what your backstory wants there; every die in the colour of your class is a star. Nothing else happens yet.',
  initiative:
    'The lower the card, the earlier you shop; the higher, the larger the die. Look at a card to see what its die would make of your rows. A coin on a card is yours with it.',
  'place-die':
    'Put the die in a row: it goes to the first free space. The row also gives its action, once: flip, swap, change by 1, reroll, move the marker, or take a token. Beside each row you see its sum before and after, and the goal.',
  'flip-die': 'Strength: turn one die of your sheet to its opposite face, so that 1 becomes 6, or decline.',
  'swap-first': 'Dexterity: two dice of your sheet change places. Good for the backstory. Touch the first one.',
  'adjust-die': 'Constitution: touch the upper half of a die for one more, the lower half for one less.',
  'reroll-die': 'Intelligence: reroll one die; afterwards you choose between the old and the new value.',
  'move-marker':
    'Wisdom: move the marker to a space beside it. In the end you get the stars of the space on which it stands.',
  take: 'Charisma: the token pays for 1 Gold in the Market of this round.',
  market:
    'Touch a card to buy it, or the strip below it to discard it for Gold. The sign on a card says how your stars would change at once. Cards you cannot pay are dimmed.',
  'skill-window': 'Between two steps you may use a ready Skill: touch it below your sheet. Otherwise pass.',
  refresh: 'In Cleanup you may make one of your exhausted Skills ready again, as a Ranger two.',
}
