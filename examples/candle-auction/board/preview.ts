import { type Choice, type Consequence, icons, type Seen, signs } from '@krcma/look'
import { coinsIn } from '../content/purses.ts'
import { worth } from '../reckoning/lot.ts'
import type { CandleAuction } from '../shape.ts'
import { spoken } from './words/words.ts'

/** What a choice would cost, and what it might bring. */
export function preview(choice: Choice<CandleAuction>, { view, words }: Seen<CandleAuction>): readonly Consequence[] {
  const { board } = spoken(words)
  switch (choice.kind) {
    case 'bid':
      return [
        { tone: 'cost', text: board.spends(coinsIn(choice.option)), icon: icons.coin },
        { tone: 'gain', text: board.mayWin(worth(view.state)), icon: icons.star },
      ]
    case 'whistle':
      return [{ tone: 'cost', text: board.spendsWhistle, icon: signs.sound }]
    case 'reroll':
      return [{ tone: 'note', text: board.rollsAgain(choice.option), icon: signs.dice }]
  }
}
