import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { Permission } from '../../api/src/people/gate/permission.entity.js'
import { RouteTable } from '../../api/src/people/gate/route-table.js'
import { buildClient, signInAdmin } from '../support/builders.js'
import { buildPortalUser, buildRole, buildStaffWith, type Row } from '../support/rights.js'
import { startApi, type TestApi } from '../support/test-api.js'

const pending: Row = ['GET', '/clients/pending']

let api: TestApi
let admin: string
beforeAll(async () => {
  api = await startApi()
  admin = await signInAdmin(api)
})
afterAll(() => api.close())

let count = 0
const name = () => `Action ${(count += 1)}`
const create = (body: object = {}, token = admin) =>
  api.call('POST', '/permissions', { token, body: { name: name(), ...body } })
const put = (id: string, body: object, token = admin) => api.call('PUT', `/permissions/${id}`, { token, body })
const remove = (id: string, token = admin) => api.call('DELETE', `/permissions/${id}`, { token })
const absent = 'prm_00000000000000000000000000'

describe('GET /permissions', () => {
  it('lists the rows that came with the product, in pages that neither repeat nor skip', async () => {
    const names = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body } = await api.call('GET', `/permissions?limit=7${cursor && `&cursor=${cursor}`}`, { token: admin })
      names.push(...body.items.map((row: { name: string }) => row.name))
      cursor = body.nextCursor
    }
    const routes = api.app.get(RouteTable, { strict: false }).routes
    expect(names.sort()).toEqual(routes.map(({ permission }) => permission).sort())
  })

  it('answers each row as it is written', async () => {
    const { items } = (await api.call('GET', '/permissions?q=pending', { token: admin })).body
    const row = items.find((one: { name: string }) => one.name === 'See pending clients')
    expect(row).toEqual({
      permissionID: expect.stringMatching(/^prm_/),
      name: 'See pending clients',
      httpMethod: 'GET',
      routePattern: '/clients/pending',
      version: expect.any(String),
    })
  })

  it('needs the row, a token and the right audience', async () => {
    const { token } = await buildStaffWith(api, pending)
    expect((await api.call('GET', '/permissions', { token })).status).toBe(403)
    expect((await api.call('GET', '/permissions')).status).toBe(401)
    const client = await buildClient(api)
    expect((await api.call('GET', '/permissions', { token: client.token })).body.code).toBe('WRONG_AUDIENCE')
  })
})

describe('GET /permissions/:permissionID', () => {
  it('answers one row as the list does, and 404 for none', async () => {
    const { body } = await create({ httpMethod: 'GET', routePattern: '/clients/pending' })
    const read = (id: string, token = admin) => api.call('GET', `/permissions/${id}`, { token })
    expect([(await read(body.permissionID)).status, (await read(body.permissionID)).body]).toEqual([200, body])
    expect((await read(absent)).body.code).toBe('NOT_FOUND')
    const { token } = await buildStaffWith(api, ['GET', '/permissions'])
    expect((await read(body.permissionID, token)).body.error).toBe(
      'You need the permission "See a permission" (GET /permissions/:permissionID) to do this',
    )
  })
})

describe('POST /permissions', () => {
  it('makes a row; an empty method means any, an empty pattern grants nothing', async () => {
    const full = await create({ httpMethod: 'get', routePattern: ' /clients/** ' })
    expect([full.status, full.body]).toEqual([
      201,
      {
        permissionID: expect.stringMatching(/^prm_/),
        name: expect.any(String),
        httpMethod: 'GET',
        routePattern: '/clients/**',
        version: expect.any(String),
      },
    ])
    for (const empty of [{}, { httpMethod: '', routePattern: '' }, { httpMethod: null, routePattern: '  ' }]) {
      expect((await create(empty)).body).toMatchObject({ httpMethod: null, routePattern: null })
    }
  })

  it.each([
    ['name', '', 'Permission name is required'],
    ['httpMethod', 'FETCH', 'Method must be one of GET, POST, PUT, PATCH, DELETE'],
    ['httpMethod', 'HEAD', 'Method must be one of GET, POST, PUT, PATCH, DELETE'],
    ['httpMethod', ['GET'], 'Method must be one of GET, POST, PUT, PATCH, DELETE'],
    ['routePattern', 'clients', 'A route pattern must start with "/"'],
    ['routePattern', '/api/clients', 'Leave out the leading "/api"'],
    ['routePattern', '/api', 'Leave out the leading "/api"'],
    ['routePattern', '/clients//approve', 'Segment 2 is empty'],
    ['routePattern', '/clients/', 'Segment 2 is empty'],
    ['routePattern', '/**/approve', 'Segment 1 isn’t valid: "**" must come last'],
    ['routePattern', '/clients/pend*', 'Segment 2 isn’t valid: "pend*" must be a word, ":name", "*" or a final "**"'],
    ['routePattern', '/clients/:', 'Segment 2 isn’t valid: ":" must be a word, ":name", "*" or a final "**"'],
    [
      'routePattern',
      '/clients?x=1',
      'Segment 1 isn’t valid: "clients?x=1" must be a word, ":name", "*" or a final "**"',
    ],
    ['routePattern', 7, 'Enter text'],
    ['roles', [], 'Unknown field'],
  ])('refuses %s %j', async (field, value, sentence) => {
    const { status, body } = await create({ [field]: value })
    expect([status, body.fields]).toEqual([422, { [field]: sentence }])
  })

  it('refuses a name that is taken, also in parallel; the same method and pattern may stand twice', async () => {
    const body = { name: name(), httpMethod: 'GET', routePattern: '/roles' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(body)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.fields).toEqual({ name: 'A permission with this name already exists' })
    expect((await create({ ...body, name: name() })).status).toBe(201)
  })
})

