import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { IsNull, Not } from 'typeorm'
import { clock } from '#contract/clock.js'
import { failedSignInsMax } from '#contract/limits.js'
import { ApiUser } from '../../api/src/people/api-users/api-user.entity.js'
import { verifyChain } from '../../api/src/platform/audit/verify-chain.js'
import { Client } from '../../api/src/people/clients/client.entity.js'
import { readEnvironment } from '../../api/src/platform/config/environment.js'
import { ContactMessage } from '../../api/src/desk/contact/contact-message.entity.js'
import { Database } from '../../api/src/platform/database/database.js'
import { verifyLedger } from '../../api/src/money/book-verification/verify-ledger.js'
import { Mail } from '../../api/src/platform/mail/mail.entity.js'
import { BankEntry } from '../../api/src/money/bank-statements/bank-entry.entity.js'
import { Coupon } from '../../api/src/billing/coupons/coupon.entity.js'
import { Invoice } from '../../api/src/billing/invoices/invoice.entity.js'
import { PaymentTry } from '../../api/src/billing/subscriptions/payment-try.entity.js'
import { SavedPaymentMethod } from '../../api/src/money/saved-methods/saved-payment-method.entity.js'
import { Subscription } from '../../api/src/billing/subscriptions/subscription.entity.js'
import { Payout } from '../../api/src/money/payouts/payout.entity.js'
import { RiskRule } from '../../api/src/money/risk-rules/risk-rule.entity.js'
import { SignInFailure } from '../../api/src/people/sign-in/sign-in-failure.entity.js'
import { RequirementAnswer } from '../../api/src/people/requirements/requirement-answer.entity.js'
import { PaymentLink } from '../../api/src/money/payment-links/payment-link.entity.js'
import { PortalUser } from '../../api/src/people/portal-users/portal-user.entity.js'
import { Transaction } from '../../api/src/money/transactions/transaction.entity.js'
import { WebhookDelivery } from '../../api/src/webhooks/deliveries/webhook-delivery.entity.js'
import { copyOfDemo, demoSettings, makeDemo } from '../support/demo-data.js'
import { startGatehouse } from '../support/gatehouse-process.js'
import { entities } from '../../api/src/process/entities.js'

const day = 24 * 3_600_000
let folder: string
let first: Database

let settings: NodeJS.ProcessEnv
beforeAll(async () => {
  folder = await copyOfDemo()
  settings = demoSettings(folder)
  first = await Database.open(readEnvironment(settings), entities)
})
afterAll(async () => {
  await first.onApplicationShutdown()
  await rm(folder, { recursive: true, force: true })
})

const paymentsOf = async ({ read }: Database) => {
  const rows = await read.find(Transaction)
  return rows
    .map(({ amount, currency, status, reference, createdAt }) =>
      [reference, amount, currency, status, Math.round(createdAt.getTime() / 60_000)].join(' '),
    )
    .sort()
}

