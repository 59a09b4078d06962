import type { Seat, View } from '@krcma/kernel'
import { type AnyGame, resultOf, type Sight } from '@krcma/protocol'
import type { Kept } from './kept.ts'

/** What is known of a table on this device besides the game on it. */
export type LocalTable = Pick<
  Kept,
  | 'id'
  | 'game'
  | 'seats'
  | 'options'
  | 'opened'
  | 'hints'
  | 'hinted'
  | 'saga'
  | 'ended'
  | 'ending'
  | 'brought'
  | 'unproven'
>

/** What whoever sits in front of this device sees, as a server would tell it. */
export function sightOf(
  { id, game, seats, options, opened, hints, hinted, saga, ended, ending, brought, unproven }: LocalTable,
  { rules, commitment }: Pick<Kept['record'], 'rules' | 'commitment'>,
  seat: Seat,
  view: View<AnyGame> | null,
): Sight {
  return {
    seat,
    link: null,
    view,
    info: {
      id,
      rules,
      owner: null,
      status: ended === undefined ? 'playing' : 'over',
      sitters: seats.map(({ name, bot }, i) => ({ person: { id: `seat-${i}`, name }, bot, resigned: false })),
      opened,
      commitment,
      mixedIn: [],
      unsealing: null,
      clock: null,
      proposal: null,
      declined: null,
      hinted: hinted ?? [],
      endedBy: null,
      result: ended === undefined ? null : resultOf(ended, null, ending ?? null),
      rematch: null,
      imported: brought === true || unproven === true,
      lost: 0,
      setting: {
        game,
        options,
        scenario: null,
        ...(saga === undefined ? {} : { saga: { ...saga, kept: [] } }),
        seats: seats.map(({ bot }) => (bot === null ? { for: 'me' } : { for: 'bot', level: bot })),
        access: 'link',
        clock: { kind: 'none' },
        late: 'bot',
        spectators: false,
        hints: hints === true,
      },
    },
  }
}
