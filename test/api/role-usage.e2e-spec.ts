import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { HttpAdapterHost } from '@nestjs/core'
import { clock } from '#contract/clock.js'
import type { RoleUsageView } from '#contract/role-usage.js'
import { type Decided, GateDecisions } from '../../api/src/people/gate/gate-decisions.js'
import { Permission } from '../../api/src/people/gate/permission.entity.js'
import { RoleUse } from '../../api/src/people/roles/role-use.entity.js'
import { RoleUseCounter } from '../../api/src/people/roles/role-use-counter.js'
import { Setting } from '../../api/src/platform/database/setting.entity.js'
import { Retention } from '../../api/src/process/retention/retention.js'
import { buildMerchant } from '../support/payments.js'
import { buildPortalUser, buildRole, buildStaffWith, type Row } from '../support/rights.js'
import { signInAdmin } from '../support/builders.js'
import { startApi, type TestApi } from '../support/test-api.js'

const dayMs = 86_400_000
const reads: Row[] = [
  ['GET', '/clients'],
  ['GET', '/roles'],
  ['GET', '/permissions'],
  ['GET', '/portal-users'],
  ['GET', '/api-users'],
  ['GET', '/plans'],
  ['GET', '/payouts'],
  ['GET', '/disputes'],
]

let api: TestApi
let admin: string
beforeAll(async () => {
  api = await startApi()
  admin = await signInAdmin(api)
})
afterAll(() => api.close())

const counter = () => api.app.get(RoleUseCounter, { strict: false })
/** As another process has it. */
const anotherCounter = () => new RoleUseCounter(api.database, api.app.get(HttpAdapterHost), new GateDecisions())
const used = (roleID: string, portalUserID: string, routeKey = 'GET /clients'): Decided => ({
  caller: { audience: 'portal', portalUserID, loginID: null, sessionID: '', isAdmin: false, roleIDs: [roleID] },
  routeKey,
  roleIDs: [roleID],
  isAllowed: true,
})
const get = (path: string, token: string) => api.call('GET', path, { token })
const usageOf = async (roleID: string, token = admin): Promise<RoleUsageView> => {
  await counter().flush()
  const { status, body } = await get(`/roles/${roleID}/usage`, token)
  expect(status).toBe(200)
  return body
}
const routeOf = ({ used }: RoleUsageView['permissions'][number]) => used.map(({ route, calls }) => [route, calls])

describe('GET /roles/:roleID/usage', () => {
  it('says what was used, how often, by whom and last when; and what was refused, apart', async () => {
    const role = await buildRole(api, [...reads.slice(0, 2), ['GET', '/clients/**']])
    const [ada, bob] = [await buildPortalUser(api, [role]), await buildPortalUser(api, [role])]
    const before = clock.time()
    for (const { token } of [ada, ada, bob]) expect((await get('/clients', token)).status).toBe(200)
    expect((await get('/plans', ada.token)).status).toBe(403)
    const usage = await usageOf(role.roleID)
    expect(usage).toMatchObject({ roleID: role.roleID, audience: 'staff', days: 90, isWholePeriod: false })
    const [first, wide] = usage.permissions
    expect(first).toMatchObject({ routePattern: '/clients', routes: 1, isNeeded: true })
    expect(wide).toMatchObject({ routePattern: '/clients/**', isNeeded: false })
    const [used] = first?.used ?? []
    expect(used).toMatchObject({ route: 'GET /clients', calls: 3, callersTotal: 2 })
    expect(used?.callers.map(({ kind, id, name, calls }) => [kind, id, name, calls])).toEqual([
      ['portal', ada.id, ada.id, 2],
      ['portal', bob.id, bob.id, 1],
    ])
    expect(Date.parse(used?.lastUsedAt ?? '')).toBeGreaterThanOrEqual(before)
    expect(usage.refused).toMatchObject([{ route: 'GET /plans', calls: 1, callers: [{ id: ada.id, calls: 1 }] }])
    expect(usage.smaller).toMatchObject({ permissionIDs: [first?.permissionID], refusedCalls: 0 })
    expect(usage.smaller.loses).toEqual(expect.arrayContaining(['GET /roles', 'GET /clients/pending']))
  })

  it('counts members of clients and programs by their roles', async () => {
    const merchant = await buildMerchant(api)
    const [{ roleID }] = (await get('/api-users', admin)).body.items
    await get('/transactions', merchant.accessToken)
    const { audience, permissions } = await usageOf(roleID)
    expect(audience).toBe('integrator')
    const [[, calls] = []] = permissions.map(routeOf).find(([first]) => first?.[0] === 'GET /transactions') ?? []
    expect(calls).toBe(1)
    const callers = permissions.flatMap(({ used }) => used.flatMap((one) => one.callers))
    expect(callers).toMatchObject([{ kind: 'integrator', clientID: merchant.clientID }])
  })

  it('is for staff who hold it, and of a role that is', async () => {
    const path = '/roles/rol_00000000000000000000000000/usage'
    expect((await get(path, admin)).status).toBe(404)
    expect((await api.call('GET', path)).status).toBe(401)
    expect((await get(path, (await buildStaffWith(api)).token)).body.code).toBe('PERMISSION_MISSING')
    expect((await get(path, (await buildMerchant(api)).accessToken)).body.code).toBe('WRONG_AUDIENCE')
  })

  it('says since when it has counted, and nothing beyond 90 days', async () => {
    const role = await buildRole(api, reads.slice(0, 1), { createdAt: new Date(clock.time() - 400 * dayMs) })
    const { token } = await buildPortalUser(api, [role])
    counter().count(used(role.roleID, 'usr_old'), clock.time() - 92 * dayMs)
    const since = (await api.database.read.findOneByOrFail(Setting, { name: 'roleUsesCountedSince' })).value
    const young = await usageOf(role.roleID)
    expect([young.countedSince, young.isWholePeriod, young.permissions[0]?.used]).toEqual([since, false, []])
    const value = new Date(clock.time() - 200 * dayMs).toISOString()
    await api.database.write((manager) => manager.update(Setting, { name: 'roleUsesCountedSince' }, { value }))
    await get('/clients', token)
    const old = await usageOf(role.roleID)
    expect([old.isWholePeriod, old.permissions[0]?.used[0]?.calls]).toEqual([true, 1])
    expect(clock.time() - Date.parse(old.countedSince)).toBeLessThan(90 * dayMs)
    await api.app.get(Retention, { strict: false }).removeOld(clock.time())
    const days = await api.database.read.findBy(RoleUse, { roleID: role.roleID })
    expect(days.map(({ callerID }) => callerID)).not.toContain('usr_old')
    expect(days).toHaveLength(1)
  })

  it('says since when the role has a permission', async () => {
    const rows = await api.database.read.find(Permission)
    const ids = rows.slice(0, 2).map(({ permissionID }) => permissionID)
    const made = await api.call('POST', '/roles', {
      token: admin,
      body: { name: 'Late gift', permissionIDs: ids.slice(0, 1) },
    })
    const { roleID, version } = made.body
    const headers = { 'if-match': version }
    await api.call('PUT', `/roles/${roleID}`, {
      token: admin,
      headers,
      body: { name: 'Late gift', permissionIDs: ids },
    })
    const { permissions } = await usageOf(roleID)
    const since = new Map(permissions.map(({ permissionID, heldSince }) => [permissionID, heldSince]))
    expect(Date.parse(since.get(ids[1] ?? '') ?? '')).toBeGreaterThan(Date.parse(since.get(ids[0] ?? '') ?? ''))
  })
})