describe('PUT /permissions/:permissionID', () => {
  it('changes what every role that carries the row covers, on the next request', async () => {
    const role = await buildRole(api, [['GET', '/admin/stats']])
    const id = role.permissions?.[0]?.permissionID as string
    const { token } = await buildPortalUser(api, [role])
    const moved = await put(id, { name: name(), httpMethod: 'GET', routePattern: '/clients/pending' })
    expect([moved.status, moved.body.routePattern]).toEqual([200, '/clients/pending'])
    expect((await api.call('GET', '/admin/stats', { token })).status).toBe(403)
    expect((await api.call('GET', '/clients/pending', { token })).status).toBe(200)
    await put(id, { name: name(), routePattern: '' })
    expect((await api.call('GET', '/clients/pending', { token })).status).toBe(403)
  })

  it('keeps what is absent and clears what is empty', async () => {
    const { permissionID } = (await create({ httpMethod: 'POST', routePattern: '/roles' })).body
    const renamed = await put(permissionID, { name: 'Only the name' })
    expect(renamed.body).toMatchObject({
      permissionID,
      name: 'Only the name',
      httpMethod: 'POST',
      routePattern: '/roles',
    })
    const cleared = await put(permissionID, { name: 'Only the name', httpMethod: '' })
    expect(cleared.body).toMatchObject({ httpMethod: null, routePattern: '/roles' })
  })

  it('is named by a 403 as staff have named it', async () => {
    const rows = await api.database.read.findBy(Permission, {
      httpMethod: 'DELETE',
      routePattern: '/clients/:clientID',
    })
    await put(rows[0]?.permissionID ?? '', { name: 'Close the books of a client' })
    const { token } = await buildStaffWith(api, pending)
    const refused = await api.call('DELETE', '/clients/cli_any', { token })
    expect(refused.body.error).toContain('"Close the books of a client" (DELETE /clients/:clientID)')
    await put(rows[0]?.permissionID ?? '', { name: 'Delete clients' })
  })

  it('answers 404 for an absent row, 409 for a taken name and 422 for a bad pattern', async () => {
    const { permissionID } = (await create()).body
    expect((await put(absent, { name: name() })).status).toBe(404)
    expect((await put(permissionID, { name: 'See roles' })).body.code).toBe('PERMISSION_NAME_TAKEN')
    expect((await put(permissionID, { name: name(), routePattern: 'x' })).status).toBe(422)
  })
})

describe('DELETE /permissions/:permissionID', () => {
  it('is refused with the count while roles carry the row, and works afterwards', async () => {
    const { permissionID } = (await create({ httpMethod: 'GET', routePattern: '/roles' })).body
    const roleIDs = []
    for (const roleName of [name(), name()]) {
      const made = await api.call('POST', '/roles', {
        token: admin,
        body: { name: roleName, permissionIDs: [permissionID] },
      })
      roleIDs.push(made.body.roleID)
    }
    const refused = await remove(permissionID)
    expect([refused.status, refused.body.error]).toEqual([
      409,
      '2 roles use this permission. Remove it from them first',
    ])
    for (const roleID of roleIDs) await api.call('DELETE', `/roles/${roleID}`, { token: admin })
    expect((await remove(permissionID)).status).toBe(204)
    expect((await remove(permissionID)).status).toBe(404)
  })

  it('does not lose a race with a role that takes the row in', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { permissionID } = (await create({ httpMethod: 'GET', routePattern: '/roles' })).body
      const answers = await Promise.all([
        remove(permissionID),
        api.call('POST', '/roles', { token: admin, body: { name: name(), permissionIDs: [permissionID] } }),
      ])
      expect([
        [204, 422],
        [409, 201],
      ]).toContainEqual(answers.map(({ status }) => status))
    }
  })
})

describe('whoever is not an administrator', () => {
  it('writes no permission row, whatever rows they hold', async () => {
    const { token } = await buildStaffWith(api, [null, '/**'])
    const { permissionID } = (await create()).body
    const answers = [
      await create({}, token),
      await put(permissionID, { name: name(), routePattern: '/**' }, token),
      await remove(permissionID, token),
    ]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([403, 'ADMINISTRATORS_ONLY']))
  })

  it('needs the row even to be told so', async () => {
    const { token } = await buildStaffWith(api, pending)
    expect((await create({}, token)).body.error).toContain('permission "Create permissions" (POST /permissions)')
    expect((await api.call('POST', '/permissions', { body: { name: name() } })).status).toBe(401)
  })
})

describe('the audit log', () => {
  it('keeps what a row was and what it became', async () => {
    const { permissionID } = (await create({ name: 'First', httpMethod: 'GET', routePattern: '/roles' })).body
    await put(permissionID, { name: 'Second', routePattern: '' })
    await remove(permissionID)
    const where = { targetID: permissionID }
    const entries = await api.database.read.find(AuditEntry, { where, order: { sequence: 'ASC' } })
    const first = { name: 'First', httpMethod: 'GET', routePattern: '/roles' }
    const second = { name: 'Second', httpMethod: 'GET', routePattern: null }
    expect(
      entries.map(({ action, before, after }) => [action, JSON.parse(before ?? 'null'), JSON.parse(after ?? 'null')]),
    ).toEqual([
      ['permission.created', null, first],
      ['permission.updated', first, second],
      ['permission.deleted', second, null],
    ])
  })
})
