import type { Refused, Refusing } from '@krcma/protocol'

export function refuse(refused: Refused, about = ''): Refusing {
  return { refused, about }
}

export function isRefusing(value: object): value is Refusing {
  return 'refused' in value && value.refused !== undefined
}
