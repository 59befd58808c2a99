import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { buildApiUser, buildClient, signInAdmin } from '../support/builders.js'
import { playHalfAYear } from '../support/half-a-year.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { actOnInvoice, buildInvoice, lineInput, saveInvoiceSettings } from '../support/invoices.js'
import { advance, buildPrice, buildSubscriber, buildSubscription } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'

const monthly = 3_000
const dayMs = 86_400_000
const span = 'currency=EUR&firstMonth=2027-01&lastMonth=2027-06'

let api: TestApi
let token: string
let other: string
let ids: Record<'first' | 'second', string>
beforeAll(async () => {
  api = await startApi()
  token = await merchant()
  other = await merchant()
  ids = await playHalfAYear(api, token)
})
afterAll(() => api.close())

async function merchant(): Promise<string> {
  const client = await buildClient(api)
  const { accessToken } = await buildApiUser(api, client)
  await registerOrigins(api, client)
  await saveInvoiceSettings(api, accessToken)
  return accessToken
}

const read = async (path: string, as = token) => {
  const { status, body } = await api.call('GET', `/billing-reports/${path}`, { token: as })
  expect([path, status, body.fields]).toEqual([path, 200, undefined])
  return body
}

const noChange = { new: 0, expansion: 0, contraction: 0, pause: 0, resume: 0, churn: 0 }

describe('GET /billing-reports/recurring-revenue', () => {
  it('adds up from the opening to the closing of each month', async () => {
    const { months } = await read(`recurring-revenue?${span}`)
    expect(months).toEqual([
      { month: '2027-01', opening: 0, ...noChange, new: 3_000, closing: 3_000, subscriptions: 1 },
      {
        month: '2027-02',
        opening: 3_000,
        ...noChange,
        new: 6_000,
        expansion: 6_000,
        closing: 15_000,
        subscriptions: 2,
      },
      { month: '2027-03', opening: 15_000, ...noChange, churn: -6_000, closing: 9_000, subscriptions: 1 },
      { month: '2027-04', opening: 9_000, ...noChange, contraction: -6_000, closing: 3_000, subscriptions: 1 },
      { month: '2027-05', opening: 3_000, ...noChange, pause: -3_000, closing: 0, subscriptions: 0 },
      { month: '2027-06', opening: 0, ...noChange, resume: 3_000, closing: 3_000, subscriptions: 1 },
    ])
  })

  it('begins with what the months before have left', async () => {
    const { months } = await read('recurring-revenue?currency=EUR&firstMonth=2027-03&lastMonth=2027-03')
    expect(months).toMatchObject([{ month: '2027-03', opening: 15_000, closing: 9_000 }])
  })

  it('counts a subscription only while it costs something', async () => {
    const seller = await merchant()
    const put = async (subscriptionID: string, priceID: string) => {
      const body = { items: [{ priceID }] }
      expect((await api.call('PUT', `/subscriptions/${subscriptionID}`, { token: seller, body })).status).toBe(200)
    }
    const { customerID, testClockID } = await buildSubscriber(api, seller, '2027-01-05T09:00:00Z')
    const [{ priceID: paid }, { priceID: free }] = [
      await buildPrice(api, seller, { unitAmount: monthly }),
      await buildPrice(api, seller, { unitAmount: 0 }),
    ]
    const { subscriptionID } = await buildSubscription(api, seller, { customerID, items: [{ priceID: paid }] })
    await advance(api, seller, testClockID, '2027-02-10T09:00:00Z')
    await put(subscriptionID, free)
    await advance(api, seller, testClockID, '2027-03-10T09:00:00Z')
    await put(subscriptionID, paid)
    await advance(api, seller, testClockID, '2027-04-10T09:00:00Z')
    await put(subscriptionID, free)
    const canceled = await api.call('POST', `/subscriptions/${subscriptionID}/cancel`, {
      ...{ token: seller, body: { when: 'now' } },
    })
    expect(canceled.status).toBe(200)
    const { months } = await read(`recurring-revenue?${span}`, seller)
    const counted = (name: string) => months.map((month: Record<string, number>) => month[name])
    expect(counted('subscriptions')).toEqual([1, 0, 1, 0, 0, 0])
    expect(counted('closing')).toEqual([monthly, 0, monthly, 0, 0, 0])
    const { cohorts } = await read('retention?currency=EUR&firstMonth=2027-01&lastMonth=2027-04', seller)
    const [cohort] = cohorts
    expect(cohort.months.map(({ subscriptions }: { subscriptions: number }) => subscriptions)).toEqual([1, 0, 1, 0])
    const churn = await read(`churn?${span}`, seller)
    expect(churn.months[4]).toMatchObject({ openingSubscriptions: 0, canceledSubscriptions: 0 })
  })

  it('keeps currencies and merchants apart', async () => {
    const empty = [{ closing: 0, subscriptions: 0 }]
    const month = 'firstMonth=2027-06&lastMonth=2027-06'
    expect((await read(`recurring-revenue?currency=USD&${month}`)).months).toMatchObject(empty)
    expect((await read(`recurring-revenue?currency=EUR&${month}`, other)).months).toMatchObject(empty)
  })

  it.each([
    ['firstMonth=2027-01&lastMonth=2027-06', 'currency'],
    ['currency=EUR&firstMonth=2027-13&lastMonth=2027-06', 'firstMonth'],
    ['currency=EUR&firstMonth=2027-06&lastMonth=2027-01', 'lastMonth'],
    ['currency=EUR&firstMonth=2024-01&lastMonth=2027-01', 'lastMonth'],
  ])('refuses %s', async (query, field) => {
    const { status, body } = await api.call('GET', `/billing-reports/recurring-revenue?${query}`, { token })
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
  })

  it('is neither for visitors nor for staff', async () => {
    const path = `/billing-reports/recurring-revenue?${span}`
    expect((await api.call('GET', path)).status).toBe(401)
    expect((await api.call('GET', path, { token: await signInAdmin(api) })).status).toBe(403)
  })
})

