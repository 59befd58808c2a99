import { sandboxAccountID } from '#contract/processors.js'
import { ConnectedAccount } from '../../api/src/money/processors/connected-account.entity.js'
import { newId } from '../../api/src/platform/crypto/ids.js'
import { strict as assert } from 'node:assert'
import { giveOwnAccount } from './own-accounts.js'
import { RequestLog } from '../../api/src/desk/request-logs/request-log.entity.js'
import {
  buildApiUser,
  buildClient,
  idempotencyKey,
  paymentInput,
  signInAdmin,
  type SignedInClient,
} from './builders.js'
import { buildSession, registerOrigins } from './checkout-sessions.js'
import { buildCustomer } from './customers.js'
import { aPdf, sendFile } from './documents.js'
import { buildOpenInvoice, makeBilling } from './invoices.js'
import { codeOf } from './factors.js'
import { disputeNow } from './payments.js'
import { accountInput } from './payouts.js'
import { saveCard } from './saved-methods.js'
import type { TestApi } from './test-api.js'
import { until } from './until.js'
import { buildEndpoint, deliveryOf, record } from './webhooks.js'

/** A merchant that can be told apart from every other in any answer. */
export interface NamedMerchant extends SignedInClient {
  accessToken: string
  /** One of its rows for each parameter of a path. */
  ids: Record<string, string>
  /** What no answer to anybody else may contain. */
  secrets: string[]
}

/**
 * With its name in everything that takes words, so that a leak shows whatever field it is in; its API user has `role`,
 * which exists.
 */
export async function buildNamedMerchant(api: TestApi, word: string, role: string): Promise<NamedMerchant> {
  const words = { name: word, contactPerson: word, address: word, city: word, state: word, country: word }
  const client = await buildClient(api, { ...words, emailAddress: `${word}@${word}.example.com`.toLowerCase() })
  const { apiKey, accessToken } = await buildApiUser(api, client, role)
  // Not the one that calls: disabled, or with a new key, it would be refused whatever it asks for next.
  const { apiUserID } = await buildApiUser(api, client, role)
  const body = paymentInput({ description: word, reference: word, metadata: { [word]: word } })
  const payment = await api.call('POST', '/transactions', { token: accessToken, body, headers: idempotencyKey() })
  const { transactionID } = payment.body
  const refunds = `/clients/${client.clientID}/transactions/${transactionID}/refunds`
  const refund = { token: client.token, body: { amount: 1, reason: word }, headers: idempotencyKey() }
  const { refundID } = (await api.call('POST', refunds, refund)).body
  const customer = { name: word, emailAddress: `${word}@buyer.example.com`.toLowerCase(), reference: word }
  const { customerID } = await buildCustomer(api, accessToken, customer)
  const billing = await buildBilling(api, client.token, word, customerID)
  const links = `/clients/${client.clientID}/payment-links`
  const link = { token: client.token, body: { currency: 'USD', description: word } }
  const { paymentLinkID } = (await api.call('POST', links, link)).body
  await registerOrigins(api, client, [`https://${word}.example.com`.toLowerCase()])
  const back = `https://${word}.example.com/back`
  const { checkoutSessionID } = await buildSession(api, client.token, {
    ...{ description: word, reference: word, successURL: back, cancelURL: back },
  })
  const saving = { description: word, successURL: back, cancelURL: back }
  const { savedPaymentMethodID } = await saveCard(api, client.token, customerID, saving)
  const [{ sessionID }] = (await api.call('GET', '/clients/me/sessions', { token: client.token })).body.items
  const inspector = await api.call('POST', `/clients/${client.clientID}/webhook-inspector`, { token: client.token })
  const { endpointID } = await buildEndpoint(api, client, inspector.body.url)
  const { deliveryID } = await deliveryOf(api, await record(api, client.clientID), endpointID)
  const { token } = client
  const factorID = await buildFactor(api, token)
  const [{ clientMemberID }] = (await api.call('GET', `/clients/${client.clientID}/members`, { token })).body.items
  const disputeID = await buildDispute(api, accessToken, body)
  const { requirementID, documentID, clientPersonID } = await buildPapers(api, client, word)
  const payoutID = await buildPayout(api, client, word)
  const requestLogID = await buildLog(api, client.clientID)
  const userCode = await buildDeviceCode(api, client)
  const { processorAccountID } = await giveOwnAccount(api, client.clientID, { name: word })
  const connectedAccountID = await buildConnected(api, client.clientID, word)
  const settlementAccountID = await buildSettlementAccount(api, client, word)
  const ids = {
    ...{ requestLogID, userCode, processorAccountID, customerID, savedPaymentMethodID, ...billing },
    ...{ payoutID, requirementID, documentID, clientPersonID, disputeID, connectedAccountID },
    ...{ settlementAccountID, clientMemberID, clientID: client.clientID, apiUserID, transactionID, refundID },
    ...{ checkoutSessionID, paymentLinkID, sessionID, endpointID, deliveryID, factorID },
  }
  assert.ok(Object.values(ids).every(Boolean))
  return { ...client, accessToken, ids, secrets: [word, word.toLowerCase(), apiKey, ...Object.values(ids)] }
}

