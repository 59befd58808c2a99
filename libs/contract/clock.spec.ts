import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { clock } from './clock.js'

const noon = Date.UTC(2026, 4, 1, 12)
const hour = 3_600_000

const machineAt = (time: number) => jest.useFakeTimers({ now: time })

afterEach(() => {
  clock.follow(() => Date.now())
  clock.reset()
  jest.useRealTimers()
})

describe('the clock', () => {
  it('shows the time of the machine', () => {
    machineAt(noon)
    expect([clock.time(), clock.now()]).toEqual([noon, new Date(noon)])
  })

  it('runs on from where it was moved to', () => {
    machineAt(noon)
    clock.moveBy(hour)
    clock.moveBy(hour)
    jest.advanceTimersByTime(1)
    expect(clock.time()).toBe(noon + 2 * hour + 1)
  })

  it.each([-1, -hour, Number.NEGATIVE_INFINITY])('is not moved back by %d', (ms) => {
    machineAt(noon)
    clock.moveBy(hour)
    clock.moveBy(ms)
    expect(clock.time()).toBe(noon + hour)
  })

  it('starts in the past, and runs on from there', () => {
    machineAt(noon)
    clock.moveBy(hour)
    clock.startAt(noon - 24 * hour)
    clock.moveBy(hour)
    expect(clock.time()).toBe(noon - 23 * hour)
  })

  it('is put back to the time of the machine', () => {
    machineAt(noon)
    clock.moveBy(hour)
    clock.reset()
    expect(clock.time()).toBe(noon)
  })

  it('shows the time of the clock that it follows', () => {
    let other = noon
    clock.follow(() => other)
    expect(clock.now()).toEqual(new Date(noon))
    other += hour
    expect(clock.time()).toBe(noon + hour)
  })
})
