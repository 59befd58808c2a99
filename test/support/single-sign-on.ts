import type { IdentityProviderView } from '#contract/identity-providers.js'
import { PortalUser } from '../../api/src/people/portal-users/portal-user.entity.js'
import { newId } from '../../api/src/platform/crypto/ids.js'
import { adminEmail, adminPassword, type Answer } from './calls.js'
import { type Person, startIdentityProvider, type TestProvider, walkThrough } from './identity-provider.mjs'
import { buildRole } from './rights.js'
import { startApi, type TestApi } from './test-api.js'

export interface SignOnWorld {
  api: TestApi
  idp: TestProvider
  /** Of the first administrator. */
  token: string
  close(): Promise<void>
}

export async function startWithProvider(overrides: NodeJS.ProcessEnv = {}): Promise<SignOnWorld> {
  const idp = await startIdentityProvider()
  const api = await startApi({ SSO_ALLOW_PRIVATE: '1', ...overrides })
  idp.serve(api.url)
  const body = { email: adminEmail, password: adminPassword }
  const { token } = (await api.call('POST', '/portal-users/login', { body })).body
  const close = async () => {
    await api.close()
    await idp.close()
  }
  return { api, idp, token, close }
}

let count = 0

/** A domain of its own, so that the providers of one file do not take each other's. */
export const newDomain = () => `acme-${(count += 1)}.test`

export const providerInput = (idp: Pick<TestProvider, 'issuer' | 'clientId' | 'clientSecret'>, overrides = {}) => ({
  name: 'Acme',
  issuer: idp.issuer,
  oidcClientID: idp.clientId,
  clientSecret: idp.clientSecret,
  emailDomains: [newDomain()],
  ...overrides,
})

export type Connected = IdentityProviderView & { domain: string }

export async function connect({ api, idp, token }: SignOnWorld, overrides = {}): Promise<Connected> {
  const { status, body } = await api.call('POST', '/identity-providers', {
    token,
    body: providerInput(idp, overrides),
  })
  if (status !== 201) throw new Error(`The provider was not connected: ${JSON.stringify(body)}`)
  return { ...body, domain: body.emailDomains[0] }
}

export async function change({ api, token }: SignOnWorld, provider: Connected, overrides: object): Promise<Answer> {
  const { name, issuer, oidcClientID, emailDomains, roleClaim, mayMakeAccounts, isOnlyWay, isEnabled } = provider
  const roleMap = provider.roleMap.map(({ value, roleID }) => ({ value, roleID }))
  const before = { name, issuer, oidcClientID, emailDomains, roleClaim, roleMap, mayMakeAccounts, isOnlyWay, isEnabled }
  const body = { ...before, ...overrides }
  return api.call('PUT', `/identity-providers/${provider.providerID}`, { token, body })
}

/** Somebody at the provider, by the name that they sign in there with. */
export function addPerson(idp: TestProvider, { domain }: { domain: string }, person: Person = {}) {
  const id = newId('usr')
  const email = `${id}@${domain}`
  idp.people.set(id, { email, email_verified: true, name: 'Ana Silva', ...person })
  return { id, email: person.email ?? email }
}

/** A member of staff of that address, whom staff have made. */
export async function addStaff({ api, token }: SignOnWorld, email: string, input: object = {}): Promise<PortalUser> {
  const roles = 'isAdmin' in input ? [] : [(await buildRole(api, [])).roleID]
  const body = { userName: 'Ana', email, password: 'a-long-staff-password', roles, ...input }
  const answer = await api.call('POST', '/portal-users', { token, body })
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body
}

export const begin = (api: TestApi, providerID: string, browserToken?: string): Promise<Answer> =>
  api.call('POST', '/account/single-sign-on', { body: { providerID, ...(browserToken && { browserToken }) } })

export const finish = (api: TestApi, back: URL, browserToken: string, token?: string): Promise<Answer> =>
  api.call('POST', `/account/single-sign-on/${token ? 'step-up/' : ''}finish`, {
    body: { answer: back.search.slice(1), browserToken },
    ...(token && { token }),
  })

/** The whole way: begun, signed in there, and back. */
export async function signOn(
  { api }: SignOnWorld,
  { providerID }: Pick<Connected, 'providerID'>,
  person: { id: string },
): Promise<Answer> {
  const { url, browserToken } = (await begin(api, providerID)).body
  return finish(api, await walkThrough(url, person.id), browserToken)
}

export const readStaff = (api: TestApi, email: string) =>
  api.database.read.findOne(PortalUser, { where: { email }, relations: { roles: true } })
