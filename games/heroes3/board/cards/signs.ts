import { icons } from '@krcma/look'
import { type CardId, cardOf, nameOf } from '../../content/cards.ts'
import type { School } from '../../content/spells.ts'
import type { StatisticId } from '../../content/statistics.ts'
import * as own from '../icons.ts'

const SCHOOLS: Readonly<Record<School, string>> = {
  air: own.air,
  earth: own.earth,
  fire: own.fire,
  water: own.water,
  any: icons.magic,
}

const STATISTICS: Readonly<Record<StatisticId, string>> = {
  'stat-attack': icons.sword,
  'stat-defense': icons.shield,
  'stat-power': own.power,
  'stat-knowledge': own.knowledge,
}

/** The sign of a card, by what it is. */
export function cardIcon(id: CardId): string {
  const card = cardOf(id)
  switch (card.kind) {
    case 'statistic':
      return STATISTICS[nameOf(id) as StatisticId]
    case 'spell':
      return SCHOOLS[card.school]
    case 'ability':
      return own.ability
    case 'artifact':
      return own.artifact
    case 'specialty':
      return icons.star
  }
}
