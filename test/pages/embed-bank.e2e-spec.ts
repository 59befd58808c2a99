import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { checkoutLookMs } from '#contract/limits.js'
import type { BrowserContext, Page } from 'playwright-core'
import { buildApiUser, buildClient } from '../support/builders.js'
import { buildSession, registerOrigins } from '../support/checkout-sessions.js'
import { Embedding, heard, hears, namesHeard, type Session } from '../support/embedding.js'
import { buildLink, payLink } from '../support/payment-links.js'
import { type OnPage, registerOnPage } from '../support/processors/on-page.js'

const confirmPage = 'https://bank.example/confirm'
const mount = "checkouts[0].mount('#pay0')"
const asks = { outcome: 'requires_action', redirectURL: confirmPage, processorReference: 'x' } as const

let world: Embedding
let bank: OnPage
beforeAll(async () => {
  world = await Embedding.start()
  bank = registerOnPage(world.api, 'faraway', 'redirect')
  await bank.make({ currencies: ['EUR'] })
})
beforeEach(() => {
  bank.answers.splice(0)
  bank.inquiries.splice(0)
})
afterAll(async () => {
  bank.remove()
  await world.close()
})

const build = () => world.build({ currency: 'EUR' })

const playBank = (context: BrowserContext) =>
  context.route('https://bank.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Bank</title><h1>Your bank</h1>' }),
  )

/** From the form in the frame to the bank, whose answer waits at the processor. */
async function leaveForBank(page: Page, outcome: 'succeeded' | 'failed' = 'succeeded'): Promise<string> {
  const frame = page.frameLocator('iframe')
  await playBank(page.context())
  bank.answers.push(asks)
  bank.inquiries.push(asks)
  await frame.locator('html[data-scripts=running]').waitFor()
  await frame.getByRole('button', { name: /^Pay .* with FARAWAY$/ }).click()
  await frame.getByText('Continue with your bank').waitFor()
  clock.moveBy(checkoutLookMs)
  const refusal = { failureCode: 'declined', failureMessage: 'The card was declined' } as const
  const end =
    outcome === 'succeeded' ? { outcome, processorReference: 'x' } : { outcome, processorReference: 'x', ...refusal }
  bank.inquiries.splice(0, bank.inquiries.length, end as never)
  await frame.getByRole('link', { name: 'Continue' }).click()
  await page.getByText('Your bank').waitFor()
  return bank.charges.at(-1)?.returnURL ?? ''
}

