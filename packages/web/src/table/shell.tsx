import type { Told } from '@krcma/kernel'
import { ExplainLayer, type Face, Icon, type Spoken, signs, Tabs } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'
import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { Brought } from '../brought.tsx'
import { Dialog } from '../dialog.tsx'
import type { TableLink } from '../link/link.ts'
import { useSettings, useWords } from '../settings.ts'
import { aboutOf } from '../shelf/about.ts'
import { sound } from '../sound.ts'
import { AwayList } from './away.tsx'
import { Chat } from './chat.tsx'
import { Curtain } from './curtain.tsx'
import { Head } from './head.tsx'
import { headline } from './headline.ts'
import { givesHints } from './hints.ts'
import { Lesson } from './lesson.tsx'
import { LogInTurn, sentence } from './log.tsx'
import { Menu } from './menu.tsx'
import { Over } from './over.tsx'
import { Playout } from './playout.ts'
import { Pointing } from './pointing.ts'
import { Proposal } from './proposal.tsx'
import { QuestionBar } from './question-bar.tsx'
import { useReading } from './reader.ts'
import { Said } from './said.tsx'
import { Scene } from './scene.tsx'
import { Seats } from './seats.tsx'
import { seatsOf, seenOf } from './seen.ts'
import { lasting, Standing } from './standing.tsx'
import { Tools } from './tools.tsx'
import { useActs } from './use-acts.ts'
import { useAway } from './use-away.ts'
import { useKeys } from './use-keys.ts'
import { useLayout } from './use-layout.ts'
import { useUnread } from './use-unread.ts'

interface ShellProps {
  readonly link: TableLink
  readonly face: Face<AnyGame>
  readonly words: Spoken<AnyGame>
  /** Whether the game is shown in words, so that every option must be listed. */
  readonly plain: boolean
  readonly onRematch: () => void
}

/** Few keep a picture: what draws it is loaded when somebody does. */
const KeepsakeSheet = lazy(() => import('./keepsake-sheet.tsx').then((part) => ({ default: part.KeepsakeSheet })))

const Proof = lazy(() => import('../dice/proof.tsx').then((part) => ({ default: part.Proof })))

const QUIET: readonly Told<AnyGame>[] = []

type Sheet = 'log' | 'chat' | 'score' | 'menu' | 'away' | 'standing' | 'keepsake' | 'proof' | null

