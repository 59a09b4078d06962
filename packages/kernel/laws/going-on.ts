import { digest } from '../src/hash.ts'
import {
  beginSaga,
  type Company,
  canonical,
  type Member,
  type OpenSaga,
  openSaga,
  openTable,
  type SavedSaga,
  type Shape,
  seenBy,
} from '../src/index.ts'
import { idOf, zonesOf } from '../src/zones.ts'
import { hold, type Lawmaker, opened, throughJson, type Walk } from './law.ts'
import { readable } from './wording.ts'

/** Evenings of one saga that are played at most; what is repeated counts as well. */
const EVENINGS = 60
/** Of so many games, a saga is played after one. */
const SELDOM = 12

/**
 * 11. A saga goes on: whoever comes, each evening that it offers can be opened, what the evening hands out is taken up, what it
 * offers its members is accepted, and nothing that was given is changed; through JSON at every border.
 */
export const goingOn: Lawmaker = (walk) => ({
  number: 11,
  rate: 1,
  end() {
    const { game, opening, random, sparsely } = walk
    if (game.saga === undefined || random.below(SELDOM * sparsely) > 0) return
    const begun = beginSaga(game, opening.players, opening)
    // A setting that is none of a saga's.
    if ('refused' in begun) return
    let kept = throughJson(begun.save())
    let members = opening.players
    for (let evening = 0; evening < EVENINGS; evening++) {
      const saga = reopened(walk, kept)
      hold(11, saga.size === members, () => `there are ${saga.size} sheets of ${members} members`)
      if (saga.over) return
      if (random.below(4) === 0) {
        const joined = saga.join()
        if (!('refused' in joined)) {
          kept = throughJson(joined)
          members++
        }
      }
      for (let member = 0; member < members; member++) kept = choose(walk, kept, member)
      kept = play(walk, kept, members)
    }
    hold(11, false, () => `a saga is not over after ${EVENINGS} evenings`)
  },
})

function reopened<G extends Shape>({ game }: Walk<G>, kept: SavedSaga): OpenSaga<G> {
  return opened(11, openSaga(game, kept), 'a saga that was kept')
}

/** Looks at what a member sees, and does something of what the member may do. */
function choose<G extends Shape>(walk: Walk<G>, kept: SavedSaga, member: Member): SavedSaga {
  const { subject, random } = walk
  const saga = reopened(walk, kept)
  const seen = saga.view(member)
  const shown = JSON.stringify(seen)
  for (const zone of zonesOf(kept.sheets).filter((one) => !seenBy(one, member)))
    for (const id of zone.items.map(idOf))
      hold(11, !shown.includes(JSON.stringify(id)), () => `member ${member} is shown the hidden ${id}`)
  const choices = saga.choices(member)
  for (const words of Object.values(subject.words)) {
    readable(11, `${words.language} sheet`, () => words.saga?.sheet(seen, member).join('\n'))
    for (const choice of choices.slice(0, SELDOM)) {
      readable(11, `${words.language} choice ${JSON.stringify(choice)}`, () => words.saga?.choice(choice))
    }
  }
  if (choices.length === 0 || random.below(3) === 0) return kept
  const choice = throughJson(choices[random.below(choices.length)])
  return throughJson(unchanged(saga, () => opened(11, saga.choose(member, choice), 'a choice')))
}

/** One evening with some of the members, which sometimes is given up. */
function play<G extends Shape>(walk: Walk<G>, kept: SavedSaga, members: number): SavedSaga {
  const { game, random, subject } = walk
  const all = Array.from({ length: members }, (_, member) => member)
  const saga = reopened(walk, kept)
  const company = someCompany(walk, saga, all)
  const evenings = opened(11, saga.evenings(company), 'the next evening')
  hold(11, evenings.length > 0, () => 'there is no next evening, and the saga is not over')
  for (const [n, evening] of evenings.entries()) {
    for (const words of Object.values(subject.words)) {
      const { options, scenario } = evening
      readable(11, `${words.language} evening ${n}`, () => words.saga?.evening(options, scenario))
    }
  }
  const evening = throughJson(evenings[random.below(evenings.length)])
  const seats = company.seats.map((member) => `member ${member}`)
  const seed = digest(`evening ${random.below(2 ** 31)}`)
  const table = opened(11, openTable(game, { ...evening, seats, seed }), `the evening ${JSON.stringify(evening)}`)
  const givenUp = random.below(5) === 0
  while (!givenUp && !table.over) {
    const asked = table.asked.filter(({ answered }) => answered === undefined)
    const decision = asked[random.below(asked.length)]
    if (decision !== undefined) table.give(decision, random.below(decision.options.length))
  }
  const handedOut = throughJson(table.ending()?.campaign ?? null)
  hold(11, givenUp || handedOut !== null, () => 'an evening handed out nothing')
  const goOn = () => opened(11, saga.after(company, handedOut), 'what an evening handed out')
  const first = unchanged(saga, goOn)
  hold(11, canonical(first) === canonical(goOn()), () => 'the same evening leads to different sheets')
  return throughJson(first.saga)
}

/** Some of the members, in any order, if an evening can be opened for them; else all that began. */
function someCompany<G extends Shape>({ game, opening, random }: Walk<G>, saga: OpenSaga<G>, all: number[]): Company {
  const count = game.players[random.below(game.players.length)] ?? 0
  const left = [...all]
  const seats = all.slice(0, count).map(() => left.splice(random.below(left.length), 1)[0] ?? 0)
  const company = { members: all, seats }
  return 'refused' in saga.evenings(company) ? { members: all, seats: all.slice(0, opening.players) } : company
}

function unchanged<G extends Shape, T>(saga: OpenSaga<G>, act: () => T): T {
  const before = canonical(saga.save())
  const done = act()
  hold(11, canonical(saga.save()) === before, () => 'the rules of a saga changed the sheets that they were given')
  return done
}
