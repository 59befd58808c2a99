import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { wordsIn } from '#contract/messages/all-languages.js'
import { clock } from '#contract/clock.js'
import { type Language, languages } from '#contract/languages.js'
import { monthAt } from '#contract/months.js'
import type { CreditNoteView } from '#contract/credit-notes.js'
import { Invoice } from '../../api/src/billing/invoices/invoice.entity.js'
import { invoicePdf } from '../../api/src/billing/invoices/invoice-pdf.js'
import { PdfSpeech } from '../../api/src/money/statements/pdf-speech.js'
import { buildCustomer, customerInput } from '../support/customers.js'
import { actOnInvoice, buildOpenInvoice, lineInput, makeBilling } from '../support/invoices.js'
import { waitForMailFiles } from '../support/mail-files.js'
import { buildMerchant, type Merchant } from '../support/payments.js'
import { textOfPdf } from '../support/pdf-text.js'
import { startApi, type TestApi } from '../support/test-api.js'

const itReads = spawnSync('pdftotext', ['-v']).error === undefined ? it : it.skip

let api: TestApi
let merchant: Merchant
beforeAll(async () => {
  api = await startApi()
  merchant = await buildMerchant(api)
})
afterAll(() => api.close())

// Arabic letters come out of a PDF in the shapes that they have beside each other.
const said = (bytes: Buffer) =>
  textOfPdf(bytes)
    .normalize('NFKC')
    .replaceAll(/[\u2066-\u2069\u202a-\u202e\u200e\u200f]/g, '')

async function file(path: string): Promise<Buffer> {
  const answer = await fetch(`${api.url}/api${path}`, { headers: { authorization: `Bearer ${merchant.token}` } })
  expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'application/pdf'])
  return Buffer.from(await answer.arrayBuffer())
}

const isIn = (bytes: Buffer, language: Language) => bytes.toString('latin1').includes(`/Lang (${language})`)
const prefer = (language: Language | null) =>
  api.call('PUT', '/account/preferences', { token: merchant.token, body: language ? { language } : {} })

const speak = async (customerID: string, language: Language) => {
  const body = customerInput({ language })
  const { status } = await api.call('PUT', `/customers/${customerID}`, { token: merchant.token, body })
  expect(status).toBe(200)
}

const build = async (language?: Language) => {
  const { customerID } = await buildCustomer(api, merchant.token, { language })
  const invoice = await buildOpenInvoice(api, merchant.token, {
    ...{ customerID, lines: [lineInput({ unitAmount: 123_456 })], memo: 'As agreed' },
  })
  return { ...invoice, path: `/invoices/${invoice.invoiceID}/invoice.pdf` }
}

const total = {
  en: ['Amount due', '1,234.56 EUR'],
  fr: ['Reste à payer', '1 234,56 EUR'],
  es: ['Importe pendiente', '1234,56 EUR'],
  pt: ['Valor a pagar', '1234,56 EUR'],
  ar: ['EUR', '1,234.56'],
}

