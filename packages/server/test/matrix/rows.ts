import type { Call, Input, Refused } from '@krcma/protocol'
import { setting } from '../house.ts'
import { evening } from '../saga/evening.ts'
import { type Scene, type Stage, scenarioInput, type Who, WORDS } from './cast.ts'

type Outcome = 'ok' | Refused
export interface Row {
  readonly call: Call
  readonly note?: string
  readonly stage: Stage
  /** How the table is set otherwise than usual. */
  readonly setting?: Partial<Input<'open-table'>>
  readonly input: (scene: Scene) => unknown
  /** What comes of it, for each who calls. */
  readonly expect: Readonly<Record<Who, Outcome>>
  /** Whoever is allowed to do it is somebody else afterwards. */
  readonly spends?: boolean
}

const all = (outcome: Outcome): Row['expect'] => ({
  stranger: outcome,
  spectator: outcome,
  other: outcome,
  same: outcome,
  owner: outcome,
  admin: outcome,
})
const known: Row['expect'] = { ...all('ok'), stranger: 'no-session' }
const seats: Row['expect'] = { ...all('forbidden'), stranger: 'no-session', other: 'ok', same: 'ok' }
const ruling: Row['expect'] = { ...all('forbidden'), stranger: 'no-session', owner: 'ok', admin: 'ok' }

/** Who is in the saga, and who is not even to know of it. */
const within: Row['expect'] = { ...all('not-found'), stranger: 'no-session', other: 'ok', same: 'ok', owner: 'ok' }
const ownersSaga: Row['expect'] = { ...within, other: 'forbidden', same: 'forbidden' }
const ownersScenario: Row['expect'] = { ...all('not-found'), stranger: 'no-session', owner: 'ok', admin: 'ok' }
const keeping: Row['expect'] = { ...all('forbidden'), stranger: 'no-session', admin: 'ok' }

const nothing = () => ({})
const ofSaga = ({ saga }: Scene) => ({ saga: saga?.id ?? '' })
const ofScenario = ({ scenario }: Scene) => ({ scenario: scenario?.id ?? '' })
const here = ({ table }: Scene) => ({ table })
const passage = ({ table }: Scene) => ({ table, language: 'en' as const, paragraphs: ['dice/1'] })
const key = { id: 'x', rawId: 'x', type: 'public-key', response: {}, clientExtensionResults: {} }

