import { randomBytes } from 'node:crypto'
import type { CallableApi } from './calls.js'
import { adminEmail, adminPassword } from './calls.js'

const unique = () => randomBytes(6).toString('hex')

export const clientPassword = 'correct horse battery'

/** A valid sign-up; each call has an e-mail of its own. */
export const signupInput = (overrides: Record<string, unknown> = {}) => ({
  name: `Acme ${unique()}`,
  clientType: 'Company',
  contactPerson: 'Ada Lovelace',
  phoneNumber: '+1 415 555 2671',
  emailAddress: `acme-${unique()}@example.com`,
  address: '1 Market Street',
  city: 'San Francisco',
  state: 'California',
  country: 'United States',
  chargePercentage: 2.5,
  password: clientPassword,
  ...overrides,
})

export const apiUserInput = (roleID: string, overrides: Record<string, unknown> = {}) => ({
  developerName: 'Grace Hopper',
  developerEmailAddress: `grace-${unique()}@example.com`,
  developerPhoneNumber: '+14155552671',
  roleID,
  ...overrides,
})

export const paymentInput = (overrides: Record<string, unknown> = {}) => ({
  amount: 10_000,
  currency: 'USD',
  description: 'Order 1001',
  paymentMethod: 'pm_success',
  ...overrides,
})

export async function signInAdmin(api: CallableApi): Promise<string> {
  const { body } = await api.call('POST', '/portal-users/login', {
    body: { email: adminEmail, password: adminPassword },
  })
  return body.token
}

/** Whoever calls may have a token of the administrator already. */
type WithAdmin = CallableApi & { administrator?: string }

const admins = new WeakMap<CallableApi, Promise<string> | string>()

/** In one session for all that is built: each further one would end the oldest, which a test may still use. */
async function callAsAdmin(api: WithAdmin, method: string, path: string): Promise<void> {
  const token = admins.get(api) ?? api.administrator ?? signInAdmin(api)
  admins.set(api, token)
  const { status } = await api.call(method, path, { token: await token })
  if (status !== 401) return
  admins.delete(api)
  await api.call(method, path, { token: await signInAdmin(api) })
}

export interface SignedInClient {
  clientID: string
  emailAddress: string
  token: string
}

/** A client that registered, was approved and has signed in. */
export async function buildClient(api: WithAdmin, overrides: Record<string, unknown> = {}): Promise<SignedInClient> {
  const input = signupInput(overrides)
  const { clientID } = (await api.call('POST', '/clients/register', { body: input })).body
  await callAsAdmin(api, 'POST', `/clients/${clientID}/approve`)
  const { emailAddress, password } = input
  const { token } = (await api.call('POST', '/clients/login', { body: { emailAddress, password } })).body
  return { clientID, emailAddress, token }
}

export async function roleIDOf(api: CallableApi, token: string, name: string): Promise<string> {
  const { items } = (await api.call('GET', '/roles?limit=100', { token })).body
  return items.find((role: { name: string }) => role.name === name).roleID
}

export interface BuiltApiUser {
  apiUserID: string
  apiKey: string
  apiSecret: string
  accessToken: string
}

/** An API user of the client, with an access token; `roleName` is one of the first-run roles. */
export async function buildApiUser(
  api: CallableApi,
  client: SignedInClient,
  roleName = 'Integrator (payments)',
): Promise<BuiltApiUser> {
  const { clientID, token } = client
  const body = apiUserInput(await roleIDOf(api, token, roleName))
  const { apiUserID, apiKey, apiSecret } = (await api.call('POST', `/clients/${clientID}/apiusers`, { token, body }))
    .body
  return { apiUserID, apiKey, apiSecret, accessToken: await accessTokenFor(api, apiKey, apiSecret) }
}

export async function accessTokenFor(api: CallableApi, apiKey: string, apiSecret: string): Promise<string> {
  const body = { grant_type: 'client_credentials', client_id: apiKey, client_secret: apiSecret }
  return (await api.call('POST', '/oauth/token', { body })).body.access_token
}

export const idempotencyKey = () => ({ 'idempotency-key': unique() })
