import { type Choice, type Consequence, icons, type Seen } from '@krcma/look'
import type { CardId } from '../content/market.ts'
import { SPACES_PER_ROW } from '../content/numbers.ts'
import { movesMarker } from '../reckoning/alignment.ts'
import { attributeScore } from '../reckoning/attributes.ts'
import { goldDieIncome, marketDiscardIncome } from '../reckoning/gold.ts'
import { changedRows, rowOutlook, starChanges } from '../reckoning/outlook.ts'
import { priceToPay } from '../reckoning/price.ts'
import type { RollPlayer, SeenHero } from '../shape.ts'
import { cardText } from '../words/effects.ts'
import * as own from './icons.ts'
import { signed } from './numbers.ts'
import { attributeIcons } from './pictures.ts'
import { spoken } from './words/words.ts'
import { wouldBe } from './would.ts'

/** What a choice would give and cost. */
export function preview(choice: Choice<RollPlayer>, seen: Seen<RollPlayer>): readonly Consequence[] {
  const { state } = seen.view
  const hero = state.heroes[choice.decision.seat]
  if (hero === undefined || hero.class === null) return []
  const after = wouldBe(choice, state)
  return [...costs(choice, seen, hero), ...(after === null ? [] : changes(seen, hero, after)), ...notes(choice, seen)]
}

/** Scores of rows before and after, goals that come into or out of reach, and stars. */
function changes({ view, words }: Seen<RollPlayer>, before: SeenHero, after: SeenHero): readonly Consequence[] {
  const { vocabulary: v, board: w } = spoken(words)
  const rows = changedRows(before, after).map((row): Consequence => {
    const then = rowOutlook(after, row)
    const text = w.becomes(v.attribute[row], attributeScore(before, row), then.score)
    const said = then.left === 0 && then.standing === 'lost' ? w.missed : w.standing[then.standing]
    const tone = then.standing === 'met' ? 'gain' : then.standing === 'lost' ? 'cost' : 'note'
    return { tone, text: `${text}. ${said}`, icon: attributeIcons[row] }
  })
  const stars = starChanges(before, after, view.state.enemy !== null).map(
    ({ source, by }): Consequence => ({
      tone: by > 0 ? 'gain' : 'cost',
      text: `${v.source[source]} ${signed(by)}`,
      icon: icons.star,
    }),
  )
  return [...rows, ...stars]
}

/** Gold, tokens and cards that change hands. */
function costs(choice: Choice<RollPlayer>, seen: Seen<RollPlayer>, hero: SeenHero): readonly Consequence[] {
  const { vocabulary: v, board: w } = spoken(seen.words)
  const gain = (gold: number, why?: string): Consequence => ({
    tone: 'gain',
    text: why === undefined ? `+${v.gold(gold)}` : `+${v.gold(gold)} ${why}`,
    icon: icons.coin,
  })
  const placing = (die: SeenHero['hand'][number] | null | undefined, row: keyof SeenHero['rows'] | null) => [
    ...(die?.colour === 'gold' ? [gain(goldDieIncome(hero), w.gains.goldDie)] : []),
    ...(row !== null && hero.rows[row].length === SPACES_PER_ROW - 1
      ? [{ tone: 'gain', text: w.gains.row, icon: icons.coin } as const]
      : []),
  ]
  const buying = (card: CardId): readonly Consequence[] => [
    { tone: 'cost', text: `−${v.gold(priceToPay(hero, card))}`, icon: icons.coin },
  ]
  switch (choice.kind) {
    case 'initiative': {
      const card = seen.view.state.initiative[choice.option - 1]
      return [
        ...(card?.coin === true ? [{ tone: 'gain', text: w.gains.coin, icon: icons.coin } as const] : []),
        ...placing(card?.die, null),
        { tone: 'note', text: w.turnEarly(choice.option), icon: icons.hourglass },
      ]
    }
    case 'starting-die':
      return placing(hero.hand[choice.option.die], choice.option.row)
    case 'place-die':
      return placing(hero.hand[0], choice.option)
    case 'bag-die':
      return choice.option === 'gold' ? [gain(goldDieIncome(hero))] : []
    case 'pool-die':
      return placing(seen.view.state.initiative[choice.option - 1]?.die, null)
    case 'market':
      if (choice.option.do === 'buy') return buying(choice.option.card)
      return choice.option.do === 'nothing' ? [] : [gain(marketDiscardIncome(hero))]
    case 'buy-again':
    case 'buy-discarded':
      return choice.option === 'none' ? [] : buying(choice.option)
    case 'buy-unseen':
      return choice.option === 'none'
        ? []
        : [{ tone: 'cost', text: `−${v.gold(choice.decision.context.price)}`, icon: icons.coin }]
    case 'pay':
      return [
        { tone: 'cost', text: `−${v.gold(choice.decision.context.price - choice.option)}`, icon: icons.coin },
        ...(choice.option > 0
          ? [{ tone: 'cost', text: `−${v.scene.tokens(choice.option)}`, icon: own.token } as const]
          : []),
      ]
    case 'take': {
      if (choice.option === 'none') return []
      const { context } = choice.decision
      return 'gold' in context
        ? [gain(context.gold)]
        : [{ tone: 'gain', text: `+${v.scene.tokens(context.tokens)}`, icon: own.token }]
    }
    default:
      return []
  }
}

/** What a card does, and where it moves the marker. */
function notes(choice: Choice<RollPlayer>, { words }: Seen<RollPlayer>): readonly Consequence[] {
  const { vocabulary: v, board: w } = spoken(words)
  const says = (card: CardId): readonly Consequence[] => {
    const direction = movesMarker(card)
    return [
      ...(direction === null ? [] : [{ tone: 'note', text: w.moves(direction), icon: own.marker } as const]),
      { tone: 'note', text: cardText(v, card) },
    ]
  }
  switch (choice.kind) {
    case 'market':
      return choice.option.do === 'buy' ? says(choice.option.card) : []
    case 'buy-again':
    case 'buy-discarded':
    case 'add-card':
    case 'refresh':
      return choice.option === 'none' ? [] : says(choice.option)
    case 'use-skill':
      return says(choice.option.as)
    default:
      return []
  }
}
