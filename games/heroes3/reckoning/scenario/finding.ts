import type { Finding } from '@krcma/kernel'

export function error(path: string, en: string, cs: string): Finding {
  return { path, severity: 'error', words: { en, cs } }
}

export function warning(path: string, en: string, cs: string): Finding {
  return { path, severity: 'warning', words: { en, cs } }
}

export function findIf(wrong: boolean, finding: () => Finding): readonly Finding[] {
  return wrong ? [finding()] : []
}
