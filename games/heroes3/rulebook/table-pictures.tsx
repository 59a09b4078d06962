import { Icon, icons, Marked, type PictureProps, signs } from '@krcma/look'
import { Arena } from '../board/battle/arena.tsx'
import { CardFace } from '../board/cards/card.tsx'
import { Town } from '../board/panels/town.tsx'
import type { CardId } from '../content/cards.ts'
import type { AttackFace } from '../content/dice.ts'
import { UNITS, type UnitId } from '../content/units.ts'
import type { Battle, Camp, Heroes3, Host, UnitSide } from '../shape.ts'
import { sceneOf } from './scene.ts'

type Props = PictureProps<Heroes3>

/** Four cards of the starting deck of the hero of the Castle (H3B-SETUP-05), as they are held. */
const HAND: readonly CardId[] = ['stat-attack.1', 'stat-defense.1', 'magic-arrow.1', 'leadership.1']

export function Hand(props: Props) {
  const at = sceneOf(props, { land: [], players: [{}, {}] })
  return (
    <ul className="h3 h3-picture h3-picture-cards roomy">
      {HAND.map((id) => (
        <li key={id}>
          <CardFace at={at} id={id} />
        </li>
      ))}
    </ul>
  )
}

/** The town of the Castle in round 1 (H3B-S0-01 to -04). */
export function InTown(props: Props) {
  const at = sceneOf(props, {
    land: [],
    players: [{ goods: { gold: 10, materials: 3, valuables: 1 }, buildings: ['castle.towers'] }, {}],
  })
  return (
    <div className="h3 h3-picture h3-picture-town roomy">
      <Town at={at} />
    </div>
  )
}

interface Standing {
  readonly card: UnitId
  readonly side: UnitSide
  /** Row by row, the attacker's back row first (H3B-COMB-06). */
  readonly space: number
  readonly camp: Camp
}

const STANDING: readonly Standing[] = [
  { card: 'skeletons', side: 'few', space: 5, camp: 'attacker' },
  { card: 'zombies', side: 'few', space: 6, camp: 'attacker' },
  { card: 'griffins', side: 'pack', space: 13, camp: 'defender' },
  { card: 'crusaders', side: 'few', space: 14, camp: 'defender' },
  { card: 'zealots', side: 'few', space: 18, camp: 'defender' },
]
const host = (seat: number): Host => ({ seat, hero: 'main', spells: 0, spellLimit: 1, bound: [] })

const BATTLE: Battle = {
  field: 'S3.E',
  attacker: host(1),
  defender: host(0),
  difficulty: null,
  controller: null,
  fortified: false,
  phase: 'activation',
  round: 1,
  fighters: STANDING.map((one, i) => ({
    ...one,
    id: `${one.camp.charAt(0)}${i + 1}`,
    overlays: [],
    damage: 0,
    activated: false,
    retaliated: false,
    paralysed: false,
    defending: false,
    spent: false,
    lasting: [],
  })),
  bulwarks: [],
  drawn: [],
  auras: [],
  activation: null,
  attack: null,
  lastActive: null,
  idleRounds: 0,
  stirred: false,
  result: null,
}
/** In the rows of each, where nobody stands. */
const CAMPS = [
  [88, 80],
  [88, 50],
  [88, 20],
] as const

/** Bob's army attacks that of Ana. */
export function Battlefield(props: Props) {
  const at = sceneOf(props, { battle: BATTLE, land: [], players: [{}, { faction: 'necropolis', hero: 'tamika' }] })
  return (
    <div className="h3 h3-picture" data-layout="phone">
      <Marked marks={CAMPS}>
        <Arena at={at} battle={BATTLE} />
      </Marked>
    </div>
  )
}

const CARD = 1
const DIE: AttackFace = 1

/** H3B-EX-07: few Zombies attack a pack of Griffins. */
export function Attack() {
  const { attack } = UNITS.zombies.few
  const { defense } = UNITS.griffins.pack
  return (
    <div className="h3-picture-sum">
      <span>
        {attack} <Icon of={icons.sword} />
      </span>
      <span>+ {CARD}</span>
      <span>
        + {DIE} <Icon of={signs.dice} />
      </span>
      <span>
        − ({defense} <Icon of={icons.shield} /> + {CARD})
      </span>
      <strong>= {attack + CARD + DIE - defense - CARD}</strong>
    </div>
  )
}
