import { type LimitField, type LimitHit } from '../../limit-names.js'
import { type Currency, formatMoney } from '../../money.js'

export const limitsForm = 'Limits must be a list with one entry per currency'
export const currencyTwice = (currency: string) => `${currency} is listed twice`
export const limitUnknown = 'Unknown limit'
export const limitForm = 'A limit must be a whole number: an amount in minor units, or a count'
export const limitsCrossed = 'The minimum payment is above the maximum'

const onThisPlan = ' on this plan'
const isCount = (name: LimitField) => name.endsWith('Count')
const said = (value: number, name: LimitField, currency: Currency) =>
  isCount(name) ? String(value) : formatMoney(value, currency)

const sentences: Record<LimitField, (limit: string) => string> = {
  paymentLeast: (limit) => `The minimum payment is ${limit}`,
  paymentMost: (limit) => `The maximum payment is ${limit}`,
  dayAmount: (limit) => `The limit is ${limit} in payments per day`,
  dayCount: (limit) => `The limit is ${limit} payments per day`,
  thirtyDaysAmount: (limit) => `The limit is ${limit} in payments per 30 days`,
  thirtyDaysCount: (limit) => `The limit is ${limit} payments per 30 days`,
  refundDayAmount: (limit) => `The limit is ${limit} in refunds per day`,
  refundDayCount: (limit) => `The limit is ${limit} refunds per day`,
  refundsBeyondBalance: (limit) => `The limit is ${limit} for refunds above the balance`,
}

/** For the integrator: which limit, what is left, and when it opens. */
export function limitExceeded({ name, setFor, limit, left, opensAt }: LimitHit, currency: Currency): string {
  const sentence = sentences[name](said(limit, name, currency)) + (setFor === 'plan' ? onThisPlan : '')
  if (name.startsWith('payment')) return sentence
  const opens = opensAt === null ? '' : `. You can retry from ${opensAt}`
  return `${sentence}. ${said(left, name, currency)} left${opens}`
}

export const atLeastForPayer = (limit: string) => `${sentences.paymentLeast(limit)}. You haven’t been charged`
export const atMostForPayer = (limit: string) => `${sentences.paymentMost(limit)}. You haven’t been charged`
export const notRightNowForPayer =
  'The merchant can’t take this payment right now. You haven’t been charged. Try again later, or contact the merchant'

/** For a payer, who cannot know how much others have paid. */
export function limitForPayer({ name, limit }: LimitHit, currency: Currency): string {
  const inWords = said(limit, name, currency)
  if (name === 'paymentLeast') return atLeastForPayer(inWords)
  return name === 'paymentMost' ? atMostForPayer(inWords) : notRightNowForPayer
}
