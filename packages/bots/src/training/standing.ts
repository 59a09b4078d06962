import type { Weights } from '@krcma/kernel'
import type { Numbers } from './equations.ts'
import type { Course, Standing } from './trainer.ts'

/** A training as it is kept between two runs of the command: JSON, the long rows of numbers packed. */
interface Kept {
  readonly rules: number
  readonly features: readonly string[]
  readonly course: Course
  readonly generation: number
  readonly weights: readonly Weights[]
  readonly matrix: string
  readonly right: string
}

export function written(standing: Standing, rules: number, features: readonly string[]): string {
  const { course, generation, weights, matrix, right } = standing
  const kept: Kept = { rules, features, course, generation, weights, matrix: packed(matrix), right: packed(right) }
  return JSON.stringify(kept)
}

/** What was kept, if it is a training of these rules and features, begun in the same way; it may be made longer. */
export function goneOn(text: string, course: Course, rules: number, features: readonly string[]): Standing | undefined {
  const kept = JSON.parse(text) as Kept
  const isSame =
    kept.rules === rules &&
    kept.features.join() === features.join() &&
    (['seed', 'games', 'searches', 'matches'] as const).every((name) => kept.course[name] === course[name])
  if (!isSame) return undefined
  const { generation, weights } = kept
  return { course, generation, weights, matrix: unpacked(kept.matrix), right: unpacked(kept.right) }
}

function packed(numbers: Numbers): string {
  return Buffer.from(numbers.buffer).toString('base64')
}

function unpacked(text: string): Numbers {
  return new Float64Array(Uint8Array.from(Buffer.from(text, 'base64')).buffer)
}

/** How long a line may be. */
const WIDTH = 120

/** `weights.json`, as the formatter of the house wants it: a feature to a line. */
export function weightsFile({ rules, features, doubt, leanings, made }: Weights): string {
  const row = (numbers: readonly number[]) => `[${numbers.join(', ')}]`
  const block = (lines: readonly string[], indent: string) =>
    lines.length === 0 ? '{}' : `{\n${lines.map((line) => `${indent}  ${line}`).join(',\n')}\n${indent}}`
  const named = (name: string, value: string) => `${JSON.stringify(name)}: ${value}`
  const leaningLines = Object.entries(leanings).map(([kind, pulls]) => {
    const all = Object.entries(pulls).map(([name, pull]) => named(name, String(pull)))
    const line = named(kind, `{ ${all.join(', ')} }`)
    return line.length > WIDTH - 5 ? named(kind, block(all, '    ')) : line
  })
  const curve = made.curve.map(({ games, loss, won }) => `{ "games": ${games}, "loss": ${loss}, "won": ${won} }`)
  const parts = [
    named('rules', String(rules)),
    named(
      'features',
      block(
        Object.entries(features).map(([name, worths]) => named(name, row(worths))),
        '  ',
      ),
    ),
    named('doubt', row(doubt)),
    named('leanings', block(leaningLines, '  ')),
    named(
      'made',
      block(
        [
          named('seed', String(made.seed)),
          named('games', String(made.games)),
          named('curve', curve.length === 0 ? '[]' : `[\n${curve.map((line) => `      ${line}`).join(',\n')}\n    ]`),
        ],
        '  ',
      ),
    ),
  ]
  return `${block(parts, '')}\n`
}