async function buildFactor(api: TestApi, token: string): Promise<string> {
  const { factorID, secret } = (await api.call('POST', '/account/factors/totp', { token })).body
  const confirmation = { token, body: { factorID, code: codeOf(secret) } }
  await api.call('POST', '/account/factors/totp/confirm', confirmation)
  return factorID
}

/** Of its first call; they are written a moment after the answers. */
async function buildLog(api: TestApi, clientID: string): Promise<string> {
  const read = () => api.database.read.findOneBy(RequestLog, { clientID })
  return (await until(read, (log) => log !== null))?.requestLogID ?? ''
}

/** Below the sandbox, which asks no processor. */
async function buildConnected(api: TestApi, clientID: string, reference: string): Promise<string> {
  const now = new Date(1)
  const connectedAccountID = newId('cac')
  const account: ConnectedAccount = {
    ...{ connectedAccountID, clientID, processorAccountID: sandboxAccountID, mode: 'test', reference },
    ...{ areDetailsSubmitted: false, areChargesEnabled: false, arePayoutsEnabled: false, requirementsDue: [] },
    ...{ disabledReason: null, dueAt: null, toldAt: null, askedAt: null, createdAt: now, updatedAt: now },
    ...{ currency: null, settlementAccountID: null, sealedPaidInto: null, paidIntoAt: null },
  }
  await api.database.write((manager) => manager.insert(ConnectedAccount, account))
  return connectedAccountID
}

/** While nobody has decided a code is anybody's who has it, so it is one that this merchant has turned away. */
async function buildDeviceCode(api: TestApi, { clientID, token }: SignedInClient): Promise<string> {
  const { user_code } = (await api.call('POST', '/oauth/device', { body: { client_id: 'gatehouse-cli' } })).body
  await api.call('POST', `/clients/${clientID}/device-logins/${user_code}/deny`, { token })
  return user_code
}

async function buildBilling(api: TestApi, token: string, word: string, customerID: string) {
  const rate = { name: word, percentage: 19, taxBehavior: 'exclusive' }
  const coupon = { name: word, code: word, percentOff: 10, duration: 'once' }
  const { couponID } = await makeBilling(api, token, '/coupons', coupon)
  const { taxRateID } = await makeBilling(api, token, '/tax-rates', rate)
  const { productID } = await makeBilling(api, token, '/products', { name: word, metadata: { [word]: word } })
  const { priceID } = await makeBilling(api, token, '/prices', { productID, currency: 'EUR', unitAmount: 900 })
  const lines = [{ priceID, taxRateID, description: word }]
  const { invoiceID } = await buildOpenInvoice(api, token, { customerID, lines, memo: word, reference: word })
  const credit = { invoiceID, reason: word }
  const { creditNoteID } = await makeBilling(api, token, '/credit-notes', credit)
  const monthly = { productID, currency: 'EUR', unitAmount: 900, interval: 'month' }
  const price = await makeBilling(api, token, '/prices', monthly)
  const subscriber = await buildCustomer(api, token, { name: word, emailAddress: undefined })
  const items = [{ priceID: price.priceID }]
  const plan = { customerID: subscriber.customerID, items, metadata: { [word]: word } }
  const { subscriptionID } = await makeBilling(api, token, '/subscriptions', plan)
  const { testClockID } = await makeBilling(api, token, '/test-clocks', { now: '2027-01-01T00:00:00Z', name: word })
  return { couponID, taxRateID, productID, priceID, invoiceID, creditNoteID, subscriptionID, testClockID }
}