describe('GET /billing-reports/churn', () => {
  it('says which part of the opening was canceled', async () => {
    const { months } = await read(`churn?${span}`)
    expect(months[0]).toMatchObject({ openingSubscriptions: 0, subscriptionChurnHundredths: null })
    expect(months[2]).toEqual({
      month: '2027-03',
      ...{ openingSubscriptions: 2, canceledSubscriptions: 1, openingRevenue: 15_000, canceledRevenue: 6_000 },
      ...{ subscriptionChurnHundredths: 5_000, revenueChurnHundredths: 4_000 },
    })
    // A pause is no cancellation.
    expect(months[4]).toMatchObject({ openingSubscriptions: 1, canceledSubscriptions: 0, revenueChurnHundredths: 0 })
  })
})

describe('GET /billing-reports/retention', () => {
  it('follows the subscriptions of each month', async () => {
    const { cohorts } = await read('retention?currency=EUR&firstMonth=2027-01&lastMonth=2027-04')
    expect(cohorts).toEqual([
      {
        ...{ cohort: '2027-01', subscriptions: 1 },
        months: [
          { month: '2027-01', subscriptions: 1, revenue: 3_000 },
          { month: '2027-02', subscriptions: 1, revenue: 9_000 },
          { month: '2027-03', subscriptions: 1, revenue: 9_000 },
          { month: '2027-04', subscriptions: 1, revenue: 3_000 },
        ],
      },
      {
        ...{ cohort: '2027-02', subscriptions: 1 },
        months: [
          { month: '2027-02', subscriptions: 1, revenue: 6_000 },
          { month: '2027-03', subscriptions: 0, revenue: 0 },
          { month: '2027-04', subscriptions: 0, revenue: 0 },
        ],
      },
    ])
  })
})