describe('a payer who left the frame for a bank', () => {
  it('comes back to the page with the frame, which shows the payment and says complete', async () => {
    const session = await build()
    const { page, context } = await world.visit([session.clientSecret], mount, { path: '/?cart=7#items' })
    await page.goto(await leaveForBank(page))
    expect(page.url()).toBe(`${world.shop.origin}/?cart=7#items`)
    await hears(page, 'complete')
    expect(await heard(page)).toContainEqual([0, 'complete', { checkoutSessionID: session.checkoutSessionID }])
    await page.frameLocator('iframe').getByText('Payment complete').waitFor()
    expect((await world.read(session)).status).toBe('complete')
    await context.close()
  })

  it('sees how the payment ended, although the page made a new session meanwhile', async () => {
    const [first, next] = [await build(), await build()]
    const { page, context } = await world.visit([first.clientSecret], mount)
    const back = await leaveForBank(page)
    world.show([next.clientSecret], `${mount}; window.isReturning = Gatehouse.isReturning`)
    await page.goto(back)
    await hears(page, 'complete')
    expect(await heard(page)).toContainEqual([0, 'complete', { checkoutSessionID: first.checkoutSessionID }])
    expect(await page.evaluate('isReturning')).toBe(true)
    expect([(await world.read(first)).status, (await world.read(next)).status]).toEqual(['complete', 'open'])
    await context.close()
  })

  it('who was declined tries again with the session of the page', async () => {
    const [first, next] = [await build(), await build()]
    const { page, context } = await world.visit([first.clientSecret], mount)
    const back = await leaveForBank(page, 'failed')
    world.show([next.clientSecret], mount)
    await page.goto(back)
    const frame = page.frameLocator('iframe')
    await frame.getByText('The card was declined').waitFor()
    await frame.getByRole('link', { name: 'Try again' }).click()
    bank.answers.push({ outcome: 'succeeded', processorReference: 'y' })
    await frame.locator('html[data-scripts=running]').waitFor()
    await frame.getByRole('button', { name: /^Pay .* with FARAWAY$/ }).click()
    await hears(page, 'complete')
    expect(await heard(page)).toContainEqual([0, 'complete', { checkoutSessionID: next.checkoutSessionID }])
    expect((await world.read(first)).status).toBe('open')
    await context.close()
  })

  it('finds the payment again by the secret alone, after the Back button', async () => {
    const session = await build()
    const { page, context } = await world.visit([session.clientSecret], mount)
    await leaveForBank(page)
    bank.inquiries.splice(0, bank.inquiries.length, asks)
    await page.goto(world.shop.origin)
    await page.frameLocator('iframe').getByText('Continue with your bank').waitFor()
    await context.close()
  })

  it('finds the payment in its own one of two checkouts', async () => {
    const [left, other] = [await build(), await build()]
    const { page, context } = await world.visit([left.clientSecret], mount)
    const back = await leaveForBank(page)
    const both = "checkouts[0].mount('#pay0'); checkouts[1].mount('#pay1')"
    world.show([other.clientSecret, left.clientSecret], both)
    await page.goto(back)
    await page.frameLocator('#pay1 iframe').getByText('Payment complete').waitFor()
    await page.frameLocator('#pay0 iframe').getByRole('button', { name: /^Pay/ }).waitFor()
    await hears(page, 'complete')
    expect((await heard(page)).filter(([, name]) => name === 'complete').map(([at]) => at)).toEqual([1])
    await context.close()
  })

  it('finds the overlay open again', async () => {
    const { clientSecret } = await build()
    const open =
      "const button = document.createElement('button'); button.textContent = 'Buy'; document.body.append(button); button.onclick = () => checkouts[0].open()"
    const { page, context } = await world.visit([clientSecret], open)
    await page.getByRole('button', { name: 'Buy' }).click()
    await page.goto(await leaveForBank(page))
    await page.getByRole('dialog', { name: 'Pay Harbor Pine' }).waitFor()
    await hears(page, 'complete')
    expect(new URL(page.url()).hash).toBe('')
    await context.close()
  })

  it('finds the button’s overlay open again', async () => {
    const { token } = await buildLink(world.api, world.client, { currency: 'EUR' })
    const href = `${world.api.url}/pay/${token}`
    const body = `<gatehouse-button href="${href}"><a href="${href}">Buy</a></gatehouse-button>`
    const { page, context } = await world.visit([], '', { body })
    await page.getByRole('link', { name: 'Buy' }).click()
    await page.goto(await leaveForBank(page))
    await page.getByRole('dialog', { name: 'Pay Harbor Pine' }).waitFor()
    await page.frameLocator('iframe').getByText('Payment complete').waitFor()
    await context.close()
  })

  it('comes back to our own page where the merchant named a page of another origin, and the console says so', async () => {
    const { clientSecret } = await build()
    const options = { returnURL: 'https://evil.example/thanks' }
    const { page, context, said } = await world.visit([clientSecret], mount, { options })
    await page.goto(await leaveForBank(page))
    expect(new URL(page.url()).origin).toBe(world.api.url)
    await page.getByText('Payment complete').waitFor()
    expect(said.join('\n')).toMatch(
      /this returnURL is too long or not on one of your return addresses: https:\/\/evil\.example/,
    )
    await context.close()
  })
})

describe('a link to a merchant’s page with a payment behind #', () => {
  const visitWith = async (secret: string, hash: string) => {
    const visit = await world.visit([secret], mount, { path: `/#~gatehouse=${hash}` })
    await hears(visit.page, 'ready')
    return visit
  }

  it('shows no payment of another merchant, even if that one registered the same origin', async () => {
    const thief = await buildClient(world.api, { name: 'Thief' })
    await registerOrigins(world.api, thief, [world.shop.origin])
    const program = (await buildApiUser(world.api, thief)).accessToken
    const back = { successURL: `${world.shop.origin}/thanks`, cancelURL: `${world.shop.origin}/cart` }
    const bait = (await buildSession(world.api, program, { ...back, description: 'Bait' })) as Session
    const { transactionID } = (await payLink(world.api, bait.clientSecret, { paymentMethod: 'pm_otp' })).body
    const session = await world.build()
    const { context, frame } = await visitWith(session.clientSecret, `${bait.clientSecret}/payments/${transactionID}`)
    await frame.getByText('Blue chair').waitFor()
    expect(await frame.getByText(/Thief|Bait/).count()).toBe(0)
    await context.close()
  })

  it.each(['txn_absent', 'javascript'])('shows the session of the page where there is none: %s', async (id) => {
    const session = await world.build()
    const { page, context, frame } = await visitWith(session.clientSecret, `${session.clientSecret}/payments/${id}`)
    await frame.getByText('Blue chair').waitFor()
    expect(await namesHeard(page)).toEqual(['ready'])
    expect(new URL(page.url()).hash).toBe('')
    await context.close()
  })
})
