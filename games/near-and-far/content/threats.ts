export interface Threat {
  readonly strength: number
  readonly points: number
}

/** In ascending order of strength, as they are stacked (NAF-SETUP-23). */
export const THREATS = {
  'thr-robber': { strength: 4, points: 1 },
  'thr-thorn-boar': { strength: 5, points: 1 },
  'thr-sand-wasps': { strength: 6, points: 2 },
  'thr-rust-hound': { strength: 7, points: 2 },
  'thr-ditch-gang': { strength: 8, points: 2 },
  'thr-mire-serpent': { strength: 9, points: 3 },
  'thr-iron-mask': { strength: 10, points: 3 },
  'thr-glass-spider': { strength: 11, points: 4 },
  'thr-siege-automaton': { strength: 12, points: 4 },
  'thr-storm-roc': { strength: 13, points: 5 },
  'thr-hollow-giant': { strength: 14, points: 6 },
  'thr-ash-wyrm': { strength: 15, points: 7 },
} satisfies Readonly<Record<string, Threat>>

export interface Villain extends Threat {
  /** What is read after the victory (NAF-VILLAIN-03). */
  readonly encounter: string
  /** With fewer players it is left in the box (NAF-SETUP-27). */
  readonly players: number
}

export const VILLAINS = {
  'villain-zak': { strength: 9, points: 3, encounter: '165', players: 4 },
  'villain-shreya': { strength: 10, points: 4, encounter: '164', players: 3 },
  'villain-ivory-queen': { strength: 12, points: 5, encounter: '163', players: 2 },
  'villain-red-king': { strength: 14, points: 7, encounter: '162', players: 2 },
} satisfies Readonly<Record<string, Villain>>

export type ThreatId = keyof typeof THREATS
export type VillainId = keyof typeof VILLAINS
export const THREAT_IDS = Object.keys(THREATS) as ThreatId[]
export const VILLAIN_IDS = Object.keys(VILLAINS) as VillainId[]

export function enemy(id: ThreatId | VillainId): Threat {
  return id in THREATS ? THREATS[id as ThreatId] : VILLAINS[id as VillainId]
}
