import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import type { DeviceCodeView } from '#contract/device-logins.js'
import * as words from '#contract/messages/client/devices.js'
import { deviceLoginUnknown } from '#contract/messages/errors/device-logins.js'
import { field } from '#contract/messages/fields.js'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser, type Visitor } from '../support/browser.js'
import { buildClient, type SignedInClient } from '../support/builders.js'
import { fill, newMerchant, open, said } from '../support/screens.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { withoutScripts } from '../support/staff.js'

let browser: Browser
let site: SharedSite
let client: SignedInClient
let visitor: Visitor
beforeAll(async () => {
  browser = await launchBrowser()
  site = await sharedSite()
  client = await buildClient(site)
})
afterEach(() => visitor.context.close())
afterAll(() => browser.close())

const client_id = 'gatehouse-cli'
const viewport = { width: 390, height: 844 }
const ways = [
  ['in the browser', { viewport }],
  ['without JavaScript', { viewport, ...withoutScripts }],
] as const

const begin = async (device_name: string): Promise<DeviceCodeView> =>
  (await site.call('POST', '/oauth/device', { body: { client_id, device_name } })).body
const ask = async ({ device_code }: DeviceCodeView) => {
  const grant_type = 'urn:ietf:params:oauth:grant-type:device_code'
  return (await site.call('POST', '/oauth/token', { body: { grant_type, client_id, device_code } })).body
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const sound = async (page: Page, how: string) => {
  if (how === ways[0][0]) expect(await accessibilityFaults(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
}

describe.each(ways)('letting a command line in at 390 px, %s', (how, settings) => {
  it('shows who asks and for what, wants a role, and leads to where it can be ended', async () => {
    const code = await begin('Kitchen table')
    visitor = await newMerchant(browser, site, client, settings)
    const { page } = visitor
    await open(page, new URL(code.verification_uri_complete).pathname + new URL(code.verification_uri_complete).search)
    for (const fact of [code.user_code, 'Kitchen table', words.aKeyForDays(90)]) await said(page, fact)
    await sound(page, how)
    await press(page, words.allow)
    await said(page, field.roleRequired)
    await page.locator('[name=roleID]').selectOption({ label: 'Integrator (payments)' })
    await press(page, words.allow)
    await page.waitForURL('**/client/api-users')
    await said(page, 'Command line on Kitchen table')
    expect(await ask(code)).toMatchObject({ mode: 'test', clientID: client.clientID })
  })

  it('asks for the code where there is none, says what is wrong with it, and turns away', async () => {
    const code = await begin('Cellar')
    visitor = await newMerchant(browser, site, client, settings)
    const { page } = visitor
    await open(page, '/client/device')
    await sound(page, how)
    await fill(page, { code: 'wxyz' })
    await press(page, words.goOn)
    await said(page, deviceLoginUnknown)
    await fill(page, { code: code.user_code.toLowerCase().replace('-', ' ') })
    await press(page, words.goOn)
    await said(page, 'Cellar')
    await press(page, words.deny)
    await page.waitForURL('**/client/device')
    expect((await ask(code)).error).toBe('access_denied')
  })
})
