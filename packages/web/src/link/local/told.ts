import { asText, endingIn, type Film, fromText, pack, replayIn, unpack } from '@krcma/film'
import type { GameRecord } from '@krcma/kernel'
import type { Kept } from './kept.ts'

export async function filmText(film: Film): Promise<string> {
  return asText(await pack(film))
}

/**
 * A game that ended under rules which are not played here, as a file tells it. Nobody can prove that its film shows what its record
 * says; but it must be a film, of that game and of that length. Null if it is not.
 */
export async function toldBy(id: string, record: GameRecord, text: string, now: number): Promise<[Kept, Film] | null> {
  try {
    const film = await unpack(fromText(text))
    const { steps } = replayIn(film, 'all-seeing')
    const ending = endingIn(film)
    const fits = film.game === record.game && film.rules === record.rules && steps.length === record.entries.length
    if (!fits || (ending === null) === record.over) return null
    const { game, seats, options } = record
    return [
      {
        id,
        game,
        seats: seats.map((name) => ({ name, bot: null })),
        options: options as Kept['options'],
        opened: now,
        updated: now,
        over: true,
        ended: now,
        ...(ending === null ? {} : { ending }),
        unproven: true,
        asked: null,
        record,
      },
      film,
    ]
  } catch {
    return null
  }
}
