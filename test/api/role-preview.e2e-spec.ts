import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Permission } from '../../api/src/people/gate/permission.entity.js'
import { buildApiUser, buildClient, signInAdmin } from '../support/builders.js'
import { buildPortalUser, buildRole } from '../support/rights.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await startApi()
  token = await signInAdmin(api)
})
afterAll(() => api.close())

const preview = (roleID: string, permissionIDs: unknown) =>
  api.call('POST', `/roles/${roleID}/preview`, { token, body: { permissionIDs } })
const idOf = async (httpMethod: string, routePattern: string) =>
  (await api.database.read.findOneByOrFail(Permission, { httpMethod, routePattern })).permissionID

describe('POST /roles/:roleID/preview', () => {
  it('says who would gain and lose which routes; another role of the same person counts, an administrator does not', async () => {
    const role = await buildRole(api, [
      ['GET', '/clients/pending'],
      ['GET', '/roles'],
    ])
    const other = await buildRole(api, [['GET', '/clients/pending']])
    const simple = await buildPortalUser(api, [role])
    const double = await buildPortalUser(api, [role, other])
    await buildPortalUser(api, [role], true)
    await buildPortalUser(api, [other])
    const proposed = [await idOf('GET', '/admin/stats'), await idOf('GET', '/roles')]
    const { status, body } = await preview(role.roleID, proposed)
    expect([status, body.gains, body.loses]).toEqual([200, ['GET /admin/stats'], ['GET /clients/pending']])
    expect(body.portalUsersTotal).toBe(2)
    expect(body.portalUsers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: simple.id, gains: ['GET /admin/stats'], loses: ['GET /clients/pending'] }),
        { id: double.id, userName: double.id, email: double.email, gains: ['GET /admin/stats'], loses: [] },
      ]),
    )
  })

  it('counts API users, for routes that they can call at all', async () => {
    const client = await buildClient(api)
    const role = await buildRole(api, [['GET', '/transactions']], { assignableToApiUsers: true })
    const { apiUserID } = await buildApiUser(api, client, role.name)
    const proposed = [await idOf('POST', '/transactions'), await idOf('GET', '/roles')]
    const { body } = await preview(role.roleID, proposed)
    expect(body).toMatchObject({
      gains: ['GET /roles', 'POST /transactions'],
      loses: ['GET /transactions'],
      apiUsers: [{ apiUserID, clientID: client.clientID, gains: ['POST /transactions'], loses: ['GET /transactions'] }],
      apiUsersTotal: 1,
      portalUsersTotal: 0,
    })
    const staffOnly = await preview(role.roleID, [await idOf('GET', '/transactions'), await idOf('GET', '/roles')])
    expect(staffOnly.body).toMatchObject({ gains: ['GET /roles'], apiUsers: [], apiUsersTotal: 0 })
  })

  it('saves nothing', async () => {
    const role = await buildRole(api, [['GET', '/roles']])
    const staff = await buildPortalUser(api, [role])
    await preview(role.roleID, [])
    expect((await api.call('GET', '/roles', { token: staff.token })).status).toBe(200)
  })

  it.each([
    [undefined, 422],
    ['all', 422],
    [['prm_absent'], 422],
  ])('refuses permissionIDs %j', async (permissionIDs, expected) => {
    const { roleID } = await buildRole(api, [])
    const { status, body } = await preview(roleID, permissionIDs)
    expect([status, Object.keys(body.fields)]).toEqual([expected, ['permissionIDs']])
  })

  it('answers 404 for an absent role', async () => {
    expect((await preview('rol_absent', [])).status).toBe(404)
  })
})
