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
  day?: string
  /** Other parts of the details, such as a structured reference. */
  inside?: string
}

export interface TransferBank extends Bank {
  processorAccountID: string
  /** A statement of today with these credits, after all that was told before. */
  credit(...credits: Credit[]): Promise<SentAnswer>
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
  const credit = (...credits: Credit[]) => {
    statements += 1
    const opening = standing
    standing += credits.reduce((sum, { amount }) => sum + amount, 0)
    return bank.tell({
      ...{ id: `STMT-${statements}`, from: today(), opening: money(opening), closing: money(standing) },
      entries: credits.map((one, at) => entryOf(one, `${statements}-${at}`)),
    })
  }
  return { ...bank, processorAccountID: made.body.processorAccountID, credit }
}

const entryOf = ({ amount, text, name, day, inside }: Credit, reference: string): EntrySample => ({
  ...{ amount: money(amount), credit: true, reference },
  ...(day && { day }),
  details: [
    detail({ credit: true, ...(text !== undefined && { text }), ...(name !== undefined && { name }) }).replace(
      '</TxDtls>',
      `${inside ?? ''}</TxDtls>`,
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
