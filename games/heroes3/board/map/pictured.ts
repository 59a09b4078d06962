/** A group of drawings that is one picture, with a name for those who do not see it. */
export function pictured(name: string): { readonly role: 'img'; readonly 'aria-label': string } {
  return { role: 'img', 'aria-label': name }
}
