// What integrators, payers, staff and processors do all day.
import { dispute, endDispute, goThere, openSession, shop } from './payers.mjs'

const methods = [
  ...Array(6).fill('pm_success'),
  ...['pm_otp', 'pm_otp', 'pm_unknown', 'pm_dispute_later', 'pm_dispute_later'],
  ...['pm_declined_fraud', 'pm_declined_insufficient_funds', 'pm_processing_error', '4242424242424242'],
]
const currencies = ['USD', 'EUR', 'JPY', 'KWD']

const amountUpTo = (random, max) => 1 + Math.floor(max ** random.next())

async function pay(world, random) {
  const key = world.newKey()
  const body = {
    amount: amountUpTo(random, 1_000_000),
    currency: random.one(currencies),
    description: `Order ${key}`,
    reference: key,
    paymentMethod: random.one(methods),
    captureMethod: random.chance(0.3) ? 'manual' : 'automatic',
  }
  await world.call({ kind: 'pay', merchant: random.one(world.merchants), path: '/transactions', key, body })
}

async function payByTransfer(world, random) {
  const key = world.newKey()
  const body = {
    amount: 500 + amountUpTo(random, 100_000),
    ...{ currency: 'EUR', description: `Order ${key}`, reference: key, paymentMethod: 'bank_transfer' },
  }
  const merchant = random.one(world.merchants)
  await world.call({ kind: 'pay', merchant, path: '/transactions', key, body })
}

/** Its account has no balance in dollars. */
const isExchanging = ({ books, settlement }) => Boolean(books?.balance?.settles || settlement?.rates.USD)

/** With a token of one of the processors. */
async function payByToken(world, random) {
  const key = world.newKey()
  const { double, plays, can, accountID } = random.one(world.processors.all)
  const currency = isExchanging(double) && random.chance(0.25) ? 'USD' : double.currency
  const play = random.one(['succeeds', 'succeeds', ...plays.filter((one) => one !== 'redirect')])
  const body = {
    amount: 500 + amountUpTo(random, 100_000),
    ...{ currency, description: `Order ${key}`, reference: key, paymentMethod: double.methodFor(play, accountID) },
    captureMethod: can.manualCapture && random.chance(0.4) ? 'manual' : 'automatic',
  }
  const merchant = random.one(world.merchants)
  await world.call({ kind: 'pay', merchant, accountID, path: '/transactions', key, body })
}

const action = (statuses, kind, build, mayBe) => async (world, random) => {
  const payment = world.take(random, statuses, mayBe)
  if (!payment) return pay(world, random)
  const { path, body } = build(random, payment, world)
  const call = { kind, payment, merchant: payment.merchant, path: `/transactions/${payment.id}/${path}`, body }
  // A call without an answer keeps its payment busy until it is resolved.
  if (await world.call({ ...call, key: world.newKey() })) world.release(payment)
}

const capture = action(['authorized'], 'capture', (random, { amount }) => ({
  path: 'capture',
  body: random.chance(0.5) ? {} : { amount: amountUpTo(random, amount) },
}))
const cancel = action(['authorized', 'requires_action'], 'cancel', () => ({ path: 'cancel', body: {} }))
const sandboxCodes = { right: '123456', wrong: '000000' }
const otp = action(
  ['requires_action'],
  'otp',
  (random, { accountID }, { processors }) => {
    const { right, wrong } = processors.byAccount(accountID)?.double.codes ?? sandboxCodes
    return { path: 'otp', body: { code: random.chance(0.7) ? right : wrong } }
  },
  ({ url, isTransfer }) => !url && !isTransfer,
)
const refund = action(
  ['succeeded'],
  'refund',
  (random, { captured, amount }) => ({
    path: 'refunds',
    body: random.chance(0.2) ? {} : { amount: amountUpTo(random, captured ?? amount) },
  }),
  ({ isDisputed }) => !isDisputed,
)

async function replay(world, random) {
  if (world.answers.length > 0) await world.replay(random.one(world.answers))
}

async function closeDispute(world, random) {
  const list = await world.server.call('GET', '/disputes?status=open', { token: world.staffToken })
  const items = list?.body.items ?? []
  if (items.length === 0) return
  const body = { outcome: random.one(['won', 'lost']) }
  await world.server.call('POST', `/disputes/${random.one(items).disputeID}/close`, { token: world.staffToken, body })
}

const disturb = async ({ processors }, random) => processors.disturb(random)
const changeRefunds = async ({ processors }, random) => processors.changeRefunds(random)

const failCapture = async (world, random) => world.troubles.failCapture(world, random)
const captureAgain = async ({ troubles }, random) => troubles.captureAgain(random)
const inquire = async (world, random) => world.troubles.inquire(world, random)
const refundElsewhere = async (world, random) => world.troubles.refundElsewhere(world, random)
const endInquiry = async (world, random) => world.troubles.endInquiry(world, random)
const turnDispute = async ({ troubles }, random) => random.chance(0.3) && troubles.turn(random)

const steps = [
  ...[pay, pay, pay, payByToken, payByToken, payByToken, payByTransfer, openSession, shop, shop, goThere, goThere],
  ...[capture, capture, cancel, otp, otp, refund, refund, refund, replay, closeDispute],
  ...[dispute, endDispute, disturb, disturb, changeRefunds],
  ...[failCapture, captureAgain, inquire, endInquiry, refundElsewhere, turnDispute],
]

/** One caller: a step after the other until the process is gone, or the round is over. */
export async function work(world, random, signal) {
  while (!signal.aborted) await random.one(steps)(world, random)
}
