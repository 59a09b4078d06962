import { neutralOf } from '../../content/neutral-units.ts'
import { ARROW_TOWER, type Face, UNITS, type UnitId, type UnitType } from '../../content/units.ts'
import type { Battle, BattleEvents, Camp, Fighter } from '../../shape.ts'

interface Piece {
  readonly id: string
  readonly camp: Camp
  readonly card: Fighter['card']
  readonly type: UnitType
  face: Face
  pack: boolean
  space: number | null
  damage: number
  active: boolean
  marked: boolean
  paralysed: boolean
  token: boolean
}

type Heard = {
  readonly [K in keyof BattleEvents]: { readonly kind: K; readonly data: BattleEvents[K] }
}[keyof BattleEvents]

const row = (space: number) => (space - (space % 4)) / 4
const next = (space: number): number[] => [
  ...(space % 4 > 0 ? [space - 1] : []),
  ...(space % 4 < 3 ? [space + 1] : []),
  ...(space > 3 ? [space - 4] : []),
  ...(space < 16 ? [space + 4] : []),
]

/**
 * A second reading of H3B-COMB to H3B-SIEGE for combats without cards: it hears what is told, keeps the board by itself, and
 * objects to whatever the rules do not allow or have left out.
 */
export class Referee {
  readonly #pieces: Piece[]
  readonly #bulwarks: Map<number, 'wall' | 'gate'>
  readonly #neutral: boolean
  #round: number
  #last: { camp: Camp; initiative: number } | null = null
  #turn: {
    id: string
    start: number | null
    moved: boolean
    attacked: boolean
    braced: boolean
    rage: number
    must: boolean
  } | null = null
  #blow: BattleEvents['attacked'] | null = null
  #defense: number | null = null
  /** Who must hit back, after the attack and what follows it. */
  #due: { by: string; against: string; hindered: boolean } | null = null
  #hurt: Map<string, number> = new Map()

  constructor(battle: Battle) {
    this.#round = battle.round
    this.#neutral = battle.defender.seat === null
    this.#bulwarks = new Map(battle.bulwarks.map(({ space, kind }) => [space, kind]))
    this.#pieces = battle.fighters.map(({ id, camp, card, side, space, damage }) => ({
      id,
      camp,
      card,
      ...printed(card, side === 'pack'),
      pack: side === 'pack',
      space,
      damage,
      active: false,
      marked: false,
      paralysed: false,
      token: false,
    }))
  }

  /** What the board should look like now. */
  get board(): unknown {
    return this.#pieces.map(({ id, pack, space, damage, paralysed, token }) => ({
      id,
      pack,
      space,
      damage,
      paralysed,
      token,
    }))
  }

  hear({ kind, data }: Heard): void {
    switch (kind) {
      case 'activated':
        this.#settleDue()
        this.#activate(data.fighter, false)
        return
      case 'activation-skipped':
        this.#settleDue()
        this.#activate(data.fighter, true)
        return
      case 'token-cleared': {
        const piece = this.#piece(data.fighter)
        if (data.what === 'paralysis') piece.paralysed = false
        else piece.token = false
        return
      }
      case 'fighter-moved':
        this.#move(data)
        return
      case 'defends':
        this.#defend(data.fighter)
        return
      case 'breached':
        this.#breach(data)
        return
      case 'tower-fell':
        this.#demand(this.#bulwarks.size === 0, 'the tower falls with the last wall')
        this.#remove('tower')
        return
      case 'attacked':
        this.#attack(data)
        return
      case 'defense-rolled':
        this.#defense = data.face
        return
      case 'attack-rolled':
        this.#reckon(data)
        return
      case 'damaged':
        this.#harm(data.fighter, data.n)
        return
      case 'turned':
        this.#turnOver(data.fighter)
        return
      case 'fighter-defeated': {
        const piece = this.#piece(data.fighter)
        this.#demand(!piece.pack && piece.damage >= piece.face.health, 'only what can bear no more is defeated')
        this.#remove(data.fighter)
        return
      }
      case 'healed':
        this.#piece(data.fighter).damage -= data.n
        this.#demand(this.#piece(data.fighter).damage >= 0, 'no more is healed than there is')
        return
      case 'paralysed':
        this.#demand(!this.#has(this.#piece(data.fighter), 'paralysis-immune'), 'immune')
        this.#piece(data.fighter).paralysed = true
        return
      case 'ability-worked':
        if (data.key === 'heal-ally-or-rage' && this.#turn !== null) this.#turn.rage = 1
        return
      case 'combat-round':
        this.#newRound(data.round)
        return
      case 'combat-ended':
        this.#end(data)
        return
      default:
        return
    }
  }

  #demand(holds: boolean, what: string): void {
    if (!holds) throw new Error(`${what}: ${JSON.stringify({ turn: this.#turn, blow: this.#blow, board: this.board })}`)
  }
  #piece(id: string): Piece {
    const piece = this.#pieces.find((one) => one.id === id)
    if (piece === undefined) throw new Error(`${id} is gone`)
    return piece
  }
  #there(id: string): Piece | undefined {
    return this.#pieces.find((one) => one.id === id)
  }
  #remove(id: string): void {
    this.#pieces.splice(
      this.#pieces.findIndex((one) => one.id === id),
      1,
    )
  }
  #has(piece: Piece, key: string): boolean {
    return piece.face.abilities.some((one) => one.key === key)
  }
  #close(a: Piece, b: Piece): boolean {
    return a.space !== null && b.space !== null && next(a.space).includes(b.space)
  }

  /** H3B-CRND-01 to -06 */
  #activate(id: string, skips: boolean): void {
    const piece = this.#piece(id)
    const waiting = this.#pieces.filter((one) => !one.active)
    this.#demand(waiting.includes(piece), 'each unit once in a combat round')
    this.#demand(
      waiting.every((one) => one.face.initiative <= piece.face.initiative),
      'the quickest first',
    )
    const { initiative } = piece.face
    const turn = this.#last?.initiative === initiative && this.#last.camp === 'attacker' ? 'defender' : 'attacker'
    const others = waiting.some((one) => one.face.initiative === initiative && one.camp !== piece.camp)
    this.#demand(!others || piece.camp === turn, 'sides that tie take turns')
    this.#demand(piece.paralysed === skips, 'the paralysed skip')
    this.#last = { camp: piece.camp, initiative }
    piece.active = true
    this.#turn = skips
      ? null
      : { id, start: piece.space, moved: false, attacked: false, braced: piece.token, rage: 0, must: this.#must(piece) }
  }

  /** H3B-CRND-08 to -10: every way of so many steps is tried. */
  #move({ fighter, from, to }: BattleEvents['fighter-moved']): void {
    const piece = this.#piece(fighter)
    this.#demand(piece.space === from, 'it stands where it stood')
    const turn = this.#turn
    const goesHome = turn?.id === fighter && turn.attacked && piece.type !== 'ranged'
    if (turn?.id === fighter && !goesHome) {
      this.#demand(!turn.moved, 'one movement')
      const steps = piece.type === 'ranged' ? 1 : 3
      this.#demand(this.#ways(piece, from ?? -1, steps).has(to), 'within reach')
      turn.moved = true
    } else if (goesHome) this.#demand(this.#has(piece, 'return-home') && to === turn?.start, 'home')
    else {
      this.#demand(from !== null && next(from).includes(to), 'pushed one space')
      this.#due = null
    }
    this.#demand(this.#free(piece.camp, to), 'onto an empty space')
    piece.space = to
  }
  /** H3B-NEUT-05: a neutral unit that can reach somebody. */
  #must(piece: Piece): boolean {
    const from = piece.space
    if (!this.#neutral || piece.camp === 'attacker' || from === null) return false
    const enemies = this.#pieces.filter((one) => one.camp === 'attacker')
    if (piece.type === 'ranged') return enemies.length > 0
    return [from, ...this.#ways(piece, from, 3)].some((space) =>
      enemies.some((one) => one.space !== null && next(space).includes(one.space)),
    )
  }
  #free(camp: Camp, space: number): boolean {
    const bulwark = this.#bulwarks.get(space)
    const closed = bulwark === 'wall' || (bulwark === 'gate' && camp === 'attacker')
    return !closed && this.#pieces.every((one) => one.space !== space)
  }
  #ways(piece: Piece, from: number, steps: number): Set<number> {
    const found = new Set<number>()
    if (steps === 0) return found
    for (const space of next(from)) {
      const free = this.#free(piece.camp, space)
      if (free) found.add(space)
      if (free || piece.type === 'flying') for (const one of this.#ways(piece, space, steps - 1)) found.add(one)
    }
    return found
  }

  #defend(id: string): void {
    const piece = this.#piece(id)
    this.#demand(this.#turn?.id === id && !this.#turn.attacked && !this.#turn.braced, 'defends instead of attacking')
    this.#demand(!this.#neutral || piece.camp === 'attacker', 'neutral units do not defend')
    piece.token = true
  }

  #breach({ fighter, space, kind }: BattleEvents['breached']): void {
    const piece = this.#piece(fighter)
    this.#demand(this.#bulwarks.get(space) === kind && next(piece.space ?? -1).includes(space), 'beside it')
    this.#demand(piece.type !== 'ranged' && this.#turn?.attacked === false, 'instead of an attack')
    this.#bulwarks.delete(space)
    if (this.#turn !== null) this.#turn.attacked = true
  }

  #attack(data: BattleEvents['attacked']): void {
    const attacker = this.#piece(data.attacker)
    const target = this.#piece(data.target)
    if (data.kind === 'attack') {
      const turn = this.#turn
      this.#demand(turn?.id === attacker.id && !turn.attacked, 'one attack in an activation')
      this.#demand(attacker.camp !== target.camp, 'an enemy')
      const foes = this.#pieces.filter((one) => one.camp !== attacker.camp && this.#close(attacker, one))
      if (attacker.type !== 'ranged') this.#demand(foes.includes(target), 'beside it')
      else this.#demand(turn?.moved === false && (foes.length === 0 || foes.includes(target)), 'shoots first')
      if (turn !== null) turn.attacked = true
      const answers = this.#has(target, 'unlimited-retaliation') || !target.marked
      const due = this.#close(attacker, target) && answers && !this.#has(attacker, 'no-retaliation')
      this.#due = due
        ? { by: target.id, against: attacker.id, hindered: this.#has(attacker, 'hinder-retaliation') }
        : null
    } else if (data.kind === 'retaliation') {
      this.#demand(this.#due?.by === attacker.id && this.#due.against === target.id, 'a retaliation that is due')
      if (!this.#has(attacker, 'unlimited-retaliation')) attacker.marked = true
    } else {
      const gives = ['double-shot', 'splash-adjacent', 'line-breath'].some((key) => this.#has(attacker, key))
      this.#demand(gives && this.#turn?.id === attacker.id, 'a further attack that an ability gives')
    }
    this.#blow = data
    this.#defense = null
  }

  /** H3B-CRND-12, -18, -19, -28 to -30 and H3B-SIEGE-07, from the dice that were told. */
  #reckon(data: BattleEvents['attack-rolled']): void {
    const kind = this.#blow?.kind ?? 'attack'
    const attacker = this.#piece(data.attacker)
    const target = this.#piece(data.target)
    const works = (piece: Piece, key: string) =>
      piece.face.abilities.find((one) => {
        if (one.key !== key) return false
        if (one.trigger === 'attack') return piece === attacker && kind === 'attack'
        if (one.trigger === 'retaliation') return piece === attacker && kind === 'retaliation'
        return one.trigger === 'passive'
      })
    const rollDice = works(attacker, 'roll-dice')
    const apply = rollDice?.key === 'roll-dice' ? rollDice.apply : 'one'
    const lower =
      this.#shootsBadly(attacker, target, (key) => works(attacker, key) !== undefined) ||
      (kind === 'retaliation' && this.#due?.hindered === true)
    const way = apply === 'higher' ? (lower ? 'one' : 'higher') : lower ? 'lower' : apply
    this.#demand(data.dice.length === (way === 'one' ? 1 : 2), `dice for ${way}`)
    const shift = works(attacker, 'die-shift') === undefined ? 0 : 1
    const sorted = [...data.dice].sort((a, b) => a - b)
    const kept = way === 'higher' ? sorted.slice(-1) : way === 'lower' ? sorted.slice(0, 1) : sorted
    const shown = kept.map((face) => face + shift)
    const hits = (on: readonly number[]) => shown.filter((face) => on.includes(Math.min(face, 1))).length
    const die = works(attacker, 'ignore-own-die') === undefined ? shown.reduce((sum, face) => sum + face, 0) : 0
    this.#demand(data.die === die, `die ${die}`)

    let attack = attacker.face.attack
    if (kind === 'further') {
      const given = attacker.face.abilities.flatMap((one) =>
        one.key === 'splash-adjacent' ? one.attack : one.key === 'line-breath' ? one.second : [],
      )
      attack = given[0] ?? attack
    }
    if (this.#turn?.id === attacker.id) attack += this.#turn.rage
    const bonus = works(attacker, 'die-bonus')
    if (bonus?.key === 'die-bonus' && hits(bonus.on) > 0) attack += bonus.attack
    let defense = works(attacker, 'ignore-printed-defense') === undefined ? target.face.defense : 0
    const wary = works(target, 'defense-on-enemy-die')
    if (wary?.key === 'defense-on-enemy-die')
      defense += wary.perDie === true ? wary.n * hits(wary.on) : hits(wary.on) > 0 ? wary.n : 0
    const stern = works(target, 'defense-vs-retaliation')
    if (stern?.key === 'defense-vs-retaliation' && kind === 'retaliation') defense += stern.n
    const shielded = this.#pieces.some(
      (one) => one.camp === target.camp && this.#close(one, target) && this.#has(one, 'aura-defend'),
    )
    this.#demand((this.#defense !== null) === (target.token || shielded), 'a die for the defense token')
    if (this.#defense === 1) defense++
    this.#demand(data.attack === attack && data.defense === defense, `attack ${attack}, defense ${defense}`)
    const damage = Math.max(0, attack + die - defense - (this.#isCovered(attacker, target) ? 1 : 0))
    this.#demand(data.damage === damage, `damage ${damage}`)
    if (damage > 0) this.#hurt.set(target.id, damage)
    this.#afterBlow(attacker, kind)
  }
  #afterBlow(attacker: Piece, kind: BattleEvents['attacked']['kind']): void {
    if (kind === 'retaliation' && this.#due?.by === attacker.id) this.#due = null
  }
  #shootsBadly(attacker: Piece, target: Piece, works: (key: string) => boolean): boolean {
    if (attacker.type !== 'ranged' || attacker.camp === target.camp) return false
    if (attacker.space === null || target.space === null || works('no-ranged-penalty')) return false
    if (this.#close(attacker, target)) return !works('no-melee-penalty')
    const [own, other] = attacker.camp === 'attacker' ? [0, 4] : [4, 0]
    return row(attacker.space) === own && row(target.space) === other
  }
  #isCovered(attacker: Piece, target: Piece): boolean {
    if (attacker.type !== 'ranged' || attacker.space === null || target.space === null) return false
    if (attacker.camp !== 'attacker' || target.camp !== 'defender') return false
    const column = target.space % 4
    return (
      row(attacker.space) < 2 &&
      row(target.space) > 2 &&
      [8, 9, 10, 11].some((space) => space % 4 === column && this.#bulwarks.has(space))
    )
  }

  #harm(id: string, n: number): void {
    this.#demand(this.#hurt.get(id) === n, 'damage as it was reckoned')
    this.#hurt.delete(id)
    this.#piece(id).damage += n
  }
  #turnOver(id: string): void {
    const piece = this.#piece(id)
    this.#demand(piece.pack && piece.damage >= piece.face.health, 'only a pack that can bear no more turns')
    piece.damage -= piece.face.health
    piece.pack = false
    piece.face = printed(piece.card, false).face
  }

  /** H3B-CRND-24, H3B-CRND-26: nobody who should hit back has not. */
  #settleDue(): void {
    const due = this.#due
    this.#due = null
    this.#demand(this.#turn?.must !== true || this.#turn.attacked, 'a neutral unit attacks if it can')
    this.#demand(this.#hurt.size === 0, 'damage is put on the unit')
    const weak = this.#pieces.find((one) => one.damage >= one.face.health)
    this.#demand(weak === undefined, 'nobody stands who can bear no more')
    if (due === null) return
    const by = this.#there(due.by)
    const against = this.#there(due.against)
    this.#demand(by === undefined || against === undefined || !this.#close(by, against), 'a retaliation is left out')
  }

  #newRound(round: number): void {
    this.#settleDue()
    this.#demand(round === this.#round + 1, 'combat rounds are counted')
    this.#demand(
      this.#pieces.every(({ active }) => active),
      'everybody was active',
    )
    this.#round = round
    this.#last = null
    this.#turn = null
    for (const piece of this.#pieces) {
      piece.active = false
      piece.marked = false
    }
  }

  #end({ result }: BattleEvents['combat-ended']): void {
    this.#settleDue()
    const left = (camp: Camp) => this.#pieces.filter((one) => one.camp === camp && one.card !== 'arrow-tower').length
    const [a, d] = [left('attacker'), left('defender')]
    if (result.how === 'fought') {
      this.#demand(a === 0 || d === 0, 'one side has nobody left')
      const winner = a > 0 || (d === 0 && this.#neutral) ? 'attacker' : 'defender'
      this.#demand(result.winner === winner, `${winner} has won`)
    } else this.#demand((a > 0 && d > 0) || (this.#neutral && a === 0), `ends by ${result.how}`)
  }
}

function printed(card: Fighter['card'], pack: boolean): { readonly type: UnitType; face: Face } {
  if (card === 'arrow-tower') return { type: 'ranged', face: ARROW_TOWER }
  if (card in UNITS) {
    const unit = UNITS[card as UnitId]
    return { type: unit.type, face: pack ? unit.pack : unit.few }
  }
  const { type, face } = neutralOf(card as Parameters<typeof neutralOf>[0])
  return { type, face }
}
