import { Logger } from '@nestjs/common'
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { processorAnswerMs, processorInquiryAfterMs } from '../../libs/contract/limits.js'
import { AnswerLost } from '../../api/src/money/processors/port/processor.js'
import { Refund } from '../../api/src/money/refunds/refund.entity.js'
import { TransactionOutcomes } from '../../api/src/money/transactions/transaction-outcomes.js'
import { ProcessorCalls } from '../../api/src/money/processors/processor-calls.js'
import { Processors1763815800000 } from '../../api/src/platform/database/migrations/202511221250-processors.js'
import { SearchedColumns1763874600000 } from '../../api/src/platform/database/migrations/202511230510-searched-columns.js'
import { idempotencyKey, signInAdmin } from '../support/builders.js'
import { buildMerchant, edit, inquire, type Merchant, paymentIn, read, workOff } from '../support/payments.js'
import { waitAsLongAsTheProduct, waitLonger } from '../support/longer-waits.js'
import { answering, processorOf } from '../support/processors.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let merchant: Merchant
beforeAll(async () => {
  api = await startApi()
  merchant = await buildMerchant(api)
})
afterAll(() => api.close())
afterEach(() => void jest.restoreAllMocks())

const lost = () => Promise.reject(new AnswerLost('Cut off', { cause: new Error('socket hang up') }))
const broken = () => Promise.reject(new TypeError('undefined is no payment'))

const logged = (level: 'warn' | 'error'): string[] => {
  const lines: string[] = []
  jest.spyOn(Logger.prototype, level).mockImplementation((message: unknown) => void lines.push(String(message)))
  return lines
}

const counted = async (call: string, result: string): Promise<number> => {
  const text = await (await fetch(`${api.url}/metrics`)).text()
  const name = 'gatehouse_processor_call_duration_seconds_count'
  const line = text
    .split('\n')
    .find((one) => one.startsWith(`${name}{processor="sandbox",call="${call}",result="${result}"}`))
  return Number(line?.split(' ').at(-1) ?? 0)
}

describe('a call to a processor', () => {
  it('that is lost is logged with its cause, under the id of the request, and counted', async () => {
    const warned = logged('warn')
    const before = await counted('charge', 'unanswered')
    const headers = { ...idempotencyKey(), 'x-request-id': 'asked-by-a-test' }
    const { body } = await answering(processorOf(api), 'charge', lost, () => merchant.pay({}, headers))
    expect(body.status).toBe('processing')
    expect(warned).toEqual([
      `${body.transactionID}: no valid response from sandbox to charge (request asked-by-a-test): Error: Cut off, because of Error: socket hang up`,
    ])
    expect(await counted('charge', 'unanswered')).toBe(before + 1)
    const answered = await counted('charge', 'answered')
    await merchant.pay()
    expect(await counted('charge', 'answered')).toBe(answered + 1)
  })

  it.each([
    [
      'throws at once',
      () => {
        throw new TypeError('undefined is no payment')
      },
    ],
    ['throws', broken],
    ['answers nothing', () => Promise.resolve(undefined)],
    ['answers no outcome', () => Promise.resolve({ status: 'ok' })],
    ['leaves out the amount', () => Promise.resolve({ outcome: 'succeeded', amount: Number.NaN })],
    ['answers a text as the amount', () => Promise.resolve({ outcome: 'succeeded', amount: '10000' })],
    ['answers twice the amount', () => Promise.resolve({ outcome: 'succeeded', amount: 20_000 })],
    ['answers less than nothing', () => Promise.resolve({ outcome: 'succeeded', amount: -1 })],
    ['answers no reference', () => Promise.resolve({ outcome: 'succeeded', processorReference: null })],
  ] as [string, () => Promise<unknown>][])(
    'of a processor that %s is logged as a fault, and resolved by an inquiry',
    async (_, faulty) => {
      const errors = logged('error')
      const { body } = await answering(processorOf(api), 'charge', faulty, () => merchant.pay())
      expect([body.status, errors.length, errors[0]]).toEqual([
        'processing',
        1,
        expect.stringContaining('no valid response from sandbox'),
      ])
      await inquire(api, body.transactionID)
      expect((await merchant.detail(body.transactionID)).status).toBe('succeeded')
    },
  )

  it('whose inquiry is lost too is asked about again later, and nothing is held up behind it', async () => {
    const warned = logged('warn')
    const { body } = await answering(processorOf(api), 'charge', lost, () => merchant.pay())
    await answering(processorOf(api), 'inquire', lost, () => inquire(api, body.transactionID))
    expect(warned).toHaveLength(2)
    const { status, dueAt } = await read(api, body.transactionID)
    expect([status, (dueAt?.getTime() ?? 0) > clock.time()]).toEqual(['processing', true])
    await inquire(api, body.transactionID)
    expect((await merchant.detail(body.transactionID)).status).toBe('succeeded')
  })

  it('whose inquiry is lost while it ends by a notice is over, and so is a refund', async () => {
    logged('warn')
    const told = async (transactionID: string) => {
      await api.app
        .get(TransactionOutcomes, { strict: false })
        .hear(await read(api, transactionID), { outcome: 'succeeded' })
      return lost()
    }
    const { transactionID } = (await answering(processorOf(api), 'charge', lost, () => merchant.pay())).body
    await answering(
      processorOf(api),
      'inquire',
      () => told(transactionID),
      () => inquire(api, transactionID),
    )
    expect(await read(api, transactionID)).toMatchObject({ status: 'succeeded', dueAt: null })
    // As a version before this one has left it.
    await inquire(api, transactionID)
    expect((await read(api, transactionID)).dueAt).toBeNull()
    const { refundID } = (await merchant.ask(transactionID, 'refunds')).body
    await api.database.write((manager) => manager.update(Refund, { refundID }, { dueAt: new Date(1) }))
    await workOff(api)
    expect((await api.database.read.findOneByOrFail(Refund, { refundID })).dueAt).toBeNull()
  })

  it.each(['refund', 'resend'] as const)('to %s that is lost leaves the answer as it would be', async (call) => {
    logged('warn')
    const { transactionID } = await paymentIn(api, merchant, call === 'refund' ? 'succeeded' : 'requires_action')
    await edit(api, transactionID, call === 'resend' ? { otpSentAt: new Date(1) } : { updatedAt: clock.now() })
    const { status, body } = await answering(processorOf(api), call, lost, () =>
      merchant.ask(transactionID, call === 'refund' ? 'refunds' : 'resend-otp'),
    )
    expect([status, body.status]).toEqual(call === 'refund' ? [201, 'pending'] : [200, 'requires_action'])
  })

  it('to a processor that is no longer there is unanswered', async () => {
    const errors = logged('error')
    const { transactionID } = await paymentIn(api, merchant, 'authorized')
    await edit(api, transactionID, { processor: 'closed_down' })
    const { status, body } = await merchant.ask(transactionID, 'capture')
    expect([status, body.code, errors[0]]).toEqual([
      503,
      'OUTCOME_UNKNOWN',
      expect.stringContaining('There is no processor closed_down'),
    ])
    await edit(api, transactionID, { processor: 'sandbox' })
    await inquire(api, transactionID)
    expect((await merchant.detail(transactionID)).status).toBe('succeeded')
  })

  it('is over before a worker would ask about it', () => {
    waitAsLongAsTheProduct(api)
    expect(api.app.get(ProcessorCalls, { strict: false }).deadlineMs).toBe(processorAnswerMs)
    waitLonger(api.app, api.database)
    expect(processorAnswerMs).toBeLessThan(processorInquiryAfterMs)
  })
})

