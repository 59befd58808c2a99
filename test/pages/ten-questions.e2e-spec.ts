import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { failureSentences } from '#contract/messages/processors/failures.js'
import { launchBrowser, newVisitor, scriptsRun, signInQuietly, type Visitor } from '../support/browser.js'
import { idempotencyKey } from '../support/builders.js'
import { demoStaff } from '../support/demo-data.js'
import { type DemoSite, demoMerchant, startDemoSite } from '../support/demo-site.js'
import { said } from '../support/screens.js'
import { signedIn } from '../support/staff.js'
import { until } from '../support/until.js'

const insufficientFunds = failureSentences.insufficient_funds

let browser: Browser
let demo: DemoSite | undefined
let staff: Visitor
let merchant: Visitor
beforeAll(async () => {
  browser = await launchBrowser()
  demo = await startDemoSite()
  const { site } = demo
  await payAgain(demo, 'pm_declined_insufficient_funds')
  await payAgain(demo, 'pm_dispute_later')
  await disputeOpened(demo)
  // Payouts of the demo were created by its administrator, and another person approves them.
  staff = await signedIn(browser, site, { ...demoStaff, email: 'vera@demo.example' })
  merchant = await newVisitor(browser, site.url)
  await signInQuietly(merchant, { from: '/client/login', to: '/client/dashboard' }, demoMerchant)
})
afterAll(async () => {
  await browser.close()
  await demo?.stop()
})

/** One more payment of a link of the demo’s merchant. */
async function payAgain({ site: { call }, ids }: DemoSite, paymentMethod: string): Promise<void> {
  const path = `/payment-links/${ids.token}`
  const { amount } = (await call('GET', path)).body
  const body = { paymentMethod, ...(amount === null && { amount: 500 }) }
  const { status } = await call('POST', `${path}/payments`, { body, headers: idempotencyKey() })
  expect([200, 201]).toContain(status)
}

/** The sandbox opens the dispute a little later. */
async function disputeOpened({ site: { call }, ids }: DemoSite): Promise<void> {
  const { token } = (await call('POST', '/clients/login', { body: demoMerchant })).body
  const read = () => call('GET', `/clients/${ids.clientID}/disputes?status=open`, { token })
  await until(read, ({ body: { items } }) => items.length > 0)
}

/** A heading of the sidebar, a link or a button, by its words. */
interface Click {
  kind: 'group' | 'link' | 'row' | 'button'
  words: string | RegExp
}
const group = (words: string): Click => ({ kind: 'group', words })
const link = (words: string | RegExp): Click => ({ kind: 'link', words })
/** The first row with these words. */
const row = (words: string): Click => ({ kind: 'row', words })
const button = (words: string): Click => ({ kind: 'button', words })

const found = (page: Page, { kind, words }: Click) => {
  if (kind === 'group') return page.locator('.portal-group > summary').filter({ hasText: words })
  if (kind === 'row') return page.locator('main tr', { hasText: words }).locator('a.row-link').first()
  return page.getByRole(kind, { name: words }).first()
}

interface Question {
  question: string
  clicks: Click[]
  /** The address that the clicks lead to. */
  at: RegExp
  /** What that screen says. */
  answer: string | RegExp
}