describe('the demo', () => {
  it('has whole books and a whole log', async () => {
    expect((await verifyLedger(first)).fault).toBeNull()
    expect((await verifyChain(first.read)).fault).toBeNull()
  })

  it('has merchants in every state, and something for the other screens', async () => {
    const states = (await first.read.find(Client)).map(({ status }) => status)
    expect(new Set(states)).toEqual(new Set(['active', 'pending', 'rejected', 'suspended']))
    expect(await first.read.count(ContactMessage)).toBe(4)
    expect(await first.read.countBy(ApiUser, { status: 'disabled', deletedAt: IsNull() })).toBe(1)
    const failed = await first.read.findBy(Mail, { lastError: Not(IsNull()) })
    const tooLate = { kind: 'reset', lastError: 'its link expired before we could send it' }
    expect(failed).toContainEqual(expect.objectContaining(tooLate))
    const newcomer = await first.read.findOne(PortalUser, {
      where: { email: 'ines@lumen.example' },
      relations: { roles: true },
    })
    expect(newcomer).toMatchObject({ isAdmin: false, roles: [] })
    expect(await first.read.findOneBy(Client, { name: 'Lumen Books' })).toMatchObject({
      emailAddress: 'tomas@lumen.example',
      pendingEmailAddress: 'accounts@lumen.example',
    })
    const { payoutsHeldUntil } = await first.read.findOneByOrFail(Client, { name: 'Harbor Bikes' })
    expect(payoutsHeldUntil?.getTime()).toBeGreaterThan(clock.time())
    expect(await first.read.count(PaymentLink)).toBeGreaterThan(6)
    const methods = (await first.read.find(SavedPaymentMethod)).map(({ state }) => state)
    expect(new Set(methods)).toEqual(new Set(['active', 'expired']))
    expect(await first.read.countBy(WebhookDelivery, { outcome: 'succeeded' })).toBeGreaterThan(10)
    const payments = await first.read.find(Transaction, { order: { createdAt: 'ASC' } })
    const [oldest, newest] = [payments.at(0), payments.at(-1)].map((one) => one?.createdAt.getTime() ?? 0)
    expect((newest ?? 0) - (oldest ?? 0)).toBeGreaterThan(200 * day)
    expect(newest).toBeLessThanOrEqual(clock.time())
  })

  it('has money that left, what the bank says of it, and what staff watch', async () => {
    const payouts = await first.read.find(Payout)
    expect(new Set(payouts.map(({ status }) => status))).toEqual(new Set(['paid', 'awaiting_approval']))
    expect(new Set(payouts.map(({ rail }) => rail))).toEqual(new Set(['bank_file', 'sandbox']))
    expect(await first.read.countBy(BankEntry, { status: 'unmatched' })).toBe(2)
    expect(await first.read.countBy(BankEntry, { matchKind: 'payout' })).toBeGreaterThan(4)
    expect(await first.read.count(RiskRule)).toBe(2)
    expect(await first.read.count(RequirementAnswer)).toBeGreaterThan(6)
  })

  it('has subscriptions in every state that a merchant looks for, and a customer of two years on a test clock', async () => {
    const subscriptions = await first.read.find(Subscription)
    const states = new Set(subscriptions.map(({ status }) => status))
    expect(states).toEqual(new Set(['active', 'trialing', 'past_due', 'paused', 'canceled']))
    const clocked = subscriptions.find(({ testClockID }) => testClockID !== null)
    const subscriptionID = clocked?.subscriptionID ?? ''
    expect(await first.read.countBy(Invoice, { subscriptionID })).toBeGreaterThan(24)
    expect(await first.read.countBy(PaymentTry, { outcome: 'failed' })).toBeGreaterThan(5)
  })

  it('has a coupon in use, one that is used up, and a subscription with each', async () => {
    const coupons = await first.read.find(Coupon, { order: { code: 'ASC' } })
    expect(coupons.map((one) => [one.code, one.timesRedeemed, one.maxRedemptions])).toEqual([
      ['FIRST', 1, 1],
      ['WINTER', 1, 200],
    ])
    const discounted = (await first.read.find(Subscription)).filter(({ discount }) => discount?.code === 'WINTER')
    expect(discounted.map(({ nextDiscount }) => nextDiscount?.periodsLeft)).toEqual([5])
  })

  // The lock ends a while after the demo was made, and another file of this run may have made it.
  it('has one person whom wrong passwords have locked', async () => {
    const tries = await first.read.findOneByOrFail(SignInFailure, { account: 'portal:jonas@demo.example' })
    expect(tries).toMatchObject({ count: failedSignInsMax, lockedUntil: expect.any(Date) })
  })

  it('is served, and its people sign in', async () => {
    const gatehouse = await startGatehouse(settings)
    const signIn = async (email: string) => {
      const body = { email, password: 'demo-only-harbor-42' }
      return (await gatehouse.call('POST', '/portal-users/login', { body })).status
    }
    expect([await signIn('admin@demo.example'), await signIn('priya@demo.example')]).toEqual([200, 200])
    await gatehouse.end('SIGTERM')
  })

  const long = process.env.TEST_LONG ? it : it.skip
  long('is the same for the same seed', async () => {
    const payments = await paymentsOf(first)
    expect(payments.length).toBeGreaterThan(40)
    const again = join(folder, 'again')
    await makeDemo(again, ['--seed', '7', '--payments', '60'])
    const second = await Database.open(readEnvironment(demoSettings(again)), entities)
    expect(await paymentsOf(second)).toEqual(payments)
    await second.onApplicationShutdown()
  })

  long('can be made by every seed, and as `npm run demo` makes it', async () => {
    for (const options of [[], ...[2, 3, 4, 5, 6].map((seed) => ['--seed', String(seed)])])
      await expect(makeDemo(join(folder, `of ${options.join(' ')}`), options)).resolves.toBeUndefined()
  })
})
