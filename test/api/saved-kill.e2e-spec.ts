import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { verifyLedger } from '../../api/src/money/book-verification/verify-ledger.js'
import { readEnvironment } from '../../api/src/platform/config/environment.js'
import { Database } from '../../api/src/platform/database/database.js'
import { entities } from '../../api/src/process/entities.js'
import { buildApiUser, buildClient } from '../support/builders.js'
import type { Answer } from '../support/calls.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { buildCustomer } from '../support/customers.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { chargeSaved, saveCard } from '../support/saved-methods.js'
import { startedDatabase } from '../support/started-database.js'
import { until } from '../support/until.js'

let settings: NodeJS.ProcessEnv
let remove: () => Promise<void>
beforeEach(async () => {
  ;({ settings, remove } = await startedDatabase())
  settings.RATE_LIMIT_SCALE = '1000'
})
afterEach(() => remove())

const callers = 4

/** Charges without a pause until the process is gone; answers what was acknowledged, and which keys were left open. */
async function chargeUntilKilled(gatehouse: Gatehouse, charge: (key: string) => Promise<Answer>) {
  const acknowledged = new Map<string, string>()
  const open: string[] = []
  const first = Promise.withResolvers<void>()
  const caller = async (name: number) => {
    for (let turn = 0; ; turn += 1) {
      const key = `saved-${name}-${turn}`
      const answer = await charge(key).catch(() => undefined)
      if (!answer) return open.push(key)
      expect(answer.status).toBe(201)
      acknowledged.set(key, answer.body.transactionID)
      first.resolve()
    }
  }
  const calling = Promise.all(Array.from({ length: callers }, (_, name) => caller(name)))
  await first.promise
  await gatehouse.end('SIGKILL')
  await calling
  return { acknowledged, open }
}

it('a SIGKILL during charges of a saved method loses no charge and doubles none', async () => {
  let gatehouse = await startGatehouse(settings)
  const client = await buildClient(gatehouse)
  const { accessToken } = await buildApiUser(gatehouse, client)
  await registerOrigins(gatehouse, client)
  const { customerID } = await buildCustomer(gatehouse, accessToken)
  const { savedPaymentMethodID } = await saveCard(gatehouse, accessToken, customerID)
  const charge = (key: string) => {
    const headers = { 'idempotency-key': key }
    return chargeSaved(gatehouse, accessToken, savedPaymentMethodID, { currency: 'USD', reference: key }, headers)
  }
  const { acknowledged, open } = await chargeUntilKilled(gatehouse, charge)

  gatehouse = await startGatehouse(settings)
  // A call that died in between is answered with 409 until a worker knows what became of it.
  const charged = (key: string): Promise<Answer> =>
    until(
      () => charge(key),
      ({ status }) => status !== 409,
    )
  for (const [key, transactionID] of acknowledged)
    expect([key, (await charged(key)).body.transactionID]).toEqual([key, transactionID])
  for (const key of open) expect([key, (await charged(key)).status]).toEqual([key, 201])
  const listed: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const path = `/customers/${customerID}/transactions?limit=100${cursor && `&cursor=${cursor}`}`
    const { body }: Answer = await gatehouse.call('GET', path, { token: accessToken })
    for (const { reference } of body.items) if (reference) listed.push(reference)
    cursor = body.nextCursor
  }
  expect(listed.sort()).toEqual([...acknowledged.keys(), ...open].sort())
  await gatehouse.end('SIGTERM')
  const database = await Database.open(readEnvironment(settings), entities)
  try {
    expect((await verifyLedger(database)).fault).toBeNull()
  } finally {
    await database.onApplicationShutdown()
  }
})
