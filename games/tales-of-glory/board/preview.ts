import { type Choice, type Consequence, icons, type Seen } from '@krcma/look'
import type { Reward } from '../content/gain.ts'
import type { TileId } from '../content/tiles.ts'
import { meetings, outlook, worth } from '../reckoning/outlook.ts'
import type { Pending, Placed, Space, TalesOfGlory } from '../shape.ts'
import { chestText, rewardText } from '../words/tile-text.ts'
import { faceOf } from './face.ts'
import * as own from './icons.ts'
import { gainIcon } from './tile/pictures.ts'
import { spoken } from './words/words.ts'

/** What a choice would give and cost. */
export function preview(choice: Choice<TalesOfGlory>, seen: Seen<TalesOfGlory>): readonly Consequence[] {
  const { state } = seen.view
  const me = state.players[choice.decision.seat]
  if (me === undefined) return []
  const { vocabulary: v, board: w } = spoken(seen.words)

  const costs = (tile: TileId, space: Space | null): readonly Consequence[] => {
    const of = outlook(me, tile, space, state.spaces.length)
    return [
      ...(of.coin > 0 ? [{ tone: 'cost', text: `−${v.amount('coin', of.coin)}`, icon: icons.coin } as const] : []),
      ...(of.potion > 0
        ? [{ tone: 'cost', text: `−${v.amount('potion', of.potion)}`, icon: icons.potion } as const]
        : []),
      ...(of.surcharge ? [{ tone: 'cost', text: w.outlook.surcharge, icon: own.wilderness } as const] : []),
      ...(of.payable ? [] : [{ tone: 'note', text: w.outlook.cannotPay } as const]),
      ...(of.cells > 0 ? [] : [{ tone: 'note', text: w.outlook.fitsNowhere } as const]),
    ]
  }
  const gains = (reward: Reward): readonly Consequence[] =>
    worth(
      me,
      reward.filter(({ when }) => when === 'placed'),
    )
      .filter(({ amount }) => amount > 0)
      .map(({ gain, amount }) => ({
        tone: 'gain',
        text: `+${v.amount(gain, amount)}`,
        icon: gainIcon[gain],
      }))
  const ofPending = (gain: Pending): Reward => {
    if (gain.from === 'tile') return faceOf(gain.tile).reward
    const edge = gain.from === 'connector' ? faceOf(gain.tile).sides[gain.side] : null
    return typeof edge === 'object' && edge !== null ? edge.reward : []
  }

  switch (choice.kind) {
    case 'select':
    case 'select-again': {
      const tile = state.spaces[choice.option - 1]
      return tile === null || tile === undefined ? [] : [...costs(tile, choice.option), ...gains(faceOf(tile).reward)]
    }
    case 'place': {
      const { option } = choice
      if (option.do === 'finish') return []
      if (option.do === 'discard') return [{ tone: 'note', text: w.compensation.text, icon: icons.discard }]
      const space = me.taken?.tile === option.tile ? me.taken.space : null
      return [
        ...costs(option.tile, space),
        ...gains(faceOf(option.tile).reward),
        ...meetings(me.tale as readonly Placed[], option.tile, option).flatMap(({ other, key, rewards }) => [
          ...(key ? [{ tone: 'gain', text: w.bringsKey(v.tile[other]), icon: icons.key } as const] : []),
          ...rewards.map(
            ({ tile, reward }) =>
              ({ tone: 'gain', text: w.bringsReward(v.tile[tile], rewardText(v, reward)) }) as const,
          ),
        ]),
      ]
    }
    case 'surcharge':
      return [{ tone: 'cost', text: `−${v.amount(choice.option, 1)}`, icon: icons[choice.option] }]
    case 'open-chest': {
      const { tile, chest } = choice.option
      return [{ tone: 'gain', text: `+${chestText(v, tile, chest)}`, icon: icons.openChest }]
    }
    case 'next-gain':
      return gains(ofPending(choice.option))
    case 'return-quest':
      return [{ tone: 'note', text: rewardText(v, faceOf(choice.option).reward), icon: icons.quest }]
  }
}
