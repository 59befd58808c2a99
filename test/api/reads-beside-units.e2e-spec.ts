import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { buildClient } from '../support/builders.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

// As many as there are connections for units; SQLite has one writer, and the others wait for it.
const unitsMax = 10
const runningMax = process.env.TEST_ENGINE === 'postgres' ? unitsMax : 1

describe('while as many units are at work as there can be', () => {
  it('guards and lists answer, and a unit may wait for a read outside it', async () => {
    const client = await buildClient(api)
    let running = 0
    let finish = () => undefined as void
    const mayEnd = new Promise<void>((resolve) => (finish = resolve))
    const units = Array.from({ length: unitsMax }, () =>
      api.database.write(async (manager) => {
        await manager.query('SELECT 1')
        running += 1
        await mayEnd
        return api.database.read.query('SELECT 2 AS "two"')
      }),
    )
    try {
      expect(
        await until(
          () => Promise.resolve(running),
          (count) => count === runningMax,
        ),
      ).toBe(runningMax)
      // Long enough that the guards must ask the database who is calling.
      const asked = await until(
        async () => {
          const before = api.database.versions.confirmedEpoch('callers')
          const { status } = await api.call('GET', `/clients/${client.clientID}/transactions`, { token: client.token })
          return { status, hadToAsk: before === undefined }
        },
        ({ hadToAsk }) => hadToAsk,
      )
      expect(asked).toEqual({ status: 200, hadToAsk: true })
    } finally {
      finish()
    }
    expect(await Promise.all(units)).toEqual(units.map(() => [{ two: 2 }]))
  })
})
