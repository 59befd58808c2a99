import { webhookEndpointsMax } from '#contract/limits.js'
import {
  accessTokenFor,
  apiUserInput,
  buildApiUser,
  buildClient,
  paymentInput,
  roleIDOf,
  signupInput,
} from '../support/builders.js'
import { claimsOf } from '../support/forged-tokens.js'
import { outcomes, type Race, type Ring, succeeded } from './ring.js'

const many = 8
let count = 0
const name = (what: string) => `${what} ${process.pid} ${(count += 1)}`

/** Staff with a role of their own that gives one route, made through the API's own calls. */
async function staffIn(ring: Ring) {
  const { administrator: token } = ring.stage
  const list = await ring.call('GET', '/permissions?q=%2Fclients%2Fpending', { token })
  const row = list.body.items.find((one: { routePattern: string }) => one.routePattern === '/clients/pending')
  const permissionIDs = [row.permissionID]
  const role = (await ring.call('POST', '/roles', { token, body: { name: name('Raced'), permissionIDs } })).body
  const email = `${name('raced').replaceAll(' ', '-')}@gatehouse.test`
  const password = 'a-long-raced-password'
  const user = { userName: 'Raced', email, password, roles: [role.roleID] }
  const { id } = (await ring.call('POST', '/portal-users', { token, body: user })).body
  const signedIn = (await ring.call('POST', '/portal-users/login', { body: { email, password } })).body
  return { id, role, user, token: String(signedIn.token) }
}

const use = (ring: Ring, token: string) => ring.call('GET', '/clients/pending', { token })

/** `change` beside calls that need what it takes: afterwards nobody has it. */
async function afterwardsRefused(ring: Ring, token: string, change: () => Promise<{ status: number }>, what: string) {
  const [changed] = await Promise.all([change(), ring.atOnce(many, () => use(ring, token))])
  ring.holds(changed.status < 300, `${what} was answered ${changed.status}`)
  const late = await use(ring, token)
  ring.holds(late.status === 401 || late.status === 403, `after ${what} was answered, a call got ${late.status}`)
}

const roleEmptied: Race = async (ring) => {
  const { role, token } = await staffIn(ring)
  const body = { name: role.name, permissionIDs: [] }
  const change = () => ring.call('PUT', `/roles/${role.roleID}`, { token: ring.stage.administrator, body })
  await afterwardsRefused(ring, token, change, 'taking the right away')
}

const staffDeleted: Race = async (ring) => {
  const { id, token } = await staffIn(ring)
  const change = () => ring.call('DELETE', `/portal-users/${id}`, { token: ring.stage.administrator })
  await afterwardsRefused(ring, token, change, 'deleting the account')
}

const sessionEnded: Race = async (ring) => {
  const { id, token } = await staffIn(ring)
  const path = `/portal-users/${id}/sessions/${claimsOf(token).sid}`
  const change = () => ring.call('DELETE', path, { token: ring.stage.administrator })
  await afterwardsRefused(ring, token, change, 'ending the session')
}

const refreshes: Race = async (ring) => {
  const { token } = await staffIn(ring)
  const answers = await ring.atOnce(many, () => ring.call('POST', '/portal-users/refresh-token', { body: { token } }))
  const tokens = succeeded(answers).map(({ body }) => String(body.token))
  const ids = new Set(tokens.map((one) => claimsOf(one).jti))
  ring.holds(ids.size <= 1, `one token was refreshed into ${ids.size} that differ`)
}

const decision: Race = async (ring) => {
  const { clientID } = (await ring.call('POST', '/clients/register', { body: signupInput() })).body
  const { administrator: token } = ring.stage
  const decide = (what: string, body: object) => ring.call('POST', `/clients/${clientID}/${what}`, { token, body })
  const answers = await ring.atOnce(many, (index) =>
    index % 2 ? decide('approve', {}) : decide('reject', { reason: 'Incomplete' }),
  )
  // Asked again for what it is already, it says so; both decisions are never said.
  const said = new Set(succeeded(answers).map(({ body }) => body.status))
  ring.holds(said.size === 1, `a client was approved and rejected: ${outcomes(answers)}`)
  const { status } = (await ring.call('GET', `/clients/${clientID}`, { token })).body
  ring.holds(said.has(status), `the answers said ${[...said]}, the client is ${status}`)
}

