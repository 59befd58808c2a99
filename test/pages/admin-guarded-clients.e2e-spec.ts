import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../support/browser.js'
import { buildClient, type SignedInClient, signInAdmin, signupInput } from '../support/builders.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { fill, open, said } from '../support/screens.js'
import { signedIn, withoutScripts } from '../support/staff.js'
import { startedDatabase } from '../support/started-database.js'

let browser: Browser
let gatehouse: Gatehouse
let remove: () => Promise<void>
let admin: string
beforeAll(async () => {
  const database = await startedDatabase()
  remove = database.remove
  gatehouse = await startGatehouse({ RATE_LIMIT_SCALE: '1000', CHARGE_PERCENTAGE_MIN: '1.5', ...database.settings })
  browser = await launchBrowser()
  admin = await signInAdmin(gatehouse)
})
afterAll(async () => {
  await browser.close()
  await gatehouse.end('SIGTERM')
  await remove()
})

const ways = [{}, withoutScripts]
const read = async ({ clientID }: Pick<SignedInClient, 'clientID'>) =>
  (await gatehouse.call('GET', `/clients/${clientID}`, { token: admin })).body

describe('/admin/clients/:clientID/edit', () => {
  const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()

  it.each(ways)(
    'asks for another e-mail, shows what waits, and keeps it through other changes: %j',
    async (settings) => {
      const client = await buildClient(gatehouse)
      const wanted = `${randomUUID()}@example.com`
      const { page, context } = await signedIn(browser, gatehouse, undefined, settings)
      const path = `/admin/clients/${client.clientID}`
      await open(page, `${path}/edit?page`)
      await fill(page, { emailAddress: wanted })
      await save(page)
      await said(page, `Client updated! ${wanted} takes effect after it’s confirmed.`)
      await said(page, `Awaiting confirmation: ${wanted}`)
      await open(page, `${path}/edit?page`)
      await said(page, `${client.emailAddress} is in use until then`)
      await fill(page, { city: 'Lyon' })
      await save(page)
      await said(page, 'Client updated!')
      expect(await read(client)).toMatchObject({ city: 'Lyon', pendingEmailAddress: wanted })
      await open(page, `${path}/edit?page`)
      await fill(page, { emailAddress: client.emailAddress })
      await save(page)
      await said(page, 'Client updated!')
      expect(await read(client)).toMatchObject({ emailAddress: client.emailAddress, pendingEmailAddress: null })
      await context.close()
    },
  )

  it.each(ways)('asks whether a rate below the minimum is meant: %j', async (settings) => {
    const client = await buildClient(gatehouse)
    const { page, context } = await signedIn(browser, gatehouse, undefined, settings)
    await open(page, `/admin/clients/${client.clientID}/edit?page`)
    expect(await page.locator('[name=belowMinimum]').count()).toBe(0)
    await fill(page, { chargePercentage: '1.2' })
    await save(page)
    await said(page, 'This rate is below the minimum of 1.50%')
    await page.getByLabel('Use this rate anyway').check()
    await save(page)
    await said(page, 'Client updated!')
    expect((await read(client)).chargePercentage).toBe(1.2)
    await context.close()
  })
})

describe('/admin/pending-clients', () => {
  const register = async (name: string) =>
    (await gatehouse.call('POST', '/clients/register', { body: signupInput({ name, chargePercentage: 1 }) })).body

  it.each(ways)('approves a rate below the minimum by a tick, one client or several: %j', async (settings) => {
    const mark = randomUUID().slice(0, 8)
    const one = await register(`One ${mark}`)
    const several = [await register(`Two ${mark}`), await register(`Three ${mark}`)]
    const { page, context } = await signedIn(browser, gatehouse, undefined, settings)
    const path = `/admin/pending-clients?q=${mark}`
    await open(page, path)
    const card = (name: string) => page.locator('article', { hasText: `${name} ${mark}` })
    await card('One').getByRole('button', { name: 'Approve' }).click()
    await card('One').getByText('This rate is below the minimum of 1.50%').first().waitFor()
    await card('One').getByLabel('Use this rate anyway').check()
    await card('One').getByRole('button', { name: 'Approve' }).click()
    await said(page, `Client One ${mark} has been approved!`)
    await open(page, path)
    for (const name of ['Two', 'Three']) await card(name).getByLabel(`Select ${name} ${mark}`).check()
    await page.getByRole('button', { name: 'Approve selected' }).click()
    await said(page, `Two ${mark}: This rate is below the minimum of 1.50%`)
    for (const name of ['Two', 'Three']) {
      await card(name).getByLabel('Use this rate anyway').check()
      await card(name).getByLabel(`Select ${name} ${mark}`).check()
    }
    await page.getByRole('button', { name: 'Approve selected' }).click()
    await said(page, `Client Three ${mark} has been approved!`)
    for (const client of [one, ...several])
      expect(await read(client)).toMatchObject({ status: 'active', chargePercentage: 1 })
    await context.close()
  })
})
