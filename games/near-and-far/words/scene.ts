import type { View } from '@krcma/kernel'
import { FACTIONS } from '../content/factions.ts'
import { GOODS } from '../content/goods.ts'
import type { SpaceId } from '../content/map.ts'
import { MINE } from '../content/mine.ts'
import { modeRules } from '../content/modes.ts'
import { CHARACTER_STAGES } from '../content/sheet.ts'
import { enemy } from '../content/threats.ts'
import { chart } from '../reckoning/charts.ts'
import { isBuilding } from '../reckoning/players.ts'
import { pointsOf } from '../reckoning/score.ts'
import { experience, MOST_BOXES, unspent } from '../reckoning/sheet.ts'
import type { NearAndFar, SeenPlayer, SeenState } from '../shape.ts'
import { adventurerText, cardName, cardText, type Say, skillText, spaceText } from './speech.ts'
import type { Vocabulary } from './vocabulary.ts'

const countOf = (items: readonly unknown[] | number) => (typeof items === 'number' ? items : items.length)

/** The table in lines of text. */
export function scene(v: Vocabulary, { state }: View<NearAndFar>, say: Say): readonly string[] {
  const players = state.players.flatMap((player, seat) => playerLines(v, state, player, seat, say))
  return [...townLines(v, state, say), ...mapLines(v, state, say), ...players]
}

function townLines(v: Vocabulary, state: SeenState, say: Say): readonly string[] {
  const { scene: w, names } = v
  const [top] = state.threats
  const foe = (id: Parameters<typeof enemy>[0]) => w.foe(names.foes[id], enemy(id).strength, enemy(id).points)
  const numbers = MINE.flat().map((number, at) => {
    const owner = state.mine[at] ?? null
    return `${number} ${owner === null ? w.free : say.name(owner)}`
  })
  const chiefs = FACTIONS.map((faction) => {
    const owner = state.chiefs[faction]
    return `${v.faction[faction]} ${owner === null ? w.free : say.name(owner)}`
  })
  return [
    w.title(names.maps[state.map], v.mode[state.mode], state.round, state.town === 'day'),
    w.row(state.row.map((id) => adventurerText(v, id)).join(', ')),
    w.stables(state.stables),
    w.mine(numbers.join(', ')),
    w.chiefs(chiefs.join(', ')),
    w.treasures(countOf(state.decks.treasure.items), state.discards.treasure.length),
    w.threats(top === undefined ? null : foe(top), state.threats.length),
    ...(state.villains.length === 0 ? [] : [w.villains(state.villains.map(foe).join(', '))]),
  ]
}

function mapLines(v: Vocabulary, state: SeenState, say: Say): readonly string[] {
  const { scene: w } = v
  const owner = (id: SpaceId) => {
    const seat = state.camps[id]
    return seat === undefined ? w.free : say.name(seat)
  }
  const routes = chart(state.map).routes.map(({ goods, ends }) =>
    w.route(v.tradeGoods[goods], ends.map(owner).join(', ')),
  )
  return [w.tokens(state.tokens.map((id) => spaceText(v, state, id)).join(', ') || v.nothing), ...routes]
}

function playerLines(v: Vocabulary, state: SeenState, player: SeenPlayer, seat: number, say: Say): readonly string[] {
  const { scene: w, names } = v
  const { at, hand, sheet } = player
  const where =
    at === 'off'
      ? w.off
      : at === 'prison'
        ? w.prison
        : isBuilding(at)
          ? w.inTown(v.building[at])
          : w.onMap(spaceText(v, state, at))
  const goods = GOODS.flatMap((good) => (player.goods[good] > 0 ? [v.amount(good, player.goods[good])] : []))
  const members = FACTIONS.flatMap((slot) => {
    const one = player.party[slot]
    if (one === null) return []
    return [one === 'animal' ? v.animal[player.animal ?? 'dog'] : adventurerText(v, one)]
  })
  const owned = [
    ...player.bought,
    ...player.treasures,
    ...(player.beside === null ? [] : [player.beside]),
    ...player.world,
  ]
  const camps = chart(state.map).grounds.filter((id) => state.camps[id] === seat)
  const { basic, advanced } = hand
  const seen =
    typeof basic.items === 'number' || typeof advanced.items === 'number'
      ? w.unseen(countOf(basic.items), countOf(advanced.items))
      : [...basic.items, ...advanced.items].map((id) => cardText(v, id)).join(', ')
  const lines = [
    w.goods(goods.join(', ') || v.nothing, player.hearts, player.reputation, player.camps),
    w.party(members.join(', ') || v.nothing, player.inactive.map((id) => names.adventurers[id]).join(', ')),
    w.pack(player.birds, player.turtles),
    ...(owned.length === 0 ? [] : [w.owns(owned.map((id) => cardName(v, id)).join(', '))]),
    ...(player.defeated.length === 0 ? [] : [w.defeated(player.defeated.map((id) => names.foes[id]).join(', '))]),
    ...(camps.length === 0 ? [] : [w.camps(camps.map((id) => spaceText(v, state, id)).join(', '))]),
    ...(seen === '' ? [] : [w.hand(seen)]),
    ...(sheet === null ? [] : sheetLines(v, state, sheet)),
  ]
  const character = player.character === null ? null : names.characters[player.character]
  return [w.player(say.name(seat), character, where, pointsOf(state, seat)), ...lines.map((line) => `    ${line}`)]
}

/** Everybody sees what the sheets say (NAF-XP-09). */
function sheetLines(
  v: Vocabulary,
  { mode }: SeenState,
  { skills, keywords, stories, told, boxes, stages }: NonNullable<SeenPlayer['sheet']>,
): readonly string[] {
  const { scene: w, sheet, names } = v
  const counts = modeRules(mode).sheet
  return [
    sheet.experience(unspent({ skills, boxes, stages }), experience({ boxes, stages })),
    counts === 'stages' ? sheet.stages(stages, CHARACTER_STAGES) : sheet.boxes(boxes, MOST_BOXES),
    ...(skills.length === 0 ? [] : [w.skills(skills.map((id) => skillText(v, id)).join(', '))]),
    ...(keywords.length === 0 ? [] : [sheet.keywords(keywords.map((id) => names.keywords[id]).join(', '))]),
    ...(stories.length + told.length === 0 ? [] : [sheet.stories(stories.join(', ') || sheet.none, told.length)]),
  ]
}
