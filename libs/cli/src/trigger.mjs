import { randomUUID } from 'node:crypto'
import { Account } from './calls.mjs'
import { misunderstood } from './faults.mjs'
import { readOptions, text, wholeNumber } from './options.mjs'
import { safe, say } from './screen.mjs'
import * as words from './words.mjs'

const headers = () => ({ 'idempotency-key': randomUUID() })

const pay = (account, asked, more) =>
  account.call('POST', '/transactions', {
    body: { ...asked, description: 'gatehouse-cli trigger', paymentMethod: 'pm_success', ...more },
    headers: headers(),
  })

const ask = (account, { transactionID }, action, body = {}) =>
  account.call('POST', `/transactions/${transactionID}/${action}`, { body, headers: headers() })

const manual = { captureMethod: 'manual' }

/** By the sandbox itself: nothing here is made up. */
const causes = {
  'transaction.created': (account, asked) => pay(account, asked, {}),
  'transaction.succeeded': (account, asked) => pay(account, asked, {}),
  'transaction.failed': (account, asked) => pay(account, asked, { paymentMethod: 'pm_declined_insufficient_funds' }),
  'transaction.requires_action': (account, asked) => pay(account, asked, { paymentMethod: 'pm_otp' }),
  'transaction.authorized': (account, asked) => pay(account, asked, manual),
  'transaction.canceled': async (account, asked) => ask(account, await pay(account, asked, manual), 'cancel'),
  'refund.succeeded': async (account, asked) => {
    const payment = await pay(account, asked, {})
    await ask(account, payment, 'refunds', { amount: asked.amount })
    return payment
  },
}

export const triggered = Object.keys(causes)

export async function trigger(args) {
  const { values, positionals } = readOptions(args, { amount: text, currency: text })
  const [event] = positionals
  if (event === undefined) throw misunderstood(words.missing('EVENT'))
  const cause = Object.hasOwn(causes, event) ? causes[event] : undefined
  if (!cause) throw misunderstood(words.unknownEvent(event, triggered))
  const amount = wholeNumber('amount', values.amount, 1, 999_999_999_999) ?? 10_000
  const payment = await cause(Account.of(values), { amount, currency: values.currency ?? 'USD' })
  say(words.caused(event, safe(payment.transactionID)))
}
