import type { Choice } from '@krcma/look'
import { Explain, Icon, icons, type SeatLook, signs, thing, touch } from '@krcma/look'
import type { Stats } from '../../content/effects.ts'
import { shownOn } from '../../reckoning/battle/fighters.ts'
import { healthLeft, statOf } from '../../reckoning/battle/values.ts'
import type { Battle, Fighter, Heroes3 } from '../../shape.ts'
import { abilityText, unitName } from '../../words/texts.ts'
import type { At } from '../at.ts'
import { pictured } from '../map/pictured.ts'
import { Touched } from '../touched.tsx'
import { Medal, StatRow } from '../units/unit.tsx'

/** What a unit is worth now, with all that changes it. */
export function valuesOf(battle: Battle, fighter: Fighter): Stats {
  const stat = (name: keyof Stats) => statOf(battle, fighter, name)
  return {
    attack: stat('attack'),
    defense: stat('defense'),
    health: healthLeft(battle, fighter),
    initiative: stat('initiative'),
  }
}

export const lookOf = (at: At, battle: Battle, { camp }: Pick<Fighter, 'camp'>): SeatLook | null => {
  const { seat } = battle[camp]
  return seat === null ? null : (at.seats[seat] ?? null)
}

/** What is so of a unit at the moment. */
function notesOf(at: At, battle: Battle, fighter: Fighter): readonly string[] {
  const { v } = at
  return [
    lookOf(at, battle, fighter)?.name ?? v.side.neutral,
    ...(fighter.card === 'arrow-tower' || fighter.side === 'neutral' ? [] : [v.side[fighter.side]]),
    ...(fighter.paralysed ? [v.scene.paralysed] : []),
    ...(fighter.defending ? [v.scene.defending] : []),
    ...(fighter.activated ? [v.scene.activated] : []),
  ]
}

/** 'Griffins: attack 2, defense 0, …', for those who do not see them. */
function saidOf(at: At, battle: Battle, fighter: Fighter): string {
  const { attack, defense, health, initiative } = valuesOf(battle, fighter)
  const notes = notesOf(at, battle, fighter).join(', ')
  return at.v.scene.fighter(unitName(at.v, fighter.card), attack, defense, health, initiative, notes)
}

const explainedFighter = (at: At, battle: Battle, fighter: Fighter) => ({
  name: saidOf(at, battle, fighter),
  text: shownOn(fighter)
    .abilities.map((ability) => abilityText(at.v, ability))
    .join(' '),
})

interface FighterProps {
  readonly at: At
  readonly battle: Battle
  readonly fighter: Fighter
  readonly choice: Choice<Heroes3> | undefined
}

/** A unit on its space: whose, what, how strong, how much it can still bear. */
export function FighterView({ at, battle, fighter, choice }: FighterProps) {
  const look = lookOf(at, battle, fighter)
  const { side, card, paralysed, defending, activated, id } = fighter
  const active = battle.activation?.fighter === id
  return (
    <Explain of={explainedFighter(at, battle, fighter)}>
      <div
        className="h3-fighter"
        {...thing(`fighter-${id}`)}
        {...(choice === undefined ? pictured(saidOf(at, battle, fighter)) : {})}
        data-camp={fighter.camp}
        data-active={active}
        data-done={activated && !active}
        style={look === null ? undefined : { borderColor: look.colour }}
      >
        <span className="h3-fighter-name">
          {look !== null && (
            <span style={{ color: look.colour }}>
              <Icon of={look.sign} />
            </span>
          )}
          <span className="h3-clipped">{unitName(at.v, card)}</span>
        </span>
        <span className="h3-fighter-body">
          <Medal card={card} side={side} />
          <StatRow at={at} of={valuesOf(battle, fighter)} printed={shownOn(fighter)} />
        </span>
        <span className="h3-marks" aria-hidden="true">
          {paralysed && <Icon of={icons.hourglass} />}
          {defending && <Icon of={icons.shield} />}
          {fighter.retaliated && <Icon of={signs.no} />}
          {fighter.lasting.length > 0 && <Icon of={icons.magic} />}
        </span>
        {choice !== undefined && (
          <Touched
            by={touch(at.choices, choice)}
            says={{ name: choice.label, text: explainedFighter(at, battle, fighter).name }}
          />
        )}
      </div>
    </Explain>
  )
}
