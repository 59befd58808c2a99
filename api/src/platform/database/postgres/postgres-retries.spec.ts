import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import { retried } from './postgres-retries.js'

const conflict = () => Object.assign(new Error('could not serialize access'), { code: '40001' })

describe('units that change one row at once', () => {
  it('all win in the end, however many they are and however long each takes', async () => {
    let version = 0
    let attempts = 0
    const unit = async () => {
      attempts += 1
      const seen = version
      // Long enough that the attempts of a round overlap.
      await pause(60)
      if (version !== seen) throw conflict()
      version += 1
    }
    const units = 40
    await Promise.all(Array.from({ length: units }, () => retried(unit)))
    expect(version).toBe(units)
    expect(attempts).toBeLessThan(units * 10)
  })

  it('give up what fails for another reason at once, and a conflict in the end', async () => {
    let attempts = 0
    const failing = (error: Error) => () => {
      attempts += 1
      return Promise.reject(error)
    }
    await expect(retried(failing(new Error('no such column')))).rejects.toThrow('no such column')
    expect(attempts).toBe(1)
    await expect(retried(failing(conflict()), 2)).rejects.toThrow('could not serialize')
    expect(attempts).toBe(4)
    // A unit that gave up holds nobody else's turn.
    expect(await retried(() => Promise.resolve('next'))).toBe('next')
  })
})