/** The table around every game. */
export function Shell({ link, face, words: spoken, plain, onRematch }: ShellProps) {
  const words = useWords()
  const { language, calm } = useSettings()
  const playout = useMemo(() => new Playout(link, face.stages, face.reads), [link, face])
  const { catchUp } = playout
  const position = useSyncExternalStore(playout.subscribe, playout.shown)
  const { now, news, staged, reading, behind, again } = position
  const reads = reading.length > 0
  useLayoutEffect(() => playout.follow(calm), [playout, calm])
  const away = useAway(link, position, playout.playAgain, calm)
  const layout = useLayout()
  const [sheet, setSheet] = useState<Sheet>(null)
  const [side, setSide] = useState<'log' | 'chat'>('log')
  const [pointing] = useState(() => new Pointing())
  const [opened, setOpened] = useState<number | null>(null)
  const dock = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<number | null>(null)
  const unread = useUnread(now.chat, now.sight !== null, sheet === 'chat' || (layout === 'desk' && side === 'chat'))
  const close = () => setSheet(null)
  const [verified, setVerified] = useState(false)

  const sight = now.sight
  const view = sight?.view ?? null
  const me = sight?.seat ?? null
  const info = sight?.info
  // Another clock or proposal makes no other players: a board that is given the same is not painted anew.
  const sitters = info?.sitters
  const plans = info?.setting.seats
  const seats = useMemo(
    () =>
      sitters === undefined || plans === undefined
        ? []
        : seatsOf(link.id, sitters, plans, me, language, words.table.free),
    [link, sitters, plans, me, language, words],
  )
  const read = useReading(link, language)
  const seen = useMemo(
    () => (view === null ? null : seenOf(spoken, seats, me, view, read)),
    [spoken, seats, me, view, read],
  )
  const { looking, chosen, acting, armed, said, advice, refused, undo, hint, hush, afresh } = useActs(
    link,
    seen,
    view,
    behind || reads,
    away.forget,
  )
  const over = view !== null && (view.ending !== null || info?.status === 'ended')
  const hotSeat = link.place === 'local' && (plans ?? []).filter((plan) => plan.for === 'me').length > 1 && !over
  const [sitter] = me === null ? [] : seats.slice(me)
  const shut = hotSeat && drawn !== me
  useKeys({
    staged: staged.length > 0,
    skip: playout.skip,
    reads,
    read: playout.read,
    shut,
    looking,
    behind,
    catchUp,
    undo,
    hint,
    log: () => setSheet(sheet === 'log' ? null : 'log'),
  })

  // Without movement nothing is played unasked: what was missed is listed instead.
  const missed = away.missed.length
  const wasAway = missed > 0
  useLayoutEffect(() => {
    if (calm && wasAway) setSheet('away')
  }, [calm, wasAway])

  const { all } = looking
  const kind = all.find(({ decision }) => !decision.offer)?.kind
  const mine = kind !== undefined
  const wasOver = useRef<boolean | null>(null)
  useLayoutEffect(() => {
    if (view === null || behind || reads) return
    if (over && wasOver.current === false) void sound('over')
    if (over && wasOver.current !== true) setSheet('score')
    wasOver.current = over
  }, [over, view, behind, reads])
  useEffect(() => {
    document.title = mine ? `● ${words.yourMove} · Krčma` : 'Krčma'
    if (mine) void sound('mine')
    return () => {
      document.title = 'Krčma'
    }
  }, [mine, words])
  const game = info?.setting.game ?? ''
  useEffect(() => {
    const { sounds } = aboutOf(game)
    const heard = news.map((event) => sounds?.[event.kind]).find((one) => one !== undefined)
    if (heard !== undefined) void sound(heard)
  }, [news, game])
  const question = all[0]?.decision.id
  // With the question itself, not after it is painted: a choice may be made between the two.
  useLayoutEffect(() => {
    if (question !== undefined) afresh()
    setOpened(null)
  }, [question, afresh])

  // After all of these, which may ask for more.
  // An answer that has come through may have led past the page that is held open.
  useLayoutEffect(() => playout.drawn(position, acting && !reads))

  // At the end everybody looks at what the winner made.
  const winner = over ? view?.ending?.places.indexOf(1) : undefined
  const shown = opened ?? (winner !== undefined && winner >= 0 ? winner : (me ?? 0))
  const undoable = view?.undo ?? 'nothing-to-undo'
  const standing = view?.standing.length ?? 0
  const mayStand = lasting(all).length > 0
  const hints = info !== undefined && givesHints(info)
  const tools = useMemo(
    () => (
      <Tools
        undo={undoable}
        over={over}
        plays={me !== null}
        hints={hints}
        mine={mine}
        behind={behind}
        missed={missed}
        standing={standing}
        mayStand={mayStand}
        onSkip={catchUp}
        onOpen={setSheet}
        onHint={hint}
        onUndo={undo}
      />
    ),
    [undoable, over, me, hints, mine, behind, missed, standing, mayStand, catchUp, hint, undo],
  )

  if (sight === null || seen === null || view === null) return null

  if (shut && sitter !== undefined)
    return (
      <Curtain
        key={me}
        root={playout.root}
        table={link.id}
        seq={now.seq}
        sitter={sitter}
        commitment={view?.entries === 0 ? sight.info.commitment : null}
        onOpen={() => setDrawn(me)}
      />
    )

  const waiting = again
    ? words.table.away
    : reads
      ? words.table.reading
      : headline(seen, sight.info, me, words, language)
  const moment = staged.find(({ kind }) => face.stages?.includes(kind))
  const logPart = (
    <LogInTurn
      playout={playout}
      game={game}
      seen={seen}
      face={face}
      log={now.log}
      hinted={sight.info.hinted}
      point={pointing.at}
    />
  )
  const chatPart = <Chat link={link} sight={sight} lines={now.chat} />
  const tabs = [
    { id: 'log' as const, name: words.table.log, icon: <Icon of={signs.log} /> },
    {
      id: 'chat' as const,
      name: unread ? words.table.chatNew : words.table.chat,
      icon: <Icon of={signs.chat} />,
      lit: unread,
    },
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
  const saidPart = <Said text={said} advice={advice} layout={layout} onClose={hush} />
  // Who watches is asked nothing.
  const lesson = me !== null && <Lesson lessons={spoken.lesson} kind={kind} game={game} over={over} />

  return (
    <div
      ref={playout.root}
      className="table"
      data-room={game}
      data-layout={layout}
      data-table={link.id}
      data-seq={now.seq}
      data-staged={staged.length > 0}
      data-reading={reads}
    >
      <Head
        name={seen.words.name}
        connection={now.connection}
        phone={layout === 'phone'}
        talks={link.place === 'online'}
        watches={me === null}
        unread={unread}
        open={setSheet}
      />
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
        <Scene
          {...seen}
          playout={playout}
          face={face}
          shown={shown}
          show={setOpened}
          looking={looking}
          news={calm ? QUIET : news}
          staged={staged}
          reading={reading}
          read={playout.read}
          pointing={pointing}
          layout={layout}
          calm={calm}
        />
      </main>
      {layout === 'desk' ? (
        <aside className="side">
          <div className="side-in">
            {lesson}
            {saidPart}
            <div ref={dock} className="side-talk">
              {panels}
            </div>
          </div>
        </aside>
      ) : (
        lesson
      )}
      <div className="table-foot">
        <QuestionBar
          seen={seen}
          face={face}
          looking={looking}
          waiting={waiting}
          moment={moment === undefined ? null : sentence(moment, seen)}
          armed={armed}
          plain={plain}
          chosen={chosen}
          onRead={reads ? playout.read : null}
          tools={tools}
        />
      </div>
      {layout === 'phone' && saidPart}
      {sight.info.lost > 0 && (
        <div className="proposal" role="status">
          <p>{words.table.lost(sight.info.lost)}</p>
        </div>
      )}
      {sight.info.imported && (
        <div className="proposal">
          <Brought />
        </div>
      )}
      <Proposal link={link} sight={sight} seats={seats} refused={refused} />
      {sheet === 'log' && (
        <Dialog title={words.table.log} onClose={close}>
          {logPart}
        </Dialog>
      )}
      {sheet === 'chat' && (
        <Dialog title={words.table.chat} onClose={close}>
          {chatPart}
        </Dialog>
      )}
      {sheet === 'away' && <AwayList link={link} away={away} seen={seen} onClose={close} />}
      {sheet === 'standing' && <Standing link={link} seen={seen} all={all} refused={refused} onClose={close} />}
      {sheet === 'score' && over && (
        <Over
          link={link}
          sight={sight}
          seen={seen}
          face={face}
          onRematch={onRematch}
          onKeepsake={() => setSheet('keepsake')}
          onProof={() => setSheet('proof')}
          onClose={close}
        />
      )}
      {sheet === 'keepsake' && over && (
        <Suspense>
          <KeepsakeSheet seen={seen} face={face} link={link} proven={verified} onClose={() => setSheet('score')} />
        </Suspense>
      )}
      {sheet === 'proof' && over && (
        <Suspense>
          <Proof link={link} onProven={setVerified} onClose={() => setSheet('score')} />
        </Suspense>
      )}
      {sheet === 'menu' && (
        <Menu
          link={link}
          sight={sight}
          over={over}
          refused={refused}
          onStanding={() => setSheet('standing')}
          onClose={close}
        />
      )}
      <ExplainLayer dock={dock} />
    </div>
  )
}
