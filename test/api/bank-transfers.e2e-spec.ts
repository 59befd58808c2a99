import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { groupedReference, isCreditorReference } from '../../libs/contract/creditor-references.js'
import * as words from '../../libs/contract/messages/errors/bank-statements.js'
import { detail } from '../support/bank-files.js'
import { buildTransferBank, openTransfer, today, type TransferBank } from '../support/bank-transfers.js'
import { buildMerchant, edit, expectSoundBooks, type Merchant, workOff } from '../support/payments.js'
import { startApi, type TestApi } from '../support/test-api.js'

const { reasons } = words
const dayMs = 86_400_000

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

const statusOf = async (transactionID: string) => (await merchant.detail(transactionID)).status
const waiting = (): Promise<ReturnType<typeof JSON.parse>[]> => bank.entries('&status=unmatched')
const waitingFor = async (transactionID: string) =>
  (await waiting()).filter((one) => one.namedTransactionID === transactionID)
const balanceOf = async () => {
  const { items } = (await merchant.get('/balance')).body
  const euros = items.find(({ currency }: { currency: string }) => currency === 'EUR')
  return (euros?.available ?? 0) + (euros?.pending ?? 0)
}
const matchEntry = (entryID: string, matchedID: string, token = bank.desk.maker) =>
  api.call('POST', `/bank-statement-entries/${entryID}/match`, { token, body: { kind: 'payment', matchedID } })
/** It expires as the worker finds it, and takes money that was booked up to `takenUntil`. */
async function expire(transactionID: string, takenUntil = new Date(Date.parse(today()) - dayMs)) {
  await edit(api, transactionID, { expiresAt: new Date(1), dueAt: new Date(1) })
  await api.database.write((manager) => manager.update('awaited_transfers', { transactionID }, { takenUntil }))
  await workOff(api)
  expect(await statusOf(transactionID)).toBe('expired')
}

async function expectAgreement() {
  const proof = (await api.call('GET', '/reconciliation', { token: bank.desk.maker })).body
  const euros = proof.currencies.find(({ currency }: { currency: string }) => currency === 'EUR')
  expect([euros.ledger.difference, euros.processors.difference, euros.banks.difference]).toEqual([0, 0, 0])
  expect(euros.ledger.amount).toBe(euros.banks.amount + euros.processors.amount)
  expect(await bank.stands('processor_clearing', bank.processorAccountID)).toBe(0)
}

