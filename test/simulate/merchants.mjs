// Two merchants with an integrator each, as the product's own calls make them.
import { admin } from './server.mjs'

const must = async (calling) => {
  const answer = await calling
  if (!answer || answer.status >= 300) throw new Error(`The stage could not be set: ${JSON.stringify(answer)}`)
  return answer.body
}

export const staffTokenFor = async (server) =>
  (await must(server.call('POST', '/portal-users/login', { body: admin }))).token

const currencies = ['EUR', 'NGN', 'USD', 'JPY', 'KWD']
const feesOf = (fixed, refund, dispute, payout) =>
  currencies.map((currency) => ({ currency, fixed, refund, dispute, payout }))

/** What each merchant pays, when it is paid out, and what is kept back first. */
const agreements = [
  {
    terms: { chargePercentage: 1.9, fees: feesOf(25, 10, 500, 20), methods: [] },
    schedule: { interval: 'daily', reservePercentage: 10, reserveDays: 3 },
  },
  {
    terms: {},
    schedule: { interval: 'weekly', weekday: 3, leastAmounts: { EUR: 5_000 } },
  },
]
/** From the middle of the month on: what was created before keeps its own. */
const newTerms = { chargePercentage: 2.6, fees: feesOf(0, 35, 1_500, 0), methods: [] }

export async function changeTerms({ server, merchants, staffToken }) {
  const body = { terms: newTerms }
  for (const { clientID } of merchants)
    await must(server.call('PUT', `/clients/${clientID}/terms`, { token: staffToken, body }))
}

/** Tokens of programs last an hour. */
export async function renewTokens({ server, merchants }) {
  for (const merchant of merchants) {
    const { access_token: token } = await must(server.call('POST', '/oauth/token', { body: merchant.credentials }))
    merchant.token = token
  }
}

export async function prepareMerchants(server, seed) {
  const token = await staffTokenFor(server)
  return Promise.all(agreements.map((agreed, at) => prepareMerchant(server, token, `${seed}-${at + 1}`, agreed)))
}

async function agree(server, staffToken, { clientID, token, password }, { terms, schedule }) {
  const account = { accountHolder: 'Acme', bankName: 'First Bank', accountNumber: 'GB29NWBK60161331926819', password }
  const body = { ...account, currencies: [...currencies] }
  await must(server.call('PUT', `/clients/${clientID}/settlement-account`, { token, body }))
  await must(server.call('PUT', `/clients/${clientID}/terms`, { token: staffToken, body: { terms } }))
  await must(server.call('PUT', `/clients/${clientID}/payout-schedule`, { token: staffToken, body: schedule }))
}

async function prepareMerchant(server, staffToken, name, agreed) {
  const password = 'correct horse battery'
  const emailAddress = `merchant-${name}@example.com`
  const client = { name, clientType: 'Company', emailAddress, chargePercentage: 2.37, password }
  const { clientID } = await must(server.call('POST', '/clients/register', { body: client }))
  await must(server.call('POST', `/clients/${clientID}/approve`, { token: staffToken }))
  const { token } = await must(server.call('POST', '/clients/login', { body: { emailAddress, password } }))
  const { items } = await must(server.call('GET', '/roles?limit=100', { token }))
  const { roleID } = items.find((role) => role.name === 'Integrator (payments)')
  const developer = {
    developerName: 'Grace',
    developerEmailAddress: emailAddress,
    developerPhoneNumber: '+14155552671',
    roleID,
  }
  await agree(server, staffToken, { clientID, token, password }, agreed)
  const origins = { mode: 'test', origins: ['https://shop.example.com'] }
  await must(server.call('PUT', `/clients/${clientID}/return-origins`, { token, body: origins }))
  const { apiKey, apiSecret } = await must(
    server.call('POST', `/clients/${clientID}/apiusers`, { token, body: developer }),
  )
  const credentials = { grant_type: 'client_credentials', client_id: apiKey, client_secret: apiSecret }
  return {
    clientID,
    credentials,
    token: (await must(server.call('POST', '/oauth/token', { body: credentials }))).access_token,
  }
}
