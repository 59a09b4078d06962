/**
 * The form that plain data from outside must have, as a pattern: a test of one value, a list of one form, fields, some of which
 * may be missing, or whichever form the value itself calls for. Games read their scenarios and campaigns with it, the kernel its records.
 */
export type Form =
  | ((value: unknown) => boolean)
  | { readonly all: Form }
  | { readonly orNull: Form }
  | { readonly by: (value: unknown) => Form | undefined }
  | { readonly must: Fields; readonly may: Fields }
type Fields = { readonly [field: string]: Form }

export const text = (value: unknown): boolean => typeof value === 'string'
export const anything = (value: unknown): boolean => value !== undefined
export const whole = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0

export function oneOf(...values: readonly unknown[]): Form {
  return (value) => values.includes(value)
}

export function listOf(all: Form): Form {
  return { all }
}

export function fields(must: Fields, may: Fields = {}): Form {
  return { must, may }
}

export function nullable(form: Form): Form {
  return { orNull: form }
}

/** The form of a thing of this kind; none: there is no such kind. Asked late, so that a form may contain itself. */
export function depending(by: (value: unknown) => Form | undefined): Form {
  return { by }
}

/** Where a value first departs from a form (`.lots[2].worth`), if it does. The way there is made of words only then: most do not. */
export function misfit(value: unknown, form: Form): string | undefined {
  if (typeof form === 'function') return form(value) ? undefined : ''
  if ('orNull' in form) return value === null ? undefined : misfit(value, form.orNull)
  if ('by' in form) return misfit(value, form.by(value) ?? (() => false))
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== 'all' in form) return ''
  if ('all' in form) {
    const at = (value as unknown[]).findIndex((item) => misfit(item, form.all) !== undefined)
    return at < 0 ? undefined : `[${at}]${misfit((value as unknown[])[at], form.all)}`
  }
  const { must, may } = form
  for (const name in value) if (!Object.hasOwn(must, name) && !Object.hasOwn(may, name)) return `.${name}`
  return misfitIn(value, must, true) ?? misfitIn(value, may, false)
}

function misfitIn(value: object, forms: Fields, needed: boolean): string | undefined {
  for (const name in forms) {
    if (!needed && !Object.hasOwn(value, name)) continue
    const wrong = misfit((value as Record<string, unknown>)[name], forms[name] as Form)
    if (wrong !== undefined) return `.${name}${wrong}`
  }
  return undefined
}

/** Every place where a value departs from a form, as `misfit` names the first one: an editor shows them all. */
export function everyMisfit(value: unknown, form: Form): readonly string[] {
  if (typeof form === 'function') return form(value) ? [] : ['']
  if ('orNull' in form) return value === null ? [] : everyMisfit(value, form.orNull)
  if ('by' in form) return everyMisfit(value, form.by(value) ?? (() => false))
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== 'all' in form) return ['']
  if ('all' in form) {
    const within = (item: unknown, i: number) => everyMisfit(item, form.all).map((place) => `[${i}]${place}`)
    return (value as unknown[]).flatMap(within)
  }
  const { must, may } = form
  const given = value as Readonly<Record<string, unknown>>
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(must, name) && !Object.hasOwn(may, name))
  const within = (name: string, of: Form) => everyMisfit(given[name], of).map((place) => `.${name}${place}`)
  return [
    ...unknown.map((name) => `.${name}`),
    ...Object.entries(must).flatMap(([name, of]) => within(name, of)),
    ...Object.entries(may).flatMap(([name, of]) => (Object.hasOwn(given, name) ? within(name, of) : [])),
  ]
}
