/** Something that a command may be told, by its place. */
export interface Argument<T> {
  readonly name: string
  readonly usual: T
  /** What it may be, in words. */
  readonly accepts: string
  read(text: string): T | undefined
}

export function whole(name: string, usual: number, least = 1): Argument<number> {
  return {
    name,
    usual,
    accepts: `a whole number from ${least} on`,
    read: (text) => (/^\d{1,9}$/.test(text) && Number(text) >= least ? Number(text) : undefined),
  }
}

export function oneOf<T extends string>(name: string, usual: T, others: readonly T[]): Argument<T> {
  const choices = [usual, ...others]
  return { name, usual, accepts: `one of ${choices.join(', ')}`, read: (text) => choices.find((one) => one === text) }
}

/** A command, and what may follow it. */
export interface Command<T extends readonly unknown[]> {
  readonly name: string
  readonly takes: { readonly [N in keyof T]: Argument<T[N]> }
}

export type Reading<T> = { readonly values: T } | { readonly help: string } | { readonly wrong: string }

/** What is not said is as usual; what cannot be understood is not guessed. */
export function readArguments<T extends readonly unknown[] | []>(
  { name, takes }: Command<T>,
  given: readonly string[],
): Reading<T> {
  const known: readonly Argument<unknown>[] = takes
  const form = `npm run ${name} -- ${known.map((argument) => `[${argument.name}]`).join(' ')}`
  if (given.some((text) => text === '--help' || text === '-h')) return { help: [form, ...known.map(lineOf)].join('\n') }
  const surplus = given[known.length]
  if (surplus !== undefined) return { wrong: `"${surplus}" is one too many: ${form}` }
  const values: unknown[] = []
  for (const [n, argument] of known.entries()) {
    const text = given[n]
    const value = text === undefined ? argument.usual : argument.read(text)
    if (value === undefined) return { wrong: `${argument.name} must be ${argument.accepts}, not "${text}": ${form}` }
    values.push(value)
  }
  // One value for each argument, in their order: the types cannot follow that through a loop.
  return { values: values as unknown as T }
}

/** What the command was told that is running. Who asks for help, or says what cannot be, is answered, and it ends. */
export function argumentsOf<T extends readonly unknown[] | []>(command: Command<T>): T {
  const reading = readArguments(command, process.argv.slice(3))
  if ('values' in reading) return reading.values
  if ('help' in reading) {
    console.log(reading.help)
    process.exit(0)
  }
  console.error(reading.wrong)
  process.exit(2)
}

function lineOf({ name, accepts, usual }: Argument<unknown>): string {
  return `  ${name}: ${accepts}; ${usual} if not said`
}
