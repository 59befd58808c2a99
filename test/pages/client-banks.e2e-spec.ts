import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser, newVisitor } from '../support/browser.js'
import {
  buildApiUser,
  buildClient,
  clientPassword,
  idempotencyKey,
  paymentInput,
  type SignedInClient,
} from '../support/builders.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { fill, open, openDialog, said, shows, signInAsClient } from '../support/screens.js'
import { startedDatabase } from '../support/started-database.js'
import { oneLook } from '../support/looks.js'

let browser: Browser
let gatehouse: Gatehouse
let remove: () => Promise<void>
beforeAll(async () => {
  const database = await startedDatabase()
  remove = database.remove
  const settings = { RATE_LIMIT_SCALE: '1000', REFUND_KEEPS_FEE: '1', ...database.settings }
  gatehouse = await startGatehouse(settings)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await gatehouse.end('SIGTERM')
  await remove()
})

const noScript = { javaScriptEnabled: false }
const account = {
  accountHolder: 'Harbor Pine Ltd',
  bankName: 'First Harbor Bank',
  accountNumber: 'DE89 3704 0044 0532 0130 00',
}

async function signedIn({ emailAddress }: SignedInClient, settings: Parameters<typeof newVisitor>[2] = {}) {
  const visitor = await newVisitor(browser, gatehouse.url, settings)
  await signInAsClient(visitor.page, emailAddress)
  await visitor.page.waitForURL('**/client/dashboard')
  return visitor
}

/** Paid in two currencies; the yen were refunded, and their fee was kept. */
async function clientWithBalances(): Promise<SignedInClient> {
  const client = await buildClient(gatehouse, { name: 'Harbor Pine' })
  const { accessToken: token } = await buildApiUser(gatehouse, client)
  const post = (path: string, body: object) => gatehouse.call('POST', path, { token, body, headers: idempotencyKey() })
  await post('/transactions', paymentInput({ amount: 10_000 }))
  const yen = await post('/transactions', paymentInput({ amount: 10_000, currency: 'JPY' }))
  const refund = await post(`/transactions/${yen.body.transactionID}/refunds`, {})
  expect(refund.status).toBe(201)
  return client
}

