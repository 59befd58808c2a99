import { DateTime } from 'luxon'

export const yearsAfter = (at: Date, years: number): Date =>
  DateTime.fromJSDate(at, { zone: 'utc' }).plus({ years }).toJSDate()
