import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import type { Browser } from 'playwright-core'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser, newVisitor } from '../support/browser.js'
import { buildApiUser, buildClient, clientPassword, type SignedInClient, signInAdmin } from '../support/builders.js'
import { askForEmail } from '../support/email-change-links.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { bothLooks } from '../support/looks.js'
import { waitForMail } from '../support/mail-files.js'
import { fill, newMerchant, open, openDialog, said } from '../support/screens.js'
import { signedIn } from '../support/staff.js'

let browser: Browser
let gatehouse: SharedSite
let admin: string
beforeAll(async () => {
  gatehouse = await sharedSite()
  browser = await launchBrowser()
  admin = await signInAdmin(gatehouse)
})
afterAll(() => browser.close())

const noScript = { javaScriptEnabled: false }
const ways = [{}, noScript]
const anAddress = () => `${randomUUID()}@example.com`
const read = async ({ clientID }: Pick<SignedInClient, 'clientID'>) =>
  (await gatehouse.call('GET', `/clients/${clientID}`, { token: admin })).body

/** The path of the link in the newest mail of that subject to this address. */
async function linkTo(address: string, subject: string): Promise<string> {
  const { text } = await waitForMail(gatehouse.dataDir, address, subject)
  const path = /https?:\/\/[^/\s]+(\/\S+token=[\w-]+)/.exec(text)?.[1]
  if (!path) throw new Error(`The mail "${subject}" to ${address} has no link`)
  return path
}
const confirmLink = (address: string) => linkTo(address, 'Confirm your new email address for Gatehouse')
const answerLink = ({ emailAddress }: SignedInClient) =>
  linkTo(emailAddress, 'A change of your account’s email address was requested')

async function asked(): Promise<{ client: SignedInClient; wanted: string }> {
  const [client, wanted] = [await buildClient(gatehouse), anAddress()]
  await askForEmail(gatehouse, admin, client, wanted)
  return { client, wanted }
}

const account = { accountHolder: 'Acme', bankName: 'First Harbor Bank', accountNumber: '12345678' }
const saveAccount = ({ clientID, token }: SignedInClient, overrides: object = {}) =>
  gatehouse.call('PUT', `/clients/${clientID}/settlement-account`, {
    token,
    body: { ...account, password: clientPassword, ...overrides },
  })
/** A client that has just changed where its money goes. */
async function heldClient(): Promise<SignedInClient> {
  const client = await buildClient(gatehouse)
  await buildApiUser(gatehouse, client)
  await saveAccount(client)
  await saveAccount(client, { accountNumber: '87654321' })
  return client
}

describe('/confirm-email and /refuse-email', () => {
  it.each(ways)('say what it is about, and act on the button alone: %j', async (settings) => {
    const { client, wanted } = await asked()
    const { page, context } = await newVisitor(browser, gatehouse.url, settings)
    const path = await confirmLink(wanted)
    const answer = await context.request.get(path)
    expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })
    await open(page, path)
    await said(page, wanted)
    expect((await read(client)).pendingEmailAddress).toBe(wanted)
    await page.getByRole('button', { name: 'Confirm this address' }).click()
    await page.getByRole('heading', { name: 'Address confirmed' }).waitFor()
    expect((await read(client)).emailAddress).toBe(client.emailAddress)
    await open(page, path)
    await said(page, 'This link has been used already.')

    await open(page, await answerLink(client))
    await said(page, 'Change your account’s email address?')
    await page.getByRole('button', { name: 'Accept the new address' }).click()
    await said(page, `From now on you sign in with ${wanted}.`)
    expect((await read(client)).emailAddress).toBe(wanted)
    await context.close()
  })

  it.each(ways)('refuse, and say so to whoever opens the other link: %j', async (settings) => {
    const { client, wanted } = await asked()
    const { page, context } = await newVisitor(browser, gatehouse.url, settings)
    await open(page, await answerLink(client))
    await page.getByRole('button', { name: 'Refuse and keep my address' }).click()
    await page.getByRole('heading', { name: 'Refused' }).waitFor()
    expect((await read(client)).pendingEmailAddress).toBeNull()
    await open(page, await confirmLink(wanted))
    await said(page, 'This email change has ended: the current address rejected it.')
    await open(page, '/confirm-email')
    await said(page, 'The link’s token is required')
    await context.close()
  })

  it('lead whoever has the other link to its own page, and read well for everybody', async () => {
    const { client, wanted } = await asked()
    const confirm = await confirmLink(wanted)
    for (const look of bothLooks) {
      const { page, context } = await newVisitor(browser, gatehouse.url, look)
      await open(page, (await answerLink(client)).replace('refuse-email', 'confirm-email'))
      await page.waitForURL('**/refuse-email?**')
      expect([await accessibilityFaults(page), await overflow(page)]).toEqual([[], 0])
      await open(page, confirm)
      expect([await accessibilityFaults(page), await overflow(page)]).toEqual([[], 0])
      await context.close()
    }
  })
})

