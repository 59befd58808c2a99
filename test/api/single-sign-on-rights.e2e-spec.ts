import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { PortalUser } from '../../api/src/people/portal-users/portal-user.entity.js'
import { Login } from '../../api/src/people/sign-in/login.entity.js'
import { codeOf, enrol, outcomeOf } from '../support/factors.js'
import { walkThrough } from '../support/identity-provider.mjs'
import { buildPortalUser, buildRole, staffPassword } from '../support/rights.js'
import {
  addPerson,
  addStaff,
  change,
  type Connected,
  connect,
  finish,
  newDomain,
  readStaff,
  signOn,
  type SignOnWorld,
  startWithProvider,
} from '../support/single-sign-on.js'
import { ageProofs, stepUp } from '../support/step-up.js'

let world: SignOnWorld
beforeAll(async () => {
  world = await startWithProvider()
})
afterAll(() => world.close())

const onlyWay = [403, 'SINGLE_SIGN_ON_REQUIRED']
const logIn = (email: string, password = staffPassword) =>
  world.api.call('POST', '/portal-users/login', { body: { email, password } })
const rolesOf = async (email: string) =>
  ((await readStaff(world.api, email))?.roles ?? []).map(({ roleID }) => roleID).sort()
const withRoles = async (overrides = {}) => {
  const [payments, books] = await Promise.all([
    buildRole(world.api, [['GET', '/transactions']]),
    buildRole(world.api, [['GET', '/portal-users']]),
  ])
  const roleMap = [
    { value: 'payments', roleID: payments.roleID },
    { value: 'books', roleID: books.roleID },
  ]
  const provider = await connect(world, { roleClaim: 'groups', roleMap, mayMakeAccounts: true, ...overrides })
  return { provider, payments: payments.roleID, books: books.roleID }
}
const inGroups = (id: string, email: string, groups: string[] | string) =>
  world.idp.people.set(id, { email, email_verified: true, groups })

describe('roles that a provider gives', () => {
  it('come and go with the groups, with the next sign-in, and no others do', async () => {
    const { provider, payments, books } = await withRoles()
    const person = addPerson(world.idp, provider, { groups: ['payments', 'gardening', 'administrators'] })
    const { token } = (await signOn(world, provider, person)).body
    expect(await rolesOf(person.email)).toEqual([payments])
    expect((await world.api.call('GET', '/transactions', { token })).status).toBe(200)
    inGroups(person.id, person.email, 'books')
    const next = (await signOn(world, provider, person)).body
    expect(await rolesOf(person.email)).toEqual([books])
    expect((await world.api.call('GET', '/transactions', { token: next.token })).status).toBe(403)
    expect((await world.api.call('GET', '/transactions', { token })).status).toBe(403)
    const own = await buildRole(world.api, [['GET', '/disputes']])
    const { id, userName } = (await readStaff(world.api, person.email)) ?? { id: '', userName: '' }
    const body = { userName, email: person.email, roles: [own.roleID, books] }
    await world.api.call('PUT', `/portal-users/${id}`, { token: world.token, body })
    world.idp.people.set(person.id, { email: person.email, email_verified: true })
    await signOn(world, provider, person)
    expect(await rolesOf(person.email)).toEqual([own.roleID])
    expect((await readStaff(world.api, person.email))?.isAdmin).toBe(false)
  })

  it('leave an administrator as they are', async () => {
    const { provider } = await withRoles()
    const person = addPerson(world.idp, provider, { groups: ['payments'] })
    await addStaff(world, person.email, { isAdmin: true })
    await signOn(world, provider, person)
    expect(await rolesOf(person.email)).toEqual([])
    expect((await logIn(person.email)).status).toBe(200)
  })

  it('end the password, factors and sessions of before, and a sign-in without gifts ends none', async () => {
    const { provider } = await withRoles()
    const [given, plain] = [addPerson(world.idp, provider, { groups: ['payments'] }), addPerson(world.idp, provider)]
    for (const person of [given, plain]) await addStaff(world, person.email)
    const before = (await logIn(given.email)).body
    expect((await signOn(world, provider, given)).status).toBe(200)
    expect((await logIn(given.email)).status).toBe(401)
    expect((await world.api.call('GET', '/portal-users/me', { token: before.token })).status).toBe(401)
    expect((await signOn(world, provider, plain)).status).toBe(200)
    expect((await logIn(plain.email)).status).toBe(200)
  })

  it('pass over a role that was deleted meanwhile', async () => {
    const { provider, payments, books } = await withRoles()
    await world.api.call('DELETE', `/roles/${payments}`, { token: world.token })
    const person = addPerson(world.idp, provider, { groups: ['payments', 'books'] })
    expect((await signOn(world, provider, person)).status).toBe(200)
    expect(await rolesOf(person.email)).toEqual([books])
  })
})

