// Apart from the request classes, whose decorators a browser must not load.

export const isMonth = (value: unknown): value is string =>
  typeof value === 'string' && /^20\d{2}-(0[1-9]|1[0-2])$/.test(value)

export const monthAt = (time: Date): string => time.toISOString().slice(0, 7)

/** Its first moment, and the first one of the month that follows. */
export function boundsOf(month: string): { from: Date; to: Date } {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return { from: new Date(Date.UTC(year, number - 1)), to: new Date(Date.UTC(year, number)) }
}

/** `October 2026` */
export const monthInWords = (month: string): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(boundsOf(month).from)

/** Newest first, from the month of `until` back to that of `since`. */
export function monthsBack(since: Date, until: Date): string[] {
  const months: string[] = []
  for (let time = until; monthAt(time) >= monthAt(since); time = new Date(boundsOf(monthAt(time)).from.getTime() - 1))
    months.push(monthAt(time))
  return months
}
