import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { Event } from '../../api/src/platform/events/event.entity.js'
import { Mail } from '../../api/src/platform/mail/mail.entity.js'
import { Client } from '../../api/src/people/clients/client.entity.js'
import { buildOwing, owedAfterRefund, type Owing, tokenOfPage } from '../support/debts.js'
import { idempotencyKey } from '../support/builders.js'
import { linksPath, payLink } from '../support/payment-links.js'
import { expectSoundBooks, openDispute, read } from '../support/payments.js'
import { buildDesk, buildPaidMerchant, type Desk } from '../support/payouts.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let desk: Desk
beforeAll(async () => {
  api = await startApi()
  desk = await buildDesk(api)
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

const ask = (clientID: string, more: object = {}, token = desk.maker) =>
  api.call('POST', '/debt-requests', { token, body: { clientID, currency: 'USD', ...more } })
const availableOf = async ({ clientID, token }: Owing) =>
  (await api.call('GET', `/clients/${clientID}/balance`, { token })).body.items[0].available
const debtOf = async ({ clientID, token }: Owing) =>
  (await api.call('GET', `/clients/${clientID}/debts`, { token })).body.items[0]

describe('a request to pay a debt', () => {
  it('is paid into the balance without a fee, once, by its page', async () => {
    const merchant = await buildOwing(api, desk)
    expect(await availableOf(merchant)).toBe(-owedAfterRefund)
    const { status, body } = await ask(merchant.clientID)
    expect([status, body.amount, body.due, body.status]).toEqual([200, owedAfterRefund, owedAfterRefund, 'open'])
    expect((await debtOf(merchant)).request.url).toBe(body.url)
    const token = tokenOfPage(body.url)
    const page = (await api.call('GET', `/payment-links/${token}`)).body
    expect([page.amount, page.merchantName, page.status]).toEqual([owedAfterRefund, 'Gatehouse', 'open'])
    const key = idempotencyKey()
    const paid = await payLink(api, token, undefined, key)
    expect([paid.status, paid.body.status]).toEqual([201, 'succeeded'])
    expect((await payLink(api, token, undefined, key)).body.transactionID).toBe(paid.body.transactionID)
    expect((await payLink(api, token)).body.code).toBe('PAYMENT_LINK_USED')
    const { fee, fixedFee, refundFee, disputeFee, reserveHundredths } = await read(api, paid.body.transactionID)
    expect([fee, fixedFee, refundFee, disputeFee, reserveHundredths]).toEqual([0, 0, 0, 0, 0])
    expect(await availableOf(merchant)).toBe(0)
    expect((await api.call('GET', `/clients/${merchant.clientID}/debts`, merchant)).body.items).toEqual([])
    expect((await ask(merchant.clientID)).body.code).toBe('NOTHING_OWED')
    const events = await api.database.read.findBy(Event, { clientID: merchant.clientID })
    const told = events.filter(({ type }) => type.startsWith('debt.')).map(({ type }) => type)
    expect(told).toEqual(['debt.requested', 'debt.paid'])
    expect(await api.database.read.countBy(Mail, { kind: 'debt' })).toBe(2)
  })

  it('stays one when it is asked twice or in parallel, and follows another amount', async () => {
    const { clientID } = await buildOwing(api, desk)
    const both = await Promise.all([ask(clientID), ask(clientID), ask(clientID, {}, desk.checker)])
    expect(new Set(both.map(({ body }) => body.debtRequestID)).size).toBe(1)
    const less = (await ask(clientID, { amount: 1_000 })).body
    expect([less.debtRequestID, less.amount]).toEqual([both[0]?.body.debtRequestID, 1_000])
    expect((await ask(clientID, { amount: owedAfterRefund + 1 })).body.code).toBe('MORE_THAN_OWED')
    const target = { targetID: less.debtRequestID }
    const audited = await api.database.read.findBy(AuditEntry, target)
    expect(audited.map(({ action }) => action)).toEqual(['debt_request.created', 'debt_request.changed'])
  })

  it('takes no more than what is still owed, and nothing once new payments have made up for it', async () => {
    const merchant = await buildOwing(api, desk)
    const { url } = (await ask(merchant.clientID)).body
    const token = tokenOfPage(url)
    await merchant.pay({ amount: 2_000 })
    expect((await api.call('GET', `/payment-links/${token}`)).body.amount).toBe(owedAfterRefund - 1_950)
    await merchant.pay({ amount: 10_000 })
    expect((await api.call('GET', `/payment-links/${token}`)).body.status).toBe('closed')
    expect((await payLink(api, token)).body.code).toBe('PAYMENT_LINK_CLOSED')
    expect(await availableOf(merchant)).toBe(11_700 - owedAfterRefund)
  })

  it('is owed again when its payment is refunded or disputed', async () => {
    const merchant = await buildOwing(api, desk)
    const { debtRequestID, url } = (await ask(merchant.clientID)).body
    const { transactionID } = (await payLink(api, tokenOfPage(url))).body
    expect((await merchant.ask(transactionID, 'refunds', { amount: 1_000 })).status).toBe(201)
    expect((await debtOf(merchant)).owed).toBe(1_000)
    await openDispute(api, merchant, transactionID)
    expect((await debtOf(merchant)).owed).toBe(owedAfterRefund)
    const again = (await ask(merchant.clientID)).body
    expect(again.debtRequestID).not.toBe(debtRequestID)
    expect(again.amount).toBe(owedAfterRefund)
  })

  it('is no payment link of the merchant, and is paid while the account is suspended', async () => {
    const merchant = await buildOwing(api, desk)
    const { url, debtRequestID } = (await ask(merchant.clientID)).body
    expect((await api.call('GET', linksPath(merchant), merchant)).body.items).toEqual([])
    const { paymentLinkID } = await linkOf(debtRequestID)
    for (const [method, path] of [['GET', ''] as const, ['POST', '/close'] as const])
      expect((await api.call(method, linksPath(merchant, `/${paymentLinkID}${path}`), merchant)).status).toBe(404)
    await api.call('POST', `/clients/${merchant.clientID}/suspend`, { token: desk.maker, body: { reason: 'Owes' } })
    expect((await payLink(api, tokenOfPage(url))).body.status).toBe('succeeded')
  })

  it('takes nothing any more once it is withdrawn', async () => {
    const merchant = await buildOwing(api, desk)
    const { url, debtRequestID } = (await ask(merchant.clientID)).body
    const withdraw = () => api.call('POST', `/debt-requests/${debtRequestID}/withdraw`, { token: desk.maker })
    expect((await withdraw()).body.status).toBe('withdrawn')
    expect((await withdraw()).body.code).toBe('DEBT_REQUEST_ENDED')
    expect((await payLink(api, tokenOfPage(url))).body.code).toBe('PAYMENT_LINK_CLOSED')
    expect((await ask(merchant.clientID)).body.debtRequestID).not.toBe(debtRequestID)
  })

  it('names what is wrong with it', async () => {
    const { clientID } = await buildPaidMerchant(api)
    expect((await ask(clientID)).body.code).toBe('NOTHING_OWED')
    expect((await ask(clientID, { currency: 'XYZ' })).body.code).toBe('INVALID_INPUT')
    expect((await ask(clientID, { amount: 0 })).body.code).toBe('INVALID_INPUT')
    expect((await ask('cli_00000000000000000000000000')).status).toBe(404)
    const owing = await buildOwing(api, desk)
    const live = { token: desk.maker, body: { clientID: owing.clientID, currency: 'USD' } }
    expect((await api.call('POST', '/debt-requests?mode=live', live)).body.code).toBe('NOTHING_OWED')
    expect((await ask(owing.clientID, { currency: 'EUR' })).body.code).toBe('NOTHING_OWED')
    const { debtRequestID } = (await ask(owing.clientID)).body
    const elsewhere = `/debt-requests/${debtRequestID}/withdraw?mode=live`
    expect((await api.call('POST', elsewhere, { token: desk.maker })).status).toBe(404)
  })
})

describe('GET /debts', () => {
  it('lists who owes, and leaves out what pending payments make up for', async () => {
    const merchant = await buildOwing(api, desk)
    const { items } = (await api.call('GET', '/debts', { token: desk.checker })).body
    const own = items.find(({ clientID }: { clientID: string }) => clientID === merchant.clientID)
    expect(own).toMatchObject({ owed: owedAfterRefund, available: -owedAfterRefund, request: null, writeOff: null })
    const { name } = await api.database.read.findOneByOrFail(Client, { clientID: merchant.clientID })
    expect(own.clientName).toBe(name)
    expect((await api.call('GET', '/debts?mode=live', { token: desk.checker })).body.items).toEqual([])
    const other = await buildPaidMerchant(api)
    expect((await api.call('GET', `/clients/${merchant.clientID}/debts`, other)).status).toBe(404)
  })
})

async function linkOf(debtRequestID: string): Promise<{ paymentLinkID: string }> {
  const [row] = await api.database.read.query<{ paymentLinkID: string }[]>(
    'SELECT "paymentLinkID" FROM "debt_requests" WHERE "debtRequestID" = $1',
    [debtRequestID],
  )
  if (!row) throw new Error('There is no such request')
  return row
}
