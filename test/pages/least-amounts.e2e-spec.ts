import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { wordsIn } from '#contract/messages/all-languages.js'
import { restTooSmall } from '#contract/messages/errors/payment-links.js'
import { createApp } from '../../api/src/create-app.js'
import type { ProcessorEntry } from '../../api/src/money/processors/port/processor-entry.js'
import { processors } from '../../api/src/money/processors/registry.js'
import { serveSite } from '../../api/src/process/site/serve-site.js'
import { launchBrowser, newVisitor } from '../support/browser.js'
import { buildClient, type SignedInClient } from '../support/builders.js'
import { buildOpenInvoice, lineInput } from '../support/invoices.js'
import { buildLink } from '../support/payment-links.js'
import { fill, open, said } from '../support/screens.js'
import { startApi, type TestApi } from '../support/test-api.js'

const french = wordsIn.fr
const sandbox = processors.find(({ name }) => name === 'sandbox') as ProcessorEntry

let api: TestApi
let browser: Browser
let client: SignedInClient
beforeAll(async () => {
  api = await startApi({}, async (environment, secret, database) => {
    const app = await createApp(environment, secret, database)
    await serveSite(app, environment, secret)
    return app
  })
  browser = await launchBrowser()
  client = await buildClient(api, { name: 'Harbor Pine' })
  sandbox.leastAmounts = { EUR: 50 }
})
afterAll(async () => {
  delete sandbox.leastAmounts
  await browser.close()
  await api.close()
})

const ways = [{}, { javaScriptEnabled: false }]

describe('an amount below the smallest charge of every processor', () => {
  it.each(ways)('asks for another way to pay: %j', async (settings) => {
    const { page, context, faults } = await newVisitor(browser, api.url, settings)
    const { token } = await buildLink(api, client, { amount: 40, currency: 'EUR' })
    await open(page, `/pay/${token}`)
    await page.getByRole('heading', { name: 'This link can’t accept payments right now' }).waitFor()
    await said(page, 'You haven’t been charged. Ask Harbor Pine for another way to pay.')
    expect(await page.getByRole('button', { name: /^Pay/ }).count()).toBe(0)
    expect(faults).toEqual([])
    await context.close()
  })

  it('is said in the language of the payer', async () => {
    const { page, context } = await newVisitor(browser, api.url)
    const { token } = await buildLink(api, client, { amount: 40, currency: 'EUR' })
    await open(page, `/pay/${token}?language=fr`)
    await page.getByRole('heading', { name: french.pay.cannotBePaidYet }).waitFor()
    await context.close()
  })

  it.each(ways)('asks for more where it is a part of an invoice: %j', async (settings) => {
    const invoice = await buildOpenInvoice(api, client.token, { lines: [lineInput({ unitAmount: 10_000 })] })
    const { page, context } = await newVisitor(browser, api.url, settings)
    await open(page, new URL(invoice.url ?? '').pathname)
    await page.getByRole('link', { name: 'Pay part of it' }).click()
    await fill(page, { amount: '0.40' })
    await page.getByRole('button', { name: 'Continue' }).click()
    await said(page, 'No payment method takes this amount. Enter a larger or rounder one')
    await fill(page, { amount: '99.80' })
    await page.getByRole('button', { name: 'Continue' }).click()
    await said(page, restTooSmall)
    await fill(page, { amount: '0.50' })
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { name: '€0.50', exact: true }).waitFor()
    await context.close()
  })
})
