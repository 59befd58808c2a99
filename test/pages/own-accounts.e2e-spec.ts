import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser } from '../support/browser.js'
import { bothLooks } from '../support/looks.js'
import { buildApiUser, buildClient, idempotencyKey, paymentInput } from '../support/builders.js'
import { giveOwnAccount } from '../support/own-accounts.js'
import { fill, newMerchant, open, said } from '../support/screens.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'

let browser: Browser
let site: SharedSite
beforeAll(async () => {
  browser = await launchBrowser()
  site = await sharedSite()
})
afterAll(() => browser.close())

describe.each(bothLooks)('the processor accounts of a client in %j', (look) => {
  it('are added, checked, changed and deleted, and each page is sound', async () => {
    const client = await buildClient(site)
    const { context, page } = await newMerchant(browser, site, client, look)
    const isSound = async () => {
      expect([await accessibilityFaults(page), await overflow(page)]).toEqual([[], 0])
    }
    await open(page, '/client/processors')
    await said(page, 'No processor accounts yet.')
    await isSound()
    await open(page, '/client/processors/new?processor=sandbox')
    await fill(page, { name: 'Our sandbox' })
    await isSound()
    await page.getByRole('button', { name: 'Add account' }).click()
    await said(page, 'Account added')
    await isSound()
    await page.getByRole('button', { name: 'Check Our sandbox' }).click()
    await said(page, 'The account works')
    await page.getByRole('link', { name: 'Edit Our sandbox' }).click()
    await fill(page, { name: 'Renamed sandbox' })
    await page.getByRole('button', { name: 'Save' }).click()
    await said(page, 'Account saved')
    await page.getByRole('link', { name: 'Delete Renamed sandbox' }).click()
    await said(page, 'Delete this account?')
    await isSound()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await said(page, 'No processor accounts yet.')
    await context.close()
  })

  it('collect a payment, and its page says so', async () => {
    const client = await buildClient(site)
    const { accessToken } = await buildApiUser(site, client)
    await giveOwnAccount(site, client.clientID)
    const asked = { token: accessToken, body: paymentInput(), headers: idempotencyKey() }
    const { transactionID } = (await site.call('POST', '/transactions', asked)).body
    const { context, page } = await newMerchant(browser, site, client, look)
    await open(page, `/client/transactions/${transactionID}`)
    await said(page, 'Your own processor account collected this payment.')
    await context.close()
  })
})
