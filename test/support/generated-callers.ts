import { In } from 'typeorm'
import { WebhookEndpoint } from '../../api/src/webhooks/endpoints/webhook-endpoint.entity.js'
import {
  buildApiUser,
  buildClient,
  idempotencyKey,
  paymentInput,
  type SignedInClient,
  signInAdmin,
  signupInput,
} from './builders.js'
import { buildSession, registerOrigins } from './checkout-sessions.js'
import { Description } from './description.js'
import { buildCustomer } from './customers.js'
import { buildLink } from './payment-links.js'
import { disputeNow } from './payments.js'
import { buildPortalUser, buildRole } from './rights.js'
import type { TestApi } from './test-api.js'
import { aPath, buildEndpoint, deliveryOf, record } from './webhooks.js'

/** Somebody who asks, and what exists that the calls can name, by the parameter's name. */
export interface Caller {
  name: string
  audience: string
  token?: string
  ids: Record<string, string[]>
}

const times = <T>(count: number, make: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, () => make()))

/** Payments in every state that an action asks for, a refund, a dispute, webhooks and links: so many that some are left. */
async function moneyOf(api: TestApi, client: SignedInClient, token: string): Promise<Record<string, string[]>> {
  const pay = async (overrides: object = {}): Promise<string> => {
    const body = paymentInput({ ...overrides })
    return (await api.call('POST', '/transactions', { token, body, headers: idempotencyKey() })).body.transactionID
  }
  const paid = await times(6, () => pay())
  const authorized = await times(8, () => pay({ captureMethod: 'manual' }))
  const asked = await times(4, () => pay({ paymentMethod: 'pm_otp' }))
  const disputed = await pay({ paymentMethod: 'pm_dispute_later' })
  await disputeNow(api, disputed)
  const refund = { token, body: { amount: 100 }, headers: idempotencyKey() }
  await api.call('POST', `/transactions/${paid[0]}/refunds`, refund)
  // Ours is reached inside the process, so that no delivery leaves it; a rare type, so that deliveries take no time.
  const own = `/clients/${client.clientID}`
  const { url } = (await api.call('POST', `${own}/webhook-inspector`, { token: client.token })).body
  const anUrl = () => `https://merchant.example.com${aPath()}`
  const endpoints = await times(4, () => buildEndpoint(api, client, anUrl(), ['refund.failed']))
  const endpointID = endpoints.map((one) => one.endpointID)
  await api.database.write((manager) => manager.update(WebhookEndpoint, { endpointID: In(endpointID) }, { url }))
  const eventID = await record(api, client.clientID, 'refund.failed')
  const deliveries = await Promise.all(endpointID.map((id) => deliveryOf(api, eventID, id)))
  const links = await times(4, () => buildLink(api, client))
  const openLinks = await times(2, () => buildLink(api, client, { amount: undefined }))
  await registerOrigins(api, client)
  const sessions = await times(3, () => buildSession(api, client.token))
  const customers = await times(4, () => buildCustomer(api, token))
  return {
    customerID: customers.map(({ customerID }) => customerID),
    checkoutSessionID: sessions.map(({ checkoutSessionID }) => checkoutSessionID),
    transactionID: [...paid, ...authorized, ...asked, disputed],
    endpointID,
    deliveryID: deliveries.map(({ deliveryID }) => deliveryID),
    paymentLinkID: links.map(({ paymentLinkID }) => paymentLinkID),
    token: openLinks.map((link) => link.token),
  }
}

async function allOfAnIntegrator(api: TestApi): Promise<string> {
  const { operations } = await Description.of(api.url)
  const meant = operations.filter(({ operation }) => operation['x-audiences'].includes('integrator'))
  const name = 'All of an integrator'
  const rows = meant.map(({ method, template }): [string, string] => [method, template])
  await buildRole(api, rows, { name, assignableToApiUsers: true })
  return name
}

export async function buildCallers(api: TestApi): Promise<Caller[]> {
  const client = await buildClient(api)
  // Staff delete and suspend what they can reach, so the callers' own client is not among it.
  const victim = await buildClient(api)
  const roleName = await allOfAnIntegrator(api)
  const apiUser = await buildApiUser(api, client, roleName)
  const spares = await times(3, () => buildApiUser(api, client))
  const admin = await signInAdmin(api)
  const role = await buildRole(api, [['GET', '/clients']], { assignableToApiUsers: true })
  const staff = await buildPortalUser(api, [role])
  const { statusToken } = (await api.call('POST', '/clients/register', { body: signupInput() })).body
  const apiUserID = spares.map((one) => one.apiUserID)
  const own = {
    clientID: [client.clientID],
    apiUserID,
    roleID: [role.roleID],
    ...(await moneyOf(api, client, apiUser.accessToken)),
  }
  const waiting = await times(
    4,
    async () => (await api.call('POST', '/clients/register', { body: signupInput() })).body,
  )
  const others = {
    ...own,
    clientID: [victim.clientID, ...waiting.map(({ clientID }) => clientID as string)],
    id: [staff.id],
    disputeID: await idsOf(api, admin, '/disputes', 'disputeID'),
    permissionID: await idsOf(api, admin, '/permissions?limit=5', 'permissionID'),
  }
  return [
    { name: 'visitor', audience: 'public', ids: own },
    { name: 'client', audience: 'client', token: client.token, ids: own },
    { name: 'waiting client', audience: 'client-status', token: statusToken, ids: own },
    { name: 'administrator', audience: 'portal', token: admin, ids: others },
    { name: 'staff', audience: '', token: (await buildPortalUser(api, [role])).token, ids: others },
    { name: 'API user', audience: 'integrator', token: apiUser.accessToken, ids: own },
    { name: 'forger', audience: '', token: 'a.b.c', ids: own },
  ]
}

const idsOf = async (api: TestApi, token: string, path: string, name: string): Promise<string[]> =>
  (await api.call('GET', path, { token })).body.items.map((row: Record<string, string>) => row[name])
