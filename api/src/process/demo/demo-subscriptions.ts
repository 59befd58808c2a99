import type { DemoCalls } from './demo-calls.js'
import type { Credentials } from './demo-payments.js'
import type { DemoSchedule } from './demo-schedule.js'

const day = 24 * 3_600_000
const shopOrigin = 'https://shop.lumen.example'
const visa = '4242424242424242'
/** Saves, and declines each charge while the customer is away. */
const declining = '4000000000000341'
const clockYears = 2

type PlanName = 'single' | 'family' | 'school' | 'yearly' | 'listening'
type End = 'cancel' | 'leave' | 'pause' | 'grow' | 'trial' | 'invoice' | 'declines' | 'coupon' | 'lastCoupon'

/** Who subscribed how many days ago, to what, and what became of it how many days ago. */
const subscribers: readonly [name: string, daysAgo: number, plan: PlanName, end?: End, endDaysAgo?: number][] = [
  ['Amelia Stone', 338, 'single'],
  ['Bruno Keller', 331, 'family', 'cancel', 190],
  ['Dana Ortiz', 309, 'school', 'grow', 150],
  ['Elif Demir', 287, 'yearly'],
  ['Hana Sato', 241, 'single', 'pause', 95],
  ['Kofi Mensah', 176, 'family', 'cancel', 60],
  ['Jule Brandt', 131, 'single', 'declines'],
  ['Nadia Rahman', 118, 'school', 'invoice'],
  ['Priya Nair', 104, 'listening'],
  ['Oskar Lund', 96, 'family', 'lastCoupon'],
  ['Quentin Roy', 55, 'yearly'],
  ['Rosa Bianchi', 40, 'single', 'leave', 12],
  ['Pia Winter', 31, 'family', 'declines'],
  ['Sven Aalto', 20, 'family', 'coupon'],
  ['Tessa Vogel', 9, 'single', 'trial'],
  ['Umar Siddiqui', 5, 'school', 'trial'],
]

interface Plan {
  name: string
  unitAmount: number
  interval: 'month' | 'year'
  usageType?: 'metered'
  usageAggregation?: 'sum'
}

const plans: Record<PlanName, Plan> = {
  single: { name: 'One book a month', unitAmount: 1_900, interval: 'month' },
  family: { name: 'Three books a month', unitAmount: 5_400, interval: 'month' },
  school: { name: 'School reading, per pupil', unitAmount: 300, interval: 'month' },
  yearly: { name: 'A year of books', unitAmount: 19_900, interval: 'year' },
  listening: {
    ...{ name: 'Audiobooks, per hour', unitAmount: 120, interval: 'month' },
    ...{ usageType: 'metered', usageAggregation: 'sum' },
  },
}

const coupons = [
  { name: 'Reading winter', code: 'WINTER', percentOff: 25, duration: 'repeating', periods: 6, maxRedemptions: 200 },
  { name: 'First readers', code: 'FIRST', amountOff: 1_000, currency: 'EUR', duration: 'once', maxRedemptions: 1 },
]

const codes: Partial<Record<End, string>> = { coupon: 'WINTER', lastCoupon: 'FIRST' }

const weeksSince = (daysAgo: number): number[] =>
  Array.from({ length: Math.floor(daysAgo / 7) }, (_, week) => daysAgo - week * 7 - 3).filter((ago) => ago > 0)

/** A merchant whose customers pay again each month: some left, some are late, some try it out. */
export class DemoSubscriptions {
  private readonly prices = new Map<PlanName, string>()

  constructor(
    private readonly calls: DemoCalls,
    private readonly shop: () => Credentials | undefined,
    private readonly owner: () => Promise<string>,
    private readonly clientID: () => string,
  ) {}

  tell(schedule: DemoSchedule, today: number): void {
    const at = (daysAgo: number, hour: number, run: () => Promise<unknown>) =>
      schedule.add(today - daysAgo * day + hour * 3_600_000, async () => void (await run()))
    at(340, 9, () => this.open())
    for (const [name, daysAgo, plan, end, endDaysAgo] of subscribers)
      at(daysAgo, 10, async () => {
        const subscriptionID = await this.subscribe(name, plan, end)
        if (endDaysAgo) at(endDaysAgo, 15, () => this.end(subscriptionID, plan, end))
        if (plans[plan].usageType)
          for (const ago of weeksSince(daysAgo)) at(ago, 20, () => this.listen(subscriptionID, ago))
      })
    at(1, 9, () => this.playClock(today))
  }

  private async program(): Promise<string> {
    const credentials = this.shop()
    if (!credentials) throw new Error('The shop of the demo’s subscriptions has no program yet')
    return this.calls.program(credentials)
  }

