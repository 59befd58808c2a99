import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Login } from '../../api/src/people/sign-in/login.entity.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { outcomeOf } from '../support/factors.js'
import { walkThrough } from '../support/identity-provider.mjs'
import { staffPassword } from '../support/rights.js'
import {
  addPerson,
  addStaff,
  begin,
  change,
  type Connected,
  connect,
  finish,
  readStaff,
  signOn,
  type SignOnWorld,
  startWithProvider,
} from '../support/single-sign-on.js'

let world: SignOnWorld
let acme: Connected
beforeAll(async () => {
  world = await startWithProvider()
  acme = await connect(world)
})
afterAll(() => world.close())

const invalid = [422, 'SINGLE_SIGN_ON_INVALID']
const wrong = [502, 'IDENTITY_PROVIDER_WRONG']
const away = [503, 'IDENTITY_PROVIDER_AWAY']
const noAccount = [403, 'NO_ACCOUNT']

const newPerson = async (provider = acme, overrides = {}) => {
  const person = addPerson(world.idp, provider, overrides)
  return { ...person, staff: await addStaff(world, person.email) }
}
const begun = async () => (await begin(world.api, acme.providerID)).body as { url: string; browserToken: string }

describe('whoever the provider vouches for', () => {
  it.each([
    ['an address that is not verified', { email_verified: false }, [403, 'EMAIL_NOT_VERIFIED_THERE']],
    ['no address', { email: undefined }, [403, 'EMAIL_NOT_VERIFIED_THERE']],
    ['an address of another domain', { email: 'ana@elsewhere.test' }, [403, 'EMAIL_DOMAIN_FOREIGN']],
    ['a domain below', { email: 'ana@sub.acme-1.test' }, [403, 'EMAIL_DOMAIN_FOREIGN']],
  ])('is refused with %s, and the refusal is in the audit log', async (_what, overrides, outcome) => {
    const { api, idp } = world
    const person = addPerson(idp, acme, overrides)
    expect(outcomeOf(await signOn(world, acme, person))).toEqual(outcome)
    const [last] = await api.database.read.find(AuditEntry, { order: { sequence: 'DESC' }, take: 1 })
    expect([last?.action, last?.actorKind]).toEqual(['portal_user.single_sign_on_refused', 'visitor'])
  })

  it('is found by the address however it is written', async () => {
    const { staff, ...person } = await newPerson()
    world.idp.people.set(person.id, { email: person.email.toUpperCase(), email_verified: true })
    expect((await signOn(world, acme, person)).body.user.id).toBe(staff.id)
  })

  it('gets no account, unless the provider may make them', async () => {
    const { api, idp } = world
    const person = addPerson(idp, acme)
    expect(outcomeOf(await signOn(world, acme, person))).toEqual(noAccount)
    expect(await readStaff(api, person.email)).toBeNull()
    const maker = await connect(world, { mayMakeAccounts: true })
    const somebody = addPerson(idp, maker)
    const { status, body } = await signOn(world, maker, somebody)
    expect([status, body.user]).toMatchObject([200, { userName: 'Ana Silva', isAdmin: false, roles: [] }])
    const { loginID } = (await readStaff(api, somebody.email)) ?? { loginID: '' }
    expect((await api.database.read.findOneByOrFail(Login, { loginID })).passwordHash).toBeNull()
    expect((await signOn(world, maker, somebody)).body.user.id).toBe(body.user.id)
  })

  it('gets one account by two first sign-ins at once', async () => {
    const maker = await connect(world, { mayMakeAccounts: true })
    const person = addPerson(world.idp, maker)
    const answers = await Promise.all([signOn(world, maker, person), signOn(world, maker, person)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(answers.map(({ body }) => body.user.id)).size).toBe(1)
  })

  it('does not enter an account that a stranger signed up with that address', async () => {
    const { api, idp } = world
    const maker = await connect(world, { mayMakeAccounts: true })
    const person = addPerson(idp, maker)
    const stranger = await addStaff(world, person.email)
    await api.database.write(async (manager) => {
      await manager.query('DELETE FROM "portal_user_roles" WHERE "id" = $1', [stranger.id])
      await manager.query('UPDATE "portal_users" SET "emailVerifiedAt" = NULL WHERE "id" = $1', [stranger.id])
    })
    const { body } = await signOn(world, maker, person)
    expect(body.user.id).not.toBe(stranger.id)
    const login = { email: person.email, password: staffPassword }
    expect((await api.call('POST', '/portal-users/login', { body: login })).status).toBe(401)
  })

  it('is nobody any more once the account is deleted', async () => {
    const { api, token } = world
    const { staff, ...person } = await newPerson()
    await signOn(world, acme, person)
    await api.call('DELETE', `/portal-users/${staff.id}`, { token })
    expect(outcomeOf(await signOn(world, acme, person))).toEqual(noAccount)
  })

  it('is not somebody else to whom the address was given there', async () => {
    const { idp } = world
    const person = await newPerson()
    expect((await signOn(world, acme, person)).status).toBe(200)
    const successor = addPerson(idp, acme, { email: person.email })
    expect(outcomeOf(await signOn(world, acme, successor))).toEqual([403, 'IDENTITY_CHANGED'])
    expect((await signOn(world, acme, person)).status).toBe(200)
  })
})

describe('a provider', () => {
  it('is not whom its token names, where another address was verified', async () => {
    const { staff } = await newPerson()
    const somebody = await newPerson()
    expect((await change(world, acme, { roleClaim: 'groups' })).status).toBe(200)
    world.idp.twist.emailInToken = staff.email
    expect(outcomeOf(await signOn(world, acme, somebody))).toEqual([403, 'EMAIL_NOT_VERIFIED_THERE'])
    world.idp.twist.emailInToken = somebody.email
    expect((await signOn(world, acme, somebody)).body.user.id).toBe(somebody.staff.id)
    world.idp.twist.emailInToken = null
  })

  it('may sign with new keys at any time', async () => {
    const person = await newPerson()
    expect((await signOn(world, acme, person)).status).toBe(200)
    world.idp.twist.calls.length = 0
    expect((await signOn(world, acme, person)).status).toBe(200)
    expect(world.idp.twist.calls.filter((path) => /jwks|well-known/.test(path))).toEqual([])
    world.idp.rotateKeys()
    expect((await signOn(world, acme, person)).status).toBe(200)
  })

  it('that says it is another issuer is not believed', async () => {
    const { api, idp, token } = world
    const liar = await connect(world)
    idp.twist.issuer = 'https://another.example.com'
    expect(outcomeOf(await begin(api, liar.providerID))).toEqual(wrong)
    const check = await api.call('POST', `/identity-providers/${liar.providerID}/check`, { token })
    expect(check.body).toMatchObject({
      isAnswering: false,
      sentence: expect.stringContaining('with a different issuer'),
    })
    idp.twist.issuer = null
    const again = await api.call('POST', `/identity-providers/${liar.providerID}/check`, { token })
    expect(again.body).toMatchObject({
      isAnswering: true,
      sentence: expect.stringContaining('also ends the provider’s session'),
    })
  })

  it.each(['hangs', 'breaks'] as const)('that %s is away, and nobody waits for long', async (fault) => {
    const { api, idp } = world
    const provider = await connect(world)
    const person = await newPerson()
    const { url, browserToken } = await begun()
    const back = await walkThrough(url, person.id)
    idp.twist[fault] = true
    const began = performance.now()
    expect(outcomeOf(await begin(api, provider.providerID))).toEqual(away)
    expect(outcomeOf(await finish(api, back, browserToken))).toEqual(away)
    expect(performance.now() - began).toBeLessThan(120_000)
    idp.twist[fault] = false
  })

  it('that was switched off or deleted signs nobody in, and its sessions end', async () => {
    const { api, token } = world
    for (const end of ['off', 'deleted']) {
      const provider = await connect(world)
      const person = addPerson(world.idp, provider)
      await addStaff(world, person.email)
      const session = (await signOn(world, provider, person)).body
      const { url, browserToken } = (await begin(api, provider.providerID)).body
      const back = await walkThrough(url, person.id)
      if (end === 'off') await change(world, provider, { isEnabled: false })
      else await api.call('DELETE', `/identity-providers/${provider.providerID}`, { token })
      expect((await api.call('GET', '/portal-users/me', { token: session.token })).status).toBe(401)
      const late = outcomeOf(await finish(api, back, browserToken))
      expect(late).toEqual(end === 'off' ? [404, 'IDENTITY_PROVIDER_NOT_OFFERED'] : invalid)
      expect(outcomeOf(await begin(api, provider.providerID))).toEqual([404, 'IDENTITY_PROVIDER_NOT_OFFERED'])
    }
  })
})
