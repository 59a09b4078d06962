const BROWSERS = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const
const SYSTEMS = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac(?:intosh| OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const

/** What a session's list calls a browser: as much as its owner needs to know it again, and no more is kept of it. */
export function deviceOf(userAgent: string | undefined): string {
  const of = (known: readonly (readonly [RegExp, string])[]) => known.find(([form]) => form.test(userAgent ?? ''))?.[1]
  return [of(BROWSERS), of(SYSTEMS)].filter((part) => part !== undefined).join(', ')
}
