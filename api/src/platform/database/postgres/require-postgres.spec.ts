import { describe, expect, it } from '@jest/globals'
import { QueryFailedError } from 'typeorm'
import { CannotOpenDatabase } from '../data-source.js'
import { explainPooler, faultOfServer } from './require-postgres.js'

describe('faultOfServer', () => {
  it('refuses a PostgreSQL that is too old, or that keeps text in another encoding, in words', () => {
    expect(faultOfServer({ version: 140_022, encoding: 'UTF8' })).toMatch(/is version 14\. Gatehouse needs 15 or newer/)
    expect(faultOfServer({ version: 180_004, encoding: 'SQL_ASCII' })).toMatch(/uses the encoding SQL_ASCII/)
    expect(faultOfServer({ version: 150_000, encoding: 'UTF8' })).toBeNull()
    expect(faultOfServer({ version: 180_004, encoding: 'UTF8' })).toBeNull()
  })
})

describe('explainPooler', () => {
  it('names the setting when a pooler forgets prepared statements, and leaves every other fault as it is', () => {
    const withCode = (code: string) => new QueryFailedError('x', [], Object.assign(new Error('x'), { code }))
    for (const code of ['26000', '42P05']) {
      const explained = explainPooler(withCode(code))
      expect(explained).toBeInstanceOf(CannotOpenDatabase)
      expect(String(explained)).toContain('DATABASE_PREPARED_STATEMENTS=0')
    }
    const other = withCode('42P01')
    expect(explainPooler(other)).toBe(other)
    expect(explainPooler(null)).toBeNull()
  })
})
