import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { readEnvironment } from '../../api/src/platform/config/environment.js'
import { Database } from '../../api/src/platform/database/database.js'
import { verifyLedger } from '../../api/src/money/book-verification/verify-ledger.js'
import { entities } from '../../api/src/process/entities.js'
import type { InvoiceSummaryView, InvoiceView } from '#contract/invoices.js'
import { buildApiUser, buildClient } from '../support/builders.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { buildCustomer } from '../support/customers.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { actOnInvoice, buildInvoice, saveInvoiceSettings } from '../support/invoices.js'
import { saveCard } from '../support/saved-methods.js'
import { startedDatabase } from '../support/started-database.js'
import { until } from '../support/until.js'

let settings: NodeJS.ProcessEnv
let remove: () => Promise<void>
beforeEach(async () => {
  ;({ settings, remove } = await startedDatabase())
  settings.RATE_LIMIT_SCALE = '1000'
})
afterEach(() => remove())

const invoices = 30

async function buildSeller(gatehouse: Gatehouse) {
  const client = await buildClient(gatehouse)
  const token = (await buildApiUser(gatehouse, client)).accessToken
  await registerOrigins(gatehouse, client)
  await saveInvoiceSettings(gatehouse, token)
  const { customerID } = await buildCustomer(gatehouse, token)
  const { savedPaymentMethodID } = await saveCard(gatehouse, token, customerID)
  const drafts: InvoiceView[] = []
  for (let made = 0; made < invoices; made += 1) drafts.push(await buildInvoice(gatehouse, token, { customerID }))
  return { token, savedPaymentMethodID, drafts }
}

type Seller = Awaited<ReturnType<typeof buildSeller>>

/** Sends the calls at once and kills the process with the first answer. */
async function killDuring(gatehouse: Gatehouse, calls: (() => Promise<unknown>)[]): Promise<void> {
  const first = Promise.withResolvers<void>()
  const calling = Promise.allSettled(calls.map((call) => call().then(() => first.resolve())))
  await first.promise
  await gatehouse.end('SIGKILL')
  await calling
}

const list = async (gatehouse: Gatehouse, { token }: Seller): Promise<InvoiceSummaryView[]> =>
  (await gatehouse.call('GET', '/invoices?limit=100', { token })).body.items

const pay = (gatehouse: Gatehouse, { token, savedPaymentMethodID }: Seller, { invoiceID }: InvoiceSummaryView) =>
  gatehouse.call('POST', `/invoices/${invoiceID}/pay`, {
    token,
    body: { savedPaymentMethodID },
    headers: { 'idempotency-key': `pay-${invoiceID}` },
  })

describe('SIGKILL', () => {
  it('leaves neither a gap in the numbers nor an invoice that was paid twice', async () => {
    let gatehouse = await startGatehouse(settings)
    const seller = await buildSeller(gatehouse)
    const finalize = (draft: InvoiceSummaryView) => () =>
      actOnInvoice(gatehouse, seller.token, draft.invoiceID, 'finalize')
    await killDuring(gatehouse, seller.drafts.map(finalize))
    gatehouse = await startGatehouse(settings)
    const half = (await list(gatehouse, seller)).filter(({ status }) => status !== 'draft')
    expect(half.length).toBeGreaterThan(0)
    await Promise.all(seller.drafts.map((draft) => finalize(draft)()))
    const open = await list(gatehouse, seller)
    const numbers = open.map(({ number }) => Number(number?.split('-').at(-1))).sort((one, other) => one - other)
    expect(numbers).toEqual(Array.from({ length: invoices }, (_, at) => at + 1))
    for (const { invoiceID, number } of half)
      expect(open.find((invoice) => invoice.invoiceID === invoiceID)?.number).toBe(number)

    await killDuring(
      gatehouse,
      open.map((invoice) => () => pay(gatehouse, seller, invoice)),
    )
    gatehouse = await startGatehouse(settings)
    for (const invoice of open) {
      const answer = await until(
        () => pay(gatehouse, seller, invoice),
        ({ status }) => status !== 409,
      )
      expect(answer.status).toBe(201)
    }
    const paid = await until(
      () => list(gatehouse, seller),
      (rows) => rows.every(({ status }) => status === 'paid'),
    )
    expect(new Set(paid.map(({ total, amountPaid }) => amountPaid - total))).toEqual(new Set([0]))
    for (const { invoiceID } of paid) {
      const { body } = await gatehouse.call('GET', `/invoices/${invoiceID}`, { token: seller.token })
      expect([invoiceID, body.payments.length]).toEqual([invoiceID, 1])
    }
    await gatehouse.end('SIGTERM')
    const database = await Database.open(readEnvironment(settings), entities)
    const { fault } = await verifyLedger(database)
    await database.onApplicationShutdown()
    expect(fault).toBeNull()
  }, 600_000)
})
