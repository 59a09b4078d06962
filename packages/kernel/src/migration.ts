import { DamagedRecord } from './chance.ts'
import type { Game, Migration, Saved, Shape } from './index.ts'

/** A part of what an older version wrote, as the present one reads it. */
export function migrated<G extends Shape>(game: Game<G>, rules: number, part: keyof Migration, old: unknown): unknown {
  let value = old
  for (let version = rules; version < game.rules; version++) {
    const migration = game.migrations?.[version]
    if (migration === undefined) throw new DamagedRecord(`no migration from rules ${version}`)
    value = migration[part] === undefined ? value : migration[part](value)
  }
  return value
}

/** What a table or a saga was opened with under older rules. */
export function migratedSettings<G extends Shape>(
  game: Game<G>,
  { rules, options, scenario }: Pick<Saved, 'rules' | 'options' | 'scenario'>,
) {
  return {
    options: migrated(game, rules, 'options', options),
    scenario: scenario === null ? null : migrated(game, rules, 'scenario', scenario),
  }
}