interface Movement {
  subscriptionID: string
  kind: string
  monthlyBefore: number
  monthlyAfter: number
}
const changeOf = (items: Movement[]) => items.reduce((sum, one) => sum + one.monthlyAfter - one.monthlyBefore, 0)

describe('GET /billing-reports/movements', () => {
  it('lists the rows that make each figure', async () => {
    const { months } = await read(`recurring-revenue?${span}`)
    for (const { month, ...figures } of months)
      for (const kind of ['new', 'expansion', 'contraction', 'pause', 'resume', 'churn']) {
        const { items } = await read(`movements?currency=EUR&firstMonth=${month}&lastMonth=${month}&kind=${kind}`)
        expect([month, kind, changeOf(items)]).toEqual([month, kind, figures[kind]])
      }
  })

  it('lists a cohort up to a month, and all of it in pages', async () => {
    const { items } = await read('movements?currency=EUR&cohort=2027-01&lastMonth=2027-03')
    expect([changeOf(items), items.map(({ subscriptionID }: Movement) => subscriptionID)]).toEqual([
      9_000,
      [ids.first, ids.first],
    ])
    const first = await read('movements?currency=EUR&limit=4')
    const rest = await read(`movements?currency=EUR&limit=4&cursor=${first.nextCursor}`)
    expect([...first.items, ...rest.items].map(({ kind }: Movement) => kind)).toEqual([
      ...['resume', 'pause', 'contraction', 'churn', 'new', 'expansion', 'new'],
    ])
    expect((await read('movements?currency=EUR', other)).items).toEqual([])
  })

  it('exports them in decimals', async () => {
    const path = '/billing-reports/movements/export.csv?currency=EUR&kind=churn'
    const { status, body } = await api.call('GET', path, { token })
    const [head, row] = body.split('\r\n')
    expect([status, head]).toEqual([
      200,
      'movementID,createdAt,kind,subscriptionID,customerID,currency,monthlyBefore,monthlyAfter,cohort,mode',
    ])
    expect(row).toContain(`churn,${ids.second}`)
    expect(row).toContain('EUR,60.00,0.00,2027-02,test')
  })
})

const daysOn = (days: number): string => new Date(clock.time() + days * dayMs).toISOString().slice(0, 10)

describe('GET /billing-reports/aging', () => {
  it('sums up open invoices by days overdue, and lists them', async () => {
    const open = async (dueInDays: number, unitAmount: number) => {
      const { invoiceID } = await buildInvoice(api, other, { dueInDays, lines: [lineInput({ unitAmount })] })
      expect((await actOnInvoice(api, other, invoiceID, 'finalize')).status).toBe(200)
      return invoiceID
    }
    const [soon, later] = [await open(0, 1_000), await open(50, 2_500)]
    await buildInvoice(api, other)
    const none = { invoices: 0, amountDue: 0 }
    const at = daysOn(40)
    const aging = await read(`aging?currency=EUR&at=${at}`, other)
    expect([aging.invoices, aging.amountDue, aging.buckets]).toEqual([
      ...[2, 3_500],
      [
        { bucket: 'not_due', invoices: 1, amountDue: 2_500 },
        { bucket: 'days_1_30', ...none },
        { bucket: 'days_31_60', invoices: 1, amountDue: 1_000 },
        { bucket: 'days_61_90', ...none },
        { bucket: 'over_90_days', ...none },
      ],
    ])
    const listed = async (bucket: string) =>
      (await read(`open-invoices?currency=EUR&at=${at}&bucket=${bucket}`, other)).items.map(
        ({ invoiceID }: { invoiceID: string }) => invoiceID,
      )
    expect([await listed('not_due'), await listed('days_31_60'), await listed('over_90_days')]).toEqual([
      ...[[later], [soon], []],
    ])
    expect((await read('aging?currency=USD', other)).invoices).toBe(0)
    const wrong = await api.call('GET', '/billing-reports/aging?currency=EUR&at=2027-02-30', { token })
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['at']])
  })
})
