import type { Audience } from '../../api/src/platform/http/caller.js'
import { Role } from '../../api/src/people/gate/role.entity.js'
import { Session } from '../../api/src/people/sessions/session.entity.js'
import { buildApiUser, buildClient, signInAdmin, signupInput } from '../support/builders.js'
import { claimsOf, keyOf, part, seconds, signed } from '../support/forged-tokens.js'
import { buildPortalUser, buildRole, buildStaffWith } from '../support/rights.js'
import { enrolmentChallenge } from '../support/step-up.js'
import type { TestApi } from '../support/test-api.js'

/** Somebody who calls every route, and what the gate knows of them. */
export interface Person {
  name: string
  /** `nobody`: whoever holds no token that counts. */
  audience: Audience | 'nobody'
  token?: string
  clientID?: string
  /** A client that staff let in. */
  isActive: boolean
  /** An applicant, who answers what is asked of it. */
  isPending?: boolean
  /** Route keys that a permission row of theirs gives; an administrator has them all. */
  rights: ReadonlySet<string> | 'all'
}

const person = (name: string, audience: Person['audience'], rest: Partial<Person> = {}): Person => ({
  name,
  audience,
  isActive: true,
  rights: new Set(),
  ...rest,
})
const nobody = (name: string, token?: string) => person(name, 'nobody', { token })

async function rightsOf(api: TestApi, name: string): Promise<Set<string>> {
  const where = { name }
  const { permissions = [] } = await api.database.read.findOneOrFail(Role, { where, relations: { permissions: true } })
  const isExact = permissions.every(({ httpMethod, routePattern }) => httpMethod && !routePattern?.includes('*'))
  if (!isExact) throw new Error(`The rows of ${name} are patterns: what they cover is not for this test to say`)
  return new Set(permissions.map(({ httpMethod, routePattern }) => `${httpMethod} ${routePattern}`))
}

async function staff(api: TestApi): Promise<Person[]> {
  const support = await api.database.read.findOneByOrFail(Role, { name: 'Support (read only)' })
  const one: [string, string] = ['GET', '/clients/pending']
  return [
    person('administrator', 'portal', { token: (await buildPortalUser(api, [], true)).token, rights: 'all' }),
    person('staff without a role', 'portal', { token: (await buildPortalUser(api, [])).token }),
    person('staff with an empty role', 'portal', { token: (await buildStaffWith(api)).token }),
    person('staff with one right', 'portal', {
      token: (await buildStaffWith(api, one)).token,
      rights: new Set([one.join(' ')]),
    }),
    person('support', 'portal', {
      token: (await buildPortalUser(api, [support])).token,
      rights: await rightsOf(api, support.name),
    }),
  ]
}

async function clients(api: TestApi): Promise<Person[]> {
  const admin = await signInAdmin(api)
  const own = await buildClient(api)
  const suspended = await buildClient(api)
  await api.call('POST', `/clients/${suspended.clientID}/suspend`, { token: admin, body: { reason: 'Checks' } })
  const waiting = (await api.call('POST', '/clients/register', { body: signupInput() })).body
  const refused = (await api.call('POST', '/clients/register', { body: signupInput() })).body
  await api.call('POST', `/clients/${refused.clientID}/reject`, { token: admin, body: { reason: 'Incomplete' } })
  return [
    person('client', 'client', own),
    person('suspended client', 'client', { ...suspended, isActive: false }),
    person('whoever has to enrol', 'enrolling', { token: await enrolmentChallenge(api) }),
    person('status token of a pending client', 'client-status', {
      token: waiting.statusToken,
      clientID: waiting.clientID,
      isActive: false,
      isPending: true,
    }),
    person('status token of a rejected client', 'client-status', {
      token: refused.statusToken,
      clientID: refused.clientID,
      isActive: false,
    }),
  ]
}

