import type { Language, Told } from '@krcma/kernel'
import { type Choice, ExplainLayer, type Face, Icon, Stage, signs, Tabs } from '@krcma/look'
import { type AnyGame, type Refusing, refusedWords } from '@krcma/protocol'
import { memo, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { Dialog } from '../dialog.tsx'
import { isRefusing, type TableLink } from '../link/link.ts'
import { nowSeen, seenUpTo } from '../memory.ts'
import { go, to } from '../route.ts'
import { useSettings, useWords } from '../settings.ts'
import { sound } from '../sound.ts'
import { Chat } from './chat.tsx'
import { saveRecord } from './export.ts'
import { Lesson } from './lesson.tsx'
import { Log, sentence } from './log.tsx'
import { Proposal } from './proposal.tsx'
import { QuestionBar } from './question-bar.tsx'
import { ScoreSheet } from './score-sheet.tsx'
import { Seats } from './seats.tsx'
import { seatsOf, seenOf } from './seen.ts'
import { useChoices } from './use-choices.ts'
import { useKeys } from './use-keys.ts'
import { useLayout } from './use-layout.ts'
import { useMoments } from './use-moments.ts'

interface ShellProps {
  readonly link: TableLink
  readonly face: Face<AnyGame>
  /** Whether the game is shown in words, so that every option must be listed. */
  readonly plain: boolean
  readonly onRematch: () => void
}

const QUIET: readonly Told<AnyGame>[] = []

type Sheet = 'log' | 'chat' | 'score' | 'menu' | 'away' | null

/** The table around every game. */
export function Shell({ link, face, plain, onRematch }: ShellProps) {
  const words = useWords()
  const { language, calm, confirmations } = useSettings()
  const latest = useSyncExternalStore(link.subscribe, link.now)
  const { now, news, behind, catchUp } = useMoments(latest, calm)
  const layout = useLayout()
  // A board is large: it is painted anew only when something that it shows is another.
  const Board = useMemo(() => memo(face.Board), [face])
  const [sheet, setSheet] = useState<Sheet>(null)
  const [side, setSide] = useState<'log' | 'chat'>('log')
  const [pointed, setPointed] = useState<readonly string[]>([])
  const [opened, setOpened] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  const [armed, setArmed] = useState<string | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const [drawn, setDrawn] = useState<number | null>(null)

  const sight = now.sight
  const view = sight?.view ?? null
  const me = sight?.seat ?? null
  const seats = useMemo(() => (sight === null ? [] : seatsOf(sight, words.table.free)), [sight, words])
  const seen = useMemo(
    () => (view === null ? null : seenOf(face, language, seats, me, view)),
    [face, language, seats, me, view],
  )

  const refused = (out: Refusing, tongue: Language) => {
    setSaid(refusedWords[tongue][out.refused])
    void sound('no')
  }
  const answer = async (choice: Choice<AnyGame>) => {
    if (busy) return
    if (confirmations && armed !== choice.key) {
      setArmed(choice.key)
      choices.focus(choice)
      return
    }
    setArmed(null)
    setSaid(null)
    void sound('move')
    setBusy(true)
    const out = await link.call('answer', { decision: choice.decision.id, option: choice.option })
    setBusy(false)
    if (isRefusing(out)) refused(out, language)
  }
  const choices = useChoices(seen, behind, (choice) => void answer(choice))

  const undo = async () => {
    if (view === null || view.undo === 'nothing-to-undo') return setSaid(words.table.undoNothing)
    setSaid(null)
    const out = view.undo === 'free' ? await link.call('undo', {}) : await link.call('propose', { what: 'undo' })
    if (isRefusing(out)) refused(out, language)
  }
  const hint = async () => {
    if (choices.all.length === 0) return
    setSaid(words.loading)
    const out = await link.call('hint', {})
    if (isRefusing(out)) return refused(out, language)
    const best = out.hint?.choices[0]
    const found = choices.all.find(
      ({ decision, option }) =>
        decision.id === out.hint?.decision && JSON.stringify(option) === JSON.stringify(best?.option),
    )
    if (found !== undefined) choices.focus(found)
    setSaid(found === undefined ? words.table.noHint : words.table.hintIs(found.label))
  }
  useKeys({
    choices,
    behind,
    catchUp,
    undo: () => void undo(),
    hint: () => void hint(),
    log: () => setSheet(sheet === 'log' ? null : 'log'),
  })

  // Coming back later shows what was missed; staying remembers what was seen.
  const last = now.log.at(-1)?.n ?? -1
  const known = useRef<number | null>(null)
  const [missed, setMissed] = useState<readonly Told<AnyGame>[]>([])
  useEffect(() => {
    if (last < 0) return
    if (known.current === null) {
      const before = seenUpTo(link.id)
      const since = before === null ? [] : link.now().log.filter(({ n }) => n > before)
      if (since.length > 0) {
        setMissed(since)
        setSheet('away')
      }
    }
    known.current = last
    nowSeen(link.id, last)
  }, [last, link])

  const over = view !== null && view.ending !== null
  const mine = choices.all.some(({ decision }) => !decision.offer)
  const wasOver = useRef<boolean | null>(null)
  useEffect(() => {
    if (view === null) return
    if (over && wasOver.current === false) void sound('over')
    if (over && wasOver.current !== true) setSheet('score')
    wasOver.current = over
  }, [over, view])
  useEffect(() => {
    document.title = mine ? `● ${words.yourMove} · Krčma` : 'Krčma'
    if (mine) void sound('mine')
    return () => {
      document.title = 'Krčma'
    }
  }, [mine, words])
  const question = choices.all[0]?.decision.id
  useEffect(() => {
    if (question !== undefined) setSaid((old) => (old === words.loading ? old : null))
    setArmed(null)
    setOpened(null)
  }, [question, words])

  if (sight === null || seen === null || view === null) return null

  const people = sight.info.setting.seats.filter((plan) => plan.for === 'me').length
  const hotSeat = link.place === 'local' && people > 1 && !over
  if (hotSeat && drawn !== me && me !== null) {
    const name = seats[me]?.name ?? ''
    return (
      <main className="curtain">
        <Icon of={seats[me]?.sign ?? signs.person} className="curtain-sign" />
        <h1>{words.table.curtain(name)}</h1>
        <p>{words.table.curtainText}</p>
        <button type="button" className="main-button" onClick={() => setDrawn(me)}>
          {words.table.curtainOpen(name)}
        </button>
      </main>
    )
  }

  const shown = opened ?? (typeof me === 'number' ? me : 0)
  const waiting = waitingText()
  function waitingText(): string {
    if (over) return words.table.over
    if (sight?.info.status === 'paused') return words.table.paused
    const asked = view?.asked.filter(({ answered }) => !answered) ?? []
    const [first] = asked
    if (first === undefined || seen === null) return words.table.waiting
    return seen.words.waiting[first.kind]?.(first.seat, seen.say) ?? words.table.waiting
  }
  const logPart = <Log seen={seen} face={face} log={now.log} point={setPointed} />
  const chatPart = <Chat lines={now.chat} say={(text) => void link.call('say', { text })} />
  const tabs = [
    { id: 'log' as const, name: words.table.log, icon: <Icon of={signs.log} /> },
    { id: 'chat' as const, name: words.table.chat, icon: <Icon of={signs.chat} /> },
  ]
  const panels =
    link.place === 'local' ? (
      <section className="side-panel">
        <h2>{words.table.log}</h2>
        {logPart}
      </section>
    ) : (
      <Tabs label={words.table.menu} tabs={tabs} open={side} onOpen={setSide}>
        {side === 'log' ? logPart : chatPart}
      </Tabs>
    )

  return (
    <div className="table" data-room={sight.info.setting.game} data-layout={layout} data-moment={view.entries}>
      <header className="table-head">
        <a className="quiet" href={to()} aria-label={words.home}>
          <Icon of={signs.stein} />
        </a>
        <h1 className="table-name">{seen.words.name}</h1>
        <span className="connection" data-connection={now.connection} role="status">
          {words.table.connection[now.connection]}
        </span>
        {layout === 'phone' && (
          <button type="button" className="quiet" onClick={() => setSheet('log')}>
            <Icon of={signs.log} />
            <span className="hidden-text">{words.table.log}</span>
          </button>
        )}
        {layout === 'phone' && link.place === 'online' && (
          <button type="button" className="quiet" onClick={() => setSheet('chat')}>
            <Icon of={signs.chat} />
            <span className="hidden-text">{words.table.chat}</span>
          </button>
        )}
        <button type="button" className="quiet" onClick={() => setSheet('menu')}>
          <Icon of={signs.menu} />
          <span className="hidden-text">{words.table.menu}</span>
        </button>
      </header>
      <Seats
        seen={seen}
        face={face}
        shown={shown}
        show={setOpened}
        clock={sight.info.clock}
        ahead={now.ahead}
        presence={now.presence}
        thinking={now.thinking?.seat ?? null}
      />
      <main className="board">
        <Stage moment={view.entries} pointed={pointed} calm={calm}>
          <Board
            {...seen}
            shown={shown}
            show={setOpened}
            choices={choices}
            news={calm ? QUIET : news}
            pointed={pointed}
            layout={layout}
            calm={calm}
          />
        </Stage>
      </main>
      {layout === 'desk' && <aside className="side">{panels}</aside>}
      <QuestionBar
        seen={seen}
        face={face}
        choices={choices}
        waiting={waiting}
        armed={armed}
        plain={plain}
        busy={busy}
        lesson={<Lesson face={face} choices={choices} game={sight.info.setting.game} />}
        tools={
          <>
            {behind && (
              <button type="button" className="tool" onClick={catchUp}>
                <Icon of={signs.next} /> <span>{words.table.skip}</span>
              </button>
            )}
            {over ? (
              <button type="button" className="tool" onClick={() => setSheet('score')}>
                <Icon of={signs.score} /> <span>{words.table.score}</span>
              </button>
            ) : (
              <button type="button" className="tool" disabled={!mine} onClick={() => void hint()}>
                <Icon of={signs.hint} /> <span>{words.table.hint}</span>
              </button>
            )}
            <button
              type="button"
              className="tool"
              disabled={view.undo === 'nothing-to-undo'}
              onClick={() => void undo()}
            >
              <Icon of={signs.undo} />{' '}
              <span>{view.undo === 'needs-consent' ? words.table.undoConsent : words.table.undo}</span>
            </button>
          </>
        }
      />
      <p className="said" role="status" aria-live="polite" hidden={said === null}>
        {said}
      </p>
      <Proposal link={link} sight={sight} seats={seats} />
      {sheet === 'log' && (
        <Dialog title={words.table.log} onClose={() => setSheet(null)}>
          {logPart}
        </Dialog>
      )}
      {sheet === 'chat' && (
        <Dialog title={words.table.chat} onClose={() => setSheet(null)}>
          {chatPart}
        </Dialog>
      )}
      {sheet === 'away' && (
        <Dialog title={words.table.away} onClose={() => setSheet(null)}>
          <p>{words.table.awayCount(missed.length)}</p>
          <ol className="log">
            {missed.map((event) => (
              <li key={event.n}>{sentence(event, seen)}</li>
            ))}
          </ol>
        </Dialog>
      )}
      {sheet === 'score' && over && (
        <Dialog title={words.table.over} wide onClose={() => setSheet(null)}>
          <ScoreSheet seen={seen} />
          <div className="dialog-foot">
            <button type="button" className="main-button" onClick={onRematch}>
              {words.table.rematch}
            </button>
            <button type="button" onClick={() => go('replay', link.place, link.id)}>
              {words.table.replay}
            </button>
            <button type="button" onClick={() => void saveRecord(link)}>
              {words.table.export}
            </button>
          </div>
        </Dialog>
      )}
      {sheet === 'menu' && (
        <Dialog title={words.table.menu} onClose={() => setSheet(null)}>
          <p>
            <Icon of={signs.help} /> {words.table.first}
          </p>
          <p className="dice-note">
            <Icon of={signs.dice} /> {words.table.diceText(sight.info.commitment)}
          </p>
          <div className="menu-list">
            <a href={to('rules', sight.info.setting.game)}>
              <Icon of={signs.rules} /> {words.lobby.rules}
            </a>
            <a href={to('settings')}>
              <Icon of={signs.settings} /> {words.lobby.settings}
            </a>
            {(link.place === 'local' || over) && (
              <button type="button" onClick={() => void saveRecord(link)}>
                <Icon of={signs.save} /> {words.table.export}
              </button>
            )}
            <button type="button" onClick={() => go('replay', link.place, link.id)}>
              <Icon of={signs.eye} /> {words.table.replay}
            </button>
            {link.place === 'online' && me !== null && !over && (
              <button type="button" onClick={() => void link.call('resign', {})}>
                <Icon of={signs.door} /> {words.table.resign}. {words.table.resignText}
              </button>
            )}
            <a href={to()}>
              <Icon of={signs.stein} /> {words.table.leave}
            </a>
          </div>
        </Dialog>
      )}
      <ExplainLayer />
    </div>
  )
}
