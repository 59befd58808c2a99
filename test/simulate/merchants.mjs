// Two merchants with an integrator each, as the product's own calls make them.
import { admin } from './server.mjs'

const must = async (calling) => {
  const answer = await calling
  if (!answer || answer.status >= 300) throw new Error(`The stage could not be set: ${JSON.stringify(answer)}`)
  return answer.body
}

export const staffTokenFor = async (server) =>
  (await must(server.call('POST', '/portal-users/login', { body: admin }))).token

export async function prepareMerchants(server, seed) {
  const token = await staffTokenFor(server)
  return Promise.all([1, 2].map((number) => prepareMerchant(server, token, `${seed}-${number}`)))
}

async function prepareMerchant(server, staffToken, name) {
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
  const { apiKey, apiSecret } = await must(
    server.call('POST', `/clients/${clientID}/apiusers`, { token, body: developer }),
  )
  const body = { grant_type: 'client_credentials', client_id: apiKey, client_secret: apiSecret }
  return { clientID, token: (await must(server.call('POST', '/oauth/token', { body }))).access_token }
}
