import { rm } from 'node:fs/promises'
import { sandboxAccountID } from '#contract/processors.js'
import { idempotencyKey } from './builders.js'
import { copyOfDemo, demoSettings, demoStaff } from './demo-data.js'
import { codeOf } from './factors.js'
import { type Gatehouse, startGatehouse } from './gatehouse-process.js'

export const demoMerchant = { emailAddress: 'mara@northwind.example', password: demoStaff.password }

export interface DemoSite {
  site: Gatehouse
  /** By the names of the parameters in the site's addresses: rows that the merchant and staff may open. */
  ids: Record<string, string>
  stop: () => Promise<void>
}

/** The product on the data of `npm run demo`. */
export async function startDemoSite(): Promise<DemoSite> {
  const folder = await copyOfDemo()
  const site = await startGatehouse(demoSettings(folder))
  const stop = async () => {
    await site.end('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }
  const ids = { ...(await staffIDs(site)), ...(await merchantIDs(site)) }
  const ofMoney = { ...(await payoutIDs(site, ids.clientID)), ...(await debtIDs(site, ids.clientID)) }
  return { site, ids: { ...ids, ...ofMoney }, stop }
}

/** Adds an authenticator app: whoever is to look at it has signed in before, because the sign-in asks for its code then. */
export async function enrolInDemo({ site: { call }, ids }: DemoSite, signIn: string, body: object): Promise<void> {
  const { token } = (await call('POST', signIn, { body })).body
  const { factorID, secret } = (await call('POST', '/account/factors/totp', { token })).body
  const confirmation = { factorID, code: codeOf(secret), name: 'The phone on the desk of the front office' }
  await call('POST', '/account/factors/totp/confirm', { token, body: confirmation })
  ids.factorID = factorID
}

const growthFees = { currency: 'USD', fixed: 30, refund: 50, dispute: 1_500, payout: 0 }

async function staffIDs({ call }: Gatehouse) {
  const { token } = (await call('POST', '/portal-users/login', { body: demoStaff })).body
  const first = async (path: string) => (await call('GET', path, { token })).body.items[0]
  const { id } = await first('/portal-users?q=jonas')
  const { roleID } = await first('/roles')
  const { permissionID } = await first('/permissions')
  const { disputeID } = await first('/disputes?status=open')
  const made = async (path: string, body: object) => (await call('POST', path, { token, body })).body
  const { providerID } = await made('/identity-providers', {
    ...{ name: 'Harbor Group', issuer: 'https://login.harbor.example', oidcClientID: 'gatehouse' },
    ...{ clientSecret: 'demo-only-harbor-42', emailDomains: ['harbor.example'] },
  })
  // Of a currency that the demo pays nobody out in.
  const bank = { name: 'Shilling account', holder: 'Gatehouse Ltd', accountNumber: '0690000031', currency: 'KES' }
  const { bankAccountID } = await made('/bank-accounts', bank)
  const targets = [{ processorAccountID: sandboxAccountID, weight: 1 }]
  const conditions = { currencies: ['EUR'], methods: ['test_method'], amountTo: 50_000 }
  const { routingRuleID } = await made('/routing-rules', {
    mode: 'test',
    name: 'Small euros',
    conditions,
    targets,
    isEnabled: false,
  })
  const risk = { mode: 'test', name: 'Odd dinars', outcome: 'review', conditions: { currencies: ['KWD'] } }
  const { riskRuleID } = await made('/risk-rules', risk)
  const listed = { mode: 'test', subject: 'email', value: 'eve@nowhere.example', reason: 'Charged back twice' }
  const { riskListEntryID } = await made('/risk-lists/block/entries', listed)
  // Of nobody: its country is nowhere, so that the waiting page and the profile stay as they are.
  const { requirementID } = await made('/requirements', { name: 'Licence', kind: 'document', countries: ['Nowhere'] })
  const { processorReportID } = await first('/processor-reports')
  const { differenceID = 'dif_1' } = (await first('/reconciliation-differences?state=waiting')) ?? {}
  const { planID } = await made('/plans', { name: 'Growth', chargePercentage: 2.9, fees: [growthFees] })
  const ids = { id, planID, roleID, permissionID, disputeID, providerID, routingRuleID, requirementID, bankAccountID }
  const ofRisk = { riskRuleID, riskListEntryID, kind: 'block', decision: 'release', currency: 'KES' }
  return {
    ...ids,
    ...ofRisk,
    processorReportID,
    differenceID,
    adjustmentID: 'adj_1',
    processorAccountID: sandboxAccountID,
    outcome: 'won',
  }
}

async function payoutIDs({ call }: Gatehouse, clientID: string) {
  const { token } = (await call('POST', '/portal-users/login', { body: demoStaff })).body
  const { standings } = (await call('GET', `/clients/${clientID}/payout-schedule`, { token })).body
  const { currency } = standings.find(({ available }: { available: number }) => available > 500)
  const body = { clientID, currency, amount: 500 }
  const { payoutID } = (await call('POST', '/payouts', { token, body, headers: idempotencyKey() })).body
  return { payoutID, decision: 'reject' }
}

/** In shillings, of which the demo has none: paid out before the payer gets them back. */
async function debtIDs({ call }: Gatehouse, clientID: string) {
  const merchant = (await call('POST', '/clients/login', { body: demoMerchant })).body.token
  const { token } = (await call('POST', '/portal-users/login', { body: demoStaff })).body
  const whose = { clientID, currency: 'KES' }
  const made = async (path: string, body: object, by = token) =>
    (await call('POST', path, { token: by, body, headers: idempotencyKey() })).body
  const bank = { accountHolder: 'Northwind Coffee', bankName: 'First Harbor Bank', bankCode: 'COBADEFFXXX' }
  const account = { ...bank, accountNumber: 'DE89 3704 0044 0532 0130 00', password: demoMerchant.password }
  const body = { ...account, currencies: ['EUR', 'USD', 'KES'] }
  await call('PUT', `/clients/${clientID}/settlement-account`, { token: merchant, body })
  const link = { amount: 640_000, currency: 'KES', description: 'Twelve oak boards', once: true }
  const { token: page } = await made(`/clients/${clientID}/payment-links`, link, merchant)
  const { transactionID } = await made(`/payment-links/${page}/payments`, { paymentMethod: 'pm_success' })
  await made('/payouts', whose)
  await made(`/clients/${clientID}/transactions/${transactionID}/refunds`, { amount: 320_000 }, merchant)
  const { debtRequestID } = await made('/debt-requests', { ...whose, amount: 200_000 })
  const { writeOffID } = await made('/write-offs', { ...whose, amount: 50_000, reason: 'Bank charges that were ours' })
  return { debtRequestID, writeOffID }
}

async function merchantIDs({ call }: Gatehouse) {
  const { token } = (await call('POST', '/clients/login', { body: demoMerchant })).body
  const { clientID } = (await call('GET', '/clients/me', { token })).body
  const own = `/clients/${clientID}`
  const first = async (path: string) => (await call('GET', own + path, { token })).body.items[0]
  const last = async (path: string) => (await call('GET', own + path, { token })).body.items.at(-1)
  const { apiUserID } = await first('/apiusers')
  const { endpointID } = await first('/webhook-endpoints')
  const { deliveryID } = await first('/webhook-deliveries')
  const { requestLogID } = await first('/request-logs')
  const { clientMemberID } = await first('/members')
  const { settlementAccountID } = await last('/settlement-accounts')
  const customer = { token, body: { name: 'Ada Brandt' }, headers: idempotencyKey() }
  const { customerID } = (await call('POST', '/customers', customer)).body
  const billing = await billingIDs(call, token, customerID)
  const { paymentLinkID, token: link, amount } = await first('/payment-links?status=open')
  const body = { paymentMethod: 'pm_success', ...(amount === null && { amount: 500 }) }
  const paid = await call('POST', `/payment-links/${link}/payments`, { body, headers: idempotencyKey() })
  return {
    clientID,
    clientMemberID,
    settlementAccountID,
    apiUserID,
    endpointID,
    deliveryID,
    requestLogID,
    paymentLinkID,
    token: link,
    customerID,
    ...billing,
    shop: `${clientID}-test`,
    savedPaymentMethodID: 'spm_1',
    setupID: 'set_1',
    transactionID: paid.body.transactionID,
    operation: 'transactionsList',
  }
}

async function billingIDs(call: Gatehouse['call'], token: string, customerID: string) {
  const made = async (path: string, body: object) =>
    (await call('POST', path, { token, body, headers: idempotencyKey() })).body
  const { productID } = await made('/products', { name: 'Oak table, oiled, for eight people' })
  const { priceID } = await made('/prices', { productID, currency: 'EUR', unitAmount: 129_000, interval: 'month' })
  const { taxRateID } = await made('/tax-rates', { name: 'VAT', percentage: 19, taxBehavior: 'exclusive' })
  const coupon = { name: 'Spring sale', code: 'SPRING', percentOff: 20, duration: 'once' }
  const { couponID } = await made('/coupons', coupon)
  const lines = [{ priceID, taxRateID, quantity: 12 }]
  const { invoiceID } = await made('/invoices', { customerID, currency: 'EUR', lines })
  const settings = { numberPrefix: 'NW', sellerName: 'Northwind', sellerAddress: { line1: '12 Harbor Road' } }
  await call('PUT', '/invoice-settings', { token, body: settings })
  const plan = { customerID, items: [{ priceID }], collection: 'send_invoice' }
  const { subscriptionID } = await made('/subscriptions', plan)
  const { testClockID } = await made('/test-clocks', { now: '2027-01-31' })
  return { couponID, productID, priceID, taxRateID, invoiceID, subscriptionID, testClockID, creditNoteID: 'crn_1' }
}
