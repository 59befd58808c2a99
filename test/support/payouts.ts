import { clock } from '#contract/clock.js'
import { anAddress } from './letters.js'
import { strict as assert } from 'node:assert'
import { ClientHold } from '../../api/src/people/holds/client-hold.entity.js'
import { Client } from '../../api/src/people/clients/client.entity.js'
import { PayoutWorker } from '../../api/src/money/payouts/payout-worker.js'
import { Payout } from '../../api/src/money/payouts/payout.entity.js'
import { currencies } from '../../libs/contract/money.js'
import { sandboxPayoutMs } from '../../libs/contract/payout-limits.js'
import { clientPassword, idempotencyKey, signInAdmin } from './builders.js'
import type { Answer, CallableApi } from './calls.js'
import { buildMerchant, type Merchant } from './payments.js'
import { lookNow } from './followed-looks.js'
import type { TestApi } from './test-api.js'

/** By the holder's name and number; the password is asked as well. */
export const accountInput = (overrides: Record<string, unknown> = {}) => ({
  accountHolder: 'Acme',
  bankName: 'First Bank',
  accountNumber: 'DE89370400440532013000',
  currencies,
  password: clientPassword,
  ...overrides,
})

export interface PaidMerchant extends Merchant {
  setAccount(overrides?: Record<string, unknown>): Promise<Answer>
}

/** A merchant that has a settlement account. */
export async function buildPaidMerchant(api: TestApi): Promise<PaidMerchant> {
  const merchant = await buildMerchant(api)
  const { clientID, token } = merchant
  const setAccount = (overrides = {}) =>
    api.call('PUT', `/clients/${clientID}/settlement-account`, { token, body: accountInput(overrides) })
  await setAccount()
  return { ...merchant, setAccount }
}

/** Two members of staff: one makes, the other one checks. */
export interface Desk {
  maker: string
  checker: string
  create(body: Record<string, unknown>, headers?: Record<string, string>): Promise<Answer>
  read(payoutID: string, token?: string): Promise<Answer>
  /** As the checker sees it now. */
  approve(payoutID: string, token?: string): Promise<Answer>
}

let made = 0

/** Another administrator than the first one. */
export async function buildCheckerAs(api: CallableApi, maker: string) {
  made += 1
  const email = anAddress()
  const password = 'checks what others make'
  const body = { userName: `Checker ${made}`, email, password, isAdmin: true, roles: [] }
  const { status, body: answer } = await api.call('POST', '/portal-users', { token: maker, body })
  assert.equal(status, 201, JSON.stringify(answer))
  return { email, password }
}

export async function buildChecker(api: CallableApi, maker: string): Promise<string> {
  const person = await buildCheckerAs(api, maker)
  const { status, body } = await api.call('POST', '/portal-users/login', { body: person })
  assert.equal(status, 200, JSON.stringify(body))
  return body.token
}

export async function buildDesk(api: CallableApi): Promise<Desk> {
  const maker = await signInAdmin(api)
  const checker = await buildChecker(api, maker)
  const read = (payoutID: string, token = checker) => api.call('GET', `/payouts/${payoutID}`, { token })
  return {
    maker,
    checker,
    create: (body, headers = idempotencyKey()) => api.call('POST', '/payouts', { token: maker, body, headers }),
    read,
    approve: async (payoutID, token = checker) => {
      const { revision } = (await read(payoutID, token)).body.desk
      return api.call('POST', `/payouts/${payoutID}/approve`, { token, body: { revision } })
    },
  }
}

/** What the worker does when it looks; what is due later is due now. */
export async function workOffPayouts(api: TestApi, payoutID?: string): Promise<void> {
  if (payoutID) await api.database.write((manager) => manager.update(Payout, { payoutID }, { dueAt: new Date(1) }))
  await lookNow(api.app, PayoutWorker)
}

/** The wait after a change is over. */
export async function endHold(api: TestApi, clientID: string): Promise<void> {
  await api.database.write(async (manager) => {
    await manager.update(Client, { clientID }, { payoutsHeldUntil: new Date(1) })
    await manager.update(ClientHold, { clientID }, { until: new Date(1) })
  })
}

/** One that ends in each way there is, for a merchant without a settlement account so far. */
export async function makePayouts(api: TestApi, merchant: Merchant): Promise<void> {
  const { clientID, token } = merchant
  const desk = await buildDesk(api)
  await api.call('PUT', `/clients/${clientID}/settlement-account`, { token, body: accountInput() })
  await merchant.pay({ amount: 1_000_000 })
  const make = async (amount: number) => (await desk.create({ clientID, currency: 'USD', amount })).body.payoutID
  await api.call('POST', `/payouts/${await make(100)}/reject`, { token: desk.checker, body: { reason: 'Not yet' } })
  await api.call('POST', `/payouts/${await make(100)}/cancel`, { token: desk.maker, body: {} })
  for (const amount of [166, 177]) {
    const payoutID = await make(amount)
    await desk.approve(payoutID)
    await workOffPayouts(api, payoutID)
    for (const ago of [1, 2]) {
      const sentAt = new Date(clock.time() - ago * sandboxPayoutMs)
      await api.database.write((manager) => manager.update(Payout, { payoutID }, { sentAt }))
      await workOffPayouts(api, payoutID)
    }
  }
}