describe('/client/banks', () => {
  it.each([{}, noScript])('shows the balances, and says in words that one is below zero: %j', async (settings) => {
    const { page, context } = await signedIn(await clientWithBalances(), settings)
    await open(page, '/client/banks')
    const dollars = page.getByRole('region', { name: 'Balance in USD' })
    await dollars.getByText('$97.50').waitFor()
    expect(await dollars.textContent()).not.toContain('below zero')
    const yen = page.getByRole('region', { name: 'Balance in JPY' })
    await yen.getByText('-¥250', { exact: true }).waitFor()
    await yen.getByText('refunds and disputes exceeded your payments by ¥250').waitFor()
    await page.locator('tr', { hasText: 'Added to your available balance' }).getByText('+$97.50').waitFor()
    await page.getByRole('link', { name: 'All entries' }).click()
    await page.waitForURL('**/client/banks/ledger')
    await page.getByLabel('Reason').selectOption('refund')
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.waitForURL('**/client/banks/ledger?kind=refund*')
    await page.locator('tr', { hasText: 'Taken from your available balance' }).getByText('-¥10,000').waitFor()
    await page.locator('tr', { hasText: 'Payment' }).first().waitFor({ state: 'detached' })
    await context.close()
  })

  it('tells a new merchant what will stand there', async () => {
    const { page, context } = await signedIn(await buildClient(gatehouse))
    await open(page, '/client/banks')
    await said(page, 'Your balance shows up here')
    await said(page, 'No settlement account yet.')
    await said(page, 'No activity yet.')
    await context.close()
  })

  it.each([{}, noScript])(
    'takes a settlement account after the password, and shows it masked: %j',
    async (settings) => {
      const { page, context } = await signedIn(await buildClient(gatehouse), settings)
      await open(page, '/client/banks')
      if (settings === noScript) await page.getByRole('link', { name: 'Add a settlement account' }).click()
      else await openDialog(page, 'Add a settlement account')
      const save = page.getByRole('button', { name: 'Save account' })
      await fill(page, { ...account, accountNumber: 'DE88 3704 0044 0532 0130 00' })
      await save.click()
      await said(page, 'Password is required')
      await said(page, 'its check digits don’t match')
      await fill(page, { accountNumber: account.accountNumber, password: 'not this one' })
      await save.click()
      await said(page, 'Incorrect password')
      await shows(() => page.locator('[name=accountHolder]').inputValue(), account.accountHolder)
      await fill(page, { password: clientPassword })
      for (const currency of ['USD', 'EUR']) await page.getByRole('checkbox', { name: currency, exact: true }).check()
      await save.click()
      await said(page, '•••• 3000')
      await said(page, 'USD, EUR')
      await said(page, 'First Harbor Bank')
      await page.reload()
      await said(page, '•••• 3000')
      expect(await page.content()).not.toMatch(/0532|DE89/)
      await context.close()
    },
  )

  it.each([{}, noScript])(
    'takes another account for other currencies, and removes it during its hold: %j',
    async (settings) => {
      const client = await buildClient(gatehouse)
      const body = { ...account, currencies: ['EUR'], password: clientPassword }
      await gatehouse.call('PUT', `/clients/${client.clientID}/settlement-account`, { token: client.token, body })
      const { page, context } = await signedIn(client, settings)
      const opens = (name: string | RegExp) =>
        settings === noScript ? page.getByRole('link', { name }).click() : openDialog(page, name)
      await open(page, '/client/banks')
      await opens('Add another account')
      await fill(page, { accountHolder: 'Acme Inc', bankName: 'Second Bank', accountNumber: '0001112223' })
      await fill(page, { password: clientPassword })
      await page.getByRole('checkbox', { name: 'EUR', exact: true }).check()
      const save = page.getByRole('button', { name: 'Save account' })
      await save.click()
      await said(page, 'Your account ending in 3000 accepts EUR. Remove the currency there first')
      await fill(page, { password: clientPassword })
      await page.getByRole('checkbox', { name: 'EUR', exact: true }).uncheck()
      await page.getByRole('checkbox', { name: 'USD', exact: true }).check()
      await save.click()
      await said(page, '•••• 2223')
      await said(page, 'Account for EUR')
      await said(page, 'Account for USD')
      await said(page, 'Payouts on hold until')
      await said(page, 'The settlement account ending in 2223 was changed.')
      await opens(/^Change.*2223$/)
      await shows(() => page.locator('[name=bankName]').inputValue(), 'Second Bank')
      await open(page, '/client/banks')
      await page.getByRole('link', { name: /^Remove/ }).click()
      if (settings !== noScript) await page.getByRole('alertdialog').waitFor()
      await page.getByRole('button', { name: 'Remove' }).click()
      await said(page, 'Settlement account removed')
      await context.close()
    },
  )
})

describe('every page of balances', () => {
  it.each(oneLook)(
    'passes axe, fits the window, and goes nowhere else: %j',
    async (look) => {
      const client = await clientWithBalances()
      const { page, faults, context } = await signedIn(client, look)
      const check = async (path: string) => {
        expect([path, await accessibilityFaults(page)]).toEqual([path, []])
        expect([path, await overflow(page)]).toEqual([path, 0])
      }
      for (const path of ['', '/account', '/ledger', '/ledger?currency=KWD']) {
        await open(page, `/client/banks${path}`)
        await check(path)
      }
      const body = { ...account, password: clientPassword }
      await gatehouse.call('PUT', `/clients/${client.clientID}/settlement-account`, { token: client.token, body })
      await open(page, '/client/banks')
      await check('with an account')
      await openDialog(page, 'Change')
      expect(await accessibilityFaults(page)).toEqual([])
      const further = { ...account, accountNumber: '0001112223', currencies: ['USD'], password: clientPassword }
      const path = `/clients/${client.clientID}/settlement-accounts`
      const added = await gatehouse.call('POST', path, { token: client.token, body: further })
      for (const one of ['new', `${added.body.settlementAccountID}/edit`, `${added.body.settlementAccountID}/remove`]) {
        await open(page, `/client/banks/accounts/${one}`)
        await check(one)
      }
      expect(faults).toEqual([])
      await context.close()
    },
    270_000,
  )
})
