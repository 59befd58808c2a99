import { describe, expect, it } from '@jest/globals'
import { languages, localeOf } from '#contract/languages.js'
import { wordsIn } from '#contract/messages/all-languages.js'
import { momentIn, shortMomentIn } from './moment'
import { dateIn } from './time-zone-parts'

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

describe('a point in time under a header with its zone', () => {
  it.each([
    ['UTC', '2026-11-22T20:05:31Z', '2026-11-22', 'Today 20:05'],
    ['UTC', '2026-11-22T23:59:59Z', '2026-11-23', 'Yesterday 23:59'],
    ['UTC', '2026-11-22T23:59:59Z', '2026-11-24', '2 days ago'],
    ['UTC', '2026-11-22T00:00:00Z', '2026-11-28', '6 days ago'],
    ['UTC', '2026-11-22T23:59:59Z', '2026-11-29', '22 Nov 2026, 23:59'],
    ['Pacific/Auckland', '2026-11-22T11:30:00Z', '2026-11-25', '2 days ago'],
    ['UTC', '2026-11-24T00:00:00Z', '2026-11-23', '24 Nov 2026, 00:00'],
    ['Europe/Berlin', '2026-11-22T23:30:00Z', '2026-11-23', 'Today 00:30'],
    ['Europe/Berlin', '2026-03-28T22:59:00Z', '2026-03-29', 'Yesterday 23:59'],
    ['America/St_Johns', '2026-01-01T01:00:00Z', '2026-01-01', 'Yesterday 21:30'],
    ['Asia/Kathmandu', '2026-01-01T00:00:00Z', '', '1 Jan 2026, 05:45'],
  ])('in %s: %s, read on %s, is %s', (timeZone, iso, today, written) => {
    expect(shortMomentIn(timeZone, iso, today)).toBe(written)
  })

  // A page uses our words and not Intl, whose versions differ between servers and browsers; both have to agree.
  it.each(languages)('counts days in %s as Intl does', (language) => {
    const { common } = wordsIn[language]
    const standard = new Intl.RelativeTimeFormat(localeOf(language))
    for (const days of [2, 3, 4, 5, 6]) {
      const iso = new Date(Date.UTC(2026, 10, 22 - days, 12)).toISOString()
      const written = shortMomentIn('UTC', iso, '2026-11-22', null, common)
      expect(written?.toLowerCase()).toBe(standard.format(-days, 'day'))
    }
  })

  it('is written whole where the browser does not know the zone', () => {
    expect(shortMomentIn('Mars/Olympus', '2026-11-22T20:05:31Z', '2026-11-22')).toBeNull()
  })
})

describe('the date of a reader', () => {
  it.each([
    ['UTC', '2026-11-22T23:30:00Z', '2026-11-22'],
    ['Europe/Berlin', '2026-11-22T23:30:00Z', '2026-11-23'],
    ['Mars/Olympus', '2026-11-22T23:30:00Z', '2026-11-22'],
  ])('in %s at %s is %s', (timeZone, at, date) => {
    expect(dateIn(timeZone, new Date(at))).toBe(date)
  })
})
