/** Puts a text where it can be pasted from. Browsers offer their clipboard to safe sites alone; a tavern at home is none. */
export async function copyText(text: string): Promise<void> {
  if (isSecureContext) return navigator.clipboard.writeText(text)
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'hidden-text'
  document.body.append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
}
