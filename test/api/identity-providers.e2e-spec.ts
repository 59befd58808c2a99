import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { IdentityProvider } from '../../api/src/people/identity-providers/identity-provider.entity.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { buildClient } from '../support/builders.js'
import { outcomeOf } from '../support/factors.js'
import { buildPortalUser, buildRole, buildStaffWith } from '../support/rights.js'
import {
  change,
  connect,
  newDomain,
  providerInput,
  type SignOnWorld,
  startWithProvider,
} from '../support/single-sign-on.js'
import { ageProofs } from '../support/step-up.js'
import { startApi } from '../support/test-api.js'

let world: SignOnWorld
beforeAll(async () => {
  world = await startWithProvider()
})
afterAll(() => world.close())

const absent = '/identity-providers/idp_00000000000000000000000000'
const calls: [string, string][] = [
  ['GET', '/identity-providers'],
  ['POST', '/identity-providers'],
  ['PUT', absent],
  ['DELETE', absent],
  ['POST', `${absent}/check`],
]
const create = (token: string, overrides = {}) =>
  world.api.call('POST', '/identity-providers', { token, body: providerInput(world.idp, overrides) })

describe.each(calls)('%s %s', (method, path) => {
  const body = () => (method === 'GET' || method === 'DELETE' ? {} : { body: providerInput(world.idp) })
  const call = (token?: string) => world.api.call(method, path, { ...body(), ...(token && { token }) })

  it('answers neither visitors nor merchants nor staff without the right', async () => {
    expect((await call()).status).toBe(401)
    expect((await call((await buildClient(world.api)).token)).status).toBe(403)
    expect((await call((await buildPortalUser(world.api, [])).token)).status).toBe(403)
  })

  it('is for administrators where it changes anything, whatever rows somebody holds', async () => {
    const { token } = await buildStaffWith(world.api, [method, path.replace(/idp_\w+/, ':providerID')])
    const answer = await call(token)
    if (method === 'GET') expect(answer.status).toBe(200)
    else if (path.endsWith('check')) expect(answer.status).toBe(404)
    else expect(outcomeOf(answer)).toEqual([403, 'ADMINISTRATORS_ONLY'])
  })

  it('finds what is not there absent', async () => {
    if (path.includes('idp_')) expect((await call(world.token)).status).toBe(404)
  })

  it('asks an administrator without a second factor for the password again, where it changes anything', async () => {
    const { id, token } = await buildPortalUser(world.api, [], true)
    await ageProofs(world.api, id)
    const isRead = method === 'GET' || path.endsWith('check')
    const code = (await call(token)).body?.code
    if (isRead) expect(code).not.toBe('STEP_UP_REQUIRED')
    else expect(code).toBe('STEP_UP_REQUIRED')
  })
})

