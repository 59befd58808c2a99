import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { idempotencyKey, buildApiUser, buildClient, signInAdmin } from '../support/builders.js'
import { buildSession, registerOrigins, tokenOf } from '../support/checkout-sessions.js'
import { startGatehouse } from '../support/gatehouse-process.js'
import { payLink } from '../support/payment-links.js'
import { type AdyenDouble, doubledAdyen } from '../support/processors/adyen-double.js'
import { startedDatabase } from '../support/started-database.js'
import { until } from '../support/until.js'

let settings: NodeJS.ProcessEnv
let remove: () => Promise<void>
let double: AdyenDouble
beforeEach(async () => {
  ;({ settings, remove } = await startedDatabase())
  Object.assign(settings, { RATE_LIMIT_SCALE: '1000', PROCESSOR_ALLOW_PRIVATE: '1' })
  double = (await doubledAdyen.start()) as AdyenDouble
})
afterEach(async () => {
  await double.close()
  await remove()
})

// docs.adyen.com/development-resources/error-codes: 704. The return URL names a port that is another one after each start here,
// so Adyen's double refuses the second call, and a payer who was never sent to the bank causes no notice.
it('a call whose process is killed is answered after the next start, even if Adyen refuses to tell how it went', async () => {
  let gatehouse = await startGatehouse(settings)
  const client = await buildClient(gatehouse)
  const { accessToken } = await buildApiUser(gatehouse, client)
  await registerOrigins(gatehouse, client)
  const account = { processor: 'adyen', mode: 'test', name: 'Adyen', settings: double.settings }
  const made = { token: await signInAdmin(gatehouse), body: account }
  const { processorAccountID } = (await gatehouse.call('POST', '/processor-accounts', made)).body
  const token = tokenOf(await buildSession(gatehouse, accessToken, { currency: double.currency }))
  const key = idempotencyKey()
  const paymentMethod = double.methodFor('redirect', processorAccountID)
  const pay = () => payLink(gatehouse, token, { paymentMethod }, key)

  double.fail('charge', 'silence')
  const cutOff = pay().catch(() => undefined)
  await until(
    () => Promise.resolve(double.books.payments.size),
    (payments) => payments === 1,
  )
  await gatehouse.end('SIGKILL')
  await cutOff
  gatehouse = await startGatehouse(settings)
  const { status, body, headers } = await until(pay, (answer) => answer.status !== 409)
  expect([status, body.status, headers.get('idempotency-replayed')]).toEqual([201, 'processing', 'true'])
  expect([(await pay()).body.transactionID, double.books.payments.size]).toEqual([body.transactionID, 1])
  await gatehouse.end('SIGTERM')
})
