import type { Spoken } from '@krcma/look'
import type { Heroes3 } from '../../shape.ts'

/** Three steps: to move and visit; the town; the combat. What comes before and between is told where it comes. */
export const lesson: NonNullable<Spoken<Heroes3>['lesson']> = {
  faction:
    'Each faction has a town, seven units and two heroes of its own. Necropolis ignores morale and raises skeletons.',
  placement:
    'You build the map together. Touch a glowing place, then choose how the tile is turned. Guards are the numerals on red shields: what lies close to your town you will reach first.',
  act: 'Step 1 of 3, move and visit: your hero has 3 movement points. Touch a glowing field to go there; dots on a field say how far it is. A red shield means a combat, a green one gives way. Mines and settlements become yours and bring income in rounds 3, 5, 7… When you have done all you want, end your turn.',
  town: 'Step 2 of 3, the town: open “Town” below. In each round you may build once, recruit and reinforce once (any number of units), and buy one spell. Bronze dwelling, citadel and city hall are good beginnings; each building is also a victory point.',
  muster:
    'Step 2 of 3, the town: with one use of the Population token recruit and reinforce as many units as you can pay for. “Few” is the weaker side of a card, “pack” the stronger.',
  'before-combat':
    'A combat is about to begin somewhere. If nothing in your town helps, let it pass; the menu beside the question answers for the whole round.',
  deploy:
    'Step 3 of 3, the combat: choose a unit, then its space on your two rows. Shooters stand behind, the others in front of them. At most five units fight.',
  deed: 'Step 3 of 3, the combat: the unit with the highest initiative acts first. Ground and flying units go up to 3 spaces and strike beside them; shooters strike from afar. Look at a target before you strike: what the attack would do stands at the side. You may also let the program lead.',
  extend: 'Each further round against a guard costs 1 movement point; who retreats leaves the guard where it is.',
  respond:
    'Cards work at certain moments. Statistic cards strengthen an attack or a defense; “No” keeps them for later.',
  refresh: 'At the start of a turn you may discard cards that do not help you and draw up to your hand limit.',
  'search-pick': 'You keep one of these cards; it comes to your hand and stays in your deck for the whole game.',
}
