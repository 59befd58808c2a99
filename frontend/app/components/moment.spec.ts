import { describe, expect, it } from '@jest/globals'
import { momentIn } from './moment'

describe('a point in time', () => {
  it.each([
    ['UTC', '2026-11-22T20:05:31Z', '22 Nov 2026, 20:05 UTC'],
    ['Europe/Berlin', '2026-11-22T23:30:00Z', '23 Nov 2026, 00:30 UTC+01:00'],
    ['Europe/Berlin', '2026-07-01T10:00:59.999Z', '1 Jul 2026, 12:00 UTC+02:00'],
    ['America/St_Johns', '2026-01-01T01:00:00Z', '31 Dec 2025, 21:30 UTC−03:30'],
    ['Asia/Kathmandu', '2026-01-01T00:00:00Z', '1 Jan 2026, 05:45 UTC+05:45'],
    ['Mars/Olympus', '2026-11-22T20:05:31Z', '22 Nov 2026, 20:05 UTC'],
  ])('in %s: %s', (timeZone, iso, written) => {
    expect(momentIn(timeZone, iso)).toBe(written)
  })
})
