import type { Words } from '@krcma/kernel'
import { isCampaign } from '../content/campaign.ts'
import { CUSTOM_VARIANTS, SPLIT_DECKS, type VariantId } from '../content/variants.ts'
import type { Heroes3, Options } from '../shape.ts'
import { answer } from './en/answers.ts'
import { events } from './en/events.ts'
import { question, waiting } from './en/questions.ts'
import { vocabulary as v } from './en/vocabulary.ts'
import { sagaLines, scenarioParts } from './scenario-text.ts'
import { scene } from './scene.ts'
import { pieceName } from './texts.ts'

const { names } = v

/** A variant is on or off. */
const variants = Object.fromEntries(
  [...SPLIT_DECKS, ...CUSTOM_VARIANTS].map((id) => [
    id,
    { name: names.variants[id], value: (on: boolean) => (on ? names.variantRules[id] : 'off') },
  ]),
) as Pick<Words<Heroes3>['options'], VariantId & keyof Options>

const scenarios = {
  'last-chance': 'Last Chance',
  'grand-race': 'Grand Race',
  'unexpected-inheritance': 'Unexpected Inheritance',
}

const nth = (place: number) => ['first', 'second', 'third'][place - 1] ?? `${place}.`

export const words: Words<Heroes3> = {
  language: 'en',
  name: 'Heroes III: The Board Game',
  pitch:
    'Lead a hero over a map that you build together, raise a town, and gather an army and a deck of your own. Fight on a board of twenty spaces, and count in the end what you have conquered.',
  options: {
    scenario: { name: 'Scenario', value: (scenario) => scenarios[scenario] },
    difficulty: { name: 'Difficulty', value: (difficulty) => names.difficulties[difficulty] },
    'neutral-control': {
      name: 'Neutral units are led',
      value: (control) => (control === 'opponent' ? 'by the opponent' : 'automatically'),
    },
    'tile-pools': {
      name: 'Tile pools',
      value: (pools) => (pools === 'face-down' ? 'face down, drawn at random' : 'open, chosen by their owner'),
    },
    'starting-bonus': { name: 'Starting bonus', value: (bonus) => (bonus ? 'yes' : 'no') },
    factions: { name: 'Factions', value: (factions) => (factions === 'chosen' ? 'chosen' : 'at random') },
    centre: {
      name: 'Middle of Last Chance',
      value: (centre) =>
        ({
          usual: 'two tiles with obelisks',
          'random-near-pair': 'two near tiles at random',
          'single-center': 'one center tile',
        })[centre],
    },
    ...variants,
  },
  question,
  waiting,
  answer,
  event: events,
  source: {
    'main-hero': 'Enemy Main Hero defeated',
    'secondary-hero': 'Enemy Secondary Heroes defeated',
    mine: 'Mines',
    settlement: 'Settlements',
    building: 'Buildings',
    artifacts: 'Artifacts',
    level: 'Hero level',
    scenario: 'Scenario goals',
  },
  piece: (id) => pieceName(v, id),
  outcome: (outcome) => v.ending[outcome as keyof typeof v.ending] ?? outcome,
  scene: (view, say) => scene(v, view, say),
  parts: (scenario) => (isCampaign(scenario) ? [] : scenarioParts(v, scenario)),
  saga: {
    sheet: ({ scenarios, tallies }, member) =>
      sagaLines(v, scenarios, tallies[member] ?? [], (place, points) => `${nth(place)} place, ${points} VP`),
    choice: () => '',
    evening: (_, scenario) => (scenario === null ? '' : scenario.name[v.language]),
  },
}
