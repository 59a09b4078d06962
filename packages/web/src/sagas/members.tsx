import { type Face, Icon, type Spoken, seatLook, signs } from '@krcma/look'
import type { AnyGame, Level } from '@krcma/protocol'
import { type FormEvent, useState } from 'react'
import { useFace } from '../shelf/use-face.ts'
import { nameOf } from './name.ts'
import type { SagaPart } from './page.tsx'
import { useSagaWords } from './words/index.ts'

const levels: readonly Level[] = ['apprentice', 'journeyman', 'master', 'grandmaster']

interface MembersProps extends SagaPart {
  readonly spoken: Spoken<AnyGame> | null
}

/** Who holds which sheet, and what is on it. */
export function Members(props: MembersProps) {
  const { saga } = props
  const texts = useSagaWords()
  const face = useFace(saga.game)
  return (
    <section aria-labelledby="members">
      <h2 id="members">{texts.members}</h2>
      {saga.sheets === null && <p>{texts.secret}</p>}
      <ul className="saga-members">
        {saga.members.map((_, member) => (
          <MemberCard key={texts.member(member + 1)} {...props} face={face} member={member} />
        ))}
      </ul>
      <Joining {...props} />
    </section>
  )
}

interface MemberProps extends MembersProps {
  readonly face: Face<AnyGame> | null
  readonly member: number
}

function MemberCard({ saga, link, act, busy, spoken, face, member }: MemberProps) {
  const texts = useSagaWords()
  const { person, bot } = saga.members[member] ?? { person: null, bot: null }
  const { colour, sign } = seatLook(member, '', 'person')
  const vacant = person === null && bot === null
  const called = nameOf(saga, member, texts)
  const lines = saga.sheets === null ? [] : (spoken?.saga?.sheet(saga.sheets as object, member) ?? [])
  const Sheet = face?.MemberSheet
  const mayTake = saga.status === 'open' && person === null && (link.place === 'local' || saga.member === null)
  const owns = person !== null && person.id === saga.owner.id
  return (
    <li className="saga-member" data-mine={saga.member === member} style={{ '--seat': colour }}>
      <h3>
        <span className="seat-sign">
          <Icon of={bot === null ? sign : signs.bot} />
        </span>
        {called}
      </h3>
      {(bot !== null || vacant || owns) && (
        <p className="saga-holder">
          {bot !== null && texts.bot[bot]}
          {vacant && texts.vacant}
          {owns && texts.owner}
        </p>
      )}
      {Sheet !== undefined && spoken !== null && saga.sheets !== null && (
        <article className="saga-sheet" aria-label={texts.sheet(called)}>
          <Sheet words={spoken} sheets={saga.sheets as object} member={member} />
        </article>
      )}
      {Sheet === undefined && lines.length > 0 && (
        <ul className="parchment saga-sheet" aria-label={texts.sheet(called)}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {mayTake && (
        <NewHolder
          name={link.place === 'local' ? texts.joinName : null}
          button={texts.takeUp}
          busy={busy}
          onJoin={(by) => act(link.join(by, member))}
        />
      )}
      {saga.owned && saga.status === 'open' && !owns && (
        <label>
          <span className="hidden-text">{`${texts.replace}: ${called}`}</span>
          <select
            disabled={busy}
            value={person !== null ? 'person' : (bot ?? 'nobody')}
            onChange={(event) => {
              const to = event.currentTarget.value
              void act(link.replace(member, levels.find((level) => level === to) ?? null))
            }}
          >
            {person !== null && <option value="person">{person.name}</option>}
            <option value="nobody">{texts.nobody}</option>
            {levels.map((level) => (
              <option key={level} value={level}>
                {texts.bot[level]}
              </option>
            ))}
          </select>
        </label>
      )}
    </li>
  )
}

/** Somebody new, with a sheet of their own, where the game has one for those who come later. */
function Joining({ saga, link, act, busy }: MembersProps) {
  const texts = useSagaWords()
  if (!saga.joinable || (link.place === 'online' && saga.member !== null)) return null
  return (
    <NewHolder
      name={link.place === 'local' ? texts.joinName : null}
      button={texts.join}
      busy={busy}
      onJoin={(by) => act(link.join(by))}
    />
  )
}

interface NewHolderProps {
  /** What is asked for, where nobody knows who they are. */
  readonly name: string | null
  readonly button: string
  readonly busy: boolean
  readonly onJoin: (name: string) => Promise<boolean>
}

function NewHolder({ name: label, button, busy, onJoin }: NewHolderProps) {
  const [name, setName] = useState('')
  const join = (event: FormEvent) => {
    event.preventDefault()
    void onJoin(name.trim()).then((done) => done && setName(''))
  }
  return (
    <form className="saga-join" onSubmit={join}>
      {label !== null && (
        <input
          aria-label={label}
          placeholder={label}
          required
          maxLength={24}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      )}
      <button type="submit" disabled={busy}>
        <Icon of={signs.person} /> {button}
      </button>
    </form>
  )
}
