import { strict as assert } from 'node:assert'
import fc from 'fast-check'
import { SandboxDispute } from '../../api/src/money/processors/sandbox/sandbox-dispute.entity.js'
import { sandboxPayoutEnds } from '../../libs/contract/payout-limits.js'
import { isFairShare, type ModelPayment, type ModelPurse } from './money-model.js'
import { type MoneyClient } from './money-world.js'
import { disputeNow } from './payments.js'

const fee = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 700 }))
const rate = fc.oneof(fc.constantFrom(0, 250, 10_000), fc.integer({ min: 0, max: 10_000 }))
const prices = fc.record({ rate, fixed: fee, refund: fee, dispute: fee, payout: fee })
const part = fc.integer({ min: 1, max: 1_000 })
const at = fc.nat(1_000)
const often = <T>(times: number, one: fc.Arbitrary<T>) => ({ arbitrary: one, weight: times })

/** What may happen to one of the clients; `at` says in which purse, and to which of what is there. */
export const step = fc.record({
  who: fc.nat(1),
  // Much in few purses, so that there is something to pay out, and something in each.
  purse: fc.constantFrom(0, 0, 0, 0, 3, 3, 3, 1, 2, 4, 5),
  at,
  does: fc.oneof(
    often(
      6,
      fc.record({
        kind: fc.constant('pay' as const),
        amount: fc.integer({ min: 200, max: 500_000 }),
        isHeld: fc.boolean(),
      }),
    ),
    often(2, fc.record({ kind: fc.constant('capture' as const), part })),
    often(4, fc.record({ kind: fc.constant('refund' as const), part })),
    often(2, fc.record({ kind: fc.constantFrom('dispute', 'won', 'lost') })),
    often(4, fc.record({ kind: fc.constantFrom('settle', 'settle', 'settle', 'release', 'schedule') })),
    often(2, fc.record({ kind: fc.constant('prices' as const), prices })),
    often(
      1,
      fc.record({
        kind: fc.constant('rules' as const),
        rate,
        interval: fc.constantFrom('daily', 'weekly', 'monthly'),
        least: fee,
      }),
    ),
    often(
      5,
      fc.record({
        kind: fc.constant('payout' as const),
        part,
        ends: fc.constantFrom('paid', 'failed', 'returned', 'all'),
      }),
    ),
    often(5, fc.record({ kind: fc.constantFrom('send', 'send', 'reject', 'cancel') })),
  ),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const portionOf = (whole: number, part: number) => Math.max(1, Math.floor((whole * part) / 1_000))

/** What every story begins with: prices, rules and some money for each. */
export const beginning: Step[] = [0, 1].flatMap((who) => {
  const prices = { rate: 190, fixed: 30, refund: 7, dispute: 500, payout: 11 + who }
  const rules = { kind: 'rules' as const, rate: 1_000, interval: 'daily' as const, least: 50 }
  const paid = ([0, 3] as const).flatMap((purse) => [
    { who, purse, at: 0, does: { kind: 'pay' as const, amount: 90_000 + purse, isHeld: false } },
    { who, purse, at: 0, does: { kind: 'settle' as const } },
    { who, purse, at: 0, does: { kind: 'payout' as const, part: 300, ends: 'returned' as const } },
  ])
  const agreed = [{ kind: 'prices' as const, prices }, rules].map((does) => ({ who, purse: 0 as const, at: 0, does }))
  return [...agreed, ...paid]
})

export async function play(clients: MoneyClient[], { who, purse: index, at, does }: Step): Promise<void> {
  const client = clients[who] as MoneyClient
  const purse = client.purses[index] as ModelPurse
  const one = <T>(list: T[]): T | undefined => list[at % Math.max(1, list.length)]
  const payment = (mayBe: (payment: ModelPayment) => boolean) => one(purse.payments.filter(mayBe))
  if ('amount' in does) return pay(client, purse, does.amount, does.isHeld)
  if ('prices' in does) return client.setPrices(does.prices)
  if ('interval' in does) return client.setRules(does.rate, does.interval, does.least)
  if ('ends' in does) return payOut(client, purse, does.part, does.ends)
  if (does.kind === 'capture')
    return capture(
      client,
      purse,
      payment((other) => other.captured === 0),
      does.part,
    )
  const isOpen = (other: ModelPayment) => other.captured > other.returned && !other.dispute
  if ('part' in does) return refund(client, purse, payment(isOpen), does.part)
  if (does.kind === 'settle') return client.settle()
  if (does.kind === 'release') return client.release()
  if (does.kind === 'schedule') return runSchedule(client)
  if (does.kind === 'dispute')
    return dispute(
      client,
      purse,
      payment((other) => isOpen(other) && !other.wasDisputed),
    )
  if (does.kind === 'won' || does.kind === 'lost')
    return endDispute(
      client,
      purse,
      payment((other) => other.dispute !== null),
      does.kind,
    )
  const waiting = one(purse.payouts.filter(({ status }) => status === 'awaiting_approval'))
  if (!waiting) return
  if (does.kind === 'reject' || does.kind === 'cancel') {
    await client.endByHand(purse, waiting.payoutID, does.kind)
    return purse.end(waiting, 'undone')
  }
  const end = endOf(waiting.amount)
  if (await client.send(purse, waiting.payoutID, end)) purse.end(waiting, end === 'paid' ? 'paid' : 'undone')
}

const endOf = (amount: number): 'paid' | 'failed' | 'returned' => {
  const { failed, returned } = sandboxPayoutEnds
  return amount % 100 === failed ? 'failed' : amount % 100 === returned ? 'returned' : 'paid'
}

async function pay(client: MoneyClient, purse: ModelPurse, amount: number, isHeld: boolean): Promise<void> {
  const { prices, kept } = client
  const answer = await client.pay(purse, amount, isHeld ? 'manual' : 'automatic')
  assert.equal(answer.status, 201, JSON.stringify(answer.body))
  const one = purse.open(answer.body.transactionID, amount, prices, kept)
  if (!isHeld) purse.capture(one, amount)
}

async function capture(
  client: MoneyClient,
  purse: ModelPurse,
  one: ModelPayment | undefined,
  part: number,
): Promise<void> {
  if (!one) return
  const amount = portionOf(one.amount, part)
  const answer = await client.ask(purse, one.transactionID, 'capture', { amount })
  assert.equal(answer.body.status, 'succeeded', JSON.stringify(answer.body))
  purse.capture(one, amount)
}

async function refund(
  client: MoneyClient,
  purse: ModelPurse,
  one: ModelPayment | undefined,
  part: number,
): Promise<void> {
  if (!one) return
  const amount = portionOf(one.captured - one.returned, part)
  const { body } = await client.ask(purse, one.transactionID, 'refunds', { amount })
  assert.deepEqual([body.status, body.refundFee], ['succeeded', one.prices.refund], JSON.stringify(body))
  assert.ok(
    isFairShare(one, amount, body.feeReturned),
    `${amount} of ${JSON.stringify(one)} gave ${body.feeReturned} back`,
  )
  purse.refund(one, amount, body.feeReturned)
}

async function dispute(client: MoneyClient, purse: ModelPurse, one: ModelPayment | undefined): Promise<void> {
  if (!one) return
  await disputeNow(client.api, one.transactionID)
  await client.api.database.write((manager) => manager.delete(SandboxDispute, { reference: one.transactionID }))
  const [made] = (await client.detail(purse, one.transactionID)).disputes
  assert.deepEqual([made?.amount, made?.disputeFee], [one.captured - one.returned, one.prices.dispute])
  assert.ok(isFairShare(one, made.amount, made.fee), `A dispute of ${JSON.stringify(one)} gave ${made.fee} back`)
  purse.dispute(one, made.disputeID, { amount: made.amount, net: made.amount - made.fee })
}

async function endDispute(
  client: MoneyClient,
  purse: ModelPurse,
  one: ModelPayment | undefined,
  outcome: 'won' | 'lost',
): Promise<void> {
  if (!one?.dispute) return
  await client.must('POST', `/disputes/${one.dispute.disputeID}/close?mode=${purse.mode}`, { outcome })
  purse.endDispute(one, outcome === 'won')
}

/** Ends as its last two digits say; more than there is, is refused. */
async function payOut(client: MoneyClient, purse: ModelPurse, part: number, ends: string): Promise<void> {
  const { payout: fee } = client.prices
  const most = purse.available - fee
  const wanted = portionOf(Math.max(1, most), part)
  const digits = { failed: sandboxPayoutEnds.failed, returned: sandboxPayoutEnds.returned }[ends]
  const amount = ends === 'all' ? undefined : digits === undefined ? wanted : wanted - (wanted % 100) + digits
  const { status, body } = await client.createPayout(purse, amount)
  if (most <= 0 || (amount ?? 0) > most) return assert.equal(status, 409, JSON.stringify(body))
  assert.deepEqual([status, body.amount, body.fee], [201, amount ?? most, fee], JSON.stringify(body))
  purse.payOut(body.payoutID, body.amount, fee)
}

/** Pays out what each purse has, where that is enough. */
async function runSchedule(client: MoneyClient): Promise<void> {
  const { least } = client
  if (least === null) return
  const made = await client.schedule()
  for (const purse of client.purses) {
    const { mode, currency } = purse
    const [own, ...more] = made.filter((one) => one.mode === mode && one.currency === currency)
    const { payout: fee } = client.prices
    const due = purse.available - fee
    const isDue: boolean = due > 0 && due >= least
    assert.deepEqual([own?.amount, more.length], [isDue ? due : undefined, 0], `The schedule in ${purse.name}`)
    if (own) purse.payOut(own.payoutID, own.amount, own.fee)
  }
}
