import { count, type Redacted, type Seat, type Speaker, type View } from '@krcma/kernel'
import type { EraTileId } from '../content/tiles.ts'
import { keysOn } from '../reckoning/multiplier.ts'
import { isWilderness, price, waysToPay } from '../reckoning/payment.ts'
import { gloryOf } from '../reckoning/player.ts'
import { legalCells, neighbour, SIDES } from '../reckoning/tale.ts'
import { tileOf } from '../reckoning/tile.ts'
import type { Cell, Pending, Placed, Player, TalesOfGlory } from '../shape.ts'
import { drawTale } from './map.ts'
import { chestText, connectorText, originName, tileText } from './tile-text.ts'
import type { Vocabulary } from './vocabulary.ts'

type Seen = Redacted<Player>

/** The table in lines: the round, the board as it lies, what everybody has, and a map of the viewer's tale. */
export function scene(v: Vocabulary, view: View<TalesOfGlory>, say: Speaker<TalesOfGlory>): readonly string[] {
  const { state, viewer } = view
  const mine = typeof viewer === 'number' ? state.players[viewer] : undefined
  const over = state.step === 'over'
  const lines = [over ? v.scene.ended : v.scene.round(state.round, say.name(state.first)), '']
  if (!over) {
    const { era1, era2, era3 } = state.decks
    lines.push(...board(v, state.spaces, mine))
    const discarded = state.players.reduce((sum, player) => sum + player.discarded.length, state.discarded.length)
    lines.push(v.scene.decks(count(era1), count(era2), count(era3), discarded), '')
  }
  lines.push(...state.players.flatMap((player, seat) => playerLines(v, view, say, player, seat)))
  const shown = mine === undefined ? state.players.map((_, seat) => seat) : [viewer as Seat]
  for (const seat of shown) {
    const player = state.players[seat]
    if (player !== undefined) lines.push('', ...taleLines(v, view, say.name(seat), player))
  }
  return lines
}

/** TOG-SETUP-21, -22: the top row from right to left above the bottom row, and the three reminders of the board. */
function board(v: Vocabulary, spaces: readonly (EraTileId | null)[], mine: Seen | undefined): readonly string[] {
  const numbers = spaces.map((_, i) => i + 1)
  const half = spaces.length / 2
  const line = (space: number) => spaceLine(v, spaces, space, mine)
  return [
    v.scene.board,
    v.scene.wilderness,
    ...numbers.slice(half).reverse().map(line),
    v.scene.settled,
    ...numbers.slice(0, half).map(line),
    v.scene.substitution,
    v.scene.compensation,
  ]
}

function spaceLine(
  v: Vocabulary,
  spaces: readonly (EraTileId | null)[],
  space: number,
  mine: Seen | undefined,
): string {
  const tile = spaces[space - 1]
  if (tile === null || tile === undefined) return `  ${space}  –`
  const prospect = mine === undefined ? '' : `  → ${prospectOf(v, mine, tile, isWilderness(space, spaces.length))}`
  return `  ${space}  ${tileText(v, tile)}${prospect}`
}

/** Whether the viewer could place a tile, and what it would pay. */
function prospectOf(v: Vocabulary, me: Seen, id: EraTileId, wilderness: boolean): string {
  const tile = tileOf(id)
  if (waysToPay(me, tile, wilderness).length === 0) return v.scene.cannotPay
  const cells = legalCells(me.tale as readonly Placed[], id).length
  if (cells === 0) return v.scene.fitsNowhere
  const { coin, potion } = price(me, tile)
  return v.scene.canPlace(cells, coin + potion === 0 ? null : payment(v, coin, potion), wilderness)
}

function payment(v: Vocabulary, coin: number, potion: number): string {
  const parts = [coin > 0 ? v.amount('coin', coin) : '', potion > 0 ? v.amount('potion', potion) : '']
  return v.and(parts.filter((part) => part !== ''))
}

function playerLines(
  v: Vocabulary,
  { state }: View<TalesOfGlory>,
  say: Speaker<TalesOfGlory>,
  player: Seen,
  seat: Seat,
): readonly string[] {
  const tale = player.tale as readonly Placed[]
  const keys = keysOn(tale)
  const line = v.scene.player({
    ...player,
    name: say.name(seat),
    hero: v.tile[player.hero],
    first: state.first === seat,
    mine: say.mine(seat),
    glory: gloryOf(player),
    keys,
    locked: tale.reduce((sum, { opened }) => sum + opened.length, 0) - keys,
    quests: count(player.quests),
  })
  return player.taken === null
    ? [line]
    : [line, `    ${v.scene.took(tileText(v, player.taken.tile), player.taken.space)}`]
}

function taleLines(v: Vocabulary, view: View<TalesOfGlory>, name: string, player: Seen): readonly string[] {
  const tale = player.tale as readonly Placed[]
  const lines = [v.scene.tale(name), ...drawTale(v, tale, cellsOnOffer(view)), v.scene.legend]
  const locked = tale.flatMap(({ tile, opened }) =>
    opened.flatMap((open, chest) => (open ? [] : [`${v.tile[tile]}: ${chestText(v, tile, chest)}`])),
  )
  if (locked.length > 0) lines.push(v.scene.locked, ...indented(locked))
  const connectors = tale.flatMap((placed) => openConnectors(v, tale, placed))
  if (connectors.length > 0) lines.push(v.scene.openConnectors, ...indented(connectors))
  const { quests, pending } = player
  if (typeof quests.items !== 'number' && quests.items.length > 0)
    lines.push(v.scene.quests, ...indented(quests.items.map((quest) => tileText(v, quest))))
  const toCome = (pending as readonly Pending[]).flatMap((gain) => originName(v, gain) ?? [])
  if (toCome.length > 0) lines.push(v.scene.toCome, ...indented([...new Set(toCome)]))
  return lines
}

function indented(lines: readonly string[]): readonly string[] {
  return lines.map((line) => `    ${line}`)
}

/** The connectors of a place that nothing is connected with yet. */
function openConnectors(v: Vocabulary, tale: readonly Placed[], placed: Placed): readonly string[] {
  return SIDES.filter((side) => {
    const kind = tileOf(placed.tile).sides[side]
    return kind !== null && typeof kind === 'object' && neighbour(tale, placed, side) === undefined
  }).map((side) => `${v.tile[placed.tile]}, ${connectorText(v, placed.tile, side)}`)
}

function cellsOnOffer({ decisions }: View<TalesOfGlory>): readonly Cell[] {
  return decisions.flatMap((decision) =>
    decision.kind === 'place' ? decision.options.flatMap((option) => (option.do === 'place' ? option : [])) : [],
  )
}
