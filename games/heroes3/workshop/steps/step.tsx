import type { StepProps } from '@krcma/look'
import type { ComponentType } from 'react'
import type { Scenario } from '../../content/scenario.ts'
import { FormOf } from '../form.tsx'
import type { FormStep } from '../form-steps.ts'
import type { Words } from '../words/words.ts'
import {
  StartingBonuses,
  StartingBuildings,
  StartingIncome,
  StartingResources,
  StartingUnitLines,
} from './beginning.tsx'
import { Length, Name, Players } from './first.tsx'
import { RoundLimit, TimedEvents, Victory } from './last.tsx'
import { MapStep } from './map.tsx'
import { Rules } from './rules.tsx'

const PAGES: Readonly<Record<FormStep, ComponentType>> = {
  name: Name,
  players: Players,
  length: Length,
  map: MapStep,
  startingResources: StartingResources,
  startingIncome: StartingIncome,
  startingBuildings: StartingBuildings,
  startingUnits: StartingUnitLines,
  startingBonuses: StartingBonuses,
  rules: Rules,
  victory: Victory,
  roundLimit: RoundLimit,
  timedEvents: TimedEvents,
}

/** One of the thirteen pages of the form. */
export function Step(props: StepProps<Scenario, Words>) {
  const Page = PAGES[props.step as FormStep]
  return (
    <FormOf {...props}>
      <Page />
    </FormOf>
  )
}