describe('GET /transactions/:transactionID', () => {
  it('names the processor and what it calls the payment, for staff alone', async () => {
    const { transactionID } = (await merchant.pay()).body
    const token = await signInAdmin(api)
    const { body } = await api.call('GET', `/transactions/${transactionID}`, { token })
    expect(body.processor).toEqual({ name: 'sandbox', reference: transactionID.replace('txn_', 'sbx_') })
    expect(await merchant.detail(transactionID)).not.toHaveProperty('processor')
    const own = `/clients/${merchant.clientID}/transactions/${transactionID}`
    expect((await api.call('GET', own, { token: merchant.token })).body).not.toHaveProperty('processor')
  })

  it('has no reference before the processor has answered', async () => {
    const { transactionID } = await paymentIn(api, merchant, 'processing')
    const token = await signInAdmin(api)
    const { body } = await api.call('GET', `/transactions/${transactionID}`, { token })
    expect(body.processor).toEqual({ name: 'sandbox', reference: null })
  })
})

describe('the migration', () => {
  it('says of all payments there are that the sandbox has them, and how it calls those that it answered', async () => {
    const paid = (await merchant.pay()).body.transactionID
    const begun = (await merchant.pay()).body.transactionID
    await edit(api, begun, { moves: 0 })
    await api.database.write(async (manager) => {
      if (!manager.queryRunner) throw new Error('A unit has a query runner')
      const migration = new Processors1763815800000()
      const later = new SearchedColumns1763874600000()
      await later.down(manager.queryRunner)
      await migration.down(manager.queryRunner)
      await migration.up(manager.queryRunner)
      await later.up(manager.queryRunner)
    })
    const [one, other] = [await read(api, paid), await read(api, begun)]
    expect([one.processor, one.processorReference]).toEqual(['sandbox', paid.replace('txn_', 'sbx_')])
    expect([other.processor, other.processorReference]).toEqual(['sandbox', null])
    expect((await merchant.pay()).status).toBe(201)
  })

  it('leaves room for the version before, whose payments go on here', async () => {
    const { transactionID } = await paymentIn(api, merchant, 'authorized')
    const before = transactionID.replace(/^txn_..../, 'txn_0000')
    const rows: Record<string, unknown>[] = await api.database.read.query('SELECT * FROM "transactions" LIMIT 1')
    const known = Object.keys(rows[0] ?? {}).filter(
      (name) => !/^(transactionID|processor|processorReference)$/.test(name),
    )
    const columns = known.map((name) => `"${name}"`).join(', ')
    await api.database.write((manager) =>
      manager.query(
        `INSERT INTO "transactions" ("transactionID", ${columns}) SELECT $1, ${columns} FROM "transactions" WHERE "transactionID" = $2`,
        [before, transactionID],
      ),
    )
    const { processor, processorReference } = await read(api, before)
    expect([processor, processorReference]).toEqual(['sandbox', null])
    expect((await merchant.ask(before, 'capture')).body.status).toBe('succeeded')
    expect((await read(api, before)).processorReference).toBe(before.replace('txn_', 'sbx_'))
  })
})
