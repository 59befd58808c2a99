import { describe, expect, it } from '@jest/globals'
import { QueryFailedError } from 'typeorm'
import { CommitUnanswered, NoConnection } from '../database/postgres/postgres-transaction.js'
import { isDatabaseAway } from './database-away.js'

const withCode = (code: string) => Object.assign(new Error('x'), { code })

describe('isDatabaseAway', () => {
  it.each([
    new NoConnection('none'),
    new CommitUnanswered('none'),
    withCode('ECONNREFUSED'),
    new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]),
    new QueryFailedError('SELECT 1', [], withCode('57P01')),
    new QueryFailedError('INSERT', [], withCode('53100')),
    new QueryFailedError('SELECT 1', [], new Error('Connection terminated unexpectedly')),
    new QueryFailedError('SELECT 1', [], new Error('Query read timeout')),
    new Error('timeout exceeded when trying to connect'),
  ])('is so for %s', (error) => {
    expect(isDatabaseAway(error)).toBe(true)
  })

  it.each([
    null,
    undefined,
    'ECONNREFUSED',
    new Error('x'),
    new TypeError('fetch failed', { cause: withCode('ECONNREFUSED') }),
    new QueryFailedError('SELECT x', [], withCode('42703')),
    new QueryFailedError('INSERT', [], withCode('23505')),
    withCode('40001'),
  ])('is not so for %s', (error) => {
    expect(isDatabaseAway(error)).toBe(false)
  })
})
