import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { readEnvironment } from '../../api/src/platform/config/environment.js'
import { Database } from '../../api/src/platform/database/database.js'
import { realCardSentence } from '../../libs/contract/card-field.js'
import { buildApiUser, buildClient, idempotencyKey, paymentInput } from '../support/builders.js'
import { dumpOf, formsOf } from '../support/dump.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import type { Ended } from '../support/product-process.js'
import { startedDatabase } from '../support/started-database.js'
import type { TestApi } from '../support/test-api.js'
import { entities } from '../../api/src/process/entities.js'

// Issuers use such numbers in examples; they pass the check digit, so they may be anybody's.
const numbers = ['4111111111111111', '4111 1111 1111 1111', '5105-1051-0510-5100']
const testCard = '4242424242424242'

let remove: () => Promise<void>
let settings: NodeJS.ProcessEnv
let gatehouse: Gatehouse
let token: string
let clientID: string
let clientToken: string
let said: Ended
let dump: string

const send = (path: string, body: unknown) => gatehouse.call('POST', path, { token, body, headers: idempotencyKey() })
/** Every text of an input that a caller may fill. */
const attempts = (number: string) => [
  paymentInput({ paymentMethod: number }),
  paymentInput({ description: `paid with ${number}` }),
  paymentInput({ reference: number }),
  paymentInput({ metadata: { card: number } }),
  paymentInput({ metadata: { [number]: 'card' } }),
]

beforeAll(async () => {
  ;({ settings, remove } = await startedDatabase())
  gatehouse = await startGatehouse({ ...settings, LOG_LEVEL: 'debug', RATE_LIMIT_SCALE: '1000' })
  const client = await buildClient(gatehouse)
  token = (await buildApiUser(gatehouse, client)).accessToken
  ;({ clientID, token: clientToken } = client)
})
afterAll(() => remove())

describe('what looks like a real card number', () => {
  it.each(numbers)('is refused in every text: %s', async (number) => {
    for (const body of attempts(number)) {
      const answer = await send('/transactions', body)
      expect([answer.status, Object.values(answer.body.fields)]).toEqual([422, [realCardSentence]])
    }
    const { transactionID } = (await send('/transactions', paymentInput())).body
    expect((await send(`/transactions/${transactionID}/refunds`, { reason: number })).status).toBe(422)
  })

  it.each(numbers)('in bodies that cannot be read, unknown fields, addresses and keys: %s', async (number) => {
    expect((await send('/transactions', `{"paymentMethod":"${number}"`)).status).toBe(400)
    expect((await send('/transactions', paymentInput({ [number]: number, card: number }))).status).toBe(422)
    expect((await send('/transactions', [number])).status).toBe(400)
    const q = new URLSearchParams({ q: number, reference: number })
    await gatehouse.call('GET', `/transactions?${q}`, { token })
    await gatehouse.call('GET', `/transactions/${encodeURIComponent(number)}`, { token })
    const headers = { 'idempotency-key': number.replaceAll(' ', '') }
    expect((await gatehouse.call('POST', '/transactions', { token, body: paymentInput(), headers })).status).toBe(201)
  })

  it('is a test card: brand and last four digits are kept', async () => {
    const { body } = await send('/transactions', paymentInput({ paymentMethod: '4242 4242 4242 4242' }))
    expect([body.status, body.paymentMethod, body.card]).toEqual([
      'succeeded',
      'pm_success',
      { brand: 'visa', last4: '4242' },
    ])
    const { body: listed } = await gatehouse.call('GET', `/clients/${clientID}/transactions`, { token: clientToken })
    expect(JSON.stringify(listed)).not.toContain(testCard)
  })

  it('is neither in the log nor in the database', async () => {
    said = await gatehouse.end('SIGTERM')
    const database = await Database.open(readEnvironment(settings), entities)
    dump = await dumpOf({ database, settings } as TestApi)
    await database.onApplicationShutdown()
    expect(dump).toContain(clientID)
    for (const number of [...numbers, testCard, ...numbers.map((one) => one.replace(/\D/g, ''))]) {
      expect([number, formsOf(number).some((form) => dump.includes(form))]).toEqual([number, false])
      expect([number, `${said.stdout}${said.stderr}`.includes(number)]).toEqual([number, false])
    }
    expect(said.code).toBe(0)
  })
})
