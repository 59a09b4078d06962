import {
  because,
  type GameRecord,
  type Language,
  type OpenTable,
  type Room,
  type Seat,
  type Shape,
  same,
} from '@krcma/kernel'
import type { Book } from '../book.ts'
import { endingLines } from '../ending.ts'
import { Voice } from '../speech.ts'
import type { CliWords } from '../words/words.ts'
import { Opponents } from './opponents.ts'
import { type Menu, type Person, sideMenu } from './person.ts'
import { askStanding } from './standing.ts'
import { keep, type Sitter } from './store.ts'

export interface Sitting<G extends Shape> {
  readonly room: Room<G>
  readonly table: OpenTable<G>
  readonly names: readonly string[]
  readonly sitters: readonly Sitter[]
  readonly language: Language
  readonly book: Book
  readonly words: CliWords
  readonly path: string
}

export type Left = 'over' | 'quit' | 'interrupt'

/** News that one sees at least, where there is any. */
const RECENT = 4
/** Choices of a master that are shown. */
const BEST = 5

/** The evening at one terminal: bots answer when they have thought, people in their turn; every answer of a person is on disk at once. */
export class Evening<G extends Shape> {
  readonly #sitting: Sitting<G>
  readonly #person: Person
  readonly #opponents: Opponents<G>
  /** Who looks at the screen; nobody before the first question. */
  #present: Seat | undefined
  /** Per seat, how many events it has seen. */
  readonly #seen = new Map<Seat, number>()
  /** A refusal or another remark, shown once. */
  #remark: string | undefined

  constructor(sitting: Sitting<G>, person: Person) {
    this.#sitting = sitting
    this.#person = person
    this.#opponents = new Opponents(sitting.room.mind)
  }

  async play(): Promise<Left> {
    const { table } = this.#sitting
    this.#save()
    while (!table.over) {
      const seat = this.#nextSeat()
      if (!this.#isHuman(seat)) await this.#botMoves(seat)
      else {
        const left = await this.#ask(seat)
        if (left !== undefined) return left
      }
    }
    this.#save()
    return 'over'
  }

  /** What nobody has read yet, and how the game ended, in lines. */
  result(): string[] {
    const { room, table, names, language, words } = this.#sitting
    const ending = table.ending()
    const voice = this.#voice('all-seeing')
    const sheet = ending === null ? [] : endingLines(ending, names, room.words[language], words)
    const seen = this.#present === undefined ? 0 : (this.#seen.get(this.#present) ?? 0)
    const unread = table.events('all-seeing', seen).map((told) => voice.event(told))
    return [...unread.filter((line) => line !== ''), '', ...voice.scene(), '', ...sheet]
  }

  async #ask(seat: Seat): Promise<Left | undefined> {
    if (this.#needsCurtain(seat) && !(await this.#person.curtain(this.#sitting.words.curtain(this.#nameOf(seat)))))
      return 'interrupt'
    this.#present = seat
    const { menu, answer } = this.#question(seat)
    const picked = await this.#person.pick(menu)
    this.#remark = undefined
    if ('item' in picked) {
      this.#seen.set(seat, this.#sitting.table.events(seat).length)
      this.#take(answer(picked.item))
      return undefined
    }
    switch (picked.shortcut) {
      case 'quit':
      case 'interrupt':
        return picked.shortcut
      case 'back':
        return undefined
      case 'undo':
        await this.#undo()
        return undefined
      case 'log':
        await this.#person.read(this.#sitting.words.log, this.#log(seat))
        return undefined
      case 'hint':
        await this.#hint(seat)
        return undefined
      case 'standing':
        await this.#standing(seat)
        return undefined
      case 'turn-to':
        return this.#turnTo(seat)
    }
  }

  /** Everything that the seat may answer, as one menu: questions first, then what it may do at any time. */
  #question(seat: Seat) {
    const { table, words } = this.#sitting
    const voice = this.#voice(seat)
    const decisions = voice.view.decisions
    const ways = decisions.flatMap((decision) => {
      const under = decision.offer ? { under: words.offers } : {}
      const changed = decision.answered === undefined ? '' : ` ${words.change}`
      return voice
        .answers(decision)
        .map((text, option) => ({ decision, option, item: { text: text + changed, ...under } }))
    })
    const questions = decisions.filter(({ offer }) => !offer)
    const asked = questions.map((decision) => voice.question(decision)).join(' ')
    const menu: Menu = {
      title: `${voice.words.name} · ${this.#nameOf(seat)}`,
      scene: voice.scene(),
      news: this.#news(seat, voice),
      question: asked === '' ? words.onlyOffers : asked,
      items: ways.map(({ item }) => item),
      shortcuts: this.#shortcuts(seat, questions.length > 0),
    }
    const answer = (chosen: number) => {
      const way = ways[chosen]
      const option = (way?.decision.options as readonly unknown[] | undefined)?.[way?.option ?? 0]
      return table.answer({ seat, decision: way?.decision.id, option })
    }
    return { menu, answer }
  }

  #shortcuts(seat: Seat, asked: boolean): Menu['shortcuts'] {
    const { table, words } = this.#sitting
    const { keys } = words
    const hasOffers = table.decisions(seat).some(({ offer }) => offer)
    const undo = this.#lastToAnswer() !== undefined
    const standing = asked || table.view(seat).standing.length > 0
    return [
      ...(undo ? [{ shortcut: 'undo' as const, key: 'u', text: keys.undo }] : []),
      { shortcut: 'log', key: 'l', text: keys.log },
      { shortcut: 'hint', key: 'h', text: keys.hint },
      ...(hasOffers ? [{ shortcut: 'offers' as const, key: 'o', text: keys.offers }] : []),
      ...(standing ? [{ shortcut: 'standing' as const, key: 's', text: keys.standing }] : []),
      ...(this.#others(seat).length > 0 ? [{ shortcut: 'turn-to' as const, key: 't', text: keys.turnTo }] : []),
      { shortcut: 'quit', key: 'q', text: keys.quit },
    ]
  }

