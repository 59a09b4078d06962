import type { Words } from '@krcma/kernel'
import { isCampaign } from '../content/campaign.ts'
import { CUSTOM_VARIANTS, SPLIT_DECKS, type VariantId } from '../content/variants.ts'
import type { Heroes3, Options } from '../shape.ts'
import { answer } from './cs/answers.ts'
import { events } from './cs/events.ts'
import { question, waiting } from './cs/questions.ts'
import { vocabulary as v } from './cs/vocabulary.ts'
import { sagaLines, scenarioParts } from './scenario-text.ts'
import { scene } from './scene.ts'
import { pieceName } from './texts.ts'

const { names } = v

/** A variant is on or off. */
const variants = Object.fromEntries(
  [...SPLIT_DECKS, ...CUSTOM_VARIANTS].map((id) => [
    id,
    { name: names.variants[id], value: (on: boolean) => (on ? names.variantRules[id] : 'ne') },
  ]),
) as Pick<Words<Heroes3>['options'], VariantId & keyof Options>

const scenarios = {
  'last-chance': 'Poslední šance',
  'grand-race': 'Velký závod',
  'unexpected-inheritance': 'Nečekané dědictví',
}

export const words: Words<Heroes3> = {
  language: 'cs',
  name: 'Heroes III: Desková hra',
  pitch:
    'Veďte hrdinu po mapě, kterou spolu postavíte, zvelebujte město a sbírejte vlastní armádu i balíček karet. Bojujte na dvaceti polích bojiště a na konci sečtěte, co jste dobyli.',
  options: {
    scenario: { name: 'Scénář', value: (scenario) => scenarios[scenario] },
    difficulty: { name: 'Obtížnost', value: (difficulty) => names.difficulties[difficulty] },
    'neutral-control': {
      name: 'Neutrální jednotky vede',
      value: (control) => (control === 'opponent' ? 'soupeř' : 'program'),
    },
    'tile-pools': {
      name: 'Zásoby dílků',
      value: (pools) => (pools === 'face-down' ? 'lícem dolů, náhodné tažení' : 'odkryté, vybírá jejich majitel'),
    },
    'starting-bonus': { name: 'Počáteční bonus', value: (bonus) => (bonus ? 'ano' : 'ne') },
    factions: { name: 'Frakce', value: (factions) => (factions === 'chosen' ? 'podle volby' : 'náhodně') },
    centre: {
      name: 'Střed Poslední šance',
      value: (centre) =>
        ({
          usual: 'dva dílky s obeliskem',
          'random-near-pair': 'dva náhodné blízké dílky',
          'single-center': 'jeden středový dílek',
        })[centre],
    },
    ...variants,
  },
  question,
  waiting,
  answer,
  event: events,
  source: {
    'main-hero': 'Poražený hlavní hrdina soupeře',
    'secondary-hero': 'Poražení sekundární hrdinové soupeře',
    mine: 'Doly',
    settlement: 'Osady',
    building: 'Budovy',
    artifacts: 'Artefakty',
    level: 'Úroveň hrdiny',
    scenario: 'Cíle scénáře',
  },
  piece: (id) => pieceName(v, id),
  outcome: (outcome) => v.ending[outcome as keyof typeof v.ending] ?? outcome,
  scene: (view, say) => scene(v, view, say),
  parts: (scenario) => (isCampaign(scenario) ? [] : scenarioParts(v, scenario)),
  saga: {
    sheet: ({ scenarios, tallies }, member) =>
      sagaLines(v, scenarios, tallies[member] ?? [], (place, points) => `${place}. místo, VB: ${points}`),
    choice: () => '',
    evening: (_, scenario) => (scenario === null ? '' : scenario.name[v.language]),
  },
}