async function buildDispute(api: TestApi, token: string, body: object): Promise<string> {
  const { transactionID } = (await api.call('POST', '/transactions', { token, body, headers: idempotencyKey() })).body
  await disputeNow(api, transactionID)
  const { disputes } = (await api.call('GET', `/transactions/${transactionID}`, { token })).body
  return disputes[0].disputeID
}

/** To an account in its name; it waits for somebody to approve it. */
async function buildPayout(api: TestApi, { clientID, token }: SignedInClient, word: string): Promise<string> {
  const account = { token, body: accountInput({ accountHolder: word, bankName: word, currencies: ['USD'] }) }
  await api.call('PUT', `/clients/${clientID}/settlement-account`, account)
  const asked = { token: await signInAdmin(api), body: { clientID, currency: 'USD' }, headers: idempotencyKey() }
  return (await api.call('POST', '/payouts', asked)).body.payoutID
}

async function buildSettlementAccount(api: TestApi, { clientID, token }: SignedInClient, word: string) {
  const body = accountInput({ accountHolder: word, bankName: word, currencies: ['EUR'] })
  return (await api.call('POST', `/clients/${clientID}/settlement-accounts`, { token, body })).body.settlementAccountID
}

/** Asked of this merchant alone, because only it gives its name as its country. */
async function buildPapers(api: TestApi, { clientID, token }: SignedInClient, word: string) {
  const admin = await signInAdmin(api)
  const asked = { name: word, kind: 'document', countries: [word] }
  const { requirementID } = (await api.call('POST', '/requirements', { token: admin, body: asked })).body
  const path = `/clients/${clientID}/requirements/${requirementID}`
  const { documents } = (await sendFile(api, path, token, { bytes: aPdf(word), name: `${word}.pdf` })).body
  const person = { name: word, dateOfBirth: '1980-01-31', country: word, role: 'director' }
  const { clientPersonID } = (await api.call('POST', `/clients/${clientID}/persons`, { token, body: person })).body
  return { requirementID, documentID: documents[0].documentID, clientPersonID }
}

/** Every path of a route in which at least one of the ids is the other merchant's. */
export function crossedPaths(key: string, own: NamedMerchant, foreign: NamedMerchant): string[] {
  const { length } = key.match(/:\w+/g) ?? []
  return Array.from({ length: 2 ** length - 1 }, (_, index) => index + 1).map((bits) =>
    pathOf(key, (index) => (bits & (1 << index) ? foreign : own)),
  )
}

export const ownPath = (key: string, own: NamedMerchant): string => pathOf(key, () => own)

function pathOf(key: string, ownerAt: (index: number) => NamedMerchant): string {
  let index = 0
  return (key.split(' ')[1] ?? '').replace(/:(\w+)/g, (_, name: string) => idOf(ownerAt(index++), name))
}

function idOf({ ids }: NamedMerchant, name: string): string {
  const id = ids[name]
  if (!id) throw new Error(`Please add to buildNamedMerchant a row of a merchant that :${name} can name`)
  return id
}

export const hasByteOf = ({ secrets }: NamedMerchant, text: string): boolean =>
  secrets.some((secret) => text.includes(secret))

/** All that a merchant sees of itself, but for when its API users called last. */
export async function viewOf(
  { clientID, token, accessToken }: NamedMerchant,
  read: (path: string, token: string) => Promise<unknown>,
): Promise<string[]> {
  const views = [
    await read('/clients/me', token),
    await read('/clients/me/sessions', token),
    await read(`/clients/${clientID}/apiusers`, token),
    await read(`/clients/${clientID}/transactions`, token),
    await read(`/clients/${clientID}/payment-links`, token),
    await read(`/clients/${clientID}/requirements`, token),
    await read(`/clients/${clientID}/persons`, token),
    await read(`/clients/${clientID}/payouts`, token),
    await read('/transactions', accessToken),
  ]
  return views.map((body) => JSON.stringify(body).replaceAll(/"lastUsed(At|From)":("[^"]*"|null)/g, ''))
}
