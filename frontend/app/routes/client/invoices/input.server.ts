import { check, type Fields } from '#contract/check.js'
import { quantityMax } from '#contract/billing-limits.js'
import type { GivenInvoiceLine } from '#contract/invoice-lines.js'
import { type InvoiceView, SaveInvoice } from '#contract/invoices.js'
import { amountMaxMinorUnits } from '#contract/limits.js'
import * as words from '#contract/messages/client/invoices.js'
import * as links from '#contract/messages/client/payment-links.js'
import { type Currency, currencies } from '#contract/money.js'
import { amountToType, typedMoney } from '#contract/spoken-formats.js'
import { toNumber } from '../../../session/form.server'
import { type LinePart, lineName, rowsOf } from './line-names'

type Texts = Record<string, string>
type Read = { value: SaveInvoice; fields?: undefined } | { value?: undefined; fields: Fields }

const isCurrency = (value: unknown): value is Currency => (currencies as readonly unknown[]).includes(value)

/** The form as the call wants it: lines that were left empty are not sent, and amounts are in minor units. */
export async function readInvoice(typed: Texts, customerID: string | undefined): Promise<Read> {
  const { currency, dueInDays = '', memo, reference, buyerTaxID, couponID } = typed
  const faults: Fields = isCurrency(currency) ? {} : { currency: links.pleaseSelectACurrency }
  const lines = Array.from({ length: rowsOf(typed) }, (_, at) =>
    readLine(typed, at, isCurrency(currency) ? currency : 'EUR', faults),
  ).filter((line) => line !== null)
  const { value, fields } = await check(SaveInvoice, {
    customerID: customerID ?? '',
    currency: isCurrency(currency) ? currency : 'EUR',
    lines: lines.length > 0 ? lines : [placeholder],
    ...(dueInDays.trim() && { dueInDays: toNumber(dueInDays) }),
    ...{ memo, reference, buyerTaxID, couponID },
  })
  const { customerID: customer, ...others } = fields ?? {}
  const all: Fields = { ...others, ...faults, ...(customer && { customer }) }
  if (lines.length === 0) all.lines = words.linesNeeded
  return value && Object.keys(all).length === 0 ? { value } : { fields: all }
}

// So that the other checks are made although there is no line yet.
const placeholder: GivenInvoiceLine = { description: '-', unitAmount: 0 }

function readLine(typed: Texts, at: number, currency: Currency, faults: Fields): GivenInvoiceLine | null {
  const text = (part: LinePart) => (typed[lineName(at, part)] ?? '').trim()
  const [priceID, description, quantity, amount] = [
    text('priceID'),
    text('description'),
    text('quantity'),
    text('unitAmount'),
  ]
  if (!priceID && !description && !amount) return null
  const refuse = (part: LinePart, sentence: string) => void (faults[lineName(at, part)] = sentence)
  const count = quantity === '' ? 1 : Number(quantity)
  if (!Number.isInteger(count) || count < 1 || count > quantityMax) refuse('quantity', words.quantityForm)
  const line: GivenInvoiceLine = { quantity: count }
  if (priceID) {
    line.priceID = priceID
    if (amount) refuse('unitAmount', words.priceOrAmount)
  } else {
    const unitAmount = amount === '' ? null : typedMoney(amount, currency)
    if (amount === '') refuse('unitAmount', words.amountMissing)
    else if (unitAmount === null || unitAmount > amountMaxMinorUnits) refuse('unitAmount', words.amountForm(currency))
    if (!description) refuse('description', words.descriptionMissing)
    line.unitAmount = unitAmount ?? 0
  }
  if (description) line.description = description
  else if (!priceID) line.description = '-'
  for (const part of ['taxRateID', 'periodStart', 'periodEnd'] as const) if (text(part)) line[part] = text(part)
  return line
}

/** What the form shows of a draft. */
export function invoiceValues(invoice: InvoiceView, customer: string): Texts {
  const { currency, lines, dueInDays, memo, reference, buyerTaxID, couponID } = invoice
  const values: Texts = {
    ...{ customer, currency, dueInDays: String(dueInDays), rows: String(lines.length) },
    ...{ memo: memo ?? '', reference: reference ?? '', buyerTaxID: buyerTaxID ?? '' },
    couponID: couponID ?? '',
  }
  for (const [at, line] of lines.entries()) {
    const { priceID, description, quantity, unitAmount, taxRateID, periodStart, periodEnd } = line
    const amount = priceID || unitAmount === null ? '' : amountToType(unitAmount, currency)
    const parts: Record<LinePart, string> = {
      ...{ priceID: priceID ?? '', description, quantity: String(quantity), unitAmount: amount },
      ...{ taxRateID: taxRateID ?? '', periodStart: periodStart ?? '', periodEnd: periodEnd ?? '' },
    }
    for (const [part, value] of Object.entries(parts)) values[lineName(at, part as LinePart)] = value
  }
  return values
}
