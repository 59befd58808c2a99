import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Transaction } from '../../api/src/money/transactions/transaction.entity.js'
import { buildClient, idempotencyKey, signInAdmin, type SignedInClient } from '../support/builders.js'
import { buildProgram, openLive, type Program, standInForLive } from '../support/modes.js'
import { disputeNow, edit, expectSoundBooks, workOff } from '../support/payments.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let admin: string
let client: SignedInClient
let test: Program
let live: Program
const ids: Record<string, Record<string, string>> = {}
const closers: (() => unknown)[] = []

const asOwner = (method: string, path: string, more: object = {}) =>
  api.call(method, `/clients/${client.clientID}${path}`, { token: client.token, ...more })
const asStaff = (path: string) => api.call('GET', path, { token: admin })

/** Rows of a mode that could be taken for those of the other. */
async function fill(mode: 'test' | 'live', program: Program, amount: number) {
  const paid = (await program.pay({ amount, reference: 'same' })).body
  const { transactionID } = (await program.pay({ amount, reference: 'same' })).body
  await disputeNow(api, transactionID)
  const path = `/transactions/${paid.transactionID}/refunds?mode=${mode}`
  const refund = await asOwner('POST', path, { body: { amount: 100 }, headers: { 'idempotency-key': 'same' } })
  expect([refund.status, refund.body.mode]).toEqual([201, mode])
  const link = await asOwner('POST', '/payment-links', { body: { currency: 'USD', description: mode, mode } })
  const endpoint = await asOwner('POST', '/webhook-endpoints', {
    body: { url: 'https://example.com/hook', eventTypes: ['refund.failed'], mode },
  })
  expect([link.status, endpoint.status]).toEqual([201, 201])
  await asOwner('POST', `/webhook-endpoints/${endpoint.body.endpointID}/test?mode=${mode}`)
  const [delivery] = (await asOwner('GET', `/webhook-deliveries?mode=${mode}`)).body.items
  const [dispute] = (await asStaff(`/disputes?mode=${mode}`)).body.items
  ids[mode] = {
    transactionID: paid.transactionID,
    refundID: refund.body.refundID,
    paymentLinkID: link.body.paymentLinkID,
    linkToken: link.body.token,
    endpointID: endpoint.body.endpointID,
    deliveryID: delivery.deliveryID,
    disputeID: dispute.disputeID,
    apiUserID: program.apiUserID,
  }
}

beforeAll(async () => {
  api = await startApi()
  closers.push(await standInForLive(api), openLive(api))
  admin = await signInAdmin(api)
  client = await buildClient(api)
  test = await buildProgram(api, client, 'test')
  live = await buildProgram(api, client, 'live')
  await fill('test', test, 10_000)
  await fill('live', live, 70_000)
})
afterAll(async () => {
  for (const close of closers) await close()
  await api.close()
})

const lists = [
  ...['/transactions', '/transactions/totals', '/balance', '/summary', '/ledger-entries', '/payment-links', '/events'],
  ...[
    '/apiusers',
    '/webhook-endpoints',
    '/webhook-deliveries',
    '/transactions?q=order',
    '/transactions?reference=same',
  ],
]
const staffLists = ['/transactions', '/transactions/totals', '/disputes', '/api-users', '/ledger/books', '/admin/stats']
const with_ = (path: string, mode: string) => `${path}${path.includes('?') ? '&' : '?'}mode=${mode}`
const other = { test: 'live', live: 'test' } as const

