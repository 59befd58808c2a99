import { strict as assert } from 'node:assert'
import { clock } from '#contract/clock.js'
import type { BankTransferActionView } from '../../libs/contract/bank-transfer-action.js'
import type { TransactionView } from '../../libs/contract/transactions.js'
import { type EntrySample, detail } from './bank-files.js'
import { type Bank, buildBank, money, type SentAnswer } from './banks.js'
import type { Merchant } from './payments.js'
import type { TestApi } from './test-api.js'

export interface Credit {
  amount: number
  text?: string
  name?: string
  /** The IBAN that the money came from; null: the bank does not say. */
  account?: string | null
  day?: string
  /** Other parts of the details, such as a structured reference. */
  inside?: string
}

interface Sent {
  payoutID: string
  amount: number
}

export interface TransferBank extends Bank {
  processorAccountID: string
  /** A statement of today with these credits, after all that was told before. */
  credit(...credits: Credit[]): Promise<SentAnswer>
  /** The bank has sent these payouts, each by an entry of its own. */
  debit(...payouts: Sent[]): Promise<SentAnswer>
  /** The bank has sent this payout and got it back. */
  giveBack(payout: Sent): Promise<SentAnswer>
}

export const today = (): string => clock.now().toISOString().slice(0, 10)

/** A bank account of the platform, and an account that takes bank transfers to it. */
export async function buildTransferBank(
  api: TestApi,
  { currency = 'EUR', settings = {} }: { currency?: string; settings?: Record<string, string> } = {},
): Promise<TransferBank> {
  const bank = await buildBank(api, { currency })
  const body = {
    ...{ processor: 'bank_transfer', mode: 'test', name: `Transfers in ${currency}`, currencies: [currency] },
    settings: { bankAccountID: bank.bankAccountID, ...settings },
  }
  const made = await api.call('POST', '/processor-accounts', { token: bank.desk.maker, body })
  assert.equal(made.status, 201, JSON.stringify(made.body))
  let statements = 0
  let standing = 0
  const tellNext = (moved: number, entries: EntrySample[]) => {
    statements += 1
    const opening = standing
    standing += moved
    return bank.tell({
      ...{ id: `STMT-${statements}`, from: today(), opening: money(opening), closing: money(standing) },
      entries: entries.map((one, at) => ({ ...one, reference: `${statements}-${at}` })),
    })
  }
  const sum = (some: { amount: number }[]) => some.reduce((total, { amount }) => total + amount, 0)
  return {
    ...{ ...bank, processorAccountID: made.body.processorAccountID },
    credit: (...credits) => tellNext(sum(credits), credits.map(entryOf)),
    debit: (...payouts) =>
      tellNext(
        -sum(payouts),
        payouts.map(({ payoutID, amount }) => ({ amount: money(amount), details: [sentOf(payoutID)] })),
      ),
    giveBack: ({ payoutID, amount }) =>
      tellNext(amount, [{ amount: money(amount), credit: true, details: [sentOf(payoutID, 'AC04')] }]),
  }
}

const sentOf = (payoutID: string, returned?: string): string =>
  detail({ endToEndID: payoutID.replaceAll('_', '-'), ...(returned && { returned, credit: true }) })

/** Of Jane Payer unless another one is named. */
export const payerIban = 'FR7630006000011234567890189'

const fromAccount = (iban: string): string =>
  `<RltdPties><DbtrAcct><Id><IBAN>${iban}</IBAN></Id></DbtrAcct></RltdPties>`

const entryOf = ({ amount, text, name = 'Jane Payer', account = payerIban, day, inside }: Credit): EntrySample => ({
  ...{ amount: money(amount), credit: true },
  ...(day && { day }),
  details: [
    detail({ credit: true, ...(text !== undefined && { text }), name }).replace(
      '</TxDtls>',
      `${inside ?? ''}${account === null ? '' : fromAccount(account)}</TxDtls>`,
    ),
  ],
})

export interface OpenTransfer extends TransactionView {
  nextAction: BankTransferActionView
}

export async function openTransfer(
  merchant: Pick<Merchant, 'pay'>,
  overrides: Record<string, unknown> = {},
): Promise<OpenTransfer> {
  const { status, body } = await merchant.pay({
    ...{ paymentMethod: 'bank_transfer', currency: 'EUR', amount: 10_000 },
    ...overrides,
  })
  assert.equal(status, 201, JSON.stringify(body))
  assert.equal(body.nextAction?.type, 'bank_transfer', JSON.stringify(body))
  return body
}
