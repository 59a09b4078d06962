import { botName } from '@krcma/bots'
import type { SagaSight } from '@krcma/protocol'
import type { SagaTexts } from './words/index.ts'

/** What a member is called: by whoever holds the sheet, a bot by its character. */
export function nameOf({ id, members }: SagaSight, member: number, texts: SagaTexts): string {
  const { name = '', bot = null } = members[member] ?? {}
  if (name !== '') return name
  const levels = members.map((one) => one.bot)
  return bot === null ? texts.member(member + 1) : botName(levels, member, id)
}
