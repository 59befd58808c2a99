import * as texts from './messages/components/common.js'

// The order matters: most browsers also name the ones they descend from.
const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
  [/curl\//, 'curl'],
]
const systems: [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
]

const nameIn = (userAgent: string, known: [RegExp, string][]) => known.find(([sign]) => sign.test(userAgent))?.[1]

export function browserOf(userAgent: string | null): string {
  const words = [nameIn(userAgent ?? '', browsers), nameIn(userAgent ?? '', systems)].filter(Boolean)
  return words.length === 0 ? texts.unknownBrowser : words.join(' on ')
}