  private async open(): Promise<void> {
    const owner = await this.owner()
    await this.calls.put(`/clients/${this.clientID()}/return-origins`, { origins: [shopOrigin], mode: 'test' }, owner)
    const sellerAddress = { line1: '12 Quay Street', city: 'Lisbon', country: 'PT' }
    const settings = { numberPrefix: 'LB', sellerName: 'Lumen Books', sellerAddress }
    await this.calls.put('/invoice-settings', settings, owner)
    for (const [plan, { name, ...price }] of Object.entries(plans) as [PlanName, (typeof plans)[PlanName]][]) {
      const token = await this.program()
      const { productID } = await this.calls.post('/products', { name }, token)
      const { priceID } = await this.calls.post('/prices', { productID, currency: 'EUR', ...price }, token)
      this.prices.set(plan, priceID)
    }
    for (const coupon of coupons) await this.calls.post('/coupons', coupon, await this.program())
  }

  private async customer(name: string, rest: object = {}): Promise<string> {
    const emailAddress = `${name.toLowerCase().replace(' ', '.')}@mail.example`
    return (await this.calls.post('/customers', { name, emailAddress, ...rest }, await this.program())).customerID
  }

  private async saveCard(customerID: string, paymentMethod: string): Promise<void> {
    const { url } = await this.calls.post(
      '/checkout-sessions',
      {
        ...{ customerID, purpose: 'setup', currency: 'EUR', description: 'Book subscription' },
        ...{ successURL: `${shopOrigin}/thanks`, cancelURL: `${shopOrigin}/books` },
      },
      await this.program(),
    )
    const link = new URL(url).pathname.split('/').at(-1) ?? ''
    await this.calls.post(`/payment-links/${link}/setups`, { paymentMethod })
  }

  private items(plan: PlanName, quantity = plan === 'school' ? 24 : 1) {
    return [{ priceID: this.prices.get(plan), ...(!plans[plan].usageType && { quantity }) }]
  }

  /** What the shop’s own program reports each week. */
  private async listen(subscriptionID: string, daysAgo: number): Promise<void> {
    const event = {
      eventID: `hours-${subscriptionID}-${daysAgo}`,
      subscriptionID,
      priceID: this.prices.get('listening'),
    }
    await this.calls.post('/usage-events', { ...event, quantity: 3 + (daysAgo % 5) }, await this.program())
  }

  private async subscribe(name: string, plan: PlanName, end?: End): Promise<string> {
    const customerID = await this.customer(name)
    if (end !== 'invoice') await this.saveCard(customerID, end === 'declines' ? declining : visa)
    const code = end && codes[end]
    const terms = {
      ...(code && { code }),
      ...(end === 'invoice' && { collection: 'send_invoice', dueInDays: 14 }),
      // A declined first payment would make no subscription, so these begin with a trial.
      ...((end === 'trial' || end === 'declines') && { trialDays: 14 }),
    }
    const body = { customerID, items: this.items(plan), ...terms }
    return (await this.calls.post('/subscriptions', body, await this.program())).subscriptionID
  }

  private async end(subscriptionID: string, plan: PlanName, end?: End): Promise<void> {
    const token = await this.program()
    const path = `/subscriptions/${subscriptionID}` as const
    if (end === 'cancel') await this.calls.post(`${path}/cancel`, { when: 'now', reason: 'Moved away' }, token)
    if (end === 'leave') await this.calls.post(`${path}/cancel`, { reason: 'Reads less this year' }, token)
    if (end === 'pause') await this.calls.post(`${path}/pause`, {}, token)
    if (end === 'grow') await this.calls.put(path, { items: this.items(plan, plan === 'school' ? 30 : 2) }, token)
  }

  /** Two years of one customer, who lives on a test clock. */
  private async playClock(today: number): Promise<void> {
    const token = await this.program()
    const now = new Date(today - clockYears * 365 * day).toISOString()
    const { testClockID } = await this.calls.post('/test-clocks', { now, name: 'Two years of books' }, token)
    const customerID = await this.customer('Vera Test', { testClockID })
    await this.saveCard(customerID, visa)
    const { subscriptionID } = await this.calls.post(
      '/subscriptions',
      { customerID, items: this.items('single') },
      token,
    )
    const advance = (daysAgo: number) =>
      this.calls.post(
        `/test-clocks/${testClockID}/advance`,
        { to: new Date(today - daysAgo * day).toISOString() },
        token,
      )
    await advance(365)
    await this.calls.put(`/subscriptions/${subscriptionID}`, { items: this.items('family') }, token)
    await advance(0)
  }
}
