import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { EntityManager } from 'typeorm'
import { clock } from '#contract/clock.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { Versions } from '../../api/src/platform/database/versions.js'
import { SecurityPolicy1763823060000 } from '../../api/src/platform/database/migrations/202511221451-security-policy.js'
import { SecurityPolicy } from '../../api/src/people/security-policy/security-policy.entity.js'
import { SignInChallenge } from '../../api/src/people/sign-in/sign-in-challenge.entity.js'
import { adminEmail, adminPassword } from '../support/calls.js'
import { type Audience, buildAccount, type KnownAccount, signIn } from '../support/device-accounts.js'
import { buildEnrolled, codeOf, enrol, outcomeOf, prove, wrongCodeOf } from '../support/factors.js'
import { buildPortalUser, buildRole, staffPassword } from '../support/rights.js'
import { startApi, type TestApi } from '../support/test-api.js'

const mustEnrol = [403, 'SECOND_FACTOR_ENROLMENT_REQUIRED']
const day = 86_400_000

let api: TestApi
beforeAll(async () => {
  api = await startApi({ PUBLIC_URL: 'https://pay.example.com' })
})
afterAll(() => api.close())

const write = (work: (manager: EntityManager) => Promise<unknown>) =>
  api.database.write(async (manager) => {
    await work(manager)
    await Versions.raise(manager, 'callers')
  })
const asInstalled = () => write((manager) => manager.createQueryBuilder().delete().from(SecurityPolicy).execute())
const announced = (from: number) =>
  write((manager) =>
    manager.save(SecurityPolicy, {
      policyID: 'installation',
      staffSecondFactor: null,
      requiredFrom: new Date(clock.time() + from),
      updatedAt: clock.now(),
    }),
  )
const optional = () =>
  write((manager) =>
    manager.save(SecurityPolicy, {
      policyID: 'installation',
      staffSecondFactor: 'optional',
      requiredFrom: null,
      updatedAt: clock.now(),
    }),
  )
beforeEach(optional)

const begin = (token: string) => api.call('POST', '/account/factors/totp', { token })
const confirm = (token: string, body: object) => api.call('POST', '/account/factors/totp/confirm', { token, body })
const meOf = ({ token }: { token: string }, audience: Audience = 'portal') =>
  api.call('GET', audience === 'portal' ? '/portal-users/me' : '/clients/me', { token })
const demand = async (audience: Audience, { id, token }: KnownAccount) => {
  if (audience === 'portal') return asInstalled()
  const path = `/clients/${id}/security-policy`
  return api.call('PUT', path, { token, body: { secondFactorRequired: true } })
}

describe.each(['client', 'portal'] as Audience[])('a second factor that is required of a %s', (audience) => {
  const refused = async () => {
    const account = await buildAccount(api, audience)
    await demand(audience, account)
    const { status, body } = await signIn(api, audience, account)
    expect([status, body.code, body.methods]).toEqual([...mustEnrol, undefined])
    return { account, challenge: body.challenge as string }
  }

  it('is set up with the challenge of the right password, which finishes the sign-in', async () => {
    const { account, challenge } = await refused()
    const { factorID, secret } = (await begin(challenge)).body
    expect(outcomeOf(await confirm(challenge, { factorID, code: wrongCodeOf(secret) }))).toEqual([422, 'WRONG_CODE'])
    const { status, body } = await confirm(challenge, { factorID, code: codeOf(secret) })
    expect([status, body.recoveryCodes.length, typeof body.signIn.deviceToken]).toEqual([200, 10, 'string'])
    expect((await meOf(body.signIn, audience)).status).toBe(200)
    expect((await begin(challenge)).status).toBe(401)
    expect(outcomeOf(await signIn(api, audience, account))).toEqual([403, 'SECOND_FACTOR_REQUIRED'])
  })

  it('is not proved by that challenge, and one that asks for a code sets up nothing', async () => {
    const { challenge } = await refused()
    expect(outcomeOf(await prove(api, { challenge, code: '123456' }))).toEqual([422, 'CHALLENGE_INVALID'])
    await optional()
    const enrolled = await buildEnrolled(api, audience)
    const asked = (await signIn(api, audience, enrolled)).body.challenge
    expect((await begin(asked)).status).toBe(401)
  })

  it('is set up once by two at the same moment, and not by a challenge of before', async () => {
    const { account, challenge } = await refused()
    const second = (await signIn(api, audience, account)).body.challenge
    const { factorID, secret } = (await begin(challenge)).body
    const body = { factorID, code: codeOf(secret) }
    const answers = await Promise.all([confirm(challenge, body), confirm(second, body), confirm(challenge, body)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await begin(second)).status).toBeGreaterThanOrEqual(401)
  })

  it('waits half an hour, and no longer', async () => {
    const { account, challenge } = await refused()
    const endsAt = new Date(clock.time() - 1)
    await api.database.write((manager) => manager.update(SignInChallenge, { subjectID: account.id }, { endsAt }))
    expect((await begin(challenge)).status).toBe(401)
  })

  it('says nothing of it after a wrong password', async () => {
    const { account } = await refused()
    const wrong = await signIn(api, audience, { ...account, password: 'a-wrong-password' })
    expect(outcomeOf(wrong)).toEqual([401, expect.stringContaining('CREDENTIALS')])
    expect(wrong.body.challenge).toBeUndefined()
  })

  it('meets an open session with its next call, and lets it go on once there is one', async () => {
    const account = await buildAccount(api, audience)
    expect((await meOf(account, audience)).status).toBe(200)
    await demand(audience, account)
    const refusal = await meOf(account, audience)
    expect([...outcomeOf(refusal), refusal.body.challenge]).toEqual([...mustEnrol, undefined])
    expect((await api.call('GET', '/account/factors', { token: account.token })).status).toBe(200)
    await enrol(api, account)
    expect((await meOf(account, audience)).status).toBe(200)
  })

  it('may sign out without', async () => {
    const account = await buildAccount(api, audience)
    await demand(audience, account)
    const path = audience === 'client' ? '/clients/logout' : '/portal-users/logout'
    expect((await api.call('POST', path, { token: account.token })).status).toBe(204)
  })
})

