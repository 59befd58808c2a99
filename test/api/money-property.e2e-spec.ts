import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { SandboxTimes } from '../../api/src/money/processors/sandbox/sandbox-times.js'
import { MoneyClient, modes } from '../support/money-world.js'
import { beginning, play, step } from '../support/money-steps.js'
import { openLive, standInForLive } from '../support/modes.js'
import { expectSoundBooks } from '../support/payments.js'
import { buildDesk, type Desk } from '../support/payouts.js'
import { seed } from '../support/seed.js'
import { startApi, type TestApi } from '../support/test-api.js'

const [stories, steps] = process.env.TEST_LONG ? [60, 80] : [3, 60]

let api: TestApi
let desk: Desk
const closers: (() => unknown)[] = []
beforeAll(async () => {
  api = await startApi({ SETTLEMENT_DELAY_SECONDS: '86400' })
  closers.push(await standInForLive(api), openLive(api))
  api.app.get(SandboxTimes, { strict: false }).payoutMs = 1
  desk = await buildDesk(api)
})
afterAll(async () => {
  for (const close of closers) await close()
  await api.close()
})

/** To the cent, for each client, currency and mode. */
async function expectEqual(client: MoneyClient): Promise<void> {
  for (const mode of modes) {
    const balances = await client.balances(mode)
    for (const purse of client.purses.filter((one) => one.mode === mode)) {
      const none = { available: 0, pending: 0, disputed: 0, reserved: 0, inTransit: 0 }
      const told = balances.get(purse.currency) ?? none
      const arrived = await client.arrived(purse)
      const all = Object.values(told).reduce((sum, one) => sum + one, 0)
      expect([purse.name, told, arrived]).toEqual([purse.name, purse.balance, purse.out('paid')])
      expect([purse.name, all + arrived]).toEqual([purse.name, purse.nets])
    }
  }
}

describe('payouts and balances', () => {
  it('always make the sum of the nets, of each client in each currency and mode, whatever happens in any order', async () => {
    const played = new Map<string, number>()
    const property = fc.asyncProperty(
      fc.array(step, { minLength: steps, maxLength: steps, size: 'max' }),
      async (story) => {
        const clients = [await MoneyClient.build(api, desk), await MoneyClient.build(api, desk)]
        for (const one of [...beginning, ...story]) {
          await play(clients, one)
          played.set(one.does.kind, (played.get(one.does.kind) ?? 0) + 1)
          await expectEqual(clients[one.who] as MoneyClient)
        }
        for (const client of clients) await expectEqual(client)
        await expectSoundBooks(api)
      },
    )
    await fc.assert(property, { seed, numRuns: stories, endOnFailure: !process.env.TEST_LONG })
    console.info(`seed ${seed}: ${[...played].map(([kind, count]) => `${kind} ${count}`).join(', ')}`)
  }, 900_000)
})
