import { type Choice, type Consequence, icons, type Seen, signs } from '@krcma/look'
import { type CardId, cardOf } from '../content/cards.ts'
import { LOWEST_ROW_XP } from '../content/components.ts'
import { other, SIDES } from '../content/symbols.ts'
import { TOP, turnFrom } from '../reckoning/draft.ts'
import { hasVote } from '../reckoning/fate.ts'
import { cleared, outlookOf } from '../reckoning/outlook.ts'
import { activeIn, nextActive, pageAfter } from '../reckoning/story.ts'
import { activeCounts, changeOf } from '../reckoning/symbols.ts'
import { wouldPlay } from '../reckoning/would.ts'
import type { PathOfDestiny, Seat } from '../shape.ts'
import { gainsSaid, worthSaid } from './gain.tsx'
import * as own from './icons.ts'
import { factionIcons, symbolIcons } from './pictures.ts'
import { spoken } from './words/words.ts'

const note = (text: string, icon?: string): Consequence => ({
  tone: 'note',
  text,
  ...(icon === undefined ? {} : { icon }),
})

/** What a choice would give and cost, by the functions that the rules use. */
export function preview(choice: Choice<PathOfDestiny>, seen: Seen<PathOfDestiny>): readonly Consequence[] {
  const { state } = seen.view
  const { vocabulary: v, board: w } = spoken(seen.words)
  const { seat } = choice.decision
  const player = state.players[seat]
  if (player === undefined) return []
  switch (choice.kind) {
    case 'draft':
      return drafting(choice.option, seen)
    case 'play':
      return playing(choice.option.cards, seat, seen)
    case 'keep': {
      const { active } = choice.decision.context
      const before = cleared(player)
      const { xp, after } = wouldPlay(before, active, choice.option.cards)
      return gainsSaid(v, { vp: 0, xp, symbols: changeOf(before, after) })
    }
    case 'hand-card': {
      const plays = choice.decision.context.for === 'geralt-4' || choice.decision.context.for === 'ciri-3'
      return plays ? playing([choice.option], seat, seen) : []
    }
    case 'elder-blood': {
      const symbols = choice.option.cards.flatMap((card) => cardOf(card).symbols)
      const count = (symbol: (typeof symbols)[number]) => symbols.filter((one) => one === symbol).length
      return [...new Set(symbols)].map((symbol) => ({
        tone: 'gain',
        text: `+${v.symbols({ [symbol]: count(symbol) })}`,
        icon: symbolIcons[symbol],
      }))
    }
    case 'lose':
      if (choice.option.from === 'training') return [note(v.ability['geralt-1'], signs.hint)]
      return [
        { tone: 'cost', text: `−${v.symbols({ [choice.option.symbol]: 1 })}`, icon: symbolIcons[choice.option.symbol] },
        ...(choice.option.from === 'special' ? [note(w.specialLost, own.special)] : []),
      ]
    case 'ability':
      return choice.option === 'pass' ? [] : [note(v.ability[choice.option], signs.hint)]
    case 'supply-card':
      return effectSaid(choice.option, seen)
    case 'dominance': {
      const counts = activeCounts(player, activeIn(state))
      const next = nextActive(state, choice.option)
      return [
        { tone: 'gain', text: `+${v.vp(counts[choice.option])}`, icon: icons.glory },
        { tone: 'gain', text: `+${v.xp(counts[other(choice.option)])}`, icon: icons.star },
        note(
          `${w.leads(pageAfter(state.path, choice.option))} ${next === null ? w.ends : w.nextActive(SIDES.map((side) => v.symbol[next[side]]).join(', '))}`,
          icons.book,
        ),
      ]
    }
    case 'alliance-deck':
      return [note(w.token(v.token[choice.option]).text, factionIcons[choice.option])]
    case 'next-alliance':
    case 'discard-alliance':
      return [note(v.allianceDoes(choice.option))]
    default:
      return []
  }
}

function effectSaid(card: CardId, { words }: Seen<PathOfDestiny>): readonly Consequence[] {
  const { effect } = cardOf(card)
  return effect === null ? [] : [{ tone: 'note', text: spoken(words).vocabulary.effect(effect) }]
}

/** What lies there, what the place gives, and when one would act next. */
function drafting(row: number, { view: { state }, words }: Seen<PathOfDestiny>): readonly Consequence[] {
  const { vocabulary: v, board: w } = spoken(words)
  const { before, open } = turnFrom(state.places, row, state.queue)
  const turn: Consequence = { tone: 'note', text: w.turnFrom(before + 1, before + 1 + open), icon: signs.clock }
  if (row === TOP) return [{ tone: 'gain', text: `+${v.scene.cards(2)}`, icon: icons.card }, turn]
  const active = activeIn(state)
  const printed = (state.supply[row - 1] ?? []).flatMap((card) => cardOf(card).symbols)
  const count = (side: (typeof SIDES)[number]) => printed.filter((symbol) => symbol === active[side]).length
  const token = state.alliances?.tokens[row - 1]
  const lowest = state.alliances === null && row === state.supply.length
  return [
    ...(lowest ? [{ tone: 'gain', text: `+${v.xp(LOWEST_ROW_XP)}`, icon: icons.star } as const] : []),
    ...(token == null ? [] : [{ tone: 'gain', text: w.token(v.token[token]).name, icon: own.renfri } as const]),
    turn,
    { tone: 'note', text: w.shows(count('left'), count('right')), icon: icons.card },
  ]
}

/** These cards in this order; what the end of the chapter would make of it; and the other way round, where that differs. */
function playing(
  cards: readonly CardId[],
  seat: Seat,
  { view: { state }, words }: Seen<PathOfDestiny>,
): readonly Consequence[] {
  const { vocabulary: v, board: w } = spoken(words)
  const outlook = outlookOf(state, seat, cards)
  const gains = gainsSaid(v, outlook)
  const turned = gainsSaid(v, outlookOf(state, seat, [...cards].reverse()))
  const said = (list: readonly Consequence[]) =>
    list.length === 0 ? w.bringsNothing : list.map(({ text }) => text).join(', ')
  return [
    ...gains,
    ...(gains.length === 0 ? [{ tone: 'note', text: w.bringsNothing } as const] : []),
    ...(outlook.effort ? [{ tone: 'gain', text: w.makesEffort, icon: own.effort } as const] : []),
    ...outlook.levels.map(
      (colour): Consequence => ({ tone: 'gain', text: w.reachesLevel(v.colour[colour]), icon: own.goal }),
    ),
    ...(cards.length > 1 && said(turned) !== said(gains)
      ? [{ tone: 'note', text: w.otherWay(said(turned)), icon: signs.undo } as const]
      : []),
    ...worthSaid(v, w, outlook),
    ...(hasVote(state, seat)
      ? [note(w.support(outlook.supports === null ? null : v.side[outlook.supports]), icons.scales)]
      : []),
  ]
}
