import type { Browser } from 'playwright-core'
import { newVisitor, type Visitor } from './browser.js'
import {
  buildApiUser,
  buildClient,
  clientPassword,
  idempotencyKey,
  paymentInput,
  type SignedInClient,
} from './builders.js'
import type { Gatehouse } from './gatehouse-process.js'
import type { CallableApi } from './calls.js'

export interface Merchant extends SignedInClient {
  accessToken: string
  /** Takes a payment by API and answers its id. */
  pay(overrides?: Record<string, unknown>): Promise<string>
}

/** An active client with an API user that takes payments. */
export async function buildMerchant(api: CallableApi): Promise<Merchant> {
  const client = await buildClient(api)
  const { accessToken } = await buildApiUser(api, client)
  const pay = async (overrides: Record<string, unknown> = {}) => {
    const call = { token: accessToken, body: paymentInput(overrides), headers: idempotencyKey() }
    return String((await api.call('POST', '/transactions', call)).body.transactionID)
  }
  return { ...client, accessToken, pay }
}

/** A visitor signed in as this merchant, on this page. The form is sent as a browser without scripts sends it. */
export async function visitAs(
  { emailAddress }: Merchant,
  path: string,
  browser: Browser,
  { url }: Pick<Gatehouse, 'url'>,
  settings: Parameters<typeof newVisitor>[2] = {},
): Promise<Visitor> {
  const visitor = await newVisitor(browser, url, settings)
  const form = { emailAddress, password: clientPassword }
  await visitor.context.request.post('/client/login', { form, headers: { origin: url }, maxRedirects: 0 })
  await visitor.page.goto(path)
  return visitor
}
