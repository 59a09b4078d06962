import { count, type Redacted, type View } from '@krcma/kernel'
import type { Stat, Stats } from '../content/effects.ts'
import { POSITIONS } from '../content/lattice.ts'
import { RESOURCES } from '../content/resources.ts'
import { ARROW_TOWER } from '../content/units.ts'
import { faceOf } from '../reckoning/army.ts'
import { expertUsesLeft } from '../reckoning/expert.ts'
import { trackOf } from '../reckoning/income.ts'
import { fieldKey, heroesOn } from '../reckoning/land.ts'
import { overlayOf } from '../reckoning/overlay.ts'
import type { Battle, FieldKey, Fighter, Heroes3, Player, Seat, State } from '../shape.ts'
import { ruleText } from './scenario-text.ts'
import { besideSlot, guardOf, type Say } from './speech.ts'
import { cardName, fieldName, fieldText, isUnit, pieceName, sentence, unitName, unitOn } from './texts.ts'
import type { Vocabulary } from './vocabulary.ts'

type Seen = Redacted<State>

/** The table in lines: what it is about, the map, a combat if there is one, and everybody's hero, town, army and cards. */
export function scene(v: Vocabulary, { state }: View<Heroes3>, say: Say): readonly string[] {
  return [
    ...header(v, state, say),
    '',
    v.scene.goals,
    ...goals(v, state).map((line) => `  ${line}`),
    '',
    v.scene.map,
    ...mapLines(v, state, say).map((line) => `  ${line}`),
    ...(state.battle === null ? [] : ['', ...battleLines(v, state.battle as Battle, say)]),
    ...state.players.flatMap((_, seat) => ['', ...playerLines(v, state, seat, say)]),
  ]
}

function header(v: Vocabulary, state: Seen, say: Say): readonly string[] {
  const { scenario } = state.setting
  const name = scenario.name[v.language]
  const { current, pending } = state.astrologers
  const foretold = [...(current === null ? [] : [current]), ...pending].map((card) => pieceName(v, card))
  return [
    state.round === 0 ? v.scene.setUp(name) : v.scene.title(name, state.round, scenario.roundLimit.round),
    ...(state.ended === null ? [] : [v.scene.over(v.ending[state.ended.result])]),
    ...(state.active === null ? [] : [v.scene.turn(say.name(state.active))]),
    ...(foretold.length === 0 ? [] : [v.scene.astrologers(foretold.join(', '))]),
  ]
}

function goals(v: Vocabulary, { setting }: Seen): readonly string[] {
  const { victory, roundLimit, rules } = setting.scenario as State['setting']['scenario']
  return [
    ...rules.map((rule) => ruleText(v, rule)),
    ...victory.map((one) => sentence(v.scenario.victory(one, v.condition(one.if)))),
    sentence(v.scenario.limit(roundLimit)),
  ]
}

function mapLines(v: Vocabulary, state: Seen, say: Say): readonly string[] {
  return state.map.map(({ slot, kind, tile, rotation }) => {
    if (tile === null) return v.scene.faceDown(kind, v.and([...besideSlot(say, slot)]))
    const fields = POSITIONS.map((position) => fieldLine(v, state, fieldKey(tile, position), say))
    return `${v.scene.tile(pieceName(v, tile), rotation)}: ${fields.filter((line) => line !== '').join('; ')}`
  })
}

/** What is on a field; nothing of an empty one. */
function fieldLine(v: Vocabulary, state: Seen, key: FieldKey, say: Say): string {
  const field = state.fields[key]
  const guard = guardOf(say, key)
  const notes = [
    ...(guard === null ? [] : [v.location.guard(guard)]),
    ...(field?.cube ? [v.scene.cube] : []),
    ...(field === undefined || field.flags.length === 0
      ? []
      : [v.scene.flagged(v.and(field.flags.map((seat) => say.name(seat))))]),
    ...heroesOn(state as State, key).map(({ seat, rank }) => v.scene.hero(rank, say.name(seat))),
    ...(state.grail.field === key ? [v.scene.grail] : []),
  ]
  const name = fieldName(v, key)
  const plain = name === v.names.locations.empty || name === v.names.locations.blocked
  if (notes.length === 0) return plain ? '' : name
  return `${name} (${notes.join(', ')})`
}

