import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { StaffAccounts1763806800000 } from '../../api/src/platform/database/migrations/202511221020-staff-accounts.js'
import { HeldRight } from '../../api/src/people/portal-users/held-right.entity.js'
import { PortalUser } from '../../api/src/people/portal-users/portal-user.entity.js'
import { buildClient, signInAdmin } from '../support/builders.js'
import { buildPortalUser, buildRole, portalUserInput, staffPassword } from '../support/rights.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const put = async (token: string, id: string, body: object) => {
  const answer = await api.call('PUT', `/portal-users/${id}`, { token, body })
  expect(answer.status).toBe(200)
}

/** What the database was before the migration, with the people and the log of today, and then the migration again. */
const migrateAgain = () =>
  api.database.write(async (manager) => {
    const runner = manager.queryRunner
    if (!runner) throw new Error('A unit has a query runner')
    const migration = new StaffAccounts1763806800000()
    await migration.down(runner)
    await migration.up(runner)
  })

it('finds who set a password or an address, who is confirmed, and what was taken, in the rows and the log', async () => {
  const admin = await signInAdmin(api)
  const adminID = (await api.call('GET', '/portal-users/me', { token: admin })).body.id
  const { roleID } = await buildRole(api, [['GET', '/admin/stats']])
  const own = await buildRole(api, [['PUT', '/portal-users/:id']])
  const create = async (roles: string[]) => {
    const { body } = await api.call('POST', '/portal-users', { token: admin, body: portalUserInput(roles) })
    return body as { id: string; email: string }
  }
  const { clientID } = await buildClient(api)
  const visitorInput = { userName: 'V', email: 'v@gatehouse.test', password: staffPassword, clientID }
  const visitor = (await api.call('POST', '/portal-users', { body: visitorInput })).body.id
  const made = await create([roleID])
  const moved = await create([roleID, own.roleID])
  await put(admin, moved.id, { userName: 'Moved', email: `m-${moved.email}`, roles: [own.roleID] })
  const former = await buildPortalUser(api, [{ roleID }], true)
  await put(admin, former.id, {
    userName: 'F',
    email: former.email,
    isAdmin: false,
    roles: [roleID],
    password: 'another',
  })

  await migrateAgain()

  const read = (id: string) => api.database.read.findOneByOrFail(PortalUser, { id })
  expect(await read(visitor)).toMatchObject({ emailVerifiedAt: null, passwordSetBy: null, emailSetBy: null })
  const { createdAt: emailVerifiedAt } = await read(made.id)
  expect(await read(made.id)).toMatchObject({ emailVerifiedAt, passwordSetBy: adminID, emailSetBy: null })
  expect(await read(moved.id)).toMatchObject({ passwordSetBy: adminID, emailSetBy: adminID, newPasswordNeededAt: null })
  expect(await read(former.id)).toMatchObject({ passwordSetBy: adminID, emailSetBy: null })
  expect(await read(adminID)).toMatchObject({ passwordSetBy: null, emailVerifiedAt: expect.any(Date) })
  const held = await api.database.read.find(HeldRight, { order: { removedAt: 'ASC' } })
  expect(held.map(({ portalUserID, isAdmin, rows }) => [portalUserID, isAdmin, rows.length])).toEqual([
    [moved.id, false, 1],
    [former.id, true, 0],
  ])
})