describe('a mode', () => {
  it.each(lists)('of a merchant stands alone in %s, which is of test unless said', async (path) => {
    const silent = await asOwner('GET', path)
    const said = await asOwner('GET', with_(path, 'test'))
    const otherwise = await asOwner('GET', with_(path, 'live'))
    expect([silent.status, said.status, otherwise.status]).toEqual([200, 200, 200])
    expect(said.body).toEqual(silent.body)
    expect(otherwise.body).not.toEqual(silent.body)
    for (const [mode, { body }] of [['test', said] as const, ['live', otherwise] as const]) {
      const text = JSON.stringify(body)
      expect(Object.values(ids[other[mode]] ?? {}).filter((id) => text.includes(id))).toEqual([])
      for (const item of body.items ?? []) if ('mode' in item) expect(item.mode).toBe(mode)
    }
  })

  it.each(staffLists)('stands alone for staff in %s', async (path) => {
    const [silent, otherwise] = [await asStaff(path), await asStaff(with_(path, 'live'))]
    expect([silent.status, otherwise.status]).toEqual([200, 200])
    expect(JSON.stringify(silent.body)).not.toMatch(/"live"/)
    expect(JSON.stringify(otherwise.body)).not.toMatch(/"test"/)
    if (path !== '/admin/stats') expect(otherwise.body).not.toEqual(silent.body)
  })

  it('adds up what is its own', async () => {
    const sums = async (mode: string) => [
      (await asStaff(`/transactions/totals?mode=${mode}`)).body.items[0].amount,
      (await asOwner('GET', `/transactions/totals?mode=${mode}`)).body.items[0].amount,
      (await asOwner('GET', `/summary?mode=${mode}`)).body.currencies[0].period.amount,
      (await asStaff(`/admin/stats?mode=${mode}`)).body.totalAPIUsers,
    ]
    expect(await sums('test')).toEqual([20_000, 20_000, 20_000, 1])
    expect(await sums('live')).toEqual([140_000, 140_000, 140_000, 1])
    const balance = async (mode: string) => (await asOwner('GET', `/balance?mode=${mode}`)).body.items
    expect(await balance('test')).toEqual([
      { currency: 'USD', available: 9_653, pending: 0, disputed: 9_750, reserved: 0, inTransit: 0 },
    ])
    expect(await balance('live')).toEqual([
      { currency: 'USD', available: 68_153, pending: 0, disputed: 68_250, reserved: 0, inTransit: 0 },
    ])
  })

  it('has books of its own, which sum to zero and stand in one sound chain', async () => {
    for (const mode of ['test', 'live']) {
      const { body } = await asStaff(`/ledger/books?mode=${mode}`)
      expect([body.mode, body.accounts.map(({ account }: { account: string }) => account)]).toEqual([
        mode,
        ['client_available', 'client_disputed', 'platform_fees', 'processor_clearing'],
      ])
      expect(body.accounts.reduce((sum: number, { balance }: { balance: number }) => sum + balance, 0)).toBe(0)
    }
    await expectSoundBooks(api)
  })

  it('exports itself alone', async () => {
    for (const mode of ['test', 'live'] as const) {
      const file = await asOwner('GET', `/transactions/export.csv?mode=${mode}`)
      const all = await asStaff(`/transactions/export.csv?mode=${mode}`)
      for (const { body } of [file, all]) {
        expect(String(body)).toContain(ids[mode]?.transactionID)
        expect(String(body)).not.toContain(ids[other[mode]]?.transactionID)
      }
    }
  })

  it.each([
    ['GET', '/transactions/:transactionID', {}],
    ['GET', '/transactions/:transactionID/refunds', {}],
    ['POST', '/transactions/:transactionID/refunds', {}],
    ['POST', '/transactions/:transactionID/cancel', {}],
    ['GET', '/payment-links/:paymentLinkID', {}],
    ['POST', '/payment-links/:paymentLinkID/close', {}],
    ['POST', '/webhook-endpoints/:endpointID/test', {}],
    ['POST', '/webhook-endpoints/:endpointID/rotate-secret', {}],
    ['DELETE', '/webhook-endpoints/:endpointID', {}],
    ['GET', '/webhook-deliveries/:deliveryID', {}],
    ['POST', '/webhook-deliveries/:deliveryID/replay', {}],
    ['POST', '/apiusers/:apiUserID/regenerate-key', {}],
    ['POST', '/apiusers/:apiUserID/disable', {}],
    ['DELETE', '/apiusers/:apiUserID', {}],
  ])('has no row of the other one for %s %s', async (method, template, body) => {
    for (const mode of ['test', 'live'] as const) {
      const path = template.replace(/:(\w+)/, (_, name: string) => ids[other[mode]]?.[name] ?? '')
      const more = { ...(method === 'POST' && { body }), headers: idempotencyKey() }
      expect((await asOwner(method, `${path}?mode=${mode}`, more)).status).toBe(404)
    }
  })

  it('keeps staff away from rows of the other one', async () => {
    const { transactionID, disputeID, refundID, apiUserID } = ids.live ?? {}
    for (const path of [`/transactions/${transactionID}`, `/disputes/${disputeID}`, `/refunds/${refundID}`])
      expect([(await asStaff(path)).status, (await asStaff(`${path}?mode=live`)).status]).toEqual([404, 200])
    expect((await asStaff(`/api-users/${apiUserID}`)).status).toBe(404)
    const close = { token: admin, body: { outcome: 'won' } }
    expect((await api.call('POST', `/disputes/${disputeID}/close`, close)).status).toBe(404)
    expect((await api.call('POST', `/disputes/${disputeID}/close?mode=live`, close)).body.mode).toBe('live')
    await expectSoundBooks(api)
  })
})