describe('the counts', () => {
  it('of several processes that write at once add up, with the last moment of all', async () => {
    const role = await buildRole(api, reads)
    const callers = ['usr_a', 'usr_b', 'usr_c', 'usr_d']
    const now = clock.time()
    const counters = [0, 1, 2].map(() => anotherCounter())
    const rounds = Array.from({ length: 10 }, (_, round) => round)
    await Promise.all(
      counters.map(async (one, process) => {
        for (const round of rounds) {
          for (const portalUserID of callers)
            for (const [, path] of reads)
              one.count(used(role.roleID, portalUserID, `GET ${path}`), now + process * 100 + round)
          await one.flush()
        }
      }),
    )
    const { permissions } = await usageOf(role.roleID)
    expect(permissions.flatMap(routeOf).map(([, calls]) => calls)).toEqual(reads.map(() => 120))
    const last = new Date(now + 209).toISOString()
    expect(new Set(permissions.flatMap(({ used }) => used.map(({ lastUsedAt }) => lastUsedAt)))).toEqual(
      new Set([last]),
    )
  })

  it('are written when the process is asked to stop', async () => {
    const role = await buildRole(api, reads.slice(0, 1))
    const stopping = anotherCounter()
    stopping.count(used(role.roleID, 'usr_last'), clock.time())
    await stopping.beforeApplicationShutdown()
    const { permissions } = await usageOf(role.roleID)
    expect(permissions.flatMap(routeOf)).toEqual([['GET /clients', 1]])
  })
})

describe('the smaller role', () => {
  it.each([1, 2, 3])(
    'refuses none of the calls that were made and only those that were not, in round %i',
    async (round) => {
      const role = await buildRole(api, reads)
      const { token } = await buildPortalUser(api, [role])
      const isUsed = reads.map((_, at) => ((at * 7 + round * 5) % 3) % 2 === 0)
      for (const [at, [, path]] of reads.entries()) if (isUsed[at]) await get(String(path), token)
      const { smaller, name } = await usageOf(role.roleID)
      const body = { name, permissionIDs: smaller.permissionIDs }
      expect((await api.call('PUT', `/roles/${role.roleID}`, { token: admin, body })).status).toBe(200)
      const statuses = await Promise.all(reads.map(async ([, path]) => (await get(String(path), token)).status))
      expect(statuses).toEqual(isUsed.map((used) => (used ? 200 : 403)))
      expect(smaller.loses).toEqual(reads.flatMap(([, path], at) => (isUsed[at] ? [] : [`GET ${path}`])).sort())
    },
  )
})