describe('a provider that is the only way in', () => {
  const bound = async () => connect(world, { isOnlyWay: true })

  it('stops passwords of its domains after they were right, and no others', async () => {
    const provider = await bound()
    const person = addPerson(world.idp, provider)
    await addStaff(world, person.email)
    const refused = await logIn(person.email)
    expect(outcomeOf(refused)).toEqual(onlyWay)
    expect(refused.body.message).toContain('Sign in with Acme')
    expect((await logIn(person.email, 'a-wrong-password')).status).toBe(401)
    expect((await logIn(`nobody@${provider.domain}`)).status).toBe(401)
    expect((await signOn(world, provider, person)).status).toBe(200)
    const other = await buildPortalUser(world.api, [], true)
    expect((await logIn(other.email)).status).toBe(200)
    await change(world, provider, { isEnabled: false })
    expect((await logIn(person.email)).status).toBe(200)
  })

  it('ends a sign-in that waits for its code', async () => {
    const provider = await connect(world)
    const person = addPerson(world.idp, provider)
    const { id } = await addStaff(world, person.email)
    const { token } = (await logIn(person.email)).body
    const { secret } = await enrol(world.api, { id, email: person.email, password: staffPassword, token })
    const { challenge } = (await logIn(person.email)).body
    await change(world, provider, { isOnlyWay: true })
    const body = { challenge, method: 'totp', code: codeOf(secret) }
    expect(outcomeOf(await world.api.call('POST', '/account/second-factor', { body }))).toEqual([
      422,
      'CHALLENGE_INVALID',
    ])
  })

  it('leaves password and factor to an administrator who is marked, while the mark is there', async () => {
    const { api, token } = world
    const provider = await bound()
    const person = addPerson(world.idp, provider)
    const { id } = await addStaff(world, person.email, { isAdmin: true })
    const mark = (isBreakGlass: boolean, isAdmin = true) =>
      api.call('PUT', `/portal-users/${id}`, {
        token,
        body: { userName: 'Ana', email: person.email, isAdmin, isBreakGlass, roles: [] },
      })
    expect(outcomeOf(await logIn(person.email))).toEqual(onlyWay)
    expect((await mark(true)).body).toMatchObject({ isBreakGlass: true })
    expect((await logIn(person.email)).status).toBe(200)
    expect((await signOn(world, provider, person)).status).toBe(200)
    expect((await mark(false)).body).toMatchObject({ isBreakGlass: false })
    expect(outcomeOf(await logIn(person.email))).toEqual(onlyWay)
    expect(outcomeOf(await mark(true, false))).toEqual([422, 'INVALID_INPUT'])
  })

  it('needs an administrator who can come in without it', async () => {
    const { api } = world
    const [domain] = (await api.database.read.find(PortalUser, { where: { isAdmin: true } })).map(({ email }) =>
      email.slice(email.indexOf('@') + 1),
    )
    const emailDomains = [
      domain,
      ...new Set((await api.database.read.find(Login)).map(({ emailAddress }) => emailAddress.split('@')[1])),
    ]
    const others = (await api.call('GET', '/identity-providers', { token: world.token })).body.items as Connected[]
    const taken = new Set(others.flatMap((other) => other.emailDomains))
    const free = [...new Set(emailDomains)].filter((one) => !taken.has(String(one)))
    for (const other of others) await change(world, other as Connected, { isOnlyWay: true })
    const body = { isOnlyWay: true, emailDomains: [...free, newDomain()] }
    await expect(connect(world, body)).rejects.toThrow('NO_BREAK_GLASS')
  })
})