describe('the PDF of an invoice', () => {
  itReads.each(languages)('speaks the language of its customer: %s', async (language) => {
    const { path, number, url } = await build(language)
    const bytes = await file(path)
    expect(isIn(bytes, language)).toBe(true)
    const text = said(bytes).replaceAll(/[\u00a0\u202f]/g, ' ')
    for (const part of [...total[language], number ?? '', 'As agreed']) expect(text).toContain(part)
    const hosted = await fetch(`${api.url}/api/hosted-invoices/${url?.split('/').at(-1)}/invoice.pdf`)
    expect(isIn(Buffer.from(await hosted.arrayBuffer()), language)).toBe(true)
  })

  it('speaks the merchant’s without one, else the installation’s', async () => {
    expect(isIn(await file((await build()).path), 'en')).toBe(true)
    await prefer('pt')
    expect(isIn(await file((await build()).path), 'pt')).toBe(true)
    await prefer(null)
  })

  it('stays in the language that it was finalized in, whatever its mail speaks later', async () => {
    const { path, invoiceID, buyer, customerID, lines } = await build('fr')
    await speak(customerID, 'pt')
    expect(isIn(await file(path), 'fr')).toBe(true)
    expect((await actOnInvoice(api, merchant.token, invoiceID, 'send')).status).toBe(200)
    const [mail] = await waitForMailFiles(String(api.settings.DATA_DIR), String(buyer?.emailAddress))
    expect(mail?.subject).toMatch(/^Fatura /)
    expect(isIn(mail?.files[0]?.bytes ?? Buffer.alloc(0), 'fr')).toBe(true)
    const note: CreditNoteView = await makeBilling(api, merchant.token, '/credit-notes', {
      ...{ invoiceID, lines: [{ invoiceLineID: lines[0]?.invoiceLineID, amount: 1_000 }] },
    })
    const notePath = `/credit-notes/${note.creditNoteID}/credit-note.pdf`
    await speak(customerID, 'es')
    expect([isIn(await file(notePath), 'pt'), isIn(await file(path), 'fr')]).toEqual([true, true])
  })

  it('is English where it was finalized before documents had a language', async () => {
    const { path, invoiceID } = await build('fr')
    await api.database.write((manager) => manager.update(Invoice, { invoiceID }, { language: null }))
    expect(isIn(await file(path), 'en')).toBe(true)
  })

  itReads('has the letters of each name that a font here has', async () => {
    const { customerID } = await buildCustomer(api, merchant.token, { name: 'Αθήνα ΑΕ', language: 'en' })
    const { invoiceID } = await buildOpenInvoice(api, merchant.token, { customerID })
    expect(said(await file(`/invoices/${invoiceID}/invoice.pdf`))).toContain('Αθήνα ΑΕ')
  })
})

describe('a line of usage', () => {
  itReads.each(languages)('shows its whole period and quantity, and that it is usage: %s', async (language) => {
    const { invoiceID } = await build(language)
    const { body } = await api.call('GET', `/invoices/${invoiceID}`, { token: merchant.token })
    const period = { periodStart: '2026-11-01T00:00:00.000Z', periodEnd: '2026-12-01T00:00:00.000Z' }
    const lines = [{ ...body.lines[0], ...period, isUsage: true, quantity: 10 ** 12, description: 'Calls '.repeat(20) }]
    const text = said(await buffer(invoicePdf({ ...body, lines }, language))).replaceAll(/[\u00a0\u202f]/g, ' ')
    const { usage } = wordsIn[language].invoiceDocuments
    const speech = new PdfSpeech(language)
    const bare = (some: string) => some.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/[\u00a0\u202f]/g, ' ')
    const words = language === 'ar' ? [] : [usage, speech.day(period.periodEnd)]
    for (const part of [speech.count(10 ** 12), ...words]) expect(text).toContain(bare(part))
    expect(text).toMatch(/Calls ?(\.\.\.|…)|(\.\.\.|…) ?Calls/)
  })
})

describe('the PDF of a credit note', () => {
  itReads.each(['fr', 'ar'] as const)('speaks the language of its customer: %s', async (language) => {
    const { invoiceID, lines, number } = await build(language)
    const note: CreditNoteView = await makeBilling(api, merchant.token, '/credit-notes', {
      ...{ invoiceID, lines: [{ invoiceLineID: lines[0]?.invoiceLineID, amount: 1_000 }] },
    })
    const bytes = await file(`/credit-notes/${note.creditNoteID}/credit-note.pdf`)
    expect(isIn(bytes, language)).toBe(true)
    for (const part of [note.number, number ?? '', ...(language === 'fr' ? ['Avoir', '10,00'] : ['10.00'])])
      expect(said(bytes)).toContain(part)
  })
})

describe('the PDF of a statement', () => {
  itReads.each(['es', 'ar'] as const)('speaks the language of who downloads it: %s', async (language) => {
    await merchant.pay({ amount: 5_000 })
    await prefer(language)
    const path = `/clients/${merchant.clientID}/statements/statement.pdf?month=${monthAt(clock.now())}`
    const bytes = await file(path)
    await prefer(null)
    expect([isIn(bytes, language), isIn(await file(path), 'en')]).toEqual([true, true])
    expect(said(bytes)).toContain(merchant.clientID)
    if (language === 'es') expect(said(bytes)).toContain('Saldo final')
  })
})