describe('a payment by bank transfer', () => {
  it('says where the payer sends the money, and under which reference', async () => {
    const payment = await openTransfer(merchant)
    expect(payment.status).toBe('requires_action')
    expect(payment.nextAction).toEqual({
      type: 'bank_transfer',
      accountHolder: 'Gatehouse Ltd',
      iban: bank.iban,
      accountNumber: null,
      bic: 'COBADEFFXXX',
      amount: 10_000,
      currency: 'EUR',
      amountReceived: 0,
      reference: expect.stringMatching(/^RF\d{18}$/),
      expiresAt: new Date(Date.parse(payment.createdAt) + 7 * dayMs).toISOString(),
    })
    expect(isCreditorReference(payment.nextAction.reference)).toBe(true)
    const other = await openTransfer(merchant)
    expect(other.nextAction.reference).not.toBe(payment.nextAction.reference)
  })

  it('completes with the credit that names it, in the ledger of client and bank at once', async () => {
    const before = await balanceOf()
    const one = await openTransfer(merchant)
    const other = await openTransfer(merchant, { amount: 2_500 })
    const told = await bank.credit(
      { amount: 10_000, text: `invoice 7 ${groupedReference(one.nextAction.reference).toLowerCase()} thanks` },
      {
        amount: 2_500,
        text: 'Order 7',
        inside: `<RmtInf><Strd><CdtrRefInf><Ref>${other.nextAction.reference}</Ref></CdtrRefInf></Strd></RmtInf>`,
      },
    )
    expect(told.body).toMatchObject({ entries: 2, matched: 2, unmatched: 0 })
    const paid = await merchant.detail(one.transactionID)
    expect(paid).toMatchObject({ status: 'succeeded', amountCaptured: 10_000, nextAction: null })
    expect(await statusOf(other.transactionID)).toBe('succeeded')
    expect(await balanceOf()).toBe(before + 12_500 - paid.fee - (await merchant.detail(other.transactionID)).fee)
    const [entry] = (await bank.entries('&status=matched')).filter((item) => item.matchedID === one.transactionID)
    expect(entry).toMatchObject({ matchKind: 'payment', matchReason: reasons.reference, amount: 10_000 })
    await expectAgreement()
  })

  it('stays open with too little, says how much came, and completes with the rest', async () => {
    const { transactionID, nextAction } = await openTransfer(merchant)
    await bank.credit({ amount: 4_000, text: nextAction.reference })
    expect(await merchant.detail(transactionID)).toMatchObject({
      status: 'requires_action',
      nextAction: { amount: 10_000, amountReceived: 4_000 },
    })
    expect(await waitingFor(transactionID)).toMatchObject([
      { matchReason: reasons.tooLittle('€60.00'), suggestions: [] },
    ])
    await bank.credit({ amount: 6_000, text: nextAction.reference })
    expect(await statusOf(transactionID)).toBe('succeeded')
    expect(await waitingFor(transactionID)).toEqual([])
    await expectAgreement()
  })

  it('completes with too much, and leaves the rest as an entry of its own to return', async () => {
    const { transactionID, nextAction } = await openTransfer(merchant)
    const before = await bank.stands('suspense', bank.bankAccountID)
    await bank.credit({ amount: 12_345, text: nextAction.reference })
    expect(await merchant.detail(transactionID)).toMatchObject({ status: 'succeeded', amountCaptured: 10_000 })
    expect(await waitingFor(transactionID)).toMatchObject([
      { amount: 2_345, matchReason: reasons.tooMuch(transactionID) },
    ])
    expect(await bank.stands('suspense', bank.bankAccountID)).toBe(before - 2_345)
    await expectAgreement()
  })

  it('takes the money once: a second transfer waits to be returned', async () => {
    const { transactionID, nextAction } = await openTransfer(merchant)
    const credit = { amount: 10_000, text: nextAction.reference }
    await bank.credit(credit, credit)
    expect(await statusOf(transactionID)).toBe('succeeded')
    expect(await waitingFor(transactionID)).toMatchObject([
      { amount: 10_000, matchReason: reasons.paidAlready(transactionID), suggestions: [{ kind: 'return' }] },
    ])
    await expectAgreement()
  })

  it('takes late money where the bank booked it in time', async () => {
    const { transactionID, nextAction } = await openTransfer(merchant)
    await expire(transactionID, new Date(Date.parse(today())))
    await bank.credit({ amount: 10_000, text: nextAction.reference })
    expect(await statusOf(transactionID)).toBe('succeeded')
    await expectAgreement()
  })

  it('leaves money that is too late to staff, who may still accept it', async () => {
    const { transactionID, nextAction } = await openTransfer(merchant)
    await expire(transactionID)
    await bank.credit({ amount: 10_000, text: nextAction.reference })
    expect(await statusOf(transactionID)).toBe('expired')
    const [entry] = await waitingFor(transactionID)
    expect(entry.matchReason).toBe(reasons.tooLate(transactionID))
    expect(entry.suggestions).toMatchObject([{ kind: 'return' }, { kind: 'payment', matchedID: transactionID }])
    const matched = await matchEntry(entry.entryID, transactionID)
    expect(matched.body).toMatchObject({ status: 'matched', matchKind: 'payment', matchReason: reasons.byHand })
    expect(await statusOf(transactionID)).toBe('succeeded')
    const back = await api.call('POST', `/bank-statement-entries/${entry.entryID}/unmatch`, { token: bank.desk.maker })
    expect(back.body).toMatchObject({ code: 'MATCH_STAYS', error: words.paymentStays })
    await expectAgreement()
  })

  it('exposes a typing error, and suggests by amount and name without doing it', async () => {
    const payer = { name: 'Ada Lovelace', emailAddress: 'ada@example.com' }
    const { transactionID, nextAction } = await openTransfer(merchant, { amount: 77_701, payer })
    const { reference } = nextAction
    const wrong = `${reference.slice(0, -1)}${(Number(reference.at(-1)) + 1) % 10}`
    await bank.credit({ amount: 77_701, text: wrong, name: 'LOVELACE ADA' })
    expect(await statusOf(transactionID)).toBe('requires_action')
    const [entry] = (await waiting()).filter(({ amount }) => amount === 77_701)
    expect(entry).toMatchObject({ matchReason: reasons.damagedReference, namedTransactionID: null })
    expect(entry.suggestions[0]).toMatchObject({
      ...{ kind: 'payment', matchedID: transactionID, reason: reasons.amountAndPayer },
    })
    const [first, second] = await Promise.all([
      matchEntry(entry.entryID, transactionID),
      matchEntry(entry.entryID, transactionID, bank.desk.checker),
    ])
    expect([first.status, second.status].sort()).toEqual([200, 409])
    expect(await statusOf(transactionID)).toBe('succeeded')
    await expectAgreement()
  })

  it('refuses what does not fit: too little, another currency, a payment that is over, another kind of payment', async () => {
    const open = await openTransfer(merchant)
    const done = (await merchant.pay({ currency: 'EUR' })).body.transactionID
    await bank.credit({ amount: 9_999, text: 'no reference' })
    const [entry] = (await waiting()).filter(({ amount }) => amount === 9_999)
    const little = await matchEntry(entry.entryID, open.transactionID)
    expect(little.body).toMatchObject({
      code: 'DOES_NOT_MATCH',
      fields: { matchedID: words.paymentNotWhole('€99.99', '€100.00') },
    })
    expect((await matchEntry(entry.entryID, done)).status).toBe(404)
    await merchant.ask(open.transactionID, 'cancel')
    expect((await matchEntry(entry.entryID, open.transactionID)).body).toMatchObject({
      fields: { matchedID: words.paymentNotOpen },
    })
    await bank.credit({ amount: 10_000, text: open.nextAction.reference })
    expect(await waitingFor(open.transactionID)).toMatchObject([
      { matchReason: reasons.ended(open.transactionID, 'canceled') },
    ])
  })

  it('tells an entry that was split once, whichever statement names it again', async () => {
    const other = await buildTransferBank(api, { currency: 'GBP' })
    const { transactionID, nextAction } = await openTransfer(merchant, { currency: 'GBP' })
    const entry = {
      ...{ amount: '150.00', credit: true, day: today(), reference: 'X1' },
      details: [detail({ text: nextAction.reference, credit: true })],
    }
    const sample = { id: 'S1', currency: 'GBP', from: today(), opening: '0.00', closing: '150.00', entries: [entry] }
    expect((await other.tell(sample)).body).toMatchObject({ entries: 1, matched: 1 })
    const more = [entry, { amount: '5.00', credit: true, day: today(), reference: 'X2' }]
    const longer = { ...sample, id: 'S2', closing: '155.00', entries: more }
    expect((await other.tell(longer)).body).toMatchObject({ entries: 1 })
    const amounts = (await other.entries()).map((one) => one.amount).sort((one, two) => one - two)
    expect(amounts).toEqual([500, 5_000, 10_000])
    expect(await other.stands('bank', other.bankAccountID)).toBe(15_500)
    const path = `/bank-statements?bankAccountID=${other.bankAccountID}`
    const listed = (await api.call('GET', path, { token: bank.desk.maker })).body.items
    expect(listed.map(({ gap }: { gap: number | null }) => gap)).toEqual([null, null])
    expect(await statusOf(transactionID)).toBe('succeeded')
  })

  it('never takes money in another currency', async () => {
    const swiss = await buildTransferBank(api, { currency: 'CHF' })
    const { transactionID, nextAction } = await openTransfer(merchant)
    await swiss.credit({ amount: 10_000, text: nextAction.reference })
    expect(await statusOf(transactionID)).toBe('requires_action')
    const [entry] = await swiss.entries('&status=unmatched')
    expect(entry.matchReason).toBe(reasons.otherCurrency(transactionID))
  })
})