describe('an identity provider', () => {
  it('is kept with its secret sealed, which is in no answer and in no log', async () => {
    const { api, idp, token } = world
    const clientSecret = 'a-very-secret-secret'
    const { status, body } = await create(token, { clientSecret })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      providerID: expect.stringMatching(/^idp_/),
      issuer: idp.issuer,
      mayMakeAccounts: false,
      isOnlyWay: false,
      isEnabled: true,
      roleMap: [],
      redirectUri: `${api.url}/admin/login/callback`,
    })
    await change(world, body, { clientSecret: 'another-secret-secret' })
    const row = await api.database.read.findOneByOrFail(IdentityProvider, { providerID: body.providerID })
    const entries = await api.database.read.find(AuditEntry, { where: { targetID: body.providerID } })
    expect(entries.map(({ action }) => action)).toEqual(['identity_provider.created', 'identity_provider.changed'])
    const list = (await api.call('GET', '/identity-providers', { token })).body
    expect(JSON.stringify([row, entries, list])).not.toContain('secret-secret')
    const choices = (await api.call('GET', '/account/single-sign-on')).body
    expect(choices.providers).toContainEqual({ providerID: body.providerID, name: 'Acme' })
    expect(Object.keys(choices.providers[0])).toEqual(['providerID', 'name'])
  })

  it.each([
    ['name', { name: ' ' }],
    ['issuer', { issuer: 'acme' }],
    ['issuer', { issuer: 'javascript:alert(1)' }],
    ['issuer', { issuer: 'https://user:password@acme.test' }],
    ['issuer', { issuer: 'https://acme.test/?tenant=1' }],
    ['oidcClientID', { oidcClientID: '' }],
    ['clientSecret', { clientSecret: '' }],
    ['clientSecret', { clientSecret: 7 }],
    ['emailDomains', { emailDomains: [] }],
    ['emailDomains', { emailDomains: ['ana@acme.test'] }],
    ['emailDomains', { emailDomains: ['localhost'] }],
    ['emailDomains', { emailDomains: 'acme.test' }],
    ['roleMap', { roleClaim: 'groups', roleMap: [{ value: 'a' }] }],
    ['roleMap', { roleClaim: 'groups', roleMap: [{ value: 'a', roleID: 'rol_absent' }] }],
    ['roleClaim', { roleMap: [{ value: 'a', roleID: 'rol_absent' }] }],
    ['isOnlyWay', { isOnlyWay: 'yes' }],
  ])('is refused with a wrong %s', async (field, overrides) => {
    const { status, body } = await create(world.token, overrides)
    expect([status, body.code, Object.keys(body.fields)]).toEqual([422, 'INVALID_INPUT', [field]])
  })

  it('maps roles of staff alone', async () => {
    for (const overrides of [{ isForMembers: true }, { assignableToApiUsers: true }]) {
      const { roleID } = await buildRole(world.api, [], overrides)
      const answer = await create(world.token, { roleClaim: 'groups', roleMap: [{ value: 'a', roleID }] })
      expect(answer.body.fields).toHaveProperty('roleMap')
    }
  })

  it('has its domains alone, also of two that come at once', async () => {
    const provider = await connect(world)
    const emailDomains = [newDomain(), provider.domain.toUpperCase()]
    expect(outcomeOf(await create(world.token, { emailDomains }))).toEqual([409, 'EMAIL_DOMAIN_TAKEN'])
    expect((await change(world, provider, {})).status).toBe(200)
    const once = { emailDomains: [newDomain()] }
    const both = await Promise.all([create(world.token, once), create(world.token, once)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  it('is not changed over what somebody else has changed', async () => {
    const provider = await connect(world)
    const path = `/identity-providers/${provider.providerID}`
    const { clientSecret: _, ...body } = providerInput(world.idp, { emailDomains: provider.emailDomains })
    const headers = { 'if-match': `"${provider.version}"` }
    const call = () => world.api.call('PUT', path, { token: world.token, body: { ...body, name: 'Other' }, headers })
    expect([(await call()).status, (await call()).status]).toEqual([200, 412])
  })

  it('is one of twenty at most', async () => {
    const have = (await world.api.call('GET', '/identity-providers', { token: world.token })).body.items.length
    for (let count = have; count < 20; count += 1) await connect(world)
    expect(outcomeOf(await create(world.token))).toEqual([409, 'TOO_MANY_IDENTITY_PROVIDERS'])
  })
})

describe('without SSO_ALLOW_PRIVATE', () => {
  it('an issuer is public, by https, at a usual port, and nothing else is asked', async () => {
    const api = await startApi()
    try {
      const { token } = await buildPortalUser(api, [], true)
      const issuers = [
        'http://acme.test',
        'https://127.0.0.1',
        'https://[::1]',
        'https://10.0.0.7',
        'https://acme.test:22',
      ]
      for (const issuer of issuers) {
        const body = providerInput({ ...world.idp, issuer })
        const answer = await api.call('POST', '/identity-providers', { token, body })
        expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['issuer']])
      }
      // The name is looked at when it is asked for: this one is this machine.
      const body = providerInput({ ...world.idp, issuer: 'https://localhost' })
      const { providerID } = (await api.call('POST', '/identity-providers', { token, body })).body
      const begun = await api.call('POST', '/account/single-sign-on', { body: { providerID } })
      expect([502, 503]).toContain(begun.status)
    } finally {
      await api.close()
    }
  })
})
