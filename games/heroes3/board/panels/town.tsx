import { type Choice, Explain, Icon, icons, touch, type WhyNot } from '@krcma/look'
import { BUILDINGS, type BuildingId } from '../../content/buildings.ts'
import { UNITS, type UnitId } from '../../content/units.ts'
import { dwellingOf, recruitingCost, reinforcingCost, reserveOf, stands } from '../../reckoning/army.ts'
import { canPay } from '../../reckoning/goods.ts'
import { factionOf } from '../../reckoning/player.ts'
import type { Heroes3, Player, Seat } from '../../shape.ts'
import { buildingCost, buildingText } from '../../words/texts.ts'
import { type At, ownSeat, shownSeat } from '../at.ts'
import { Touched } from '../touched.tsx'
import { explainedUnit, UnitPlate } from '../units/unit.tsx'
import { partOf } from '../where.ts'
import { Goods } from './goods.tsx'
import { Ways } from './ways.tsx'

/** A town: what can be spent and done in this round, its buildings, and the units that it raises. */
export function Town({ at }: { readonly at: At }) {
  const here = at.choices.all.filter((choice) => partOf(choice) === 'town')
  const seat = here.length > 0 ? (ownSeat(at) ?? shownSeat(at)) : shownSeat(at)
  const player = at.state.players[seat]
  if (player?.faction == null) return <p>{at.v.scene.none}</p>
  const built = (choice: Choice<Heroes3>) => buildingIn(choice, seat)
  const mustered = (choice: Choice<Heroes3>) => unitIn(choice)
  const rest = here.filter((choice) => built(choice) === null && mustered(choice) === null)
  const { w, v } = at
  return (
    <>
      <Goods at={at} seat={seat} />
      <ul className="h3-tokens">
        {(['build', 'population', 'spellBook'] as const).map((token) => (
          <li key={token} data-spent={!player.tokens[token]}>
            <Icon of={player.tokens[token] ? icons.hourglass : icons.discard} />{' '}
            {w.town.token(w.town.tokens[token], player.tokens[token])}
          </li>
        ))}
      </ul>
      <Ways at={at} of={rest} />
      <h3>{w.town.buildings}</h3>
      <ul className="h3-buildings">
        {factionOf(player).buildings.map((id) => (
          <BuildingView key={id} at={at} player={player} id={id} choices={here.filter((one) => built(one) === id)} />
        ))}
      </ul>
      <h3>{w.town.units}</h3>
      <ul className="h3-units">
        {factionOf(player).units.map((unit) => (
          <UnitView
            key={unit}
            at={at}
            seat={seat}
            player={player}
            unit={unit}
            choices={here.filter((one) => mustered(one) === unit)}
          />
        ))}
      </ul>
      {!stands(player, 'citadel') && <p className="h3-quiet">{w.town.needsCitadel(v.names.buildingKinds.citadel)}</p>}
    </>
  )
}

function buildingIn(choice: Choice<Heroes3>, seat: Seat): BuildingId | null {
  const option = optionOf(choice)
  if (option === null) return null
  if (option.do === 'build') return option.building
  return option.do === 'use-building' && option.town === seat ? option.building : null
}

function unitIn(choice: Choice<Heroes3>): UnitId | null {
  const option = optionOf(choice)
  return option !== null && (option.do === 'recruit' || option.do === 'reinforce') ? option.unit : null
}

const optionOf = (choice: Choice<Heroes3>) =>
  (choice.kind === 'act' || choice.kind === 'town' || choice.kind === 'muster' || choice.kind === 'prepare') &&
  typeof choice.option !== 'string'
    ? choice.option
    : null

interface BuildingProps {
  readonly at: At
  readonly player: Player
  readonly id: BuildingId
  readonly choices: readonly Choice<Heroes3>[]
}

function BuildingView({ at, player, id, choices }: BuildingProps) {
  const { v, w } = at
  const stood = player.buildings.includes(id)
  const why = stood || choices.length > 0 ? undefined : whyNotBuilt(at, player, id)
  const [only] = choices
  const says = { name: v.names.buildings[id], text: buildingText(v, id) }
  return (
    <Explain of={why === undefined ? says : { ...says, why }}>
      <li className="h3-building" data-built={stood}>
        <strong>{v.names.buildings[id]}</strong>
        <span className="h3-quiet">{stood ? w.town.built : buildingCost(v, id)}</span>
        {why !== undefined && <span className="h3-why">{why.text}</span>}
        <span className="h3-building-does">{buildingText(v, id)}</span>
        {only !== undefined && <Touched by={touch(at.choices, only)} says={{ ...says, name: only.label }} />}
      </li>
    </Explain>
  )
}

/** Why a building cannot be built now. */
function whyNotBuilt({ v, w }: At, player: Player, id: BuildingId): WhyNot {
  const { cost, requires } = BUILDINGS[id]
  if (!player.tokens.build) return { text: w.town.spentBuild, rule: 'H3B-TOWN-04' }
  if (requires !== undefined && !stands(player, requires))
    return {
      text: w.town.needsFirst(v.names.buildingKinds[requires]),
      rule: requires.startsWith('dwelling') && !id.endsWith('blacksmith') ? 'H3B-TOWN-05' : 'H3B-TOWN-06',
    }
  if (!canPay(player, cost)) return { text: w.town.tooDear, rule: 'H3B-ECON-02' }
  return { text: w.town.notNow, rule: 'H3B-TOWN-02' }
}

interface UnitProps {
  readonly at: At
  readonly seat: Seat
  readonly player: Player
  readonly unit: UnitId
  readonly choices: readonly Choice<Heroes3>[]
}

function UnitView({ at, seat, player, unit, choices }: UnitProps) {
  const { v, w } = at
  const own = player.units.find(({ card }) => card === unit)
  const waits = reserveOf(player).includes(unit)
  const side = own?.side ?? 'few'
  const dwelling = dwellingOf(UNITS[unit].tier)
  const note = waits
    ? stands(player, dwelling)
      ? w.town.recruitFor(v.goods(recruitingCost(unit)))
      : w.town.needsFirst(v.names.buildingKinds[dwelling])
    : own?.side === 'few'
      ? w.town.reinforceFor(v.goods(reinforcingCost(at.state, seat, unit)))
      : v.side.pack
  const [only] = choices
  return (
    <Explain of={explainedUnit(at, unit, side)}>
      <li className="h3-town-unit" data-waits={waits}>
        <UnitPlate at={at} card={unit} side={side} note={note} />
        {only !== undefined && choices.length === 1 && (
          <Touched by={touch(at.choices, only)} says={{ name: only.label }} />
        )}
        {choices.length > 1 && <Ways at={at} of={choices} />}
      </li>
    </Explain>
  )
}
