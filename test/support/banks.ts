import { strict as assert } from 'node:assert'
import { EntryWork } from '../../api/src/money/bank-statements/entry-work.js'
import { LedgerBalance } from '../../api/src/money/ledger/ledger-balance.entity.js'
import type { CallableApi } from './calls.js'
import { platformIban, type StatementSample, camtOf } from './bank-files.js'
import { buildDesk, buildPaidMerchant, type Desk, type PaidMerchant } from './payouts.js'
import type { TestApi } from './test-api.js'

export const bankAccountInput = (overrides: Record<string, unknown> = {}) => ({
  name: 'Main account',
  holder: 'Gatehouse Ltd',
  iban: platformIban,
  bic: 'COBADEFFXXX',
  currency: 'EUR',
  ...overrides,
})

export interface SentAnswer {
  status: number
  body: ReturnType<typeof JSON.parse>
}

/** A body that is a file and no JSON. */
export async function sendFile(
  { url }: { url: string },
  token: string,
  path: string,
  body: string | Uint8Array,
  type = 'application/xml',
  others: Record<string, string> = {},
): Promise<SentAnswer> {
  const headers = { 'content-type': type, authorization: `Bearer ${token}`, ...others }
  const answer = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: Buffer.from(body) })
  return { status: answer.status, body: await answer.json() }
}

export interface Bank {
  desk: Desk
  bankAccountID: string
  iban: string
  send(body: string | Uint8Array, type?: string): Promise<SentAnswer>
  /** A statement of this account. */
  tell(sample: StatementSample): Promise<SentAnswer>
  makeFile(payoutIDs?: string[]): Promise<SentAnswer>
  content(payoutFileID: string): Promise<string>
  entries(query?: string): Promise<ReturnType<typeof JSON.parse>[]>
  /** What the books say of an account of the ledger in this bank's currency. */
  stands(account: string, ownerID?: string): Promise<number>
}

let made = 0

/** German numbers with right check digits, a new one each time. */
export function newIban(): string {
  made += 1
  const account = `37040044${String(532_100_000 + made).padStart(10, '0')}`
  const rest = [...`${account}131400`].reduce((left, digit) => (left * 10 + Number(digit)) % 97, 0)
  return `DE${String(98 - rest).padStart(2, '0')}${account}`
}

export async function buildBank(api: TestApi, overrides: Record<string, unknown> = {}): Promise<Bank> {
  const desk = await buildDesk(api)
  const iban = newIban()
  const token = desk.maker
  const created = await api.call('POST', '/bank-accounts', { token, body: bankAccountInput({ iban, ...overrides }) })
  assert.equal(created.status, 201, JSON.stringify(created.body))
  const { bankAccountID, currency } = created.body
  const send = (body: string | Uint8Array, type?: string) =>
    sendFile(api, token, `/bank-statements?bankAccountID=${bankAccountID}`, body, type)
  return {
    desk,
    bankAccountID,
    iban,
    send,
    tell: (sample) => send(camtOf({ iban, currency, ...sample })),
    makeFile: (payoutIDs) =>
      api.call('POST', '/payout-files', { token, body: { bankAccountID, ...(payoutIDs && { payoutIDs }) } }),
    content: async (payoutFileID) => {
      const headers = { authorization: `Bearer ${token}` }
      return (await fetch(`${api.url}/api/payout-files/${payoutFileID}/content`, { headers })).text()
    },
    entries: async (query = '') =>
      (await api.call('GET', `/bank-statement-entries?bankAccountID=${bankAccountID}&limit=100${query}`, { token }))
        .body.items,
    stands: async (account, ownerID = '') => {
      const row = await api.database.read.findOneBy(LedgerBalance, { ownerID, account: account as never, currency })
      return row ? row.debit - row.credit : 0
    },
  }
}

/** A payout of this amount that waits for the next file. */
export async function approvedPayout(
  api: CallableApi,
  { desk }: Bank,
  merchant: PaidMerchant,
  { currency = 'EUR', amount = 10_000 } = {},
): Promise<{ payoutID: string; amount: number }> {
  assert.equal((await merchant.pay({ currency, amount })).status, 201)
  const { body } = await desk.create({ clientID: merchant.clientID, currency })
  assert.equal(body.rail, 'bank_file', JSON.stringify(body))
  const approved = await desk.approve(body.payoutID)
  assert.equal(approved.body.status, 'approved', JSON.stringify(approved.body))
  return { payoutID: body.payoutID, amount: body.amount }
}

export const buildPayee = (api: TestApi): Promise<PaidMerchant> => buildPaidMerchant(api)

export const money = (amount: number): string => (Math.abs(amount) / 100).toFixed(2)

/** What the worker does with what an import has left. */
export const settleLeft = (api: TestApi): Promise<number> => api.app.get(EntryWork, { strict: false }).settleLeft()
