import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import * as words from '../../libs/contract/messages/errors/bank-statements.js'
import * as refundWords from '../../libs/contract/messages/errors/refunds.js'
import { buildTransferBank, openTransfer, payerIban, type TransferBank } from '../support/bank-transfers.js'
import { buildCustomer } from '../support/customers.js'
import { buildMerchant, expectSoundBooks, type Merchant } from '../support/payments.js'
import { startApi, type TestApi } from '../support/test-api.js'

const { reasons } = words

let api: TestApi
let bank: TransferBank
let merchant: Merchant
beforeAll(async () => {
  api = await startApi()
  bank = await buildTransferBank(api)
  merchant = await buildMerchant(api)
  await bank.credit(
    ...(await Promise.all(
      [0, 1, 2].map(async () => ({ amount: 10_000, text: (await openTransfer(merchant)).nextAction.reference })),
    )),
  )
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

type Row = ReturnType<typeof JSON.parse>
const asStaff = (method: string, path: string, body?: object, token = bank.desk.maker) =>
  api.call(method, path, { token, ...(body && { body }) })
const paid = async (credit: { account?: string | null; amount?: number } = {}): Promise<string> => {
  const { transactionID, nextAction } = await openTransfer(merchant)
  await bank.credit({ amount: 10_000, text: nextAction.reference, ...credit })
  return transactionID
}
const payoutsOf = async (transactionID: string): Promise<Row[]> =>
  (await asStaff('GET', '/payouts?limit=100')).body.items.filter((one: Row) => one.transactionID === transactionID)
const payoutFor = async (transactionID: string): Promise<Row> => (await payoutsOf(transactionID))[0]
const refundOf = async (transactionID: string): Promise<Row> => (await merchant.detail(transactionID)).refunds[0]
const unmatchedOf = async (transactionID: string): Promise<Row> =>
  (await bank.entries('&status=unmatched')).find((one) => one.namedTransactionID === transactionID)
const balance = async (): Promise<number> => {
  const { items } = (await merchant.get('/balance')).body
  const euros = items.find(({ currency }: Row) => currency === 'EUR')
  return (euros?.available ?? 0) + (euros?.pending ?? 0)
}
/** Approved by the other person, and in a file of the bank. */
async function sendOff(payoutID: string): Promise<string> {
  expect((await bank.desk.approve(payoutID)).body.status).toBe('approved')
  const file = await bank.makeFile([payoutID])
  expect(file.status).toBe(201)
  return bank.content(file.body.payoutFileID)
}

async function expectAgreement() {
  const proof = (await asStaff('GET', '/reconciliation')).body
  const euros = proof.currencies.find(({ currency }: Row) => currency === 'EUR')
  expect([euros.ledger.difference, euros.processors.difference, euros.banks.difference]).toEqual([0, 0, 0])
  expect(euros.ledger.amount).toBe(euros.banks.amount + euros.processors.amount)
  expect(await bank.stands('processor_clearing', bank.processorAccountID)).toBe(0)
}

describe('a refund of a bank transfer', () => {
  it('waits as a payout to the account that the money came from, which the merchant does not see as a payout', async () => {
    const transactionID = await paid()
    const refund = await merchant.ask(transactionID, 'refunds', { amount: 4_000 })
    expect(refund.body).toMatchObject({ status: 'pending', amount: 4_000, failureCode: null })
    const payout = await payoutFor(transactionID)
    expect(payout).toMatchObject({
      ...{ refundID: refund.body.refundID, returnsEntryID: null, amount: 4_000, fee: 0, rail: 'bank_file' },
      ...{ status: 'awaiting_approval', clientID: merchant.clientID },
      account: { accountHolder: 'Jane Payer', accountNumberLast4: payerIban.slice(-4) },
    })
    const [ofStaff] = (await asStaff('GET', `/transactions/${transactionID}`)).body.refunds
    expect([ofStaff.payoutID, (await refundOf(transactionID)).payoutID]).toEqual([payout.payoutID, undefined])
    const own = `/clients/${merchant.clientID}/payouts`
    expect((await asStaff('GET', own, undefined, merchant.token)).body.items).toEqual([])
    expect((await asStaff('GET', `${own}/${payout.payoutID}`, undefined, merchant.token)).status).toBe(404)
    await expectAgreement()
  })

  it('leaves in a file of the bank, and closes in the unit that posts the debit', async () => {
    const transactionID = await paid()
    const before = await balance()
    await merchant.ask(transactionID, 'refunds', {})
    const payout = await payoutFor(transactionID)
    const file = await sendOff(payout.payoutID)
    expect(file).toContain(`<IBAN>${payerIban}</IBAN>`)
    expect(file).toContain('<Nm>Jane Payer</Nm>')
    expect((await refundOf(transactionID)).status).toBe('pending')
    await expectAgreement()
    expect((await bank.debit(payout)).body).toMatchObject({ matched: 1, unmatched: 0 })
    expect((await refundOf(transactionID)).status).toBe('succeeded')
    expect((await merchant.detail(transactionID)).amountRefunded).toBe(10_000)
    expect((await payoutFor(transactionID)).status).toBe('paid')
    expect(await balance()).toBe(before - 10_000 + (await refundOf(transactionID)).feeReturned)
    await expectAgreement()
    await expectSoundBooks(api)
  })

  it('is the merchant’s again when the bank of the payer sends it back', async () => {
    const transactionID = await paid()
    const before = await balance()
    await merchant.ask(transactionID, 'refunds', {})
    const payout = await payoutFor(transactionID)
    await sendOff(payout.payoutID)
    await bank.debit(payout)
    expect((await bank.giveBack(payout)).body).toMatchObject({ matched: 1, unmatched: 0 })
    expect((await payoutFor(transactionID)).status).toBe('returned')
    expect(await refundOf(transactionID)).toMatchObject({
      status: 'failed',
      failureMessage: refundWords.refundUndoneBecause(words.returnedByBank('AC04')),
    })
    expect((await merchant.detail(transactionID)).amountRefunded).toBe(0)
    expect(await balance()).toBe(before)
    await expectAgreement()
    await expectSoundBooks(api)
  })

  it('is refused once the customer is erased, because the account of the payer is gone', async () => {
    const { customerID } = await buildCustomer(api, merchant.accessToken)
    const { transactionID, nextAction } = await openTransfer(merchant, { customerID })
    await bank.credit({ amount: 10_000, text: nextAction.reference })
    const accountsOf = () =>
      api.database.read.query(
        `SELECT "sealedPayer" AS "account" FROM "awaited_transfers" WHERE "transactionID" = $1
         UNION ALL SELECT "sealedCounterparty" FROM "bank_statement_entries" WHERE "matchedID" = $2`,
        [transactionID, transactionID],
      )
    expect(await accountsOf()).toEqual([{ account: expect.any(String) }, { account: expect.any(String) }])
    const erased = await api.call('DELETE', `/customers/${customerID}`, { token: merchant.accessToken })
    expect(erased.body.kept).toEqual(['payments', 'bank_statements'])
    expect(await accountsOf()).toEqual([{ account: null }, { account: null }])
    expect((await merchant.ask(transactionID, 'refunds', {})).body.code).toBe('PAYER_ACCOUNT_UNKNOWN')
  })

  it('fails when the checker rejects its payout, and can be asked for again', async () => {
    const transactionID = await paid()
    await merchant.ask(transactionID, 'refunds', { amount: 10_000 })
    const { payoutID } = await payoutFor(transactionID)
    await asStaff('POST', `/payouts/${payoutID}/reject`, { reason: 'Ask the payer first' }, bank.desk.checker)
    expect(await refundOf(transactionID)).toMatchObject({
      status: 'failed',
      failureMessage: refundWords.refundUndoneBecause('Ask the payer first'),
    })
    expect((await merchant.ask(transactionID, 'refunds', { amount: 10_000 })).body.status).toBe('pending')
    await expectAgreement()
  })

  it('takes no more than there is when many ask at once, and makes one payout for each key', async () => {
    const transactionID = await paid()
    const asked = await Promise.all(
      Array.from({ length: 6 }, () => merchant.ask(transactionID, 'refunds', { amount: 4_000 })),
    )
    expect(asked.map(({ status }) => status).sort((one, other) => one - other)).toEqual([201, 201, 409, 409, 409, 409])
    expect(await payoutsOf(transactionID)).toHaveLength(2)
    const key = { 'idempotency-key': `refund-${transactionID}` }
    const again = await Promise.all([0, 1, 2].map(() => merchant.ask(transactionID, 'refunds', { amount: 1_000 }, key)))
    expect(new Set(again.map(({ body }) => body.refundID)).size).toBe(1)
    expect(await payoutsOf(transactionID)).toHaveLength(3)
  })

  it('needs two people above the limit of the payout rules', async () => {
    const transactionID = await paid()
    const rules = { twoApprovalsAbove: { EUR: 5_000 } }
    expect((await asStaff('PUT', '/payout-policy', rules)).status).toBe(200)
    await merchant.ask(transactionID, 'refunds', { amount: 6_000 })
    await merchant.ask(transactionID, 'refunds', { amount: 3_000 })
    const desks = await Promise.all(
      (await payoutsOf(transactionID)).map(async ({ payoutID }) => (await bank.desk.read(payoutID)).body),
    )
    expect(new Map(desks.map(({ amount, desk }) => [amount, desk.approvalsNeeded]))).toEqual(
      new Map([
        [6_000, 2],
        [3_000, 1],
      ]),
    )
    await asStaff('PUT', '/payout-policy', { twoApprovalsAbove: {} })
  })

  it('is refused when the bank has not said which account the money came from', async () => {
    const transactionID = await paid({ account: null })
    const { status, body } = await merchant.ask(transactionID, 'refunds', {})
    expect([status, body.code]).toEqual([409, 'PAYER_ACCOUNT_UNKNOWN'])
    expect((await merchant.detail(transactionID)).amountRefunded).toBe(0)
    expect(await payoutsOf(transactionID)).toEqual([])
  })
})

describe('money that no payment needs', () => {
  const match = (entryID: string, token = bank.desk.maker) =>
    asStaff('POST', `/bank-statement-entries/${entryID}/match`, { kind: 'return' }, token)

  it('is suggested to be returned, goes back by one click, and its debit matches by itself', async () => {
    const transactionID = await paid({ amount: 12_345 })
    const entry = await unmatchedOf(transactionID)
    expect(entry.suggestions[0]).toMatchObject({ kind: 'return', name: words.returnTo('Jane Payer') })
    const suspense = await bank.stands('suspense', bank.bankAccountID)
    const [one, other] = await Promise.all([match(entry.entryID), match(entry.entryID)])
    expect([one?.status, other?.status].sort()).toEqual([200, 409])
    const payout = await payoutFor(transactionID)
    expect(payout).toMatchObject({ amount: 2_345, returnsEntryID: entry.entryID, refundID: null })
    expect((await bank.desk.approve(payout.payoutID, bank.desk.maker)).status).toBe(403)
    expect(await sendOff(payout.payoutID)).toContain(`<IBAN>${payerIban}</IBAN>`)
    expect(await bank.stands('suspense', bank.bankAccountID)).toBe(suspense)
    expect((await bank.debit(payout)).body).toMatchObject({ matched: 1, unmatched: 0 })
    expect(await bank.stands('suspense', bank.bankAccountID)).toBe(suspense + 2_345)
    expect((await payoutFor(transactionID)).status).toBe('paid')
    await expectAgreement()
    await expectSoundBooks(api)
  })

  it('waits for staff again when its payout is rejected, and when the bank sends it back', async () => {
    const { transactionID, nextAction } = await openTransfer(merchant)
    await bank.credit({ amount: 10_000, text: nextAction.reference })
    await bank.credit({ amount: 7_000, text: nextAction.reference })
    const entry = await unmatchedOf(transactionID)
    await match(entry.entryID)
    const first = await payoutFor(transactionID)
    await asStaff('POST', `/payouts/${first.payoutID}/reject`, { reason: 'Wrong name' }, bank.desk.checker)
    expect(await unmatchedOf(transactionID)).toMatchObject({ matchReason: reasons.notReturned('Wrong name') })
    await match(entry.entryID)
    const second = (await payoutsOf(transactionID)).find(({ status }) => status === 'awaiting_approval')
    await sendOff(second.payoutID)
    await bank.debit(second)
    const suspense = await bank.stands('suspense', bank.bankAccountID)
    await bank.giveBack(second)
    expect(await bank.stands('suspense', bank.bankAccountID)).toBe(suspense - 7_000)
    expect((await unmatchedOf(transactionID)).matchReason).toBe(reasons.notReturned(words.returnedByBank('AC04')))
    await expectAgreement()
    await expectSoundBooks(api)
  })

  it('is returned to no account that nobody has named, and for no payment that is not named', async () => {
    await bank.credit({ amount: 900, text: 'no reference at all' }, { amount: 800, account: null, text: 'nothing' })
    const unnamed = (await bank.entries('&status=unmatched')).find(({ amount }) => amount === 900)
    expect((await match(unnamed.entryID)).body.code).toBe('NOT_RETURNABLE')
    const transactionID = await paid({ amount: 10_500, account: null })
    expect((await match((await unmatchedOf(transactionID)).entryID)).body.code).toBe('SENDER_UNKNOWN')
  })

  it('stays with its payout until that is rejected', async () => {
    const transactionID = await paid({ amount: 10_700 })
    const { entryID } = await unmatchedOf(transactionID)
    await match(entryID)
    const { code, message } = (await asStaff('POST', `/bank-statement-entries/${entryID}/unmatch`)).body
    expect([code, message]).toEqual(['MATCH_STAYS', words.returnStarted((await payoutFor(transactionID)).payoutID)])
  })
})
