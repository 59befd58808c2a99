import { invoiceDueDaysMax, quantityMax, trialDaysMax } from '#contract/billing-limits.js'
import type { Fields } from '#contract/check.js'
import * as invoices from '#contract/messages/client/invoices.js'
import * as words from '#contract/messages/client/subscriptions.js'
import type { GivenSubscriptionItem } from '#contract/subscription-items.js'
import type { SubscriptionView } from '#contract/subscriptions.js'
import { type ItemPart, itemName, itemRows } from './item-names'

type Texts = Record<string, string>

interface Read {
  items: GivenSubscriptionItem[]
  terms: { collection: 'charge' | 'send_invoice'; savedPaymentMethodID?: string; dueInDays?: number }
  trialDays?: number
  fields: Fields
}

const whole = (text: string, least: number, most: number): number | null =>
  /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : null

/** The form as the calls want it: rows without a price are not sent. */
export function readSubscription(typed: Texts): Read {
  const fields: Fields = {}
  const items = Array.from({ length: itemRows(typed) }, (_, at) => readItem(typed, at, fields)).filter(
    (item) => item !== null,
  )
  if (items.length === 0) fields.items = words.itemsNeeded
  const { collection, savedPaymentMethodID = '' } = typed
  const terms: Read['terms'] = { collection: collection === 'send_invoice' ? collection : 'charge' }
  if (savedPaymentMethodID) terms.savedPaymentMethodID = savedPaymentMethodID
  const [days, trial] = [(typed.dueInDays ?? '').trim(), (typed.trialDays ?? '').trim()]
  const [dueInDays, trialDays] = [whole(days, 0, invoiceDueDaysMax), whole(trial, 1, trialDaysMax)]
  if (days && dueInDays === null) fields.dueInDays = words.dueInDaysForm(invoiceDueDaysMax)
  if (trial && trialDays === null) fields.trialDays = words.trialDaysForm(trialDaysMax)
  if (dueInDays !== null) terms.dueInDays = dueInDays
  return { items, terms, fields, ...(trialDays !== null && { trialDays }) }
}

function readItem(typed: Texts, at: number, fields: Fields): GivenSubscriptionItem | null {
  const text = (part: ItemPart) => (typed[itemName(at, part)] ?? '').trim()
  const priceID = text('priceID')
  if (!priceID) return null
  const quantity = whole(text('quantity') || '1', 1, quantityMax)
  if (quantity === null) fields[itemName(at, 'quantity')] = invoices.quantityForm
  const taxRateID = text('taxRateID')
  // 1 is what the API takes for a price that has a quantity, and others must not name one.
  return { priceID, ...(quantity !== null && quantity > 1 && { quantity }), ...(taxRateID && { taxRateID }) }
}

/** What the form shows of a subscription. */
export function subscriptionValues(subscription: SubscriptionView): Texts {
  const { collection, savedPaymentMethodID, dueInDays, version, pendingChange } = subscription
  const items = pendingChange?.items ?? subscription.items
  const values: Texts = {
    ...{ collection, savedPaymentMethodID: savedPaymentMethodID ?? '', dueInDays: String(dueInDays) },
    ...{ version, rows: String(items.length) },
    // The items are those of the scheduled change, which somebody who changes a card must not bring forward.
    applies: pendingChange ? 'period_end' : 'now_prorated',
  }
  for (const [at, { priceID, quantity, taxRateID }] of items.entries()) {
    values[itemName(at, 'priceID')] = priceID
    values[itemName(at, 'quantity')] = quantity === null ? '' : String(quantity)
    values[itemName(at, 'taxRateID')] = taxRateID ?? ''
  }
  return values
}