  #news(seat: Seat, voice: Voice<G>): string[] {
    const events = this.#sitting.table.events(seat)
    const seen = Math.min(this.#seen.get(seat) ?? 0, events.length)
    const from = Math.max(0, Math.min(seen, events.length - RECENT))
    const news = events.slice(from).map((told) => voice.event(told))
    return [...news.filter((line) => line !== ''), ...(this.#remark === undefined ? [] : [this.#remark])]
  }

  #log(seat: Seat): string[] {
    const voice = this.#voice(seat)
    return this.#sitting.table
      .events(seat)
      .map((told) => voice.event(told))
      .filter((line) => line !== '')
  }

  /** Takes back the last answer of a person here; what cannot be taken back freely, only if all agree. */
  async #undo(): Promise<void> {
    const { table, words } = this.#sitting
    const seat = this.#lastToAnswer()
    if (seat === undefined) return
    if (table.canUndo(seat) === 'needs-consent') {
      const items = [{ text: words.consent.yes }, { text: words.consent.no }]
      const picked = await this.#person.pick(sideMenu(words, words.consent.question, items))
      if (!('item' in picked && picked.item === 0)) return
    }
    this.#take(table.undo(seat, { consented: true }))
  }

  async #standing(seat: Seat): Promise<void> {
    const { table, words } = this.#sitting
    const message = await askStanding(this.#voice(seat), table.events(seat), this.#person, words)
    if (message !== undefined) this.#take(table.stand(seat, message))
  }

  /** Lets another person at this terminal use an offer, or change an answer that is still secret. */
  async #turnTo(seat: Seat): Promise<Left | undefined> {
    const { words } = this.#sitting
    const others = this.#others(seat)
    const items = others.map((other) => ({ text: this.#nameOf(other) }))
    const picked = await this.#person.pick(sideMenu(words, words.turnTo, items))
    const other = 'item' in picked ? others[picked.item] : undefined
    return other === undefined ? undefined : this.#ask(other)
  }

  async #botMoves(seat: Seat): Promise<void> {
    const { table, sitters, words } = this.#sitting
    const rung = sitters[seat]
    if (rung === undefined || rung === 'human') throw new Error(`no bot at ${seat}`)
    const onProgress = (share: number) => this.#person.wait(words.thinks(this.#nameOf(seat), share))
    await this.#opponents.answer(table, seat, rung, onProgress)
  }

  /** What a master would do here, with what speaks for it. */
  async #hint(seat: Seat): Promise<void> {
    const { table, words } = this.#sitting
    const onProgress = (share: number) => this.#person.wait(words.thinks(words.hint.master, share))
    const { weighed, why } = await this.#opponents.advice(table, seat, onProgress)
    const voice = this.#voice(seat)
    const lines = weighed.slice(0, BEST).map(({ kind, option, value, visits }) => {
      const decision = voice.view.decisions.find((one) => one.kind === kind)
      const at = decision?.options.findIndex((one: unknown) => same(one, option)) ?? -1
      const answer = decision && voice.answers(decision)[at]
      return words.hint.choice(answer ?? words.hint.leave, value, visits)
    })
    const reason = why && because(this.#sitting.room.words[words.language], why)
    const told = reason === undefined ? lines : [...lines, reason]
    await this.#person.read(words.hint.title, told.length === 0 ? [words.hint.none] : told)
  }

  #take(said: ReturnType<OpenTable<G>['answer']>): void {
    if (said.refused === undefined) this.#save()
    else this.#remark = this.#sitting.words.refusal(said.refused)
  }

  #save(): void {
    const { table, sitters, path } = this.#sitting
    keep(path, { table: 1, sitters, record: table.record() })
  }

  /** Bots first, since what they do is secret anyway when people are asked too; then whoever sits there already. */
  #nextSeat(): Seat {
    const { waiting } = this.#sitting.table
    const here = waiting.find((seat) => seat === this.#present)
    const next = waiting.find((seat) => !this.#isHuman(seat)) ?? here ?? waiting[0]
    if (next === undefined) throw new Error('the game waits for nobody')
    return next
  }

  /** Other people here who could do something now. */
  #others(seat: Seat): Seat[] {
    const { table } = this.#sitting
    return table.seats.filter((other) => other !== seat && this.#isHuman(other) && table.decisions(other).length > 0)
  }

  #lastToAnswer(): Seat | undefined {
    const { entries }: GameRecord = this.#sitting.table.record()
    const fallen = new Set(entries.flatMap(({ undo }) => undo ?? []))
    return entries.findLast(({ n, seat, decision }) => decision !== undefined && !fallen.has(n) && this.#isHuman(seat))
      ?.seat
  }

  #needsCurtain(seat: Seat): boolean {
    const { table, sitters } = this.#sitting
    if (seat === this.#present || sitters.filter((sitter) => sitter === 'human').length < 2) return false
    return table.asked.length > 1 || !same(table.view(seat).state, table.view('spectator').state)
  }

  #voice(viewer: Seat | 'all-seeing'): Voice<G> {
    const { room, book, table, names, language } = this.#sitting
    return new Voice(room.words[language], book, names, table.view(viewer))
  }

  #isHuman(seat: Seat): boolean {
    return this.#sitting.sitters[seat] === 'human'
  }

  #nameOf(seat: Seat): string {
    return this.#sitting.names[seat] ?? String(seat + 1)
  }
}