const ofStaff: Question[] = [
  {
    question: 'Where do I approve a payout?',
    clicks: [link(/Payouts to approve/)],
    at: /\/admin\/payouts$/,
    answer: 'Check that the account holder matches the client, and review changes since the last payout.',
  },
  {
    question: 'Why was this payment declined?',
    clicks: [group('Payments'), link('Transactions')],
    at: /\/admin\/transactions$/,
    answer: insufficientFunds,
  },
  {
    question: 'Who changed this routing rule?',
    clicks: [group('Processors'), link('Routing')],
    at: /\/admin\/routing$/,
    answer: /Last change: Routing rule: created, by Administrator/,
  },
  {
    question: 'Who changed this risk rule?',
    clicks: [group('Payments'), link('Risk rules')],
    at: /\/admin\/risk-rules$/,
    answer: /Last change: Risk rule: created, by Administrator/,
  },
  {
    question: 'Who signed in, and what did they do?',
    clicks: [group('Oversight'), link('Audit log')],
    at: /\/admin\/audit$/,
    answer: 'Portal user: signed in',
  },
  {
    question: 'How do I add a colleague?',
    clicks: [link('Portal Users'), link('Add portal user')],
    at: /\/admin\/portal-users\/new$/,
    answer: 'Roles',
  },
  {
    question: 'Which businesses wait for approval?',
    clicks: [link(/Clients to approve/)],
    at: /\/admin\/pending-clients$/,
    answer: 'Kestrel Games',
  },
  {
    question: 'Which disputes must I answer?',
    clicks: [link(/Open disputes/)],
    at: /\/admin\/disputes\?status=open$/,
    answer: 'Close as won',
  },
  {
    question: 'Do our books agree with the processor and the bank?',
    clicks: [group('Money'), link('Reconciliation')],
    at: /\/admin\/reconciliation$/,
    answer: 'Ledger, processors and banks, side by side.',
  },
  {
    question: 'May this person do that?',
    clicks: [group('Oversight'), link('Access explorer')],
    at: /\/admin\/why$/,
    answer: 'Who can do what, and why.',
  },
]

const ofMerchants: Question[] = [
  {
    question: 'Why was this payment declined?',
    clicks: [link('Transactions')],
    at: /\/client\/transactions$/,
    answer: insufficientFunds,
  },
  {
    question: 'Where is my secret?',
    clicks: [link('API Users')],
    at: /\/client\/api-users$/,
    answer: 'Shown once. If you lost it, regenerate.',
  },
  {
    question: 'How do I get my money, and when is the next payout?',
    clicks: [link('Payouts')],
    at: /\/client\/payouts$/,
    answer: 'Next payout',
  },
  {
    question: 'Where do I say which bank account gets it?',
    clicks: [link('Balance'), link('Change')],
    at: /\/client\/banks\/account$/,
    answer: 'The bank account for your payouts.',
  },
  {
    question: 'How do I refund a payment?',
    clicks: [link('Transactions'), row('Succeeded')],
    at: /\/client\/transactions\/txn_\w+$/,
    answer: 'Refund',
  },
  {
    question: 'Where do I answer a dispute?',
    clicks: [link('Disputes'), row('Open')],
    at: /\/client\/transactions\/txn_\w+$/,
    answer: 'The payer disputed',
  },
  {
    question: 'How do I add a colleague?',
    clicks: [link('Team'), link('Invite a person')],
    at: /\/client\/team\/invite$/,
    answer: 'Send invitation',
  },
  {
    question: 'How do I test webhooks?',
    clicks: [link('Webhooks'), button('Send test event')],
    at: /\/client\/webhooks$/,
    answer: /[Tt]est event/,
  },
  {
    question: 'What did my program send, and what was the response?',
    clicks: [link('Request log')],
    at: /\/client\/logs$/,
    answer: 'POST /transactions',
  },
  {
    question: 'How do I get paid without code?',
    clicks: [link('Payment links'), link('New payment link')],
    at: /\/client\/payment-links\/new$/,
    answer: 'Amount',
  },
  {
    question: 'When is a failed subscription payment tried again?',
    clicks: [link('Subscriptions'), link('Failed payments')],
    at: /\/client\/subscriptions\/retries$/,
    answer: 'Days between attempts',
  },
  {
    question: 'Where are my statements?',
    clicks: [link('Statements')],
    at: /\/client\/banks\/statements$/,
    answer: 'Monthly statements as PDF and CSV',
  },
]

async function walk({ page, context }: Visitor, from: string, { clicks, at, answer }: Question): Promise<void> {
  expect(clicks.length).toBeLessThanOrEqual(2)
  // A newcomer has opened no group of the sidebar yet.
  await context.clearCookies({ name: /^openGroups-/ })
  await page.goto(from)
  for (const click of clicks) {
    await scriptsRun(page)
    await found(page, click).click()
  }
  await page.waitForURL(at)
  await said(page, answer)
}

describe('a newcomer’s question is answered within two clicks from the dashboard', () => {
  it.each(ofStaff)('staff: $question', (question) => walk(staff, '/admin/dashboard', question))
  it.each(ofMerchants)('merchant: $question', (question) => walk(merchant, '/client/dashboard', question))
})
