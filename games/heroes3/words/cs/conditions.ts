import type { PlayerRef, Whose } from '../../content/conditions.ts'
import { type ConditionTemplates, conditionTeller } from '../effect-templates.ts'
import { and, counted, goods, or, points, roman } from './counting.ts'
import { buildingKinds, locations } from './names.ts'

export const playerName: Readonly<Record<PlayerRef, string>> = {
  p1: 'první hráč',
  p2: 'druhý hráč',
  p3: 'třetí hráč',
}
const ofPlayer: Readonly<Record<PlayerRef, string>> = {
  p1: 'prvního hráče',
  p2: 'druhého hráče',
  p3: 'třetího hráče',
}
function isPlayer(who: Whose): who is PlayerRef {
  return who in playerName
}
function whose(who: Whose): string {
  if (isPlayer(who)) return playerName[who]
  return { self: '', any: 'některý hráč', opponent: 'soupeř', opponents: 'všichni soupeři' }[who]
}
/** "Máte", "soupeř má" or "všichni soupeři mají". */
function does(who: Whose, you: string, one: string, many: string): string {
  if (who === 'self') return you
  return `${whose(who)} ${who === 'opponents' ? many : one}`
}
/** Hrdina čí. */
function ofWhom(who: Whose): string {
  if (isPlayer(who)) return ofPlayer[who]
  return { self: '', any: 'kteréhokoli hráče', opponent: 'soupeře', opponents: 'všech soupeřů' }[who]
}
const their = (who: Whose, own: string, word: string) => (who === 'self' ? `${own} ${word}` : `${word} ${ofWhom(who)}`)
const at = (n: number | undefined) => (n === undefined || n === 1 ? '' : ` aspoň ${n}krát`)

export const conditionTemplates: ConditionTemplates = {
  all: (conditions, tell) => and(conditions.map(tell)),
  any: (conditions, tell) => or(conditions.map(tell)),
  not: (condition, tell) => ('tokenTaken' in condition ? 'grál ještě nikdo nevzal' : `neplatí, že ${tell(condition)}`),
  mainHeroDefeated: ({ of, by = 'self', atLeast }) =>
    `${does(by, 'porážíte', 'poráží', 'porážejí')}${at(atLeast)} ${their(of, 'vašeho', 'hlavního hrdinu')}`,
  secondaryHeroDefeated: ({ of, by = 'self', atLeast }) =>
    `${does(by, 'porážíte', 'poráží', 'porážejí')}${at(atLeast)} ${their(of, 'vašeho', 'sekundárního hrdinu')}`,
  controls: ({ location, who, atLeast = 1 }) =>
    `${does(who, 'ovládáte', 'ovládá', 'ovládají')} políčko „${locations[location]}“${atLeast === 1 ? '' : ` v počtu aspoň ${atLeast}`}`,
  everCaptured: ({ location, by = 'any' }) =>
    `${does(by, 'dobýváte', 'dobývá', 'dobývají')} aspoň jednou políčko „${locations[location]}“`,
  tokenTaken: () => 'grál už někdo vzal',
  tokenOnField: () => 'grál leží na tom políčku',
  holdsToken: ({ who }) => `grál nese ${their(who, 'váš', 'hrdina')}`,
  obelisksVisited: ({ who, atLeast }) =>
    `${does(who, 'máte', 'má', 'mají')} za sebou ${counted(atLeast, 'navštívený obelisk', 'různé navštívené obelisky', 'různých navštívených obelisků')}`,
  round: ({ cmp, n }) =>
    ({
      '<': `je dřív než ${n}. kolo`,
      '<=': `je nejpozději ${n}. kolo`,
      '=': `je ${n}. kolo`,
      '>=': `je aspoň ${n}. kolo`,
      '>': `je později než ${n}. kolo`,
    })[cmp],
  resources: ({ who, ...amounts }) => `${does(who, 'máte', 'má', 'mají')} aspoň ${goods(amounts)}`,
  level: ({ who, atLeast }) => `${their(who, 'váš', 'hrdina')} má aspoň úroveň ${roman(atLeast)}`,
  buildings: ({ who, atLeast, kinds = [] }) => {
    const named = kinds.length === 0 ? '' : ` z těchto: ${kinds.map((kind) => buildingKinds[kind]).join(', ')}`
    const n = atLeast ?? (kinds.length === 0 ? 1 : kinds.length)
    return `${does(who, 'máte', 'má', 'mají')} aspoň ${counted(n, 'budovu', 'budovy', 'budov')}${named}`
  },
  units: ({ who, atLeast, tier, side }) => {
    const what =
      side === undefined
        ? counted(atLeast, 'jednotku', 'jednotky', 'jednotek')
        : side === 'few'
          ? counted(atLeast, 'hrstku', 'hrstky', 'hrstek')
          : counted(atLeast, 'tlupu', 'tlupy', 'tlup')
    const which =
      tier === undefined
        ? ''
        : ` stupně ${{ bronze: 'bronz', silver: 'stříbro', golden: 'zlato', azure: 'azur' }[tier]}`
    return `${does(who, 'máte', 'má', 'mají')} aspoň ${what}${which}`
  },
  artifacts: ({ who, atLeast }) =>
    `${does(who, 'máte', 'má', 'mají')} aspoň ${counted(atLeast, 'kartu artefaktu', 'karty artefaktů', 'karet artefaktů')}`,
  eliminated: ({ who }) => `${does(who, 'jste ze hry venku', 'je ze hry venku', 'jsou ze hry venku')}`,
  cubesCollected: ({ who, fromAll }) =>
    `${does(who, 'držíte', 'drží', 'drží')} kostičku frakce ${fromAll ? 'každého nepřítele' : 'některého nepřítele'}`,
  vp: ({ who, atLeast }) => `${does(who, 'máte', 'má', 'mají')} aspoň ${points(atLeast)}`,
  townFlagged: ({ of, by = 'any' }) =>
    `${does(by, 'obsazujete', 'obsazuje', 'obsazují')} ${their(of, 'vaše', 'město')}`,
}

export const tellCondition = conditionTeller(conditionTemplates)
