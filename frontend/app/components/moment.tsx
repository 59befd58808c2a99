import * as words from '#contract/messages/components/common.js'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const two = (value: number) => String(value).padStart(2, '0')

/** `21 Nov 2026`, a day of UTC. */
export function dayOf(iso: string): string {
  const at = new Date(iso)
  return `${at.getUTCDate()} ${months[at.getUTCMonth()]} ${at.getUTCFullYear()}`
}

/** `14:02:31 UTC`, for what happens within minutes. */
export function clockOf(iso: string): string {
  const at = new Date(iso)
  return `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())} UTC`
}

/** A point in time in UTC. Written by hand: what Intl writes differs between the server and browsers, and hydration minds. */
export function Moment({ iso }: { iso: string }) {
  const at = new Date(iso)
  return (
    <time dateTime={iso} className="tabular whitespace-nowrap">
      {words.dayTwoTwo2Utc(dayOf(iso), two(at.getUTCHours()), two(at.getUTCMinutes()))}
    </time>
  )
}
