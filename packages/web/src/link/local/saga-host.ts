import type { Game } from '@krcma/kernel'
import type { AnyGame, Input, Refusing, SagaMember } from '@krcma/protocol'
import {
  begin,
  choose,
  end,
  eveningOn,
  exported,
  giveUp,
  imported,
  join,
  openEvening,
  replace,
  type SagaState,
  settle,
  sightOf,
} from '@krcma/saga'
import { rooms } from '../../shelf/rooms.ts'
import { isRefusing } from '../link.ts'
import { find, type LocalSeat } from './kept.ts'
import { findSaga, forgetSaga, type KeptSaga, keepSaga } from './kept-sagas.ts'

/** What can be asked of the sagas on this device: what a server is asked, and who people are, whom it would know. */
export interface SagaCalls {
  begin: {
    readonly game: string
    readonly title: string | null
    readonly options: Readonly<Record<string, unknown>>
    /** What it is played on; null: what its game usually has. */
    readonly scenario: unknown
    readonly members: readonly LocalSeat[]
  }
  look: { readonly saga: string; readonly coming?: readonly number[] | undefined }
  join: { readonly saga: string; readonly name: string; readonly member?: number | undefined }
  replace: Input<'replace-member'>
  choose: Input<'choose-between'>
  open: Pick<Input<'open-evening'>, 'saga' | 'version' | 'evening' | 'coming'>
  'give-up': { readonly saga: string }
  end: { readonly saga: string }
  export: { readonly saga: string }
  import: { readonly file: unknown }
  forget: { readonly saga: string }
}

const EYES = 'device'
const DEVICE = { id: EYES, name: '' }
const refuse = (refused: Refusing['refused'], about: string): Refusing => ({ refused, about })
const newId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12)
const heldBy = ({ name, bot }: LocalSeat): SagaMember => ({
  person: bot === null ? { id: newId(), name } : null,
  bot,
  name,
})

async function gameOf(id: string): Promise<Game<AnyGame> | undefined> {
  return (await rooms.get(id)?.())?.game
}

/** Keeps the sagas of this device, as a server keeps those of its people. */
export class SagaHost {
  async do<C extends keyof SagaCalls>(call: C, given: SagaCalls[C]): Promise<object | Refusing> {
    const input = given as SagaCalls[keyof SagaCalls]
    const at = Date.now()
    if (call === 'begin') return this.#begin(input as SagaCalls['begin'], at)
    if (call === 'import') return this.#import((input as SagaCalls['import']).file, at)
    const { saga: id } = input as { readonly saga: string }
    if (call === 'forget') {
      await forgetSaga(id)
      return {}
    }
    const kept = await this.#settled(id)
    if (isRefusing(kept)) return kept
    const game = await gameOf(kept.state.game)
    if (call === 'export') {
      const file = exported(game, kept.state, EYES)
      return isRefusing(file) ? file : { file }
    }
    if (call === 'look') return this.#shown(kept, game, (input as SagaCalls['look']).coming)
    if (call === 'open') return this.#open(kept, game, input as SagaCalls['open'], at)
    const state = changed(game, kept.state, { call, input, at })
    return isRefusing(state) ? state : this.#keep(kept, game, { ...state, updated: at })
  }

  async #begin({ game: id, members, ...said }: SagaCalls['begin'], at: number): Promise<object | Refusing> {
    const game = await gameOf(id)
    if (game === undefined) return refuse('not-found', 'game')
    const beginning = {
      ...said,
      id: newId(),
      owner: DEVICE,
      link: '',
      at,
      members: members.map(heldBy),
    }
    const state = begin(game, beginning)
    return isRefusing(state) ? state : this.#add(state, game)
  }

  async #import(file: unknown, at: number): Promise<object | Refusing> {
    const named = typeof file === 'object' && file !== null && 'game' in file ? String(file.game) : ''
    const game = await gameOf(named)
    const read = imported((id) => (id === named ? game : undefined), file, { id: newId(), owner: DEVICE, link: '', at })
    if (isRefusing(read)) return read
    // Whoever sits here has all of it: the sheets are theirs again.
    const members = read.members.map(({ name }) => heldBy({ name, bot: null }))
    return this.#add({ ...read, members }, game)
  }

  async #add(state: SagaState, game: Game<AnyGame> | undefined): Promise<object> {
    const kept: KeptSaga = { id: state.id, version: 0, state, opening: null }
    await keepSaga(kept)
    return this.#shown(kept, game)
  }

  async #open(
    kept: KeptSaga,
    game: Game<AnyGame> | undefined,
    { version, evening: n, coming }: SagaCalls['open'],
    at: number,
  ): Promise<object | Refusing> {
    if (version !== kept.version) return refuse('late', 'saga')
    const table = newId()
    const opened = openEvening(game, kept.state, EYES, { table, at, evening: n, coming })
    if (isRefusing(opened)) return opened
    const { state, evening } = opened
    const seats = opened.seats.map(({ member, bot }) => ({ name: state.members[member]?.name ?? '', bot }))
    const out = await this.#keep({ ...kept, opening: { evening, seats } }, game, { ...state, updated: at })
    return isRefusing(out) ? out : { ...out, table }
  }

  async #keep(kept: KeptSaga, game: Game<AnyGame> | undefined, state: SagaState): Promise<object | Refusing> {
    const opening = eveningOn(state) === null ? null : kept.opening
    const next = { ...kept, version: kept.version + 1, state, opening }
    return (await keepSaga(next)) ? this.#shown(next, game) : refuse('late', 'saga')
  }

  /** A saga by now: what its evening handed out is taken up as soon as its table has ended. */
  async #settled(id: string): Promise<KeptSaga | Refusing> {
    const kept = await findSaga(id)
    if (kept === undefined) return refuse('not-found', 'saga')
    const on = eveningOn(kept.state)
    const table = on === null ? undefined : await find(on.table)
    if (table?.over !== true) return kept
    const { ended: at = table.updated, ending = null } = table
    const state = settle(await gameOf(kept.state.game), kept.state, { at, endedBy: null, ending })
    if (isRefusing(state)) return kept
    const next = { ...kept, version: kept.version + 1, state: { ...state, updated: Date.now() }, opening: null }
    return (await keepSaga(next)) ? next : this.#settled(id)
  }

  #shown({ state, version }: KeptSaga, game: Game<AnyGame> | undefined, coming?: readonly number[]): object {
    return { saga: sightOf(game, state, EYES, { version, coming }) }
  }
}

function changed(
  game: Game<AnyGame> | undefined,
  state: SagaState,
  asked: { readonly call: keyof SagaCalls; readonly input: SagaCalls[keyof SagaCalls]; readonly at: number },
): SagaState | Refusing {
  const { call, input, at } = asked
  switch (call) {
    case 'join': {
      const { name, member } = input as SagaCalls['join']
      return join(game, state, { id: newId(), name }, member)
    }
    case 'replace': {
      const { member, bot } = input as SagaCalls['replace']
      return replace(state, EYES, member, bot)
    }
    case 'choose':
      return choose(game, state, EYES, input as SagaCalls['choose'])
    case 'give-up':
      return giveUp(game, state, EYES, { at, endedBy: 'agreement' })
    case 'end':
      return end(state, EYES)
    default:
      return refuse('forbidden', call)
  }
}