describe('a program', () => {
  it('sees its own mode without saying it, and is refused another one by name', async () => {
    const paths = ['/transactions', `/transactions/${ids.live?.transactionID}`, `/refunds/${ids.live?.refundID}`]
    for (const path of paths) {
      const [plain, same, wrong] = [
        await live.get(path),
        await live.get(`${path}?mode=live`),
        await live.get(`${path}?mode=test`),
      ]
      expect([plain.status, same.status, wrong.status, wrong.body.code]).toEqual([200, 200, 403, 'MODE_FIXED'])
      expect(JSON.stringify(plain.body)).not.toMatch(/"mode":"test"/)
    }
    expect((await test.get(`/transactions/${ids.live?.transactionID}`)).status).toBe(404)
  })

  it('pays in its own mode, whatever it says', async () => {
    const wrong = await live.pay({ mode: 'test' })
    expect([wrong.status, wrong.body.code, wrong.body.error]).toEqual([
      ...[403, 'MODE_FIXED', expect.stringMatching(/^This API user only works in live mode/)],
    ])
    expect((await test.pay({ mode: 'test' })).body.mode).toBe('test')
    expect((await test.pay({ mode: 'other' })).body.fields).toEqual({ mode: 'mode must be one of test, live' })
    expect((await asOwner('GET', '/transactions?mode=test&mode=live')).status).toBe(422)
  })

  it('has idempotency keys of its own: the same one in both modes is two payments', async () => {
    const key = idempotencyKey()
    const [one, two] = [await test.pay({}, key), await live.pay({}, key)]
    expect([one.status, two.status, one.body.mode, two.body.mode]).toEqual([201, 201, 'test', 'live'])
    expect((await live.pay({}, key)).body.transactionID).toBe(two.body.transactionID)
    const refund = (id: string, mode: string) =>
      asOwner('POST', `/transactions/${id}/refunds?mode=${mode}`, { body: { amount: 5 }, headers: key })
    const both = [await refund(one.body.transactionID, 'test'), await refund(two.body.transactionID, 'live')]
    expect(both.map(({ status }) => status)).toEqual([201, 201])
  })

  it('waits for codes and captures in its mode alone', async () => {
    const held = (await live.pay({ captureMethod: 'manual' })).body
    const capture = `/transactions/${held.transactionID}/capture`
    const ask = (token: string) => api.call('POST', capture, { token, body: {}, headers: idempotencyKey() })
    expect((await ask(test.token)).status).toBe(404)
    expect((await ask(live.token)).body).toMatchObject({ status: 'succeeded', mode: 'live' })
    await edit(api, held.transactionID, { settlesAt: new Date(1), dueAt: new Date(1) } as Partial<Transaction>)
    await workOff(api)
  })
})

describe('a payment link', () => {
  it('is paid in its own mode', async () => {
    for (const mode of ['test', 'live'] as const) {
      const { linkToken } = ids[mode] ?? {}
      expect((await api.call('GET', `/payment-links/${linkToken}`)).body.mode).toBe(mode)
      const body = { amount: 500, paymentMethod: 'pm_success' }
      const paid = await api.call('POST', `/payment-links/${linkToken}/payments`, { body, headers: idempotencyKey() })
      expect([paid.status, paid.body.mode]).toEqual([201, mode])
    }
  })
})
