import { createContext, use } from 'react'
import { useRouteLoaderData } from 'react-router'
import { dayIn, type Formats } from '#contract/formats.js'
import * as english from '#contract/messages/components/common.js'
import type { Translated } from '#contract/messages/translated.js'
import { formatsNow } from '#contract/spoken-formats.js'
import { useCommonWords, useSpeech } from './speech'
import { partsIn } from './time-zone-parts'
import { useToday } from './today'

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
export const useTimeZone = (): string => useRouteLoaderData<{ timeZone: string }>('root')?.timeZone ?? 'UTC'

/** True in a column whose header names the time zone. */
export const ZoneInHeader = createContext(false)

/** A point in time. Put together by hand: what Intl writes differs between the server and browsers, and hydration minds. */
export function Moment({ iso }: { iso: string }) {
  const timeZone = useTimeZone()
  const today = useToday(timeZone)
  const { formats } = useSpeech()
  const words = useCommonWords()
  const whole = momentIn(timeZone, iso, formats, words)
  const short = use(ZoneInHeader) ? shortMomentIn(timeZone, iso, today, formats, words) : null
  return (
    <time
      dateTime={iso}
      title={short ? whole : undefined}
      className="tabular whitespace-nowrap cards:whitespace-normal [unicode-bidi:isolate]"
    >
      {short ?? whole}
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

const longestAgo = 6

/** `Today 14:02`, `2 days ago`, within a week, then `22 Nov 2026, 14:02`; the zone is written elsewhere. */
export function shortMomentIn(
  timeZone: string,
  iso: string,
  today: string,
  formats: Formats | null = formatsNow(),
  words: Translated['common'] = english,
): string | null {
  const parts = partsIn(timeZone, new Date(iso))
  if (!parts) return null
  const { year, month, day, hour, minute } = parts
  const time = `${two(hour)}:${two(minute)}`
  const midnight = Date.UTC(year, month - 1, day)
  const daysAgo = Math.round((Date.parse(today) - midnight) / 86_400_000)
  if (daysAgo === 0) return words.todayAt(time)
  if (daysAgo === 1) return words.yesterdayAt(time)
  if (daysAgo > 1 && daysAgo <= longestAgo) return words.daysAgo(daysAgo)
  return words.dayAt(dayOf(new Date(midnight).toISOString(), formats), time)
}
