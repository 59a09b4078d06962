/** Hands a text over as a file. */
export function saveFile(name: string, text: string, type = 'application/json'): void {
  const anchor = document.createElement('a')
  anchor.href = URL.createObjectURL(new Blob([text], { type }))
  anchor.download = name
  anchor.click()
  URL.revokeObjectURL(anchor.href)
}
