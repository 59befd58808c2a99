/** `2026-11-22` in that zone. */
export function dateIn(timeZone: string, at: Date): string {
  const { year, month, day } = partsIn(timeZone, at) ?? partsOfUtc(at)
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}

type Parts = Record<'year' | 'month' | 'day' | 'hour' | 'minute', number>

const partsOfUtc = (at: Date): Parts => ({
  year: at.getUTCFullYear(),
  month: at.getUTCMonth() + 1,
  day: at.getUTCDate(),
  hour: at.getUTCHours(),
  minute: at.getUTCMinutes(),
})

// Null for a zone that this browser does not know, though the server does.
export function partsIn(timeZone: string, at: Date): Parts | null {
  if (timeZone === 'UTC') return partsOfUtc(at)
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', calendar: 'gregory', ...numeric })
    const found = format.formatToParts(at).map(({ type, value }) => [type, Number(value)])
    return Object.fromEntries(found) as Parts
  } catch {
    return null
  }
}
