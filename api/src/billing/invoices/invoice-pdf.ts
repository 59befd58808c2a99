import { Readable } from 'node:stream'
import type { InvoiceLineView } from '#contract/invoice-lines.js'
import type { InvoicePartyView, InvoiceView } from '#contract/invoices.js'
import { addressFieldNames } from '#contract/address-fields.js'
import type { Language } from '#contract/languages.js'
import { isWritable } from '../../money/statements/pdf-letters.js'
import { type Cell, colours, edge, PdfPage } from '../../money/statements/pdf-page.js'
import { PdfSpeech } from '../../money/statements/pdf-speech.js'

export type FinalInvoice = InvoiceView & { number: string; finalizedAt: string; dueAt: string }

const charactersInLine = 95

interface Named {
  /** Such as `Invoice NW-2026-000042`. */
  name: string
  facts: [name: string, value: string][]
  hasDue: boolean
}

const wordsOf = ({ speech }: PdfPage) => speech.words.invoiceDocuments

export function invoicePdf(invoice: FinalInvoice, language: Language): Readable {
  const speech = new PdfSpeech(language)
  const words = speech.words.invoiceDocuments
  return documentPdf(invoice, speech, {
    name: words.invoiceNamed(speech.own(invoice.number)),
    facts: [
      [words.issued, speech.day(invoice.finalizedAt)],
      [words.due, speech.day(invoice.dueAt)],
      [words.status, words.statuses[invoice.status]],
    ],
    hasDue: true,
  })
}

export function documentPdf(invoice: FinalInvoice, speech: PdfSpeech, named: Named): Readable {
  const { seller, mode, lines, finalizedAt } = invoice
  const words = speech.words.invoiceDocuments
  const title = withoutMarks(`${written(seller?.name) ?? ''}: ${named.name}`)
  const page = new PdfPage(title, new Date(finalizedAt), speech)
  head(page, invoice, named)
  if (mode === 'test') paragraph(page, words.testMode, colours.pending)
  table(page, invoice)
  sums(page, invoice, named)
  page.y += 14
  if (lines.some(({ isReverseCharge }) => isReverseCharge)) paragraph(page, words.reverseCharge)
  for (const text of [invoice.memo, invoice.footer]) if (text) paragraph(page, text, colours.ink)
  if (invoice.amountDue > 0 && invoice.url) paragraph(page, words.pay(speech.own(invoice.url)))
  return Readable.from(page.end((at, pages) => [named.name, words.pageOf(speech.count(at), speech.count(pages))]))
}

/** A name in letters that no font here has would be printed as boxes. */
const written = (text: string | null | undefined): string | null => (text && isWritable(text) ? text : null)

const withoutMarks = (text: string): string => text.replace(/[\u2066\u2069]/g, '')

function head(page: PdfPage, { seller, buyer }: FinalInvoice, { name, facts }: Named): void {
  const words = wordsOf(page)
  page.y = 62
  page.name(page.speech.own(written(seller?.name) ?? words.invoice), { x: edge.left, width: 320, size: 18 })
  page.y = 48
  const right = { x: 370, width: edge.right - 370, align: 'right' as const }
  page.text('P', { ...right, text: name, font: 'semibold', size: 12 })
  page.y = 68
  for (const [name, value] of facts) {
    page.text('P', { ...right, text: words.fact(name, value), colour: colours.soft })
    page.y += 13
  }
  const top = 128
  const ends = [party(page, words.from, seller, edge.left, top), party(page, words.billTo, buyer, 300, top)]
  page.y = Math.max(...ends) + 12
}

function party(page: PdfPage, title: string, of: InvoicePartyView | null, x: number, top: number): number {
  const words = wordsOf(page)
  page.y = top
  page.text('P', { text: title, x, width: 240, size: 8, colour: colours.soft })
  page.y += 13
  const address = addressFieldNames.map((name) => of?.address?.[name] ?? null)
  const texts = [of?.name, ...address, of?.emailAddress]
  const own = texts.map((text) => written(text) && page.speech.own(text ?? ''))
  for (const shown of [...own, of?.taxID && written(of.taxID) && words.taxID(page.speech.own(of.taxID))]) {
    if (!shown) continue
    page.text('P', { text: shown, x, width: 240 })
    page.y += 12
  }
  return page.y
}

type Place = 'description' | 'quantity' | 'unitPrice' | 'tax' | 'amount'
const places: Record<Place, [x: number, width: number]> = {
  ...{ description: [48, 220], quantity: [272, 50], unitPrice: [326, 80], tax: [410, 52], amount: [466, 81] },
}
const cellAt = (place: Place, text: string, more: Partial<Cell> = {}): Cell => {
  const [x, width] = places[place]
  return { text, x, width, align: place === 'description' ? 'left' : 'right', ...more }
}