describe('in a session that single sign-on has opened', () => {
  const enter = async (overrides = {}) => {
    const provider = await connect(world)
    const person = addPerson(world.idp, provider)
    const { id } = await addStaff(world, person.email, { isAdmin: true, ...overrides })
    const { token } = (await signOn(world, provider, person)).body
    return { provider, person, id, token: token as string }
  }
  const policy = (token: string) =>
    world.api.call('PUT', '/security-policy', { token, body: { staffSecondFactor: 'optional' } })
  const ask = (token: string) => world.api.call('POST', '/account/single-sign-on/step-up', { token, body: {} })

  it('a proof is a sign-in at the provider made for it, not the password', async () => {
    const { person, id, token } = await enter()
    expect((await policy(token)).status).toBe(200)
    await ageProofs(world.api, id)
    const refused = await policy(token)
    expect([...outcomeOf(refused), refused.body.methods]).toEqual([403, 'STEP_UP_REQUIRED', ['single_sign_on']])
    expect(outcomeOf(await stepUp(world.api, token, { password: staffPassword }))).toEqual([422, 'INVALID_INPUT'])
    const go = { method: 'single_sign_on' }
    expect(outcomeOf(await stepUp(world.api, token, go))).toEqual([422, 'SINGLE_SIGN_ON_NOT_PROVED'])
    const { url, browserToken } = (await ask(token)).body
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({ max_age: '0', prompt: 'login' })
    const back = await walkThrough(url, person.id)
    expect(outcomeOf(await finish(world.api, back, browserToken))).toEqual([422, 'SINGLE_SIGN_ON_INVALID'])
    const again = (await ask(token)).body
    const proved = await finish(world.api, await walkThrough(again.url, person.id), again.browserToken, token)
    expect([proved.status, proved.body.method]).toEqual([200, 'single_sign_on'])
    expect((await stepUp(world.api, token, go)).status).toBe(200)
    expect((await policy(token)).status).toBe(200)
  })

  it('nobody else proves it, and no sign-in of before', async () => {
    const { provider, id, token } = await enter()
    await ageProofs(world.api, id)
    const colleague = addPerson(world.idp, provider)
    const first = (await ask(token)).body
    const other = await finish(world.api, await walkThrough(first.url, colleague.id), first.browserToken, token)
    expect(outcomeOf(other)).toEqual([403, 'IDENTITY_CHANGED'])
    expect(outcomeOf(await policy(token))).toEqual([403, 'STEP_UP_REQUIRED'])
    const second = (await ask(token)).body
    const foreign = await enter()
    const back = await walkThrough(second.url, colleague.id)
    const stolen = await finish(world.api, back, second.browserToken, foreign.token)
    expect(outcomeOf(stolen)).toEqual([422, 'SINGLE_SIGN_ON_INVALID'])
    expect(outcomeOf(await ask(world.token))).toEqual([422, 'NOT_BY_SINGLE_SIGN_ON'])
  })

  it('no second factor is asked for, though staff need one, and a session by password is held to it', async () => {
    const { api, token: root } = world
    const { person, token } = await enter()
    const byPassword = (await logIn(person.email)).body.token as string
    const set = (staffSecondFactor: string) =>
      api.call('PUT', '/security-policy', { token, body: { staffSecondFactor } })
    await set('required')
    expect((await api.call('GET', '/portal-users/me', { token })).status).toBe(200)
    expect(outcomeOf(await api.call('GET', '/portal-users/me', { token: byPassword }))).toEqual([
      403,
      'SECOND_FACTOR_ENROLMENT_REQUIRED',
    ])
    expect((await set('optional')).status).toBe(200)
    expect((await api.call('GET', '/portal-users/me', { token: root })).status).toBe(200)
  })

  it('signing out ends it here, and says where it ends there', async () => {
    const { token } = await enter()
    const { status, body } = await world.api.call('POST', '/account/single-sign-on/logout', { token })
    expect(status).toBe(200)
    const url = new URL(body.signOutUrl)
    expect(url.origin + url.pathname).toBe(`${world.idp.issuer}/session/end`)
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${world.api.url}/admin/login`)
    expect(url.searchParams.get('id_token_hint')).toMatch(/^eyJ/)
    expect((await fetch(url)).status).toBe(200)
    expect((await world.api.call('GET', '/portal-users/me', { token })).status).toBe(401)
    const byPassword = await buildPortalUser(world.api, [], true)
    const plain = await world.api.call('POST', '/account/single-sign-on/logout', { token: byPassword.token })
    expect(plain.body).toEqual({ signOutUrl: null })
  })
})
