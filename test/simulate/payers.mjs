// What payers do at our page and at the processors' own, and what their banks do later.
const payer = { emailAddress: 'payer@example.com', name: 'Ada Payer' }
const testMethods = ['pm_success', 'pm_success', 'pm_otp', 'pm_unknown', 'pm_declined_fraud']

/** A merchant's program makes a session. */
export async function openSession(world, random) {
  const merchant = random.one(world.merchants)
  const currency = random.one(['EUR', ...world.processors.all.map(({ double }) => double.currency)])
  const key = world.newKey()
  const isHeld = currency === 'EUR' && random.chance(0.2)
  const body = {
    amount: 1_000 + Math.floor(random.next() * 90_000),
    currency,
    description: `Basket ${key}`,
    successURL: 'https://shop.example.com/thanks',
    cancelURL: 'https://shop.example.com/basket',
    captureMethod: isHeld ? 'manual' : 'automatic',
  }
  await world.call({ kind: 'session', merchant, path: '/checkout-sessions', key, body })
}

/** A payer chooses what the page offers. */
export async function shop(world, random) {
  const session = world.takeSession(random)
  if (!session) return openSession(world, random)
  const page = await world.server.call('GET', `/payment-links/${session.token}`)
  if (page?.body.status !== 'open' || page.body.offers.length === 0) return
  const offer = random.one(page.body.offers)
  const at = world.processors.byAccount(offer.processorAccountID)
  const plays = offer.kind === 'redirect' ? ['redirect', 'redirect', ...(at?.plays ?? [])] : at?.plays
  const paymentMethod = at ? at.double.methodFor(random.one(plays), offer.processorAccountID) : random.one(testMethods)
  const path = `/payment-links/${session.token}/payments`
  const body = { paymentMethod, payer }
  const call = { kind: 'shop', merchant: null, session, accountID: at?.accountID, path, key: world.newKey(), body }
  const answer = await world.call(call)
  if (answer?.body.status === 'failed' || answer?.status >= 400) world.sessions.push(session)
}

/** Passes, fails or leaves the processor's page, and comes back or not. */
export async function goThere(world, random) {
  const payment = world.take(random, ['requires_action'], ({ url }) => url)
  if (!payment) return shop(world, random)
  const { double } = world.processors.byAccount(payment.accountID)
  const outcome = random.one(['passes', 'passes', 'passes', 'fails', 'leaves'])
  // A page that has ended takes nothing.
  await double.payerGoes(payment.url, outcome).catch(() => undefined)
  world.count(outcome)
  payment.url = undefined
  if (random.chance(0.5)) {
    const path = `/payment-links/${payment.session.token}/payments/${payment.id}/look`
    await world.server.call('POST', path, { body: {} })
  }
  world.release(payment)
}

/** The payer's bank takes back what nobody has given back before. */
export async function dispute(world, random) {
  const isWhole = ({ accountID, refunds, isDisputed }) => accountID && refunds.size === 0 && !isDisputed
  const payment = world.take(random, ['succeeded'], isWhole)
  if (!payment) return
  const answer = await world.server.call('GET', `/transactions/${payment.id}`, { token: world.staffToken })
  const reference = answer?.body.processor?.reference
  if (reference) {
    payment.isDisputed = true
    world.processors.byAccount(payment.accountID).double.dispute(reference, 'fraudulent')
    world.count('disputes')
    world.disputes.push({ accountID: payment.accountID, reference })
  }
  world.release(payment)
}

export function endDispute(world, random) {
  const [ended] = world.disputes.splice(Math.floor(random.next() * world.disputes.length), 1)
  if (!ended) return
  const outcome = random.one(['won', 'lost'])
  world.count(outcome)
  world.processors.byAccount(ended.accountID).double.endDispute(ended.reference, outcome)
}
