import type { Spoken } from '@krcma/look'
import type { NearAndFar } from '../../shape.ts'

export const lesson: NonNullable<Spoken<NearAndFar>['lesson']> = {
  character:
    'Who you are changes nothing in the rules, unless this is a campaign: then the character gets a sheet, and in Character mode a story of its own.',
  companion:
    'The animal is your first companion: 1 explore, 1 skill and 2 hearts. It may stand on any slot; put it where you will hire last.',
  pick: 'Keep one artifact and pass the others on. An artifact gives points when you have bought it; each that is still in hand at the end costs one. Look for two or three that ask for the same tokens.',
  'keep-advanced':
    'Advanced artifacts are dear and strong. Keep one if you see a way to pay for it; you may also keep neither.',
  'keep-basic':
    'Mark the cards that you want to keep. What you will not be able to buy is better away: it costs a point at the end.',
  split: 'The deeper deck, the dearer the cards. Basic ones are bought early, advanced ones give more points.',
  'keep-drawn': 'Keep what you will be able to buy; what goes now costs nothing.',
  action:
    'A turn is one thing: visit a house in town, or go on the road. Each house says what it would give you now. At first hire somebody and buy a bird: hearts and steps are what the road costs.',
  entry:
    'Somebody stands there, so you fight for the door: the die and your swords. Fair fights raise your reputation, underhanded ones add 1 and lower it. Whoever loses goes to prison, and is free next turn.',
  parry: 'You are challenged. Whatever happens you lose nothing; a card may still change your roll.',
  raise:
    'The die has fallen. Each heart that you spend adds 1; what you keep takes you further. Where there is a bonus it comes at 2 above what is needed.',
  payment: 'You have something that may be spent instead: choose what you need less.',
  visit:
    'Everything here may be done once, in any order; then end the visit. Cards that speak of this house have given what they give already.',
  trade:
    'Name the single piece: you give it for several others, or get it for several. What pieces are worth stands on the wall.',
  piece: 'Put pieces down until both sides are fair. Nothing is given back of what is too much.',
  'reputation-piece': 'Each coin or gem moves your reputation by one. Some artifacts want a good name, some a bad one.',
  placement:
    'One adventurer of each colour is active and adds icons; the others rest, and their banners still count. The animal may move out of the way.',
  treasure:
    'A treasure needs a pack animal to carry it. It works as long as you have it; three of them at the end are worth 5 points.',
  excess: 'An animal is gone, and one treasure too many is left. It goes to the discards.',
  party:
    'Now you may change who is active. Your hearts will be what those four and your cards give, 13 at most. Set out with seven or more, or you will soon be back.',
  step: 'Numbers at the spaces say how many hearts the way there would cost. The first space you leave is free; after that leaving a space without a camp costs a heart. Keep three for a camp.',
  threat:
    'A threat lies in wait. You add your swords to the die, and hearts after it. Win: points, and a camp on its card. Lose: back to where you came from, and the turn is over. Caution or an animal lets you pass.',
  arrival:
    'Here you may first meet what waits, then build a camp for three hearts. A camp brings coins or gems by your explore icons; two camps at the ends of a trade route score.',
  option:
    'You hear what happens, and what you could do; nobody tells what comes of it. A skill test adds your skill, a combat test your swords. Costs are paid before the die.',
  colour: 'Tokens pay for artifacts, and four banners of a colour win its chief.',
  gift: 'You may take it or leave it.',
  'mercenary-camp': 'A camp anywhere on an empty space, without hearts. Think of the trade routes.',
  buy: 'You have all that this artifact costs. Buying is free at any time in your turn, also in the middle of a walk: its icons count at once, its hearts from the next time you leave town.',
  convert: 'One of your cards turns one thing into another. As often as it says, at any time in your turn.',
  'return-animal': 'An animal may be let go for hearts. Its step stays with you until the end of this turn.',
}
