import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser } from '../support/browser.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { buildMerchant, type Merchant, visitAs } from '../support/merchants.js'
import { fill, focused, said, shows } from '../support/screens.js'
import { oneLook } from '../support/looks.js'

let browser: Browser
let gatehouse: SharedSite
beforeAll(async () => {
  gatehouse = await sharedSite()
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const noScript = { javaScriptEnabled: false }
const both = [{}, noScript]

const visit = (merchant: Merchant, path: string, settings?: Parameters<typeof visitAs>[4]) =>
  visitAs(merchant, path, browser, gatehouse, settings)

const refundsOf = async ({ clientID, token }: Merchant, transactionID: string) => {
  const path = `/clients/${clientID}/transactions/${transactionID}/refunds`
  return (await gatehouse.call('GET', path, { token })).body.items as { amount: number; reason: string | null }[]
}

const readOf = async ({ clientID, token }: Merchant, transactionID: string) =>
  (await gatehouse.call('GET', `/clients/${clientID}/transactions/${transactionID}`, { token })).body

/** By its last words, because a form's button may also stand in the dialog around it. */
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last().click()
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first().click()

describe('a merchant', () => {
  it.each(both)(
    'takes a payment with a code, refunds it in two parts, finds it by reference and exports it: %j',
    async (settings) => {
      const merchant = await buildMerchant(gatehouse)
      const otherID = await merchant.pay({ amount: 777, reference: 'other' })
      const transactionID = await merchant.pay({ paymentMethod: 'pm_otp', reference: 'order-1001' })
      const code = { token: merchant.accessToken, body: { code: '123456' } }
      await gatehouse.call('POST', `/transactions/${transactionID}/otp`, code)
      const { page, faults, context } = await visit(merchant, `/client/transactions/${transactionID}`, settings)
      await said(page, '$97.50 was credited to your available balance')
      await said(page, 'The payer entered the right code')
      for (const [amount, reason, left] of [
        ['30', 'One cup was broken', 'You can refund up to $70.00.'],
        ['70.00', '', 'Fully refunded'],
      ] as const) {
        await follow(page, 'Refund')
        await page.locator('[name=amount]').waitFor()
        await fill(page, { amount, reason })
        await press(page, 'Refund')
        await said(page, left)
      }
      await said(page, '$29.25 was taken from your available balance')
      await said(page, 'One cup was broken')
      await page.getByText('Remaining balance').locator('..').getByText('$0.00').waitFor()
      expect((await refundsOf(merchant, transactionID)).map(({ amount }) => amount)).toEqual([7_000, 3_000])

      await follow(page, 'Transactions')
      await page.getByText('More filters').click()
      await fill(page, { reference: 'order-1001' })
      await press(page, 'Filter')
      await page.waitForURL('**/client/transactions?reference=order-1001')
      await page.locator(`a[href$="${otherID}"]`).waitFor({ state: 'detached' })
      await said(page, '$100.00 refunded')
      const address = await page.getByRole('link', { name: 'CSV' }).getAttribute('href')
      const [head, row, end] = (await (await page.request.get(address ?? '')).text()).split('\r\n')
      expect(head).toContain('transactionID,createdAt,status,currency,amount,amountCaptured,amountRefunded')
      expect(row).toMatch(new RegExp(`^${transactionID},.*,succeeded,USD,100.00,100.00,100.00,2.50,97.50,`))
      expect(end).toBe('')
      expect(faults).toEqual([])
      await context.close()
    },
    270_000,
  )
})

describe('/client/transactions', () => {
  it('keeps the filter in a short address, counts it per currency, and pages', async () => {
    const merchant = await buildMerchant(gatehouse)
    for (let turn = 1; turn <= 21; turn += 1) await merchant.pay({ amount: turn * 100, description: `Turn ${turn}` })
    await merchant.pay({ amount: 500, currency: 'JPY', description: 'Kyoto' })
    const { page, context } = await visit(merchant, '/client/transactions')
    const totals = page.getByRole('region', { name: 'Totals of this filter' })
    await totals.getByText('21 payments').waitFor()
    expect(await totals.textContent()).toMatch(/USD21 paymentsCaptured\$231\.00.*JPY1 paymentCaptured¥500/)
    await follow(page, 'Older')
    await page.getByRole('link', { name: 'Turn 2', exact: true }).waitFor()
    await shows(() => page.locator('tbody tr').count(), 2)
    await follow(page, 'Newest')
    await page.getByText('More filters').click()
    await fill(page, { minAmount: '20.00' })
    await press(page, 'Filter')
    await said(page, 'Choose a currency for this amount')
    await page.locator('[name=currency]').selectOption('USD')
    await press(page, 'Filter')
    await page.waitForURL('**/client/transactions?currency=USD&minAmount=20.00')
    await totals.getByText('2 payments').waitFor()
    await shows(() => totals.textContent(), expect.stringContaining('$41.00'))
    await page.locator('[name=minAmount]').fill('20.001')
    await press(page, 'Filter')
    await said(page, 'Enter an amount such as 1234.00')
    await fill(page, { minAmount: '', q: 'nowhere' })
    await press(page, 'Filter')
    await said(page, 'No transactions found.')
    await context.close()
  })

  it('leads from an id to its payment, and from the dashboard', async () => {
    const merchant = await buildMerchant(gatehouse)
    const transactionID = await merchant.pay()
    const { page, context } = await visit(merchant, '/client/dashboard')
    await follow(page, 'Order 1001')
    await page.waitForURL(`**/client/transactions/${transactionID}`)
    await page.goto(`/client/transactions?q=${transactionID}`)
    expect(new URL(page.url()).pathname).toBe(`/client/transactions/${transactionID}`)
    await page.goto(`/client/transactions/${await (await buildMerchant(gatehouse)).pay()}`)
    await said(page, 'Page Not Found')
    await context.close()
  })
})

describe('a refund', () => {
  it('of a form that is sent twice pays back once', async () => {
    const merchant = await buildMerchant(gatehouse)
    const transactionID = await merchant.pay()
    const path = `/client/transactions/${transactionID}/refund`
    const { page, context } = await visit(merchant, path, noScript)
    await fill(page, { amount: '10.00' })
    const form = {
      formID: await page.locator('[name=formID]').inputValue(),
      amount: '10.00',
      reason: '',
    }
    await page.getByRole('button', { name: 'Refund', exact: true }).dblclick()
    await said(page, 'You can refund up to $90.00.')
    const headers = { origin: gatehouse.url }
    const again = await Promise.all([1, 2, 3].map(() => page.request.post(path, { form, headers })))
    expect(again.map((answer) => answer.status())).toEqual([200, 200, 200])
    const other = await page.request.post(path, { form: { ...form, amount: '11.00' }, headers })
    expect(await other.text()).toContain('You already sent this form')
    expect(await refundsOf(merchant, transactionID)).toHaveLength(1)
    await context.close()
  })

  it.each(both)('says what is wrong and loses nothing: %j', async (settings) => {
    const merchant = await buildMerchant(gatehouse)
    const transactionID = await merchant.pay({ currency: 'KWD', amount: 1_500 })
    const { page, context } = await visit(merchant, `/client/transactions/${transactionID}`, settings)
    await follow(page, 'Refund')
    await page.locator('[name=amount]').waitFor()
    await shows(() => page.locator('[name=amount]').inputValue(), '1.500')
    for (const [amount, sentence] of [
      ['', 'Amount is required'],
      ['1.2345', 'Enter an amount such as 1.500'],
      ['2', 'At most KWD\u00a01.500 can be refunded'],
    ] as const) {
      await fill(page, { amount, reason: 'Broken' })
      await press(page, 'Refund')
      await said(page, sentence)
      await shows(() => page.locator('[name=amount]').inputValue(), amount)
      await shows(() => page.locator('[name=reason]').inputValue(), 'Broken')
    }
    await context.close()
  })
})

describe('an authorized payment', () => {
  it.each(both)('is captured in part: %j', async (settings) => {
    const merchant = await buildMerchant(gatehouse)
    const transactionID = await merchant.pay({ captureMethod: 'manual' })
    const { page, context } = await visit(merchant, `/client/transactions/${transactionID}`, settings)
    await said(page, '$100.00 is authorized, not captured yet')
    await follow(page, 'Capture')
    await fill(page, { amount: '60.00' })
    await press(page, 'Capture')
    await said(page, '$58.50 was credited to your available balance')
    expect(await readOf(merchant, transactionID)).toMatchObject({ status: 'succeeded', amountCaptured: 6_000 })
    await context.close()
  })

  it('is canceled after a question; what somebody else did meanwhile is told', async () => {
    const merchant = await buildMerchant(gatehouse)
    const transactionID = await merchant.pay({ captureMethod: 'manual' })
    const { page, context } = await visit(merchant, `/client/transactions/${transactionID}`)
    const other = await visit(merchant, `/client/transactions/${transactionID}/capture`)
    await follow(page, 'Cancel payment')
    await page.getByRole('alertdialog', { name: 'Cancel this payment?' }).waitFor()
    await focused(page, 'Keep it')
    await press(page, 'Cancel payment')
    await said(page, 'Canceled before capture; the payer wasn’t charged')
    await press(other.page, 'Capture')
    await said(other.page, /This transaction is canceled and can’t be captured/)
    expect(await readOf(merchant, transactionID)).toMatchObject({ status: 'canceled' })
    await Promise.all([context.close(), other.context.close()])
  })
})

describe('every screen of payments', () => {
  it.each(oneLook)(
    'passes axe, fits the window, and goes nowhere else: %j',
    async (look) => {
      const merchant = await buildMerchant(gatehouse)
      const paid = await merchant.pay({ reference: 'a-reference', metadata: { table: '12' } })
      const authorized = await merchant.pay({ captureMethod: 'manual' })
      const waiting = await merchant.pay({ paymentMethod: 'pm_otp' })
      const failed = await merchant.pay({ paymentMethod: 'pm_declined_fraud' })
      const { page, faults, context } = await visit(merchant, '/client/transactions', look)
      const ofPayments = [paid, `${paid}/refund`, authorized, `${authorized}/capture`, `${authorized}/cancel`]
      for (const path of [
        '/client/transactions?minAmount=1',
        '/client/transactions?status=succeeded',
        ...[...ofPayments, waiting, failed].map((one) => `/client/transactions/${one}`),
        `/client/payment/resend-otp?payment=${waiting}`,
      ]) {
        await page.goto(path)
        expect(await accessibilityFaults(page)).toEqual([])
        expect([path, await overflow(page)]).toEqual([path, 0])
      }
      expect(faults).toEqual([])
      await context.close()
    },
    270_000,
  )
})
