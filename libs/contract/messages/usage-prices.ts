import { counted } from '../words.js'

const count = counted('en')

export const perUnit = (money: string) => `${money} per unit`
export const firstUnits = (money: string, last: string) => `${money} per unit for the first ${last}`
export const unitsUpTo = (money: string, first: string, last: string) => `${money} per unit from ${first} to ${last}`
export const unitsFrom = (money: string, first: string) => `${money} per unit from ${first} on`
export const plusTax = (price: string, tax: string, percentage: string) => `${price}, plus ${tax} (${percentage}%)`
export const billed = {
  sum: (when: string) => `Billed ${when} for what you used`,
  max: (when: string) => `Billed ${when} for your highest usage in that time`,
  last: (when: string) => `Billed ${when} for your latest reported usage`,
}
export const atTheEnd = {
  day: (days: number) => count(days, { one: 'at the end of each day', other: 'after every # days' }),
  week: (weeks: number) => count(weeks, { one: 'at the end of each week', other: 'after every # weeks' }),
  month: (months: number) => count(months, { one: 'at the end of each month', other: 'after every # months' }),
  year: (years: number) => count(years, { one: 'at the end of each year', other: 'after every # years' }),
}
export const subscribes = (merchantName: string) =>
  `By subscribing, you allow ${merchantName} to charge this payment method for what you use until you cancel. If you change your subscription, the prices change with it.`
export const priceOf = (name: string, price: string, billedWhen: string) => `${name}: ${price}. ${billedWhen}.`
export const payForWhatYouUse = 'Pay for what you use'
export const thenPayForWhatYouUse = 'Then you pay for what you use'
export const plusUsage = (price: string) => `${price}, plus your usage`
export const percentOffUsage = (percentage: string) => `${percentage}% off your usage`
export const amountOffUsage = (money: string) => `Up to ${money} off your usage`
export const offForPeriods = (off: string, periods: number) =>
  `${off}, ${count(periods, { one: 'in the first period', other: 'in each of the first # periods' })}`