describe('what waits after a change', () => {
  it.each(ways)('is said on API Users and Balance, with a button for the mail that ends it: %j', async (settings) => {
    const client = await heldClient()
    const { page, context } = await newMerchant(browser, gatehouse, client, settings)
    for (const path of ['/client/banks', '/client/api-users']) {
      await open(page, path)
      await said(page, 'The settlement account was changed.')
      await page.getByRole('button', { name: 'Email me the link' }).waitFor()
    }
    await page.getByRole('button', { name: 'Regenerate' }).click()
    await said(page, 'so API keys and the settlement account are on hold until')
    await open(page, '/client/api-users')
    await page.getByRole('button', { name: 'Email me the link' }).click()
    await said(page, 'We’ve emailed you a link.')
    expect(new URL(page.url()).pathname).toBe('/client/api-users')
    await open(page, await linkTo(client.emailAddress, 'Confirm it’s you'))
    await said(page, 'The settlement account was changed')
    await page.getByRole('button', { name: 'Confirm it’s me' }).click()
    await page.getByRole('heading', { name: 'Confirmed' }).waitFor()
    await open(page, '/client/api-users')
    await page.getByText('The settlement account was changed.').waitFor({ state: 'detached' })
    await open(page, '/client/banks')
    await said(page, 'Payouts on hold until')
    await context.close()
  })

  it('is said in the dialogs that it stops, with the way on', async () => {
    const client = await heldClient()
    const { page, context, faults } = await newMerchant(browser, gatehouse, client)
    await open(page, '/client/banks')
    await openDialog(page, 'Change')
    await fill(page, { ...account, password: clientPassword })
    await page.getByRole('button', { name: 'Save account' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Confirm by email' }).click()
    await page.waitForURL('**/client/hold')
    await page.getByRole('button', { name: 'Email me the link' }).waitFor()
    expect([await accessibilityFaults(page), await overflow(page)]).toEqual([[], 0])
    await open(page, '/docs/reference/transactionsList')
    await page.getByRole('button', { name: 'Create a test key' }).click()
    await page.getByRole('link', { name: 'Confirm by email' }).waitFor()
    expect(faults.filter((fault) => !fault.includes('409'))).toEqual([])
    await context.close()
  })

  it.each(ways)('is said to staff who make a key for the client: %j', async (settings) => {
    const client = await heldClient()
    const { page, context } = await signedIn(browser, gatehouse, undefined, settings)
    await open(page, `/admin/clients/${client.clientID}`)
    await said(page, 'Payouts paused until')
    await open(page, '/admin/api-users/new')
    await fill(page, {
      developerName: 'Grace Hopper',
      developerEmailAddress: 'grace@example.com',
      developerPhoneNumber: '+14155552671',
    })
    await page.locator('[name=clientID]').selectOption(client.clientID)
    await page.locator('[name=roleID]').selectOption({ label: 'Integrator (payments)' })
    await page.locator('form:has([name=developerName]) button[type=submit]').last().click()
    await said(page, 'so API keys and the settlement account are on hold until')
    await context.close()
  })
})