describe('GET and PUT /security-policy', () => {
  const administrator = () => buildPortalUser(api, [], true)
  const read = async (token: string) => (await api.call('GET', '/security-policy', { token })).body
  const set = (token: string, staffSecondFactor: unknown) =>
    api.call('PUT', '/security-policy', { token, body: { staffSecondFactor } })

  it('require it under https without anybody choosing, from the first start on', async () => {
    await asInstalled()
    const body = { email: adminEmail, password: adminPassword }
    expect(outcomeOf(await api.call('POST', '/portal-users/login', { body }))).toEqual(mustEnrol)
  })

  it('ask for none under http', async () => {
    const open = await startApi()
    const { token } = await buildPortalUser(open, [], true)
    const { status, body } = await open.call('GET', '/security-policy', { token })
    expect([status, body]).toMatchObject([200, { staffSecondFactor: 'optional', isDefault: true, requiredFrom: null }])
    await open.close()
  })

  it('hold nobody to it before an announced date, and everybody after', async () => {
    await announced(30 * day)
    const { id, token } = await administrator()
    const { requiredFrom, staffSecondFactor } = await read(token)
    expect([staffSecondFactor, Math.round((Date.parse(requiredFrom) - clock.time()) / day)]).toEqual(['required', 30])
    const { secondFactorRequiredFrom } = (await meOf({ token })).body
    expect(secondFactorRequiredFrom).toBe(requiredFrom)
    expect((await signIn(api, 'portal', { email: `${id}@gatehouse.test`, password: staffPassword })).status).toBe(200)
    await announced(-1)
    expect(outcomeOf(await meOf({ token }))).toEqual(mustEnrol)
  })

  it('take what an administrator chooses, at once, and write it down', async () => {
    const { token } = await administrator()
    const { status, body } = await set(token, 'required')
    expect([status, body]).toMatchObject([200, { staffSecondFactor: 'required', isDefault: false, requiredFrom: null }])
    expect(outcomeOf(await set(token, 'optional'))).toEqual(mustEnrol)
    const [entry] = await api.database.read.find(AuditEntry, {
      where: { action: 'security_policy.changed' },
      order: { sequence: 'DESC' },
    })
    expect([JSON.parse(entry?.before ?? ''), JSON.parse(entry?.after ?? '')]).toMatchObject([
      { staffSecondFactor: 'optional' },
      { staffSecondFactor: 'required' },
    ])
  })

  it('list the staff that have no factor', async () => {
    const [{ token, id }, enrolled] = [await administrator(), await buildEnrolled(api, 'portal')]
    const ids = (await read(token)).staffWithoutFactor.map((one: { id: string }) => one.id)
    expect([ids.includes(id), ids.includes(enrolled.id)]).toEqual([true, false])
  })

  it('are for whoever has the permission', async () => {
    const reader = await buildPortalUser(api, [await buildRole(api, [['GET', '/security-policy']])])
    expect((await api.call('GET', '/security-policy', { token: reader.token })).status).toBe(200)
    expect(outcomeOf(await set(reader.token, 'optional'))).toEqual([403, 'PERMISSION_MISSING'])
  })

  it.each([undefined, 'maybe', true, null])('refuse %p', async (choice) => {
    const { token } = await administrator()
    expect(outcomeOf(await set(token, choice))).toEqual([422, 'INVALID_INPUT'])
  })
})

describe('an upgrade', () => {
  it('announces it thirty days ahead where there are staff, and cuts nobody off', async () => {
    await api.database.write(async ({ queryRunner }) => {
      if (!queryRunner) throw new Error('A unit has a query runner')
      const migration = new SecurityPolicy1763823060000()
      await migration.down(queryRunner)
      await migration.up(queryRunner)
    })
    const [row] = await api.database.read.find(SecurityPolicy)
    const days = ((row?.requiredFrom?.getTime() ?? 0) - clock.time()) / day
    expect([row?.staffSecondFactor, Math.round(days)]).toEqual([null, 30])
    const body = { email: adminEmail, password: adminPassword }
    expect((await api.call('POST', '/portal-users/login', { body })).status).toBe(200)
  })
})

describe('PUT /clients/:clientID/security-policy', () => {
  it('refuses what is neither true nor false, and is read again', async () => {
    const { id, token } = await buildAccount(api, 'client')
    const path = `/clients/${id}/security-policy`
    for (const secondFactorRequired of [undefined, 'yes', 1, null])
      expect(outcomeOf(await api.call('PUT', path, { token, body: { secondFactorRequired } }))).toEqual([
        422,
        'INVALID_INPUT',
      ])
    expect((await api.call('GET', path, { token })).body).toEqual({ secondFactorRequired: false })
  })

  it('is nobody else’s', async () => {
    const [mine, theirs] = [await buildAccount(api, 'client'), await buildAccount(api, 'client')]
    const body = { secondFactorRequired: true }
    const answer = await api.call('PUT', `/clients/${theirs.id}/security-policy`, { token: mine.token, body })
    expect(outcomeOf(answer)).toEqual([404, 'NOT_FOUND'])
    expect((await signIn(api, 'client', theirs)).status).toBe(200)
  })
})
