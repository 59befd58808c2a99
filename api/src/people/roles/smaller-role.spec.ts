import { describe, expect, it } from '@jest/globals'
import { smallerRole } from './smaller-role.js'

const row = (permissionID: string, ...routes: string[]) => ({ permissionID, routes })

/** The same numbers for the same seed, so that a failure can be played again. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

describe('the smaller role', () => {
  it('gives up what nobody has used, and a wide row whose used routes others cover', () => {
    const held = [row('read', 'a'), row('write', 'b'), row('all', 'a', 'b', 'c', 'd'), row('nothing')]
    expect(smallerRole(held, new Set(['a']))).toEqual({
      permissionIDs: ['read'],
      removedPermissionIDs: ['all', 'write', 'nothing'],
      loses: ['b', 'c', 'd'],
    })
  })

  it('keeps one of two rows that are the same', () => {
    const { permissionIDs, loses } = smallerRole([row('one', 'a'), row('other', 'a')], new Set(['a']))
    expect([permissionIDs.length, loses]).toEqual([1, []])
  })

  it('is empty where nothing was used', () => {
    expect(smallerRole([row('one', 'a')], new Set()).permissionIDs).toEqual([])
  })

  it.each(Array.from({ length: 200 }, (_, seed) => seed))(
    'refuses no used route, loses only unused ones, and has no row to spare, with seed %i',
    (seed) => {
      const next = numbers(seed)
      const routes = Array.from({ length: 12 }, (_, at) => `GET /${at}`)
      const held = Array.from({ length: 1 + next(8) }, (_, at) =>
        row(`prm_${at}`, ...routes.filter(() => next(3) === 0)),
      )
      const reached = new Set(held.flatMap((one) => one.routes))
      const used = new Set([...reached].filter(() => next(2) === 0))
      const { permissionIDs, removedPermissionIDs, loses } = smallerRole(held, used)
      const kept = held.filter(({ permissionID }) => permissionIDs.includes(permissionID))
      const still = new Set(kept.flatMap((one) => one.routes))
      expect([...used].filter((route) => !still.has(route))).toEqual([])
      expect(loses).toEqual([...reached].filter((route) => !still.has(route)).sort())
      expect(permissionIDs.length + removedPermissionIDs.length).toBe(held.length)
      for (const spare of kept) {
        const others = new Set(kept.filter((one) => one !== spare).flatMap((one) => one.routes))
        expect([...used].some((route) => !others.has(route))).toBe(true)
      }
    },
  )
})