async function integrators(api: TestApi): Promise<Person[]> {
  const admin = await signInAdmin(api)
  const client = await buildClient(api)
  const { clientID } = client
  const withRole = async (role: string) =>
    person(role, 'integrator', {
      token: (await buildApiUser(api, client, role)).accessToken,
      clientID,
      rights: await rightsOf(api, role),
    })
  const empty = await buildRole(api, [], { assignableToApiUsers: true })
  const disabled = await buildApiUser(api, client)
  await api.call('POST', `/api-users/${disabled.apiUserID}/disable`, { token: admin })
  const renewed = await buildApiUser(api, client)
  const keys = `/clients/${clientID}/apiusers/${renewed.apiUserID}/regenerate-key`
  await api.call('POST', keys, { token: client.token })
  const suspended = await buildClient(api)
  const ofSuspended = await buildApiUser(api, suspended)
  await api.call('POST', `/clients/${suspended.clientID}/suspend`, { token: admin, body: { reason: 'Checks' } })
  return [
    await withRole('Integrator (payments)'),
    await withRole('Integrator (read only)'),
    await withRole(empty.name),
    nobody('disabled API user', disabled.accessToken),
    nobody('API user whose key was renewed', renewed.accessToken),
    nobody('API user of a suspended client', ofSuspended.accessToken),
  ]
}

/** Sessions that are over, each in another way. */
async function over(api: TestApi): Promise<Person[]> {
  const admin = await signInAdmin(api)
  const refresh = async (token: string) =>
    (await api.call('POST', '/portal-users/refresh-token', { body: { token } })).body.token as string
  const replaced = (await buildStaffWith(api, [null, '/**'])).token
  await refresh(await refresh(replaced))
  const idle = (await buildStaffWith(api, [null, '/**'])).token
  await api.database.write((manager) =>
    manager.update(Session, { sessionID: String(claimsOf(idle).sid) }, { idleUntil: new Date(1) }),
  )
  const left = await buildClient(api)
  await api.call('POST', '/clients/logout', { token: left.token })
  const deleted = await buildStaffWith(api, [null, '/**'])
  await api.call('DELETE', `/portal-users/${deleted.id}`, { token: admin })
  return [
    nobody('staff with a replaced token', replaced),
    nobody('staff whose session was idle too long', idle),
    nobody('client that signed out', left.token),
    nobody('staff who was deleted', deleted.token),
  ]
}

/** Tokens that were never issued, made with and without the product's own key. */
async function forged(api: TestApi): Promise<Person[]> {
  const key = keyOf(api)
  const client = (await buildClient(api)).token
  const admin = (await buildPortalUser(api, [], true)).token
  const { accessToken } = await buildApiUser(api, await buildClient(api))
  const ofClient = claimsOf(client)
  const ofAdmin = claimsOf(admin)
  const past = { exp: seconds() - 60 }
  return [
    nobody('expired client', signed({ ...ofClient, ...past }, key)),
    nobody('expired administrator', signed({ ...ofAdmin, ...past }, key)),
    nobody('expired API user', signed({ ...claimsOf(accessToken), ...past }, key)),
    nobody('forged administrator', signed(ofAdmin, 'another key of the right length!')),
    nobody('unsigned administrator', `${part({ alg: 'none', typ: 'JWT' })}.${part(ofAdmin)}.`),
    nobody('administrator of another issuer', signed({ ...ofAdmin, iss: 'elsewhere' }, key)),
    nobody("client's session as a portal token", signed({ ...ofClient, aud: 'portal' }, key)),
    nobody("administrator's session as a client token", signed({ ...ofAdmin, aud: 'client' }, key)),
    nobody('no token at all', 'a.b.c'),
  ]
}

/** Everybody, in one installation. */
export async function buildPeople(api: TestApi): Promise<Person[]> {
  const groups = [staff(api), clients(api), integrators(api), over(api), forged(api)]
  return [nobody('visitor'), ...(await Promise.all(groups)).flat()]
}