function playerLines(v: Vocabulary, state: Seen, seat: Seat, say: Say): readonly string[] {
  const player = state.players[seat] as Redacted<Player>
  const { faction, hero } = player
  const name = v.scene.player(
    say.name(seat),
    faction === null ? null : v.names.factions[faction],
    hero === null ? null : v.names.heroes[hero],
  )
  if (player.eliminated) return [name, `  ${v.scene.eliminated}`]
  const listed = (items: readonly string[]) => (items.length === 0 ? v.scene.none : items.join(', '))
  const income = Object.fromEntries(RESOURCES.map((id) => [id, trackOf(state as State, seat, id)]))
  const { hand } = player
  const lines = [
    v.scene.level(player.level, player.experience, expertUsesLeft(player as Player)),
    v.scene.has(v.goods(player.goods), v.goods(income), player.morale),
    ...(['main', 'secondary'] as const).flatMap((rank) => {
      const on = player.heroes[rank]
      return on === null ? [] : [v.scene.stands(rank, fieldText(v, on.field), on.mp)]
    }),
    v.scene.buildings(listed(player.buildings.map((id) => v.names.buildings[id]))),
    v.scene.units(
      player.units.length === 0 ? v.scene.none : player.units.map(({ card, side }) => unitOn(v, card, side)).join('; '),
    ),
    v.scene.hand(
      typeof hand.items === 'number' ? v.scene.cards(hand.items) : listed(hand.items.map((card) => cardName(v, card))),
    ),
    v.scene.piles(count(player.deck), count(player.discard) + count(player.top), player.scored.length),
  ]
  return [name, ...lines.map((line) => `  ${line}`)]
}

function battleLines(v: Vocabulary, battle: Battle, say: Say): readonly string[] {
  const at = (space: number) => {
    const fighter = battle.fighters.find((one) => one.space === space)
    const bulwark = battle.bulwarks.find((one) => one.space === space)
    const parts = [
      ...(bulwark === undefined ? [] : [v.scene.bulwark[bulwark.kind]]),
      ...(fighter === undefined ? [] : [fighterLine(v, battle, fighter, say)]),
    ]
    return parts.length === 0 ? v.scene.empty : parts.join(', ')
  }
  const rows = Array.from({ length: 5 }, (_, i) => 5 - i)
  return [
    v.scene.battle(fieldText(v, battle.field), battle.round),
    ...rows.map((row) => `  ${v.scene.row(row, [0, 1, 2, 3].map((column) => at((row - 1) * 4 + column)).join(' | '))}`),
    ...battle.fighters
      .filter(({ space }) => space === null)
      .map((fighter) => `  ${v.scene.beside(fighterLine(v, battle, fighter, say))}`),
  ]
}

/** What lies on top counts, and what changes it for a while. */
function valuesOf({ card, side, overlays, lasting }: Fighter): Stats {
  const top = overlays.at(-1)
  const printed =
    top !== undefined ? overlayOf(top).stats : card === 'arrow-tower' ? ARROW_TOWER : faceOf({ card, side })
  const changed = (stat: Stat) =>
    lasting.reduce((sum, one) => (one.is === 'mod' && one.stat === stat ? sum + one.n : sum), printed[stat])
  return {
    attack: changed('attack'),
    defense: changed('defense'),
    health: changed('health'),
    initiative: changed('initiative'),
  }
}

function fighterLine(v: Vocabulary, battle: Battle, fighter: Fighter, say: Say): string {
  const { seat } = battle[fighter.camp]
  const { attack, defense, health, initiative } = valuesOf(fighter)
  const notes = [
    seat === null ? v.side.neutral : say.name(seat),
    ...(fighter.card !== 'arrow-tower' && isUnit(fighter.card) ? [v.side[fighter.side]] : []),
    ...(fighter.paralysed ? [v.scene.paralysed] : []),
    ...(fighter.defending ? [v.scene.defending] : []),
    ...(fighter.activated ? [v.scene.activated] : []),
  ]
  return v.scene.fighter(
    unitName(v, fighter.card),
    attack,
    defense,
    health - fighter.damage,
    initiative,
    notes.join(', '),
  )
}
