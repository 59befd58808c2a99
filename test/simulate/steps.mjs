// What integrators, payers and staff do all day.
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

const action = (statuses, kind, build) => async (world, random) => {
  const payment = world.take(random, statuses)
  if (!payment) return pay(world, random)
  const { path, body } = build(random, payment)
  const call = { kind, payment, merchant: payment.merchant, path: `/transactions/${payment.id}/${path}`, body }
  // A call without an answer keeps its payment busy until it is resolved.
  if (await world.call({ ...call, key: world.newKey() })) world.release(payment)
}

const capture = action(['authorized'], 'capture', (random, { amount }) => ({
  path: 'capture',
  body: random.chance(0.5) ? {} : { amount: amountUpTo(random, amount) },
}))
const cancel = action(['authorized', 'requires_action'], 'cancel', () => ({ path: 'cancel', body: {} }))
const otp = action(['requires_action'], 'otp', (random) => ({
  path: 'otp',
  body: { code: random.chance(0.7) ? '123456' : '000000' },
}))
const refund = action(['succeeded'], 'refund', (random, { captured }) => ({
  path: 'refunds',
  body: random.chance(0.2) ? {} : { amount: amountUpTo(random, captured) },
}))

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

const steps = [pay, pay, pay, pay, capture, capture, cancel, otp, otp, refund, refund, refund, replay, closeDispute]

/** One caller: a step after the other until the process is gone, or the round is over. */
export async function work(world, random, signal) {
  while (!signal.aborted) await random.one(steps)(world, random)
}