function table(page: PdfPage, { lines, currency }: FinalInvoice): void {
  const words = wordsOf(page)
  const made = page.section('Table')
  const header = () => {
    const names = Object.keys(places) as Place[]
    page.row(
      made,
      'TH',
      names.map((name) => cellAt(name, words[name], { colour: colours.soft, size: 8 })),
    )
    page.y += 13
    page.rule(colours.soft)
    page.y += 6
  }
  page.y += 12
  page.keep(60)
  header()
  for (const line of lines) {
    if (page.keep(43)) header()
    page.row(made, 'TD', cellsOf(page.speech, line, currency))
    page.y += 12
    const { periodStart, periodEnd, isUsage } = line
    if (periodStart && periodEnd) {
      const days = `${page.speech.day(periodStart)} – ${page.speech.day(periodEnd)}`
      for (const about of isUsage ? [words.usage, days] : [days]) {
        page.put(cellAt('description', about, { colour: colours.soft, size: 8 }))
        page.y += 11
      }
    }
    page.rule()
    page.y += 6
  }
  made.end()
}

/** Usage may have more digits than the column has room for, and no digit is cut off. */
function beginningOf(description: string, quantity: string): Cell[] {
  const [at, room] = places.quantity
  const more = quantity.length > 9 ? 100 : 0
  return [
    cellAt('description', description, { width: places.description[1] - more }),
    cellAt('quantity', quantity, { x: at - more, width: room + more }),
  ]
}

function cellsOf(speech: PdfSpeech, line: InvoiceLineView, currency: FinalInvoice['currency']): Cell[] {
  const { description, quantity, unitAmount, tiers, taxPercentage, taxBehavior, amount } = line
  const words = speech.words.invoiceDocuments
  const unit = tiers ? words.tiered : speech.amount(unitAmount ?? 0, currency)
  const rate = taxPercentage === null ? '' : speech.percentage(taxPercentage)
  return [
    ...beginningOf(speech.own(written(description) ?? '—'), speech.count(quantity)),
    cellAt('unitPrice', unit),
    cellAt('tax', taxBehavior === 'inclusive' ? `${words.includes} ${rate}` : rate),
    cellAt('amount', speech.amount(amount, currency)),
  ]
}

function sums(page: PdfPage, invoice: FinalInvoice, { hasDue }: Named): void {
  const { currency, discounts, subtotal, taxes, total, amountPaid, amountCredited, amountDue } = invoice
  const { speech } = page
  const words = wordsOf(page)
  const money = (amount: number) => speech.money(amount, currency)
  const rows: [name: string, amount: number, isSum?: boolean][] = [
    ...discounts.map(({ name, amount }): [string, number] => [
      written(name) ? words.coupon(speech.own(name)) : words.unnamedCoupon,
      -amount,
    ]),
    [words.subtotal, subtotal],
    ...taxes.map((tax): [string, number] => [
      words.taxOn(speech.own(written(tax.name) ?? words.tax), speech.percentage(tax.percentage), money(tax.net)),
      tax.taxAmount,
    ]),
    [words.total, total, true],
    ...(amountPaid > 0 ? ([[words.paid, -amountPaid]] as [string, number][]) : []),
    ...(hasDue && amountCredited > 0 ? ([[words.credited, -amountCredited]] as [string, number][]) : []),
    ...(hasDue ? ([[words.amountDue, amountDue, true]] as [string, number, boolean][]) : []),
  ]
  page.keep(rows.length * 18 + 20)
  page.y += 8
  const made = page.section('Table')
  for (const [name, amount, isSum = false] of rows) {
    const font = isSum ? 'semibold' : 'regular'
    page.row(
      made,
      'TD',
      [
        { text: name, x: 270, width: 170, font },
        { text: money(amount), x: 440, width: edge.right - 440, align: 'right', font },
      ],
      'TH',
    )
    page.y += 18
  }
  made.end()
}

function paragraph(page: PdfPage, text: string, colour = colours.soft): void {
  for (const line of text.split(/\r?\n/).flatMap(wrapped)) {
    page.keep(16)
    if (isWritable(line)) page.text('P', { text: page.speech.own(line), x: edge.left, width: 499, colour })
    page.y += 14
  }
}

function wrapped(text: string): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last && last.length + word.length >= charactersInLine) lines.push(word)
    else lines[lines.length - 1] = last ? `${last} ${word}` : word
  }
  return lines
}
