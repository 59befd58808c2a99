import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { camtOf, detail, platformIban } from '../support/bank-files.js'
import { bankAccountInput, sendFile } from '../support/banks.js'
import { launchBrowser, newVisitor, scriptsRun } from '../support/browser.js'
import { buildClient, idempotencyKey, type SignedInClient } from '../support/builders.js'
import type { Gatehouse } from '../support/gatehouse-process.js'
import { buildLink } from '../support/payment-links.js'
import { open, said } from '../support/screens.js'
import { startWithStaff, withoutScripts } from '../support/staff.js'
import { today } from '../support/bank-transfers.js'

let browser: Browser
let site: Gatehouse
let token: string
let stop: () => Promise<void>
let client: SignedInClient
let bankAccountID: string
beforeAll(async () => {
  ;({ site, token, stop } = await startWithStaff())
  browser = await launchBrowser()
  client = await buildClient(site, { name: 'Harbor Pine' })
  const account = await site.call('POST', '/bank-accounts', { token, body: bankAccountInput() })
  bankAccountID = account.body.bankAccountID
  const made = await site.call('POST', '/processor-accounts', {
    token,
    body: {
      ...{ processor: 'bank_transfer', mode: 'test', name: 'Transfers', currencies: ['EUR'] },
      settings: { bankAccountID },
    },
  })
  expect(made.status).toBe(201)
})
afterAll(async () => {
  await browser.close()
  await stop()
})

let statements = 0
async function credit(amount: string, text: string): Promise<void> {
  statements += 1
  const entries = [{ amount, credit: true, reference: `E${statements}`, details: [detail({ credit: true, text })] }]
  const file = camtOf({ id: `STMT-${statements}`, from: today(), opening: '0.00', closing: amount, entries })
  const path = `/bank-statements?bankAccountID=${bankAccountID}`
  expect((await sendFile(site, token, path, file)).body).toMatchObject({ entries: 1 })
}

async function payByTransfer(page: Page, amount: number): Promise<string> {
  const link = await buildLink(site, client, { amount, currency: 'EUR' })
  await open(page, `/pay/${link.token}`)
  await page.getByRole('button', { name: /by bank transfer$/ }).click()
  await said(page, 'Send a bank transfer')
  const reference = await page.getByText(/^RF\d\d( \d{4}){4}$/).textContent()
  return reference ?? ''
}

describe('a payment by bank transfer on the payment page', () => {
  it.each([{}, withoutScripts])('shows the account, then what is missing, then the receipt: %j', async (settings) => {
    const { page, context, faults } = await newVisitor(browser, site.url, settings)
    const reference = await payByTransfer(page, 4_200)
    const shown = await page.locator('main').innerText()
    for (const text of ['Gatehouse Ltd', 'COBADEFFXXX', '€42.00', platformIban.replace(/(.{4})(?=.)/g, '$1 ')])
      expect(shown).toContain(text)
    expect(await page.getByRole('img', { name: 'QR code with the details of the transfer' }).count()).toBe(1)
    if (settings !== withoutScripts) await scriptsRun(page)
    const copies = await page.getByRole('button', { name: /^Copy/ }).count()
    expect(copies).toBe(settings === withoutScripts ? 0 : 5)
    await credit('12.00', reference)
    await page.reload()
    await said(page, 'We’ve received €12.00. Send the remaining €30.00.')
    await credit('30.00', reference)
    await page.reload()
    await said(page, 'Payment complete. Thank you')
    expect(faults).toEqual([])
    await context.close()
  })

  it.each([{}, withoutScripts])(
    'plays the bank in test mode, and the payment ends as in live mode: %j',
    async (settings) => {
      const { page, context, faults } = await newVisitor(browser, site.url, settings)
      await payByTransfer(page, 5_000)
      await page.getByRole('button', { name: 'In part' }).click()
      await said(page, 'We’ve received €25.00. Send the remaining €25.00.')
      await page.getByRole('button', { name: 'In full' }).click()
      await said(page, 'Payment complete. Thank you')
      await payByTransfer(page, 5_100)
      await page.getByRole('button', { name: 'Too late' }).click()
      await said(page, 'Don’t pay again, ask Harbor Pine.')
      await page.getByRole('link', { name: 'I haven’t sent it: pay now' }).waitFor()
      await payByTransfer(page, 5_200)
      const path = new URL(page.url()).pathname.replace(/^\/pay\//, '/payment-links/')
      expect((await site.call('POST', `${path}/cancel`, { headers: idempotencyKey() })).body.status).toBe('canceled')
      await page.reload()
      await said(page, 'was canceled. Already sent it? Don’t pay again, ask Harbor Pine.')
      await page.getByRole('link', { name: 'I haven’t sent it: pay now' }).waitFor()
      expect(faults).toEqual([])
      await context.close()
    },
  )

  it('speaks the language of the payer', async () => {
    const { page, context } = await newVisitor(browser, site.url, { locale: 'fr-FR' })
    const link = await buildLink(site, client, { amount: 4_200, currency: 'EUR' })
    await open(page, `/pay/${link.token}`)
    await page.getByRole('button', { name: /par virement$/ }).click()
    await said(page, 'Effectuez un virement')
    await scriptsRun(page)
    expect(await page.getByRole('button', { name: /^Copier/ }).count()).toBe(5)
    await context.close()
  })
})
