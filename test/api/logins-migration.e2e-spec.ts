import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { verifyChain } from '../../api/src/platform/audit/verify-chain.js'
import { Login } from '../../api/src/people/sign-in/login.entity.js'
import { Session } from '../../api/src/people/sessions/session.entity.js'
import {
  clientBefore,
  entryBefore,
  lockBefore,
  passwordBefore,
  portalUserBefore,
  writeBefore,
} from '../support/before-logins.js'
import { signupInput } from '../support/builders.js'
import { newDatabase } from '../support/new-database.js'
import { startApi, type TestApi } from '../support/test-api.js'

const states = ['active', 'pending', 'rejected', 'suspended']
const addressOf = (name: string) => `${name}@before.test`

let api: TestApi
let remove: () => Promise<void>
let ids: { active: string; staff: string }
beforeAll(async () => {
  const made = await newDatabase()
  remove = made.remove
  await writeBefore(made.settings, async (to) => {
    const [active = ''] = await Promise.all(states.map((status) => clientBefore(to, addressOf(status), status)))
    await clientBefore(to, addressOf('active'), 'active', { deletedAt: clock.time() })
    await clientBefore(to, addressOf('gone'), 'active', { deletedAt: clock.time() })
    await clientBefore(to, addressOf('locked'))
    await lockBefore(to, `client:${addressOf('locked')}`)
    // The same address in both areas is two accounts.
    const staff = await portalUserBefore(to, addressOf('active'), { isAdmin: true })
    await entryBefore(to, 2, await entryBefore(to, 1))
    ids = { active, staff }
  })
  api = await startApi(made.settings)
})
afterAll(async () => {
  await api.close()
  await remove()
})

const logIn = (name: string, password = passwordBefore) =>
  api.call('POST', '/clients/login', { body: { emailAddress: addressOf(name), password } })
const staffLogIn = (name: string, password = passwordBefore) =>
  api.call('POST', '/portal-users/login', { body: { email: addressOf(name), password } })

describe('a database from before the logins', () => {
  it('lets everybody in as before, and nobody else', async () => {
    const { status, body } = await logIn('active')
    expect([status, (await api.call('GET', '/clients/me', { token: body.token })).body.clientID]).toEqual([
      200,
      ids.active,
    ])
    expect((await staffLogIn('active')).body.user).toMatchObject({ id: ids.staff, isAdmin: true })
    expect((await logIn('pending')).body.status).toBe('pending')
    expect((await logIn('rejected')).body.code).toBe('CLIENT_REJECTED')
    expect((await logIn('suspended')).body.code).toBe('CLIENT_SUSPENDED')
    expect((await logIn('gone')).status).toBe(401)
    expect((await logIn('active', 'another password')).status).toBe(401)
  })

  it('keeps its locks', async () => {
    expect((await logIn('locked')).body.code).toBe('ACCOUNT_LOCKED')
  })

  it('keeps its addresses: taken where somebody is, free where a client was deleted', async () => {
    const register = (name: string) =>
      api.call('POST', '/clients/register', { body: signupInput({ emailAddress: addressOf(name) }) })
    expect((await register('pending')).body.code).toBe('EMAIL_ADDRESS_TAKEN')
    expect((await register('gone')).status).toBe(201)
  })

  it('goes on with sessions that a version without logins has opened', async () => {
    const { token } = (await logIn('active')).body
    await api.database.write((manager) => manager.update(Session, { subjectID: ids.active }, { loginID: null }))
    const profile = { token, body: { city: 'Oslo' } }
    expect((await api.call('PUT', '/clients/me', profile)).status).toBe(200)
    const written = { action: 'client.profile_updated', actorID: ids.active }
    const { loginID } = await api.database.read.findOneByOrFail(Login, {
      audience: 'client',
      emailAddress: addressOf('active'),
    })
    expect(await api.database.read.findOneBy(AuditEntry, written)).toMatchObject({
      actorKind: 'client',
      actorLoginID: loginID,
    })
  })

  it('has a log that verifies, with entries of before and entries that name a login', async () => {
    expect(await verifyChain(api.database.read)).toMatchObject({ isIntact: true, fault: null })
    const named = { action: 'client.signed_in', actorID: ids.active }
    const entry = await api.database.read.findOneByOrFail(AuditEntry, named)
    expect(entry.actorLoginID).toMatch(/^lgn_/)
    const other = { actorLoginID: 'lgn_somebodyelse' }
    await api.database.write((manager) => manager.update(AuditEntry, { sequence: entry.sequence }, other))
    expect(await verifyChain(api.database.read)).toMatchObject({ isIntact: false })
  })

  it('can go back, and forth again', async () => {
    await api.database.write(async ({ queryRunner }) => {
      if (!queryRunner) throw new Error('A unit has a query runner')
      // Those after it go back first.
      const all = queryRunner.connection.migrations
      const migrations = all.slice(all.findIndex(({ constructor }) => constructor.name.startsWith('Logins')))
      expect(migrations.length).toBeGreaterThan(5)
      for (const migration of migrations.toReversed()) await migration.down(queryRunner)
      for (const migration of migrations) await migration.up(queryRunner)
    })
    expect([(await logIn('active')).status, (await staffLogIn('active')).status]).toEqual([200, 200])
  })
})
