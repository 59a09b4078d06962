export function greet(name: string): string {
  const where = 'navigator' in globalThis && 'document' in globalThis ? 'a browser' : 'Node'
  return `Welcome to ${name} in ${where}`
}
