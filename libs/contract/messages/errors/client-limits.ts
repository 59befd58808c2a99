import { type LimitField, type LimitHit } from '../../limit-names.js'
import { type Currency, formatMoney } from '../../money.js'

export const limitsForm = 'Limits are a list, each with a currency of its own'
export const currencyTwice = (currency: string) => `${currency} stands twice`
export const limitUnknown = 'This limit is not known'
export const limitForm = 'A limit is a whole number: minor units, or a count'
export const limitsCrossed = 'The least of a payment is above its most'

const onThisPlan = ' on this plan'
const isCount = (name: LimitField) => name.endsWith('Count')
const said = (value: number, name: LimitField, currency: Currency) =>
  isCount(name) ? String(value) : formatMoney(value, currency)

const sentences: Record<LimitField, (limit: string) => string> = {
  paymentLeast: (limit) => `A payment is at least ${limit}`,
  paymentMost: (limit) => `A payment is at most ${limit}`,
  dayAmount: (limit) => `At most ${limit} are taken in a day`,
  dayCount: (limit) => `At most ${limit} payments are taken in a day`,
  thirtyDaysAmount: (limit) => `At most ${limit} are taken in 30 days`,
  thirtyDaysCount: (limit) => `At most ${limit} payments are taken in 30 days`,
  refundDayAmount: (limit) => `At most ${limit} are refunded in a day`,
  refundDayCount: (limit) => `At most ${limit} refunds are made in a day`,
}

/** For the integrator: which limit, what is left, and when it opens. */
export function limitExceeded({ name, setFor, limit, left, opensAt }: LimitHit, currency: Currency): string {
  const sentence = sentences[name](said(limit, name, currency)) + (setFor === 'plan' ? onThisPlan : '')
  if (name.startsWith('payment')) return sentence
  const opens = opensAt === null ? '' : `, and this one would pass from ${opensAt} on`
  return `${sentence}. ${said(left, name, currency)} left${opens}`
}

export const atLeastForPayer = (limit: string) => `${sentences.paymentLeast(limit)}. Nothing was charged`
export const atMostForPayer = (limit: string) => `${sentences.paymentMost(limit)}. Nothing was charged`
export const notRightNowForPayer =
  'The merchant cannot take this payment right now. Nothing was charged. Please try again later, or ask the merchant'

/** For a payer, who cannot know how much others have paid. */
export function limitForPayer({ name, limit }: LimitHit, currency: Currency): string {
  const inWords = said(limit, name, currency)
  if (name === 'paymentLeast') return atLeastForPayer(inWords)
  return name === 'paymentMost' ? atMostForPayer(inWords) : notRightNowForPayer
}
