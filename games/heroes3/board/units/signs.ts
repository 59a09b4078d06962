import { NEUTRALS, type NeutralId, neutralName } from '../../content/neutral-units.ts'
import type { UnitId } from '../../content/units.ts'
import type { UnitCard } from '../../shape.ts'
import { isUnit } from '../../words/texts.ts'
import * as own from '../icons.ts'

const UNITS: Readonly<Record<UnitId, string>> = {
  halberdiers: own.halberdiers,
  marksmen: own.marksmen,
  griffins: own.griffins,
  crusaders: own.crusaders,
  zealots: own.zealots,
  champions: own.champions,
  archangels: own.archangels,
  skeletons: own.skeletons,
  zombies: own.zombies,
  wraiths: own.wraiths,
  vampires: own.vampires,
  liches: own.liches,
  'dread-knights': own.dreadKnights,
  'ghost-dragons': own.ghostDragons,
  troglodytes: own.troglodytes,
  harpies: own.harpies,
  'evil-eyes': own.evilEyes,
  medusas: own.medusas,
  minotaurs: own.minotaurs,
  manticores: own.manticores,
  'black-dragons': own.blackDragons,
}

/** Those that no faction has. */
const WILD: Readonly<Partial<Record<NeutralId, string>>> = {
  'n-boars': own.boars,
  'n-halflings': own.halflings,
  'n-peasants': own.peasants,
  'n-rogues': own.rogues,
  'n-mummies': own.mummies,
  'n-nomads': own.nomads,
  'n-sharpshooters': own.sharpshooters,
  'n-gold-golems': own.goldGolems,
  'n-diamond-golems': own.diamondGolems,
  'n-enchanters': own.enchanters,
  'n-trolls': own.trolls,
  'n-crystal-dragons': own.crystalDragons,
  'n-azure-dragons': own.azureDragons,
}

/** The sign of a unit: the same for a faction's and for the neutral one of that name. */
export function unitIcon(card: UnitCard | 'arrow-tower'): string {
  if (card === 'arrow-tower') return own.arrowTower
  if (isUnit(card)) return UNITS[card]
  const name = neutralName(card)
  const { like } = NEUTRALS[name]
  return like === undefined ? (WILD[name] ?? own.army) : UNITS[like]
}
