import { describe, expect, it } from '@jest/globals'
import { webhookDelaysMs, webhookFailingMaxMs } from '#contract/limits.js'
import { disablingReason, isSuccess, nextDelayMs } from './schedule.js'

const now = Date.parse('2026-11-21T12:00:00.000Z')
const answer = (status: number | null, retryAfter: string | null = null) => ({ status, retryAfter, isCutOff: false })

describe('the schedule', () => {
  it('is that of Standard Webhooks: ten attempts in 75 hours, 35 minutes and 5 seconds', () => {
    expect(webhookDelaysMs).toHaveLength(10)
    expect(webhookDelaysMs.reduce((sum, one) => sum + one)).toBe((75 * 3_600 + 35 * 60 + 5) * 1_000)
  })

  it('has a jitter of a tenth, and ends', () => {
    const delays = Array.from({ length: 200 }, () => Number(nextDelayMs(3, answer(500), now)))
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(1_620_000)
    expect(Math.max(...delays)).toBeLessThanOrEqual(1_980_000)
    expect(new Set(delays).size).toBeGreaterThan(100)
    expect(nextDelayMs(10, answer(500), now)).toBe(null)
  })

  it.each([
    [429, '600', 600],
    [503, 'Sat, 21 Nov 2026 12:10:00 GMT', 600],
    [503, 'Sat, 21 Nov 2025 12:10:00 GMT', 5],
    [503, '1', 5],
    [503, 'soon', 5],
    [503, '-5', 5],
    [503, '999999999', 86_400],
    [404, '600', 5],
    [302, '600', 5],
    [null, null, 5],
  ])('after %s with Retry-After %s waits %s seconds', (status, retryAfter, seconds) => {
    const delayMs = Number(nextDelayMs(1, answer(status, retryAfter), now))
    expect(Math.abs(delayMs - seconds * 1_000)).toBeLessThanOrEqual(500)
  })
})

describe('success', () => {
  it.each([200, 201, 204, 299])('is %s', (status) => expect(isSuccess(answer(status))).toBe(true))
  it.each([null, 100, 199, 300, 304, 400, 410, 500])('is not %s', (status) =>
    expect(isSuccess(answer(status))).toBe(false),
  )
})

describe('an endpoint', () => {
  const since = (ms: number) => new Date(now - ms)

  it.each([
    [410, null, 'gone'],
    [500, since(webhookFailingMaxMs), 'failing'],
    [null, since(webhookFailingMaxMs), 'failing'],
    [500, since(webhookFailingMaxMs - 1), null],
    [500, null, null],
    [200, since(webhookFailingMaxMs), null],
  ])('that answers %s, failing since %s, is disabled: %s', (status, failingSince, reason) =>
    expect(disablingReason(answer(status), failingSince, now)).toBe(reason),
  )
})