/** Every call there is, and who may make it. */
export const rows: readonly Row[] = [
  { call: 'me', stage: 'playing', input: nothing, expect: all('ok') },
  {
    call: 'come-as-guest',
    stage: 'playing',
    input: () => ({ name: 'New' }),
    expect: { ...all('taken'), stranger: 'ok' },
    spends: true,
  },
  { call: 'rename', stage: 'playing', input: () => ({ name: 'Renamed' }), expect: known, spends: true },
  {
    call: 'set-password',
    note: 'an account needs its old one',
    stage: 'playing',
    input: () => ({ login: `login-${Math.floor(performance.now() * 1_000)}`, password: 'another password' }),
    expect: { ...known, admin: 'wrong-login' },
    spends: true,
  },
  {
    call: 'log-in',
    stage: 'playing',
    input: () => ({ login: 'admin-1', password: 'guess' }),
    expect: all('wrong-login'),
  },
  { call: 'log-out', stage: 'playing', input: nothing, expect: known, spends: true },
  { call: 'passkey-new', stage: 'playing', input: nothing, expect: known },
  {
    call: 'passkey-save',
    stage: 'playing',
    input: () => ({ login: 'keyholder', response: key }),
    expect: { ...all('wrong-login'), stranger: 'no-session', admin: 'forbidden' },
  },
  { call: 'passkey-ask', stage: 'playing', input: nothing, expect: all('ok') },
  { call: 'passkey-log-in', stage: 'playing', input: () => ({ response: key }), expect: all('wrong-login') },
  {
    call: 'prove',
    stage: 'playing',
    input: () => ({ password: 'guess' }),
    expect: { ...all('wrong-login'), stranger: 'no-session' },
  },
  {
    call: 'passkey-prove',
    stage: 'playing',
    input: () => ({ response: key }),
    expect: { ...all('wrong-login'), stranger: 'no-session' },
  },
  {
    call: 'passkey-rename',
    note: "somebody else's",
    stage: 'playing',
    input: () => ({ passkey: 'x', name: 'Mine' }),
    expect: { ...all('not-found'), stranger: 'no-session' },
  },
  {
    call: 'passkey-remove',
    note: "somebody else's",
    stage: 'playing',
    input: () => ({ passkey: 'x' }),
    expect: { ...all('not-allowed'), stranger: 'no-session', admin: 'not-found' },
  },
  { call: 'account', stage: 'playing', input: nothing, expect: known },
  {
    call: 'close-session',
    note: "somebody else's",
    stage: 'playing',
    input: () => ({ session: 'x'.repeat(43) }),
    expect: { ...all('not-found'), stranger: 'no-session' },
  },
  {
    call: 'recover',
    stage: 'playing',
    input: () => ({ login: 'admin-1', code: 'abcd-efgh-ijkm-npqr-stuv-wxyz' }),
    expect: all('wrong-login'),
  },
  {
    call: 'new-codes',
    stage: 'playing',
    input: nothing,
    expect: { ...all('wrong-time'), stranger: 'no-session', admin: 'ok' },
  },
  {
    call: 'set-email',
    note: 'where no mail is sent',
    stage: 'playing',
    input: () => ({ email: 'me@krcma.example' }),
    expect: { ...all('wrong-time'), stranger: 'no-session', admin: 'not-found' },
  },
  {
    call: 'confirm-email',
    stage: 'playing',
    input: () => ({ code: 'abcd-efgh-ijkm-npqr-stuv-wxyz' }),
    expect: { ...all('wrong-login'), stranger: 'no-session' },
  },
  {
    call: 'mail-code',
    note: 'where no mail is sent',
    stage: 'playing',
    input: () => ({ login: 'admin-1' }),
    expect: all('not-found'),
  },
  { call: 'my-data', stage: 'playing', input: nothing, expect: known },
  { call: 'delete-account', stage: 'playing', input: nothing, expect: known, spends: true },
  { call: 'vacation', stage: 'playing', input: () => ({ until: null }), expect: known },
  { call: 'mute', stage: 'playing', input: () => ({ person: 'abcdefgh2345', on: true }), expect: known },

  {
    call: 'report',
    note: 'what the same seat said',
    stage: 'playing',
    input: ({ table, line, person }) => ({ table, person, line, why: 'rude' }),
    expect: { ...known, same: 'not-allowed' },
  },
  { call: 'house-desk', stage: 'playing', input: nothing, expect: keeping },
  { call: 'house-people', stage: 'playing', input: () => ({ search: 'Same' }), expect: keeping },
  { call: 'house-tables', stage: 'playing', input: nothing, expect: keeping },
  {
    call: 'settle-report',
    stage: 'playing',
    input: () => ({ report: 'abcdefgh2345' }),
    expect: { ...keeping, admin: 'not-found' },
  },
  { call: 'silence', stage: 'playing', input: ({ person }) => ({ person, until: null }), expect: keeping },
  { call: 'shut-out', stage: 'playing', input: ({ person }) => ({ person, until: null }), expect: keeping },

  { call: 'lobby', stage: 'playing', input: nothing, expect: all('ok') },
  { call: 'archive', stage: 'over', input: nothing, expect: all('ok') },
  { call: 'archive', note: 'of their own', stage: 'over', input: () => ({ mine: true }), expect: known },
  { call: 'open-table', stage: 'playing', input: () => setting, expect: known },
  { call: 'sit', stage: 'gathering', input: here, expect: { ...known, other: 'taken', same: 'taken' } },
  {
    call: 'sit',
    note: 'after the start',
    stage: 'playing',
    input: here,
    expect: { ...all('wrong-time'), stranger: 'no-session' },
  },
  { call: 'leave', stage: 'gathering', input: here, expect: seats },
  { call: 'seat-bot', stage: 'gathering', input: ({ table }) => ({ table, seat: 2, level: 'master' }), expect: ruling },
  { call: 'start', stage: 'full', input: here, expect: ruling },
  {
    call: 'seal-words',
    stage: 'full',
    input: ({ table }) => ({ table, seal: 'ab'.repeat(32) }),
    expect: seats,
  },
  {
    call: 'seal-words',
    note: 'after the start',
    stage: 'playing',
    input: ({ table }) => ({ table, seal: 'ab'.repeat(32) }),
    expect: { ...seats, other: 'wrong-time', same: 'wrong-time' },
  },
  {
    call: 'show-words',
    note: 'before the start',
    stage: 'full',
    input: ({ table }) => ({ table, words: 'x'.repeat(32) }),
    expect: { ...seats, other: 'wrong-time', same: 'wrong-time' },
  },
  {
    call: 'show-words',
    stage: 'unsealing',
    input: ({ table }) => ({ table, words: WORDS }),
    expect: { ...seats, other: 'not-allowed' },
  },
  {
    call: 'leave',
    note: 'while words are shown',
    stage: 'unsealing',
    input: here,
    expect: { ...seats, other: 'wrong-time', same: 'wrong-time' },
  },
  { call: 'close-table', stage: 'full', input: here, expect: ruling },
  {
    call: 'close-table',
    note: 'while playing',
    stage: 'playing',
    input: here,
    expect: { ...ruling, owner: 'wrong-time' },
  },

  {
    call: 'answer',
    stage: 'playing',
    input: ({ table, decision }) => ({ table, decision, option: 1 }),
    expect: { ...seats, other: 'wrong-seat' },
  },
  { call: 'stand', stage: 'playing', input: ({ table }) => ({ table, kind: 'bid', option: 2 }), expect: seats },
  { call: 'undo', stage: 'answered', input: here, expect: { ...seats, other: 'nothing-to-undo' } },
  { call: 'propose', stage: 'playing', input: ({ table }) => ({ table, what: 'draw' }), expect: seats },
  {
    call: 'vote',
    stage: 'proposed',
    input: ({ table, proposal }) => ({ table, proposal, yes: true }),
    expect: { ...seats, same: 'stale' },
  },
  { call: 'resume', stage: 'paused', input: here, expect: seats },
  { call: 'resign', stage: 'playing', input: here, expect: seats },
  { call: 'rematch', stage: 'over', input: here, expect: seats },
  {
    call: 'rematch',
    note: 'before the end',
    stage: 'playing',
    input: here,
    expect: { ...seats, other: 'wrong-time', same: 'wrong-time' },
  },
  {
    call: 'hint',
    note: 'among people who did not agree to it',
    stage: 'playing',
    input: here,
    expect: { ...seats, other: 'no-hints', same: 'no-hints' },
  },
  { call: 'hint', stage: 'playing', setting: { hints: true }, input: here, expect: seats },

  { call: 'say', stage: 'playing', input: ({ table }) => ({ table, text: 'well played' }), expect: seats },
  {
    call: 'say',
    note: 'before the start',
    stage: 'full',
    input: ({ table }) => ({ table, text: 'hello' }),
    expect: known,
  },
  { call: 'remove-message', stage: 'playing', input: ({ table, line: n }) => ({ table, n }), expect: ruling },

  { call: 'log', stage: 'playing', input: here, expect: all('ok') },
  {
    call: 'log',
    note: 'of the same seat',
    stage: 'playing',
    input: ({ table }) => ({ table, as: 0 }),
    expect: { ...all('forbidden'), same: 'ok' },
  },
  { call: 'replay', stage: 'playing', input: here, expect: all('ok') },
  {
    call: 'replay',
    note: 'of the same seat',
    stage: 'playing',
    input: ({ table }) => ({ table, as: 0 }),
    expect: { ...all('forbidden'), same: 'ok' },
  },
  {
    call: 'replay',
    note: 'of everything',
    stage: 'playing',
    input: ({ table }) => ({ table, as: 'all-seeing' }),
    expect: all('forbidden'),
  },
  {
    call: 'replay',
    note: 'of everything, after the end',
    stage: 'over',
    input: ({ table }) => ({ table, as: 'all-seeing' }),
    expect: all('ok'),
  },
  { call: 'read', stage: 'playing', input: passage, expect: all('ok') },
  {
    call: 'read',
    note: 'with the eyes of the same seat',
    stage: 'playing',
    input: (at) => ({ ...passage(at), as: 0 }),
    expect: { ...all('forbidden'), same: 'ok' },
  },
  { call: 'export', stage: 'playing', input: here, expect: all('ok') },
  { call: 'export', note: 'after the end', stage: 'over', input: here, expect: all('ok') },
  {
    call: 'import',
    stage: 'playing',
    input: () => ({ record: {} }),
    expect: { ...all('malformed'), stranger: 'no-session' },
  },

  { call: 'sagas', stage: 'saga', input: nothing, expect: known },
  {
    call: 'begin-saga',
    stage: 'saga',
    input: () => ({ game: 'night-market', members: [{ for: 'me' }, { for: 'anybody' }] }),
    expect: known,
  },
  { call: 'look-saga', stage: 'saga', input: ofSaga, expect: { ...within, stranger: 'not-found', admin: 'ok' } },
  {
    call: 'look-saga',
    note: 'by its link',
    stage: 'saga',
    input: (scene) => ({ ...ofSaga(scene), link: scene.saga?.link ?? '' }),
    expect: all('ok'),
  },
  {
    call: 'join-saga',
    stage: 'saga',
    input: (scene) => ({ ...ofSaga(scene), link: scene.saga?.link ?? '', member: 2 }),
    expect: { ...known, other: 'taken', same: 'taken' },
  },
  {
    call: 'join-saga',
    note: 'by a link that is made up',
    stage: 'saga',
    input: (scene) => ({ ...ofSaga(scene), link: 'A'.repeat(16), member: 2 }),
    expect: { ...all('not-found'), stranger: 'no-session' },
  },
  { call: 'leave-saga', stage: 'saga', input: ofSaga, expect: { ...within, owner: 'forbidden' } },
  {
    call: 'replace-member',
    stage: 'saga',
    input: (scene) => ({ ...ofSaga(scene), member: 0, bot: 'master' }),
    expect: ownersSaga,
  },
  {
    call: 'hand-over-saga',
    stage: 'saga',
    input: (scene) => ({ ...ofSaga(scene), to: scene.saga?.members[0]?.person?.id ?? '' }),
    expect: ownersSaga,
  },
  {
    call: 'choose-between',
    note: 'for the same member',
    stage: 'saga',
    input: (scene) => ({ ...ofSaga(scene), member: 0, choice: 'lantern' }),
    expect: { ...within, other: 'forbidden', owner: 'forbidden' },
  },
  {
    call: 'open-evening',
    stage: 'saga',
    input: ({ saga }) => (saga === null ? {} : evening(saga, [0, 1])),
    expect: within,
  },
  {
    call: 'open-evening',
    note: 'with a bot in place of the same member',
    stage: 'saga',
    input: ({ saga }) =>
      saga === null
        ? {}
        : { ...evening(saga, []), coming: [0, 1].map((member) => ({ member, bot: member === 0 ? 'master' : null })) },
    expect: { ...within, other: 'forbidden' },
  },
  {
    call: 'give-up-evening',
    stage: 'saga',
    input: ofSaga,
    expect: { ...within, other: 'forbidden', same: 'forbidden', owner: 'wrong-time' },
  },
  { call: 'end-saga', stage: 'saga', input: ofSaga, expect: ownersSaga },
  { call: 'export-saga', stage: 'saga', input: ofSaga, expect: ownersSaga },
  {
    call: 'import-saga',
    stage: 'saga',
    input: () => ({ file: {} }),
    expect: { ...all('malformed'), stranger: 'no-session' },
  },

  { call: 'scenarios', stage: 'scenario', input: nothing, expect: all('ok') },
  { call: 'scenarios', note: 'of their own', stage: 'scenario', input: () => ({ mine: true }), expect: known },
  { call: 'look-scenario', stage: 'scenario', input: ofScenario, expect: { ...ownersScenario, stranger: 'not-found' } },
  {
    call: 'look-scenario',
    note: 'by its link',
    stage: 'scenario',
    input: (scene) => ({ ...ofScenario(scene), link: scene.scenario?.link ?? '' }),
    expect: all('ok'),
  },
  {
    call: 'scenario-games',
    stage: 'scenario',
    input: ofScenario,
    expect: { ...ownersScenario, stranger: 'not-found' },
  },
  { call: 'save-scenario', stage: 'scenario', input: () => scenarioInput, expect: known },
  {
    call: 'save-scenario',
    note: "after somebody's",
    stage: 'scenario',
    input: (scene) => ({ ...scenarioInput, after: { ...ofScenario(scene), version: 1 } }),
    expect: { ...ownersScenario, admin: 'forbidden' },
  },
  { call: 'copy-scenario', stage: 'scenario', input: ofScenario, expect: ownersScenario },
  { call: 'remove-scenario', stage: 'scenario', input: ofScenario, expect: ownersScenario },
  {
    call: 'export-scenario',
    stage: 'scenario',
    input: ofScenario,
    expect: { ...ownersScenario, stranger: 'not-found' },
  },
  {
    call: 'import-scenario',
    stage: 'scenario',
    input: () => ({ file: {} }),
    expect: { ...all('malformed'), stranger: 'no-session' },
  },

  { call: 'watch', stage: 'playing', input: here, expect: all('ok') },
  { call: 'unwatch', stage: 'playing', input: here, expect: all('ok') },
]
