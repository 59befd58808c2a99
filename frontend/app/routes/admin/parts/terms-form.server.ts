import type { Fields } from '#contract/check.js'
import * as words from '#contract/messages/admin/plans.js'
import { currencies, type Currency, parseMoney } from '#contract/money.js'
import type { MethodPrice, PlanFees } from '#contract/plan-terms.js'
import { readForm, toNumber } from '../../../session/form.server'
import { feeFields } from './terms-facts'

/** Amounts come in whole units, one input for each fee of each currency; prices by method as lines. */
export async function readTermsForm(request: Request) {
  const { input, typed } = await readForm(request)
  const faults: Fields = {}
  const fees = currencies.flatMap((currency) => feesIn(currency, typed, faults))
  const methods = (typed.methods ?? '').split('\n').flatMap((line) => methodIn(line.trim(), faults))
  const percentage = typed.chargePercentage?.trim() ?? ''
  const terms = { chargePercentage: percentage === '' ? null : toNumber(percentage), fees, methods }
  return { input, terms, typed, faults }
}

function feesIn(currency: Currency, typed: Record<string, string>, fields: Fields): PlanFees[] {
  const texts = feeFields.map((fee) => typed[`${fee}${currency}`]?.trim() ?? '')
  if (texts.every((text) => text === '')) return []
  const amounts = texts.map((text) => (text === '' ? 0 : parseMoney(text, currency)))
  const wrong = amounts.indexOf(null)
  if (wrong >= 0) fields[`${feeFields[wrong]}${currency}`] = words.feeForm(currency)
  const [fixed = 0, refund = 0, dispute = 0, payout = 0] = amounts.map((amount) => amount ?? 0)
  return [{ currency, fixed, refund, dispute, payout }]
}

function methodIn(line: string, fields: Fields): MethodPrice[] {
  if (line === '') return []
  const [paymentMethod = '', percentage = '', named, part] = line.split(/\s+/)
  const currency = currencies.find((one) => one === named) ?? null
  const fixed = currency && part ? parseMoney(part, currency) : 0
  if (!/^\d/.test(percentage) || (named && !currency) || fixed === null) {
    fields.methods = words.methodForm(line)
    return []
  }
  return [{ paymentMethod, chargePercentage: Number(percentage), currency, fixed }]
}
