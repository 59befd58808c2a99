import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { detail, type EntrySample, notificationOf } from '../support/bank-files.js'
import { buildTransferBank, openTransfer, today, type TransferBank } from '../support/bank-transfers.js'
import { money } from '../support/banks.js'
import { buildMerchant, expectSoundBooks, type Merchant } from '../support/payments.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let merchant: Merchant
let bank: TransferBank
let standing = 0
let files = 0
beforeAll(async () => {
  api = await startApi()
  merchant = await buildMerchant(api)
  bank = await buildTransferBank(api)
  await state([])
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

const notify = (entries: EntrySample[], id = `N-${(files += 1)}`) =>
  bank.send(notificationOf({ id, iban: bank.iban, from: today(), entries }))

/** The statement of the day, after all that was stated before. */
function state(entries: EntrySample[]) {
  files += 1
  const opening = money(standing)
  standing += entries.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)
  return bank.tell({ id: `S-${files}`, from: today(), opening, closing: money(standing), entries })
}

const creditOf = (amount: string, text: string, more: Partial<EntrySample> = {}): EntrySample => ({
  ...{ amount, credit: true, day: today() },
  details: [detail({ credit: true, text, name: 'Jane Payer' })],
  ...more,
})
const numbered = (ref: string) => ({ inside: `<NtryRef>${ref}</NtryRef>` })
const statusOf = async (transactionID: string) => (await merchant.detail(transactionID)).status
const differences = async () => {
  const proof = (await api.call('GET', '/reconciliation', { token: bank.desk.maker })).body
  const euros = proof.currencies.find(({ currency }: { currency: string }) => currency === 'EUR')
  return [euros.ledger.difference, euros.processors.difference, euros.banks.difference]
}

describe('a camt.054 notification', () => {
  it('completes a payment before the statement, which tells the same credit by its AcctSvcrRef', async () => {
    const { transactionID, nextAction } = await openTransfer(merchant)
    const credit = creditOf('100.00', nextAction.reference, { reference: 'SVCR-1' })
    expect((await notify([credit])).body).toMatchObject({ entries: 1, matched: 1 })
    expect(await statusOf(transactionID)).toBe('succeeded')
    expect(await differences()).toEqual([0, 0, 0])
    const bare = { amount: '100.00', credit: true, day: today(), reference: 'SVCR-1' }
    expect((await state([bare])).body).toMatchObject({ entries: 0 })
    expect(await bank.stands('bank', bank.bankAccountID)).toBe(standing)
    expect(await differences()).toEqual([0, 0, 0])
  })

  it('is one with a statement that names the credit by NtryRef only', async () => {
    const { transactionID, nextAction } = await openTransfer(merchant, { amount: 2_000 })
    await notify([creditOf('20.00', nextAction.reference, numbered('77'))])
    expect(await statusOf(transactionID)).toBe('succeeded')
    const later = { amount: '20.00', credit: true, day: today(), ...numbered('77') }
    expect((await state([later])).body).toMatchObject({ entries: 0 })
    expect(await differences()).toEqual([0, 0, 0])
  })

  it('never hides another credit that a bank gave the same number', async () => {
    const one = await openTransfer(merchant, { amount: 3_000 })
    const other = await openTransfer(merchant, { amount: 3_000 })
    await notify([creditOf('30.00', one.nextAction.reference, numbered('1'))])
    const told = await state([
      creditOf('30.00', other.nextAction.reference, numbered('1')),
      creditOf('30.00', one.nextAction.reference, numbered('2')),
    ])
    expect(await statusOf(other.transactionID)).toBe('succeeded')
    expect(told.body).toMatchObject({ entries: 1, matched: 1 })
    expect(await statusOf(one.transactionID)).toBe('succeeded')
    expect(await bank.stands('bank', bank.bankAccountID)).toBe(standing)
  })

  it('is one with a statement that numbers entries anew, or not at all', async () => {
    const { transactionID, nextAction } = await openTransfer(merchant, { amount: 4_000 })
    await notify([creditOf('40.00', nextAction.reference, numbered('5'))])
    expect((await state([creditOf('40.00', nextAction.reference, numbered('6'))])).body.entries).toBe(0)
    await notify([creditOf('41.00', 'no reference')])
    const bare = { amount: '41.00', credit: true, day: today() }
    expect((await state([bare, bare])).body.entries).toBe(1)
    expect(await statusOf(transactionID)).toBe('succeeded')
    expect(await differences()).toEqual([0, 0, 0])
  })

  it('tells the parts of a booking that the statement shows as one sum', async () => {
    const [one, other] = [await openTransfer(merchant), await openTransfer(merchant, { amount: 500 })]
    const before = await bank.stands('bank', bank.bankAccountID)
    const details = [
      detail({ credit: true, amount: '100.00', text: one.nextAction.reference }),
      detail({ credit: true, amount: '5.00', text: other.nextAction.reference }),
    ]
    await notify([{ amount: '105.00', credit: true, day: today(), reference: 'BATCH-1', details }])
    expect([await statusOf(one.transactionID), await statusOf(other.transactionID)]).toEqual(['succeeded', 'succeeded'])
    expect((await state([{ amount: '105.00', credit: true, day: today(), reference: 'BATCH-1' }])).body.entries).toBe(0)
    expect(await bank.stands('bank', bank.bankAccountID)).toBe(before + 10_500)
  })

  it('changes nothing when it comes again, after its statement, or with an entry that was split', async () => {
    const { transactionID, nextAction } = await openTransfer(merchant)
    const before = await bank.stands('bank', bank.bankAccountID)
    const credit = creditOf('150.00', nextAction.reference, { reference: 'SVCR-9' })
    await state([credit])
    expect(await statusOf(transactionID)).toBe('succeeded')
    expect((await notify([credit], 'N-late')).body).toMatchObject({ entries: 0 })
    expect((await notify([{ ...credit, details: [] }], 'N-bare')).body).toMatchObject({ entries: 0 })
    expect((await notify([credit], 'N-late')).body).toMatchObject({ entries: 0 })
    expect(await bank.stands('bank', bank.bankAccountID)).toBe(before + 15_000)
  })

  it('is listed as a notification, without a balance and without a gap', async () => {
    const path = `/bank-statements?bankAccountID=${bank.bankAccountID}&limit=100`
    const { items } = (await api.call('GET', path, { token: bank.desk.maker })).body
    const notifications = items.filter(({ isNotification }: { isNotification: boolean }) => isNotification)
    expect(notifications.length).toBeGreaterThan(3)
    expect(new Set(notifications.map(({ gap }: { gap: number | null }) => gap))).toEqual(new Set([null]))
    expect(new Set(items.map(({ gap }: { gap: number | null }) => gap))).toEqual(new Set([null]))
  })
})
