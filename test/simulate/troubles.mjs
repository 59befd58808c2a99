// What happens at the processors beside the usual day: captures that fail and are made again, inquiries that become disputes,
// refunds made in a dashboard, disputes whose outcome changes, charges that are exchanged at another rate each day, and a source of notices that goes quiet.

const rates = [0.88, 0.91, 0.92, 0.95]
/** One of these in so many nights. */
const quietChance = 0.3

export class Troubles {
  counts = {
    'captures failed': 0,
    recaptures: 0,
    inquiries: 0,
    escalations: 0,
    reversals: 0,
    'refunded elsewhere': 0,
    'quiet days': 0,
  }
  /** At Adyen's double: captures that failed and may be made again. */
  #failed = []
  /** At Stripe's double: inquiries that nobody has ended. */
  #inquiries = []

  constructor({ processors, postman }, random) {
    const by = (name) => processors.all.find(({ processor }) => processor === name)
    Object.assign(this, { stripe: by('stripe'), adyen: by('adyen'), postman, processors, random })
    this.beginDay()
  }

  /** Other rates, and perhaps a processor whose notices all come tomorrow; one that can only tell would leave calls unanswered for a day. */
  beginDay() {
    const { stripe, adyen, postman, processors, random } = this
    stripe.double.books.balance.settles = { currency: 'eur', rate: random.one(rates) }
    adyen.double.settlement.rates.USD = random.one(rates)
    const canBeAsked = processors.all.filter(({ tellsOnly }) => !tellsOnly)
    postman.quiet = random.chance(quietChance) ? random.one(canBeAsked).accountID : null
    this.counts['quiet days'] += Number(postman.quiet !== null)
  }

  /** Payments of today only, which no settlement report has listed yet. */
  async failCapture(world, random) {
    const isNew = (payment) =>
      payment.accountID === this.adyen.accountID && payment.day === world.day && isUntouched(payment)
    const payment = world.take(random, ['succeeded'], isNew)
    if (!payment) return
    const reference = await referenceOf(world, payment)
    const value = reference && this.adyen.double.books.payments.get(reference)?.captured
    if (value) {
      Object.assign(payment, { isDisputed: true, mayFail: true })
      this.adyen.double.books.captures.fail(reference)
      this.#failed.push({ reference, value })
      this.counts['captures failed'] += 1
    }
    world.release(payment)
  }

  captureAgain(random) {
    const [one] = this.#failed.splice(Math.floor(random.next() * this.#failed.length), 1)
    if (!one) return
    this.counts.recaptures += 1
    this.adyen.double.books.captures.recapture(one.reference, one.value)
  }

  /** Stripe's bank asks a question; no money moves. */
  async inquire(world, random) {
    const payment = world.take(
      random,
      ['succeeded'],
      (one) => one.accountID === this.stripe.accountID && isUntouched(one),
    )
    if (!payment) return
    const reference = await referenceOf(world, payment)
    if (reference) {
      payment.isDisputed = true
      this.stripe.double.books.dispute(reference, 'general', { status: 'warning_needs_response' })
      this.#inquiries.push(reference)
      this.counts.inquiries += 1
    }
    world.release(payment)
  }

  /** An inquiry becomes a dispute, or ends without one. */
  endInquiry(world, random) {
    const [reference] = this.#inquiries.splice(Math.floor(random.next() * this.#inquiries.length), 1)
    if (!reference) return
    const escalates = random.chance(0.5)
    this.stripe.double.books.disputes.become(reference, escalates ? 'needs_response' : 'warning_closed')
    if (!escalates) return
    this.counts.escalations += 1
    world.disputes.push({ accountID: this.stripe.accountID, reference })
  }

  /** In Stripe's dashboard; staff adopt it once its report row is there. */
  async refundElsewhere(world, random) {
    const isAtStripe = (one) => one.accountID === this.stripe.accountID && isUntouched(one)
    const payment = world.take(random, ['succeeded'], isAtStripe)
    if (!payment) return
    const reference = await referenceOf(world, payment)
    if (reference) {
      const amount = 1 + Math.floor(random.next() * (payment.captured ?? payment.amount))
      Object.assign(payment, { isDisputed: true, refundedElsewhere: amount })
      this.stripe.double.books.refundInDashboard(reference, amount)
      this.counts['refunded elsewhere'] += 1
    }
    world.release(payment)
  }

  /** A dispute that has ended at Stripe ends the other way after all. */
  turn(random) {
    const ended = [...this.stripe.double.books.disputes.all.values()].filter(({ status }) =>
      /^(won|lost)$/.test(status),
    )
    if (ended.length === 0) return
    const { payment_intent, status } = random.one(ended)
    this.counts.reversals += 1
    this.stripe.double.books.disputes.become(payment_intent, status === 'won' ? 'lost' : 'won')
  }

  /** The last day: everything is told, and no question is left open. */
  end(world, random) {
    this.postman.quiet = null
    while (this.#inquiries.length > 0) this.endInquiry(world, random)
  }
}

const isUntouched = ({ refunds, isDisputed }) => refunds.size === 0 && !isDisputed

async function referenceOf({ server, staffToken }, { id }) {
  const answer = await server.call('GET', `/transactions/${id}`, { token: staffToken })
  return answer?.body.processor?.reference
}
