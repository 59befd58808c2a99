import { strict as assert } from 'node:assert'
import type { TransactionDetailView, TransactionView } from '../../libs/contract/transactions.js'
import { bookChecks } from '../../api/src/process/verification/book-checks.js'
import { verifyLedger } from '../../api/src/money/book-verification/verify-ledger.js'
import { DueTransactions } from '../../api/src/money/due-work/due-transactions.service.js'
import { SandboxDispute } from '../../api/src/money/processors/sandbox/sandbox-dispute.entity.js'
import { SandboxDisputes } from '../../api/src/money/processors/sandbox/sandbox-disputes.js'
import { Transaction } from '../../api/src/money/transactions/transaction.entity.js'
import { buildApiUser, buildClient, idempotencyKey, paymentInput, type SignedInClient } from './builders.js'
import type { Answer } from './calls.js'
import { lookNow } from './followed-looks.js'
import type { TestApi } from './test-api.js'

/** A merchant with an API user, and the calls that it makes. */
export interface Merchant extends SignedInClient {
  apiUserID: string
  accessToken: string
  pay(overrides?: Record<string, unknown>, headers?: Record<string, string>): Promise<Answer>
  /** POST /transactions/:transactionID/<action> with a key of its own. */
  ask(transactionID: string, action: string, body?: object, headers?: Record<string, string>): Promise<Answer>
  get(path: string): Promise<Answer>
  detail(transactionID: string): Promise<TransactionDetailView>
}

export async function buildMerchant(api: TestApi, overrides: Record<string, unknown> = {}): Promise<Merchant> {
  const client = await buildClient(api, overrides)
  const { apiUserID, accessToken: token } = await buildApiUser(api, client)
  const get = (path: string) => api.call('GET', path, { token })
  return {
    ...client,
    apiUserID,
    accessToken: token,
    pay: (overrides = {}, headers = idempotencyKey()) =>
      api.call('POST', '/transactions', { token, body: paymentInput(overrides), headers }),
    ask: (transactionID, action, body = {}, headers = idempotencyKey()) =>
      api.call('POST', `/transactions/${transactionID}/${action}`, { token, body, headers }),
    get,
    detail: async (transactionID) => (await get(`/transactions/${transactionID}`)).body,
  }
}

/** A payment in this state. */
export async function paymentIn(api: TestApi, { pay, ask }: Merchant, status: string): Promise<TransactionView> {
  const manual = { captureMethod: 'manual' }
  const made = async (answer: Promise<Answer>): Promise<TransactionView> => {
    const { body } = await answer
    assert.equal(body.status, status)
    return body
  }
  switch (status) {
    case 'requires_action':
      return made(pay({ paymentMethod: 'pm_otp' }))
    case 'processing':
      return made(pay({ paymentMethod: 'pm_unknown' }))
    case 'authorized':
      return made(pay(manual))
    case 'failed':
      return made(pay({ paymentMethod: 'pm_declined_fraud' }))
    case 'canceled':
      return made(ask((await pay(manual)).body.transactionID, 'cancel'))
    case 'expired': {
      const { transactionID } = (await pay(manual)).body
      await edit(api, transactionID, { expiresAt: new Date(1), dueAt: new Date(1) })
      await workOff(api)
      return (
        (await made(Promise.resolve({ body: await read(api, transactionID) } as Answer))) &&
        ({ transactionID } as TransactionView)
      )
    }
    default:
      return made(pay())
  }
}

/** The row itself. */
export const read = (api: TestApi, transactionID: string): Promise<Transaction> =>
  api.database.read.findOneByOrFail(Transaction, { transactionID })

/** Time passes: the row's own times are moved. */
export async function edit(api: TestApi, transactionID: string, change: Partial<Transaction>): Promise<void> {
  await api.database.write((manager) => manager.update(Transaction, { transactionID }, change))
}

/** What the worker does when it looks. */
export async function workOff(api: TestApi): Promise<void> {
  await lookNow(api.app, DueTransactions)
}

/** What waits for the processor's answer is due now, and worked off. */
export async function inquire(api: TestApi, transactionID: string): Promise<void> {
  await edit(api, transactionID, { dueAt: new Date(1) })
  await workOff(api)
}

export async function expectSoundBooks({ database }: Pick<TestApi, 'database'>): Promise<void> {
  const { isIntact, fault } = await verifyLedger(database, undefined, undefined, bookChecks)
  assert.deepEqual({ isIntact, fault }, { isIntact: true, fault: null })
}

/** What the payer's bank does a little later: it disputes the payment. */
export async function disputeNow(api: TestApi, reference: string): Promise<void> {
  await api.database.write((manager) =>
    manager.upsert(SandboxDispute, { reference, dueAt: new Date(1) }, ['reference']),
  )
  await api.app.get(SandboxDisputes, { strict: false }).tellDue(new AbortController().signal)
}

/** The same, and the dispute's id. */
export async function openDispute(api: TestApi, merchant: Merchant, transactionID: string): Promise<string> {
  await disputeNow(api, transactionID)
  return (await merchant.detail(transactionID)).disputes.at(-1)?.disputeID ?? ''
}
