import type { TableInfo } from '@krcma/protocol'

/** Whether hints are given: to whoever plays with bots alone always, among people where they agreed to it. */
export function givesHints({ sitters, setting }: Pick<TableInfo, 'sitters' | 'setting'>): boolean {
  const people = sitters.filter(({ person, bot }) => person !== null && bot === null).length
  return people < 2 || setting.hints === true
}
