import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Browser } from 'playwright-core'
import { accessibilityFaults } from '../support/accessibility.js'
import { launchBrowser } from '../support/browser.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { buildMerchant, visitAs } from '../support/merchants.js'
import { fill, said, shows } from '../support/screens.js'

let browser: Browser
let gatehouse: SharedSite
beforeAll(async () => {
  gatehouse = await sharedSite()
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const screen = '/client/payment/resend-otp'

/** As if every code had been sent a minute earlier. These tests run on SQLite. */
function aMinutePasses(): void {
  const database = new DatabaseSync(join(gatehouse.dataDir, 'gatehouse.sqlite'), { timeout: 10_000 })
  database.exec('UPDATE "transactions" SET "otpSentAt" = "otpSentAt" - 60000 WHERE "otpSentAt" IS NOT NULL')
  database.close()
}

describe(screen, () => {
  it('counts down until the code may be sent again, and sends it', async () => {
    const merchant = await buildMerchant(gatehouse)
    const { page, faults, context } = await visitAs(merchant, screen, browser, gatehouse)
    await merchant.pay({ paymentMethod: 'pm_otp', reference: 'order-7' })
    await fill(page, { payment: 'order-7' })
    await page.getByRole('button', { name: 'Find' }).click()
    await said(page, /You can resend it in \d+ s/)
    const card = page.locator('section', { hasText: 'The code goes to' })
    await shows(() => card.textContent(), expect.stringMatching(/••• .*Tries left5Resends left5/))
    await shows(() => page.getByRole('button', { name: 'Resend code' }).isDisabled(), true)
    const seconds = `Number(/resend it in (\\d+) s/.exec(document.body.textContent)?.[1] ?? 0)`
    const first = await page.evaluate<number>(seconds)
    await page.getByText(`You can resend it in ${first} s`).waitFor({ state: 'detached' })
    expect(await page.evaluate<number>(seconds)).toBeLessThan(first)
    expect(await accessibilityFaults(page)).toEqual([])
    aMinutePasses()
    await page.reload()
    await page.getByRole('button', { name: 'Resend code' }).click()
    await said(page, 'Code resent to +1 ••• ••• 2671')
    await said(page, /You can resend it in \d+ s/)
    await shows(() => card.textContent(), expect.stringMatching(/Tries left5Resends left4/))
    expect(faults).toEqual([])
    await context.close()
  })

  it('says without JavaScript when, and why not yet', async () => {
    const merchant = await buildMerchant(gatehouse)
    const { page, context } = await visitAs(merchant, screen, browser, gatehouse, { javaScriptEnabled: false })
    await page.goto(`${screen}?payment=${await merchant.pay({ paymentMethod: 'pm_otp' })}`)
    await said(page, /You can resend it at \d\d:\d\d:\d\d UTC/)
    await page.getByRole('button', { name: 'Resend code' }).click()
    await said(page, /We just sent a code\. You can request another one in \d+ s/)
    await page.goto(`${screen}?payment=nothing`)
    await said(page, 'No payment found.')
    await page.goto(`${screen}?payment=${await merchant.pay()}`)
    await said(page, 'This payment isn’t waiting for a code.')
    await context.close()
  })
})
