import { describe, expect, it } from '@jest/globals'
import { isTime } from './time-field.js'

describe('a time in an input', () => {
  it.each(['2026-11-21', '2026-11-21T12:00Z', '2026-11-21T12:00:00.000Z', '2026-11-21T12:00:00+01:00'])(
    'may be %s',
    (text) => expect(isTime(text)).toBe(true),
  )
  it.each(['2026-W47-6', '2026-325', '2026-02-30', '2026-13-01', '2026-11-21T12:00:00', '21.11.2026', '', 7, null])(
    'is never %s',
    (value) => expect(isTime(value)).toBe(false),
  )
})
