import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { sandboxAccountID } from '#contract/processors.js'
import * as words from '#contract/messages/admin/processors.js'
import * as stripeWords from '#contract/messages/processors/stripe.js'
import * as sandboxWords from '#contract/messages/processors/sandbox.js'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { bankAccountInput } from '../support/banks.js'
import { launchBrowser } from '../support/browser.js'
import { buildApiUser, buildClient, idempotencyKey, paymentInput } from '../support/builders.js'
import type { Gatehouse } from '../support/gatehouse-process.js'
import { fill, said } from '../support/screens.js'
import { openScripted, signedIn, startWithStaff } from '../support/staff.js'

let browser: Browser
let site: Gatehouse
let stop: () => Promise<void>
let page: Page
let transactionID: string
let token: string
beforeAll(async () => {
  browser = await launchBrowser()
  ;({ site, token, stop } = await startWithStaff())
  const { accessToken } = await buildApiUser(site, await buildClient(site))
  const paid = { token: accessToken, body: paymentInput(), headers: idempotencyKey() }
  transactionID = (await site.call('POST', '/transactions', paid)).body.transactionID
  ;({ page } = await signedIn(browser, site))
})
afterAll(async () => {
  await stop()
  await browser.close()
})

const address = '/admin/processors'
const submit = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

describe('/admin/processors', () => {
  it('lists the sandbox, adds an account, changes and deletes it', async () => {
    await openScripted(page, address)
    await said(page, sandboxWords.title)
    await page.getByRole('link', { name: words.addAccount }).click()
    await submit(words.addAccount)
    await said(page, 'Name is required')
    await fill(page, { name: 'Second sandbox' })
    await submit(words.addAccount)
    await said(page, words.created)
    await page.getByRole('heading', { name: 'Second sandbox' }).waitFor()
    await openScripted(page, address)
    await page.getByRole('link', { name: `${words.edit} Second sandbox` }).click()
    await page.getByLabel(words.isEnabled).uncheck()
    await submit(words.save)
    await said(page, words.updated)
    await said(page, words.disabled)
    await page.getByRole('link', { name: `${words.deleteWord} Second sandbox` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: words.deleteWord }).click()
    await said(page, words.deleted)
    const { items } = (await site.call('GET', '/processor-accounts', { token })).body
    expect(items.map(({ name }: { name: string }) => name)).toEqual(['Sandbox'])
  })

  it('asks for what Stripe needs, leads to its guide, and says under each setting what is wrong', async () => {
    await openScripted(page, `${address}/new?processor=stripe`)
    await fill(page, {
      name: 'Stripe EU',
      'settings.secretKey': 'sk_live_0123456789',
      'settings.publishableKey': 'pk_test_0123456789',
      'settings.noticeSecret': 'whsec_0123456789',
    })
    await page.getByRole('main').getByRole('button', { name: words.addAccount, exact: true }).last().click()
    await said(page, stripeWords.keyOfOtherMode('test'))
    expect([await accessibilityFaults(page), await overflow(page)]).toEqual([[], 0])
    const guide = page.getByRole('link', { name: words.guideOf(stripeWords.title) })
    await openScripted(page, (await guide.getAttribute('href')) ?? '')
    await page.getByRole('heading', { name: 'Connect Stripe', exact: true }).waitFor()
    expect([await accessibilityFaults(page), await overflow(page)]).toEqual([[], 0])
  })

  it('shows an account with its notice address, and checks it', async () => {
    await openScripted(page, `${address}/${sandboxAccountID}`)
    await said(page, `/api/processors/${sandboxAccountID}/notices`)
    await page.getByRole('button', { name: words.check }).click()
    await said(page, sandboxWords.works)
    expect([await accessibilityFaults(page), await overflow(page)]).toEqual([[], 0])
  })

  it('shows the attempts of a payment, and why each went where it went', async () => {
    await openScripted(page, `/admin/transactions/${transactionID}`)
    await said(page, words.because.only_account)
  })
})

describe('an account for bank transfers', () => {
  it('is made by choosing one of the enabled bank accounts', async () => {
    const account = await site.call('POST', '/bank-accounts', { token, body: bankAccountInput() })
    expect(account.status).toBe(201)
    await openScripted(page, `${address}/new?processor=bank_transfer`)
    await fill(page, { name: 'Transfers' })
    const choice = words.bankAccountChoice(account.body)
    expect(choice).toBe('Main account (EUR, test), Gatehouse Ltd, IBAN ending in 3000, BIC COBADEFFXXX')
    await page.getByLabel('Bank account', { exact: true }).selectOption({ label: choice })
    await page.getByLabel('EUR', { exact: true }).check()
    expect([await accessibilityFaults(page), await overflow(page)]).toEqual([[], 0])
    await page.getByRole('main').getByRole('button', { name: words.addAccount, exact: true }).last().click()
    await said(page, words.created)
    const { items } = (await site.call('GET', '/processor-accounts', { token })).body
    expect(items).toEqual(expect.arrayContaining([expect.objectContaining({ name: 'Transfers' })]))
  })
})
