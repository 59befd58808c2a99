import { describe, expect, it } from '@jest/globals'
import { setTimeout as pause } from 'node:timers/promises'
import { withProgress } from './progress.mjs'

const screen = (isTTY) => {
  const written = []
  return { isTTY, written, write: (text) => written.push(text) }
}

describe('the progress of a long step', () => {
  it('moves on one line of a terminal and ends with the time it took', async () => {
    const out = screen(true)
    let done = 0
    const result = await withProgress(
      'Installing',
      () => `${(done += 1)} of 9`,
      () => pause(1200, 'kept'),
      out,
    )
    expect(result).toBe('kept')
    expect(out.written[0]).toMatch(/^\r\x1b\[KInstalling: 1 of 9, \d s$/)
    expect(out.written.length).toBeGreaterThan(1)
    expect(out.written.at(-1)).toMatch(/^\r\x1b\[KInstalling: \d+ s\n$/)
  })

  it('is two lines of a log for a short step, and ends when the step fails', async () => {
    const out = screen(false)
    const failing = withProgress(
      'Building',
      () => '',
      () => Promise.reject(new Error('no')),
      out,
    )
    await expect(failing).rejects.toThrow('no')
    expect(out.written).toEqual(['Building…\n', 'Building took 0 s\n'])
  })
})