const keyTaken = (what: 'disable' | 'regenerate-key'): Race => {
  return async (ring) => {
    const client = await buildClient(ring)
    const { apiUserID, apiKey, apiSecret, accessToken } = await buildApiUser(ring, client)
    const path = `/clients/${client.clientID}/apiusers/${apiUserID}/${what}`
    const [changed, ...tokens] = await Promise.all([
      ring.call('POST', path, { token: client.token }),
      ...Array.from({ length: many }, () => accessTokenFor(ring, apiKey, apiSecret)),
    ])
    ring.holds(changed.status === 200, `${what} was answered ${changed.status}`)
    for (const token of [accessToken, ...tokens, await accessTokenFor(ring, apiKey, apiSecret)]) {
      const late = token ? await ring.call('GET', '/transactions', { token }) : undefined
      ring.holds(late === undefined || late.status === 401, `after ${what} a token still got ${late?.status}`)
    }
  }
}

const suspension: Race = async (ring) => {
  const client = await buildClient(ring)
  const { accessToken: token } = await buildApiUser(ring, client)
  const pay = () => ring.call('POST', '/transactions', { token, body: paymentInput() })
  const suspend = { token: ring.stage.administrator, body: { reason: 'Checks' } }
  await Promise.all([ring.call('POST', `/clients/${client.clientID}/suspend`, suspend), ring.atOnce(many, pay)])
  const late = await pay()
  ring.holds(late.status === 401 || late.status === 403, `a suspended client was paid: ${late.status}`)
}

const oneVersion: Race = async (ring) => {
  const { role } = await staffIn(ring)
  const { administrator: token } = ring.stage
  const headers = { 'if-match': String(role.version) }
  const answers = await ring.atOnce(many, () =>
    ring.call('PUT', `/roles/${role.roleID}`, { token, headers, body: { name: name('Version'), permissionIDs: [] } }),
  )
  ring.holds(succeeded(answers).length === 1, `one version was replaced more than once: ${outcomes(answers)}`)
}

const oneAddress: Race = async (ring) => {
  const body = signupInput()
  const answers = await ring.atOnce(many, () => ring.call('POST', '/clients/register', { body }))
  ring.holds(succeeded(answers).length === 1, `one e-mail was registered more than once: ${outcomes(answers)}`)
}

const endpoints: Race = async (ring) => {
  const { clientID, token } = await buildClient(ring)
  const path = `/clients/${clientID}/webhook-endpoints`
  const bodyOf = (number: number) => ({ url: `https://example.com/${number}`, eventTypes: ['refund.failed'] })
  const make = (number: number) => ring.call('POST', path, { token, body: bodyOf(number) })
  const made = succeeded(await ring.atOnce(2 * webhookEndpointsMax, make)).length
  ring.holds(made <= webhookEndpointsMax, `${made} endpoints were made of ${webhookEndpointsMax} at most`)
}

const oneWebhookAddress: Race = async (ring) => {
  const { clientID, token } = await buildClient(ring)
  const body = { url: 'https://example.com/hooks', eventTypes: ['refund.failed'] }
  const make = () => ring.call('POST', `/clients/${clientID}/webhook-endpoints`, { token, body })
  const answers = await ring.atOnce(8, make)
  ring.holds(succeeded(answers).length === 1, `one address was taken more than once: ${outcomes(answers)}`)
}

const deletedRole: Race = async (ring) => {
  const client = await buildClient(ring)
  const { administrator: token } = ring.stage
  const body = { name: name('Deleted'), permissionIDs: [], assignableToApiUsers: true }
  const { roleID } = (await ring.call('POST', '/roles', { token, body })).body
  await roleIDOf(ring, client.token, body.name)
  const [deleted, made] = await Promise.all([
    ring.call('DELETE', `/roles/${roleID}`, { token }),
    ring.call('POST', `/clients/${client.clientID}/apiusers`, { token: client.token, body: apiUserInput(roleID) }),
  ])
  const isBoth = deleted.status === 204 && made.status === 201
  ring.holds(!isBoth, 'a role was deleted, and given to an API user at the same moment')
}

/** Calls that give, take or use a right, beside themselves and each other. */
export const rightsRaces: Record<string, Race> = {
  'a right taken beside its use': roleEmptied,
  'an account deleted beside its use': staffDeleted,
  'a session ended beside its use': sessionEnded,
  refreshes,
  'approval beside rejection': decision,
  'a key disabled beside its use': keyTaken('disable'),
  'a key renewed beside its use': keyTaken('regenerate-key'),
  'suspension beside payments': suspension,
  'two editors of one version': oneVersion,
  'registrations of one e-mail': oneAddress,
  'endpoints beyond their number': endpoints,
  'one address for two endpoints': oneWebhookAddress,
  'a role deleted beside its assignment': deletedRole,
}
