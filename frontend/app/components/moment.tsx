import { useRouteLoaderData } from 'react-router'
import { dayIn, type Formats } from '#contract/formats.js'
import * as english from '#contract/messages/components/common.js'
import type { Translated } from '#contract/messages/translated.js'
import { formatsNow } from '#contract/spoken-formats.js'
import { useCommonWords, useSpeech } from './speech'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const two = (value: number) => String(value).padStart(2, '0')

/** `21 Nov 2026`, a day of UTC. */
export function dayOf(iso: string, formats: Formats | null = formatsNow()): string {
  const at = new Date(iso)
  if (formats) return dayIn(formats, at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate())
  return `${at.getUTCDate()} ${months[at.getUTCMonth()]} ${at.getUTCFullYear()}`
}

/** `14:02:31 UTC`, for what happens within minutes. */
export function clockOf(iso: string): string {
  const at = new Date(iso)
  return `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())} UTC`
}

/** What the person has chosen on their profile. */
const useTimeZone = (): string => useRouteLoaderData<{ timeZone: string }>('root')?.timeZone ?? 'UTC'

/** A point in time. Put together by hand: what Intl writes differs between the server and browsers, and hydration minds. */
export function Moment({ iso }: { iso: string }) {
  const timeZone = useTimeZone()
  const { formats } = useSpeech()
  const words = useCommonWords()
  return (
    <time dateTime={iso} className="tabular whitespace-nowrap [unicode-bidi:isolate]">
      {momentIn(timeZone, iso, formats, words)}
    </time>
  )
}

export function momentIn(
  timeZone: string,
  iso: string,
  formats: Formats | null = formatsNow(),
  words: Translated['common'] = english,
): string {
  const at = new Date(iso)
  const inWords = (iso: string) => dayOf(iso, formats)
  const utc = words.dayTwoTwo2Utc(inWords(iso), two(at.getUTCHours()), two(at.getUTCMinutes()))
  if (timeZone === 'UTC') return utc
  const parts = partsIn(timeZone, at)
  if (!parts) return utc
  const { year, month, day, hour, minute } = parts
  const there = Date.UTC(year, month - 1, day, hour, minute)
  const offset = Math.round((there - Math.floor(at.getTime() / 60_000) * 60_000) / 60_000)
  return words.dayAndTimeThere(inWords(new Date(there).toISOString()), `${two(hour)}:${two(minute)}`, inHours(offset))
}

const inHours = (minutes: number): string => {
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '−' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

// Null for a zone that this browser does not know, though the server does.
function partsIn(timeZone: string, at: Date): Record<'year' | 'month' | 'day' | 'hour' | 'minute', number> | null {
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', calendar: 'gregory', ...numeric })
    const found = format.formatToParts(at).map(({ type, value }) => [type, Number(value)])
    return Object.fromEntries(found) as NonNullable<ReturnType<typeof partsIn>>
  } catch {
    return null
  }
}
