import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser, newVisitor } from '../support/browser.js'
import { buildApiUser, buildClient, clientPassword, type SignedInClient } from '../support/builders.js'
import { shows } from '../support/screens.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'

let browser: Browser
let gatehouse: SharedSite
beforeAll(async () => {
  gatehouse = await sharedSite()
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const create = '/docs/reference/transactionsCreate'
const narrow = { viewport: { width: 390, height: 844 } }
const ways = [
  ['without JavaScript', { javaScriptEnabled: false }],
  ['with JavaScript, on a phone in the dark', { ...narrow, colorScheme: 'dark' }],
] as const

async function signIn(page: Page, client: SignedInClient): Promise<void> {
  await page.goto(create)
  await page.locator('#try-it').getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email').fill(client.emailAddress)
  await page.getByLabel('Password', { exact: true }).fill(clientPassword)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(new RegExp(create))
}

const outcome = (page: Page) => page.getByRole('group', { name: 'Outcome' })
async function send(page: Page, words: string | RegExp): Promise<string> {
  await page.getByRole('button', { name: 'Send to the sandbox' }).click()
  await outcome(page).getByText(words).waitFor()
  return (await outcome(page).textContent()) ?? ''
}
const makeKey = async (page: Page, role: string) => {
  await page.locator('#try-it').getByLabel('Role').selectOption({ label: role })
  await page.getByRole('button', { name: /^Create a/ }).click()
  await page.getByText(`a key with the role “${role}”`).waitFor()
}
const keysOf = async ({ clientID, token }: SignedInClient) =>
  (await gatehouse.call('GET', `/clients/${clientID}/apiusers`, { token })).body.items

describe('“Try it” in the reference', () => {
  it.each(ways)('sends a merchant’s call to the sandbox, %s', async (way, settings) => {
    const scripted = way.startsWith('with ')
    const client = await buildClient(gatehouse)
    const { page, faults, context } = await newVisitor(browser, gatehouse.url, settings)
    await signIn(page, client)
    await makeKey(page, 'Integrator (payments)')

    expect(await send(page, 'It worked.')).toMatch(/201.*POST \/api\/transactions.*"status": "succeeded"/s)
    expect(await send(page, /used before/)).toMatch(/"status": "succeeded"/)
    if (scripted) expect(await accessibilityFaults(page)).toEqual([])
    expect(await overflow(page)).toEqual(0)

    await page.getByLabel('Body').fill('{ "amount": 0 }')
    expect(await send(page, /amount \(/)).toMatch(/422.*INVALID_INPUT/s)
    await page.getByLabel('Body').fill('{ amount: 0 }')
    await page.getByRole('button', { name: 'Send to the sandbox' }).click()
    await page
      .getByText(/This isn’t valid JSON/)
      .first()
      .waitFor()

    await page.goto('/docs/reference/transactionsGet')
    const { items } = (await gatehouse.call('GET', `/clients/${client.clientID}/transactions`, client)).body
    expect(await page.getByLabel('transactionID').inputValue()).toBe(items[0].transactionID)
    await send(page, 'It worked.')
    await page.getByLabel('transactionID').fill('..')
    await page.getByRole('button', { name: 'Send to the sandbox' }).click()
    await page.getByText('Enter transactionID').first().waitFor()
    expect(faults.filter((fault) => !/status of 4\d\d/.test(fault))).toEqual([])
    await context.close()
  })

  it('says which right is missing, uses one API user, and stops and ends with it', async () => {
    const client = await buildClient(gatehouse)
    const other = await buildApiUser(gatehouse, client)
    const { page, context } = await newVisitor(browser, gatehouse.url, ways[0][1])
    await signIn(page, client)
    await makeKey(page, 'Integrator (read only)')
    const refused = await send(page, /You need the permission "Create payments" \(POST \/transactions\) to do this/)
    expect(refused).toMatch(/403.*The role “Integrator \(read only\)” doesn’t have it/s)
    await makeKey(page, 'Integrator (payments)')
    await send(page, 'It worked.')

    const all = await keysOf(client)
    const own = all.filter(({ developerName }: { developerName: string }) => developerName === 'Try it (reference)')
    expect([all.length, own.length]).toEqual([2, 1])
    const held = (await context.cookies()).find(({ name }) => name === 'tryIt')
    expect(held).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    const { token } = JSON.parse(Buffer.from(decodeURIComponent(held?.value ?? ''), 'base64').toString()) as {
      token: string
    }
    const html = await page.content()
    expect([html.includes(token), /[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}\./.test(html)]).toEqual([false, false])
    await page.goto('/docs/quickstart')
    await page.getByText(`API_KEY=${other.apiKey}`).waitFor()

    await page.goto(create)
    const path = `/clients/${client.clientID}/apiusers/${own[0].apiUserID}`
    await gatehouse.call('POST', `${path}/disable`, { token: client.token })
    await send(page, 'Your test key has expired.')
    await page.goto(create)
    await page.getByRole('button', { name: 'Create a test key' }).click()
    await page.getByText('“Try it (reference)” is disabled. Enable it under API Users first').waitFor()
    await gatehouse.call('POST', `${path}/enable`, { token: client.token })
    await makeKey(page, 'Integrator (payments)')
    await gatehouse.call('DELETE', path, { token: client.token })
    await send(page, 'Your test key has expired.')
    await page.goto(create)
    await page.getByRole('button', { name: 'Create a test key' }).waitFor()
    await context.close()
  })

  it('is not for operations of others, and not for another merchant who signs in after', async () => {
    const { page, context } = await newVisitor(browser, gatehouse.url, ways[0][1])
    await page.goto('/docs/reference/clientsList')
    expect(await page.locator('#try-it').count()).toBe(0)
    await signIn(page, await buildClient(gatehouse))
    await makeKey(page, 'Integrator (payments)')
    const kept = (await context.cookies()).filter(({ name }) => name === 'tryIt')
    await context.clearCookies()
    await context.addCookies(kept)
    await signIn(page, await buildClient(gatehouse))
    await shows(() => page.getByRole('button', { name: 'Send to the sandbox' }).count(), 0)
    await context.close()
  })
})
