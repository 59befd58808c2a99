import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { testCreditsMax } from '../../libs/contract/bank-limits.js'
import * as bankWords from '../../libs/contract/messages/errors/bank-statements.js'
import { buildTransferBank, openTransfer, type TransferBank } from '../support/bank-transfers.js'
import { idempotencyKey } from '../support/builders.js'
import { buildLink, paymentPath, payLink } from '../support/payment-links.js'
import { buildMerchant, expectSoundBooks, type Merchant } from '../support/payments.js'
import { startApi, type TestApi } from '../support/test-api.js'

const { reasons } = bankWords

let api: TestApi
let bank: TransferBank
let merchant: Merchant
beforeAll(async () => {
  api = await startApi()
  bank = await buildTransferBank(api)
  merchant = await buildMerchant(api)
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

const credit = (transactionID: string, body: object = {}, key = idempotencyKey()) =>
  merchant.ask(transactionID, 'test-credits', body, key)

async function expectAgreement() {
  const proof = (await api.call('GET', '/reconciliation', { token: bank.desk.maker })).body
  const euros = proof.currencies.find(({ currency }: { currency: string }) => currency === 'EUR')
  expect([euros.ledger.difference, euros.processors.difference, euros.banks.difference]).toEqual([0, 0, 0])
  const path = `/bank-statements?bankAccountID=${bank.bankAccountID}`
  const statements = (await api.call('GET', path, { token: bank.desk.maker })).body.items
  expect(new Set(statements.map(({ gap }: { gap: number | null }) => gap))).toEqual(new Set([null]))
}

describe('POST /transactions/:transactionID/test-credits', () => {
  it('completes the payment by an entry in a statement of the test bank account', async () => {
    const { transactionID } = await openTransfer(merchant)
    const { status, body } = await credit(transactionID)
    expect([status, body]).toEqual([
      201,
      {
        transactionID,
        status: 'succeeded',
        credits: [{ amount: 10_000, bookedOn: expect.any(String), isMatched: true, reason: reasons.reference }],
      },
    ])
    const [entry] = (await bank.entries('&status=matched')).filter(({ matchedID }) => matchedID === transactionID)
    expect(entry).toMatchObject({ matchKind: 'payment', amount: 10_000 })
    await expectAgreement()
  })

  it('credits a part, and then what is missing', async () => {
    const { transactionID } = await openTransfer(merchant, { amount: 999 })
    expect((await credit(transactionID, { kind: 'part' })).body).toMatchObject({
      status: 'requires_action',
      credits: [{ amount: 500, isMatched: false, reason: reasons.tooLittle('€4.99') }],
    })
    expect(await merchant.detail(transactionID)).toMatchObject({ nextAction: { amountReceived: 500 } })
    expect((await credit(transactionID)).body).toMatchObject({ status: 'succeeded', credits: [{ amount: 499 }] })
    await expectAgreement()
  })

  it('credits twice, and leaves the second transfer for staff to return', async () => {
    const { transactionID } = await openTransfer(merchant)
    expect((await credit(transactionID, { kind: 'twice' })).body).toMatchObject({
      status: 'succeeded',
      credits: [{ isMatched: true }, { isMatched: false, reason: reasons.paidAlready(transactionID) }],
    })
    await expectAgreement()
  })

  it('credits nothing after the payment has succeeded, was canceled or got a late credit', async () => {
    const paid = await openTransfer(merchant)
    await credit(paid.transactionID)
    const canceled = await openTransfer(merchant)
    expect((await merchant.ask(canceled.transactionID, 'cancel')).body.status).toBe('canceled')
    const expired = await openTransfer(merchant)
    expect((await credit(expired.transactionID, { kind: 'late' })).status).toBe(201)
    const before = (await bank.entries('')).length
    for (const { transactionID } of [paid, canceled, expired])
      for (const kind of ['whole', 'part', 'twice', 'late'])
        expect([kind, (await credit(transactionID, { kind })).body.code]).toEqual([kind, 'TRANSFER_NOT_OPEN'])
    expect((await bank.entries('')).length).toBe(before)
  })

  it('credits ten transfers to one payment at most', async () => {
    const { transactionID } = await openTransfer(merchant)
    for (let turn = 1; turn < testCreditsMax; turn += 1)
      expect((await credit(transactionID, { amount: 1 })).status).toBe(201)
    expect((await credit(transactionID, { kind: 'twice', amount: 1 })).body.code).toBe('TOO_MANY_TEST_CREDITS')
    expect((await credit(transactionID, { amount: 1 })).status).toBe(201)
    expect((await credit(transactionID, { amount: 1 })).body.code).toBe('TOO_MANY_TEST_CREDITS')
    expect(await merchant.detail(transactionID)).toMatchObject({ nextAction: { amountReceived: testCreditsMax } })
  })

  it('expires the payment before a late credit', async () => {
    const { transactionID } = await openTransfer(merchant)
    const late = await credit(transactionID, { kind: 'late' })
    expect(late.body).toMatchObject({
      status: 'expired',
      credits: [{ amount: 10_000, isMatched: false, reason: reasons.tooLate(transactionID) }],
    })
    const paid = await openTransfer(merchant)
    await credit(paid.transactionID)
    expect((await credit(paid.transactionID, { kind: 'late' })).body).toMatchObject({ code: 'TRANSFER_NOT_OPEN' })
    await expectAgreement()
  })

  it('credits once for one key, also when two calls come at once', async () => {
    const { transactionID } = await openTransfer(merchant)
    const key = idempotencyKey()
    const both = await Promise.all([
      credit(transactionID, { kind: 'part' }, key),
      credit(transactionID, { kind: 'part' }, key),
    ])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    expect(both[1]?.body).toEqual(both[0]?.body)
    expect(await merchant.detail(transactionID)).toMatchObject({ nextAction: { amountReceived: 5_000 } })
    expect((await credit(transactionID, { kind: 'whole' }, key)).status).toBe(422)
    const late = idempotencyKey()
    const first = await credit(transactionID, { kind: 'late' }, late)
    expect((await credit(transactionID, { kind: 'late' }, late)).body).toEqual(first.body)
  })

  it('numbers statements without a gap when many transfers arrive at once', async () => {
    const open = await Promise.all(Array.from({ length: 6 }, () => openTransfer(merchant)))
    const credited = await Promise.all(open.map(({ transactionID }) => credit(transactionID)))
    expect(credited.map(({ body }) => body.status)).toEqual(open.map(() => 'succeeded'))
    await expectAgreement()
  })

  it('refuses other payments, other merchants, no key and bad input', async () => {
    const { transactionID } = await openTransfer(merchant)
    const card = (await merchant.pay({ currency: 'EUR' })).body.transactionID
    expect((await credit(card)).body).toMatchObject({ code: 'NOT_A_BANK_TRANSFER' })
    expect((await credit(transactionID, { kind: 'soon' })).body.fields).toHaveProperty('kind')
    expect((await credit(transactionID, { amount: 0 })).body.fields).toHaveProperty('amount')
    expect((await credit('txn_absent')).status).toBe(404)
    const other = await buildMerchant(api)
    const path = `/transactions/${transactionID}/test-credits`
    const headers = idempotencyKey()
    expect((await api.call('POST', path, { token: other.accessToken, body: {}, headers })).status).toBe(404)
    expect((await api.call('POST', path, { body: {}, headers })).status).toBe(401)
    expect((await api.call('POST', path, { token: bank.desk.maker, body: {}, headers })).status).toBe(403)
    expect((await api.call('POST', path, { token: merchant.accessToken, body: {} })).status).toBe(400)
    expect(await merchant.detail(transactionID)).toMatchObject({ nextAction: { amountReceived: 0 } })
  })
})

describe('POST /payment-links/:token/payments/:transactionID/test-credits', () => {
  it('credits a payment by link for its payer, and no other payment', async () => {
    const link = await buildLink(api, merchant, { currency: 'EUR', amount: 4_200 })
    const paid = await payLink(api, link.token, { paymentMethod: 'bank_transfer' })
    const { transactionID } = paid.body
    const path = `${paymentPath(link.token, transactionID)}/test-credits`
    const headers = idempotencyKey()
    const answer = await api.call('POST', path, { body: { kind: 'part' }, headers })
    expect([answer.status, answer.body]).toMatchObject([
      201,
      { status: 'requires_action', nextAction: { amountReceived: 2_100 } },
    ])
    const other = await openTransfer(merchant)
    const foreign = `${paymentPath(link.token, other.transactionID)}/test-credits`
    expect((await api.call('POST', foreign, { body: {}, headers })).status).toBe(404)
    const absent = `${paymentPath('absent', transactionID)}/test-credits`
    expect((await api.call('POST', absent, { body: {}, headers })).status).toBe(404)
  })
})
