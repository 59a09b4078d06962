import type { Language } from '@krcma/kernel'
import { readChoice } from './arguments.ts'
import type { Terminal } from './terminal.ts'

const LANGUAGES: readonly Language[] = ['cs', 'en']

/** --lang, wherever it stands, or else what the environment says. */
export function languageOf(args: readonly string[], env: Terminal['env']): Language {
  const said = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='))
  if (said === -1) return languageOfEnvironment(env)
  const inline = args[said]?.split('=')[1]
  return readChoice('--lang', inline ?? args[said + 1] ?? '', LANGUAGES)
}

/** As POSIX orders them: the first that says anything decides. */
export function languageOfEnvironment(env: Terminal['env']): Language {
  const locale = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find((value) => value !== undefined && value !== '')
  return /^(cs|cz)/i.test(locale ?? '') ? 'cs' : 'en'
}
