import { describe, expect, it } from '@jest/globals'
import { newId } from '../../platform/crypto/ids.js'
import { lineFor } from './client-line.js'

const clients = Array.from({ length: 8_000 }, () => newId('cli'))

describe('lineFor', () => {
  it('gives each line its share', () => {
    const counts = new Map<number, number>()
    for (const clientID of clients) counts.set(lineFor(clientID, 16), (counts.get(lineFor(clientID, 16)) ?? 0) + 1)
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, line) => line))
    for (const count of counts.values()) expect(Math.abs(count - 500)).toBeLessThan(150)
  })

  it.each([
    [1, 16],
    [16, 17],
    [16, 24],
    [7, 64],
  ])('moves clients only to new lines when %i become %i', (before, after) => {
    const moved = clients.filter((clientID) => lineFor(clientID, before) !== lineFor(clientID, after))
    for (const clientID of moved) expect(lineFor(clientID, after)).toBeGreaterThanOrEqual(before)
    expect(Math.abs(moved.length / clients.length - (after - before) / after)).toBeLessThan(0.05)
  })
})
