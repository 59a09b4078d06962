/** Lists and objects within each other. Nothing of ours comes near it; functions that call themselves for each would come to the end of the stack. */
const MOST = 200
const [QUOTE, BACKSLASH] = [0x22, 0x5c]
const OPENING: readonly number[] = [0x5b, 0x7b]
const CLOSING: readonly number[] = [0x5d, 0x7d]

/** Whether a text of JSON holds more within each other than anybody honest would send. */
export function isTooDeep(text: string): boolean {
  if (text.length <= MOST) return false
  let depth = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === BACKSLASH) at++
    else if (code === QUOTE) quoted = !quoted
    else if (quoted) continue
    else if (OPENING.includes(code) && ++depth > MOST) return true
    else if (CLOSING.includes(code)) depth--
  }
  return false
}
