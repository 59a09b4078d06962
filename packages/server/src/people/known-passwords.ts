/** What is about this house and this account makes no password: so many letters must be left without it. */
const LEFT = 6
const HOUSE = ['krcma', 'krčma']

/** Whether a password is among the first that anybody would try: one of the 50,000 that others use most, or a login with a few letters more. */
export async function isKnown(password: string, login: string): Promise<boolean> {
  const low = password.toLowerCase()
  const rest = [login, ...HOUSE].reduce((text, word) => text.replaceAll(word, ''), low)
  if (rest.length < LEFT && rest !== low) return true
  known ??= load()
  return (await known).has(low)
}

let known: Promise<ReadonlySet<string>> | undefined
/** Loaded when somebody chooses a password. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
