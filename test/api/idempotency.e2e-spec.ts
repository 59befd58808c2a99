import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createHash } from 'node:crypto'
import { clock } from '#contract/clock.js'
import { idempotencyKeyLifeMs } from '../../libs/contract/limits.js'
import { CreateTransaction } from '../../libs/contract/transactions.js'
import { IdempotencyKey } from '../../api/src/platform/idempotency/idempotency-key.entity.js'
import { Retention } from '../../api/src/process/retention/retention.js'
import { LedgerEntry } from '../../api/src/money/ledger/ledger-entry.entity.js'
import { AnswerLost } from '../../api/src/money/processors/port/processor.js'
import { ProcessorRegistry } from '../../api/src/money/processors/processor-registry.js'
import { SandboxTimes } from '../../api/src/money/processors/sandbox/sandbox-times.js'
import { Transaction } from '../../api/src/money/transactions/transaction.entity.js'
import { idempotencyKey, paymentInput } from '../support/builders.js'
import { buildMerchant, expectSoundBooks, inquire, type Merchant, paymentIn } from '../support/payments.js'
import type { Answer } from '../support/calls.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let merchant: Merchant
beforeAll(async () => {
  api = await startApi()
  merchant = await buildMerchant(api)
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

/** The call that the key belongs to has not ended. */
const expectRunning = ({ status, body, headers }: Answer) =>
  expect([status, body.code, headers.get('retry-after')]).toEqual([409, 'IDEMPOTENT_CALL_RUNNING', '1'])

const actions: [action: string, status: string][] = [
  ['capture', 'authorized'],
  ['cancel', 'authorized'],
  ['refunds', 'succeeded'],
]

describe.each(actions)('POST /transactions/:transactionID/%s', (action, status) => {
  it.each([[undefined], [''], ['x'.repeat(256)], ['caf\u00e9']])('refuses the key %j', async (key) => {
    const { transactionID } = await paymentIn(api, merchant, status)
    const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key }
    const answer = await merchant.ask(transactionID, action, {}, headers)
    expect([answer.status, answer.body.code]).toEqual([400, 'IDEMPOTENCY_KEY_INVALID'])
  })

  it('answers 20 parallel calls with one key as one, or says that it runs', async () => {
    const { transactionID } = await paymentIn(api, merchant, status)
    const headers = idempotencyKey()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => merchant.ask(transactionID, action, {}, headers)),
    )
    const done = answers.filter((answer) => answer.status < 300)
    expect(new Set(done.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    for (const answer of answers.filter((one) => !done.includes(one))) expectRunning(answer)
    const again = await merchant.ask(transactionID, action, {}, headers)
    expect([again.body, again.headers.get('idempotency-replayed')]).toEqual([done[0]?.body, 'true'])
  })

  it('refuses the key with another transaction', async () => {
    const [one, other] = [await paymentIn(api, merchant, status), await paymentIn(api, merchant, status)]
    const headers = idempotencyKey()
    await merchant.ask(one.transactionID, action, {}, headers)
    const answer = await merchant.ask(other.transactionID, action, {}, headers)
    expect([answer.status, answer.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
  })

  it('keeps no refusal: the key is free again', async () => {
    const headers = idempotencyKey()
    const failed = await paymentIn(api, merchant, 'failed')
    expect((await merchant.ask(failed.transactionID, action, {}, headers)).status).toBe(409)
    const { transactionID } = await paymentIn(api, merchant, status)
    expect((await merchant.ask(transactionID, action, {}, headers)).status).toBeLessThan(300)
  })
})

describe('POST /transactions', () => {
  it('keeps no refused input: the same key works once it is right', async () => {
    const headers = idempotencyKey()
    expect((await merchant.pay({ amount: 0 }, headers)).status).toBe(422)
    expect((await merchant.pay({}, headers)).status).toBe(201)
  })

  it('answers the same call in another spelling again: order of keys, defaults said, nothing said as null', async () => {
    const headers = idempotencyKey()
    const body = { ...paymentInput(), metadata: { order: '7', shop: 'x' } }
    const { body: first } = await merchant.pay(body, headers)
    const { amount, currency, description, paymentMethod } = paymentInput()
    const spelled = {
      paymentMethod,
      metadata: { shop: 'x', order: '7' },
      description,
      captureMethod: 'automatic',
      reference: '',
      currency,
      amount,
    }
    const token = merchant.accessToken
    const again = await api.call('POST', '/transactions', { token, body: spelled, headers })
    expect([again.status, again.headers.get('idempotency-replayed'), again.body]).toEqual([201, 'true', first])
    for (const other of [{ captureMethod: 'manual' }, { metadata: { shop: 'x' } }, { reference: 'y' }])
      expect((await merchant.pay({ ...body, ...other }, headers)).body.code).toBe('IDEMPOTENCY_KEY_REUSED')
  })

  it('still knows the keys of the version before', async () => {
    const headers = idempotencyKey()
    const { body: first } = await merchant.pay({}, headers)
    const input = Object.assign(new CreateTransaction(), paymentInput())
    const requestHash = createHash('sha256')
      .update(JSON.stringify(['create', input]))
      .digest('hex')
    await api.database.write((manager) =>
      manager.update(IdempotencyKey, { subjectID: first.transactionID }, { requestHash }),
    )
    expect((await merchant.pay({}, headers)).body).toEqual(first)
  })

  it('that a worker resolves while the call still waits is paid once, and both know it', async () => {
    const times = api.app.get(SandboxTimes, { strict: false })
    times.slowMs = 1_500
    const headers = idempotencyKey()
    const reference = 'slow one'
    const first = merchant.pay({ paymentMethod: 'pm_slow', reference }, headers)
    let row: Transaction | null = null
    while (!row) row = await api.database.read.findOneBy(Transaction, { reference })
    const { transactionID } = row
    const shown = await merchant.detail(transactionID)
    expect([shown.status, shown.history, shown.allowedDeeds]).toEqual(['processing', [], []])
    expectRunning(await merchant.pay({ paymentMethod: 'pm_slow', reference }, headers))
    await inquire(api, transactionID)
    const replayed = await merchant.pay({ paymentMethod: 'pm_slow', reference }, headers)
    expect([replayed.status, replayed.body.status]).toEqual([201, 'succeeded'])
    expect((await first).body).toEqual(replayed.body)
    expect(await api.database.read.countBy(LedgerEntry, { transactionID })).toBe(3)
    times.slowMs = 0
  })

  it('keeps keys for 24 hours', async () => {
    const headers = idempotencyKey()
    const { transactionID } = (await merchant.pay({}, headers)).body
    const age = (ms: number) => ({ createdAt: new Date(clock.time() - ms) })
    const makeOld = (ms: number) =>
      api.database.write((manager) => manager.update(IdempotencyKey, { subjectID: transactionID }, age(ms)))
    await makeOld(idempotencyKeyLifeMs - 60_000)
    expect((await merchant.pay({}, headers)).body.transactionID).toBe(transactionID)
    await makeOld(idempotencyKeyLifeMs + 1)
    expect((await merchant.pay({}, headers)).body.transactionID).not.toBe(transactionID)
    const { transactionID: old } = (await merchant.pay()).body
    await api.database.write((manager) =>
      manager.update(IdempotencyKey, { subjectID: old }, age(idempotencyKeyLifeMs + 1)),
    )
    await api.app.get(Retention, { strict: false }).removeOld(clock.time())
    expect(await api.database.read.countBy(IdempotencyKey, { subjectID: old })).toBe(0)
  })

  it('keeps neither the key nor the input as they were sent', async () => {
    const headers = { 'idempotency-key': 'a-key-nobody-needs-4111111111111111' }
    await merchant.pay({ paymentMethod: '4242 4242 4242 4242' }, headers)
    const rows = JSON.stringify(await api.database.read.find(IdempotencyKey))
    expect([rows.includes('a-key-nobody-needs'), rows.includes('4111111111111111')]).toEqual([false, false])
  })
})

describe('a processor that stops answering', () => {
  // Another adapter behind the port: the sandbox, with its answers cut off.
  const cutOff = async (call: 'capture' | 'cancel' | 'confirm', run: () => Promise<void>) => {
    const processor = api.app.get(ProcessorRegistry, { strict: false }).named('sandbox')
    const answering = processor[call]
    Object.assign(processor, { [call]: () => Promise.reject(new AnswerLost()) })
    await run().finally(() => Object.assign(processor, { [call]: answering }))
  }

  it.each([
    ['capture', 'succeeded'],
    ['cancel', 'canceled'],
  ] as const)('leaves a %s open; a worker asks, and the key then gets the answer', async (action, status) => {
    const { transactionID } = await paymentIn(api, merchant, 'authorized')
    const headers = idempotencyKey()
    await cutOff(action, async () => {
      const answer = await merchant.ask(transactionID, action, {}, headers)
      expect([answer.status, answer.body.code]).toEqual([503, 'OUTCOME_UNKNOWN'])
    })
    expectRunning(await merchant.ask(transactionID, action, {}, headers))
    const other = await merchant.ask(transactionID, action === 'capture' ? 'cancel' : 'capture')
    expect([other.status, other.body.code]).toEqual([409, 'TRANSACTION_STATE_CONFLICT'])
    expect(await merchant.detail(transactionID)).toMatchObject({ status: 'authorized', allowedDeeds: [] })
    await inquire(api, transactionID)
    const answer = await merchant.ask(transactionID, action, {}, headers)
    expect([answer.status, answer.body.status, answer.headers.get('idempotency-replayed')]).toEqual([
      200,
      status,
      'true',
    ])
  })

  it('leaves a code processing; an inquiry that finds it unaccepted fails the payment', async () => {
    const { transactionID } = await paymentIn(api, merchant, 'requires_action')
    const headers = idempotencyKey()
    await cutOff('confirm', async () => {
      const answer = await merchant.ask(transactionID, 'otp', { code: '123456' }, headers)
      expect([answer.status, answer.body.status]).toEqual([200, 'processing'])
    })
    await inquire(api, transactionID)
    expect(await merchant.detail(transactionID)).toMatchObject({ status: 'failed', failureCode: 'otp_failed' })
  })
})
