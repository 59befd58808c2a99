import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { newId } from '../../api/src/platform/crypto/ids.js'
import { ApiUser } from '../../api/src/people/api-users/api-user.entity.js'
import { Client } from '../../api/src/people/clients/client.entity.js'
import { Permission } from '../../api/src/people/gate/permission.entity.js'
import { PortalUser } from '../../api/src/people/portal-users/portal-user.entity.js'
import { Role } from '../../api/src/people/gate/role.entity.js'
import { buildApiUser, buildClient, roleIDOf, signInAdmin, signupInput } from '../support/builders.js'
import { startApi, type TestApi } from '../support/test-api.js'

// Upper and lower case, a sign of LIKE, and a letter that SQLite does not lower.
const names = ['alder', 'Birch', 'cedar 100%', 'Dogwood', 'Älgen', 'Elm', 'fir']

let api: TestApi
let token: string
beforeAll(async () => {
  api = await startApi()
  token = await signInAdmin(api)
  for (const name of names) await api.call('POST', '/clients/register', { body: signupInput({ name }) })
  await api.database.write(async (manager) => {
    for (const [index, name] of names.entries()) {
      const createdAt = new Date(clock.time() - index * 1_000)
      const id = newId('usr')
      const lastSignInAt = index % 2 === 0 ? null : new Date(1_700_000_000_000 + index)
      const user = { id, userName: name, email: `${id}@gatehouse.test`, isAdmin: false, createdAt }
      await manager.insert(PortalUser, { ...user, lastSignInAt })
      await manager.insert(Role, { roleID: newId('rol'), name, assignableToApiUsers: false, createdAt })
      await manager.insert(Permission, {
        permissionID: newId('prm'),
        name,
        httpMethod: 'PUT',
        routePattern: `/trees/${index}`,
        createdAt,
      })
    }
  })
})
afterAll(() => api.close())

interface Item extends Record<string, unknown> {
  createdAt: string
}
const list = async (path: string): Promise<Item[]> => (await api.call('GET', path, { token })).body.items

async function everyPage(path: string): Promise<Item[]> {
  const rows: Item[] = []
  let cursor: string | null = null
  do {
    const { status, body } = await api.call('GET', `${path}&limit=2${cursor ? `&cursor=${cursor}` : ''}`, { token })
    expect(status).toBe(200)
    rows.push(...body.items)
    cursor = body.nextCursor
  } while (cursor)
  return rows
}

const lists = [
  ['/clients', 'name', 'clientID', ['name', 'created']],
  ['/portal-users', 'userName', 'id', ['name', 'created', 'lastSignIn']],
  ['/roles', 'name', 'roleID', ['name', 'created']],
  ['/permissions', 'name', 'permissionID', ['name', 'created']],
] as const

describe.each(lists)('GET %s', (path, nameField, idField, sorts) => {
  it.each(sorts)('in the order of %s pages over every row once, both ways', async (sort) => {
    const up = (await everyPage(`${path}?sort=${sort}`)).map((row) => row[idField])
    const down = (await everyPage(`${path}?sort=-${sort}`)).map((row) => row[idField])
    expect(new Set(up).size).toBe(up.length)
    expect(up.length).toBeGreaterThanOrEqual(names.length)
    expect([...down].reverse()).toEqual(up)
  })

  it('in the order of names minds no case', async () => {
    const sorted = (await everyPage(`${path}?sort=name`)).map((row) => String(row[nameField]))
    const ours = sorted.filter((name) => names.includes(name) && name !== 'Älgen')
    expect(ours).toEqual(['alder', 'Birch', 'cedar 100%', 'Dogwood', 'Elm', 'fir'])
  })

  it('finds a part of the name whatever its case, an id, and no pattern of anybody', async () => {
    const found = async (q: string) =>
      (await list(`${path}?q=${encodeURIComponent(q)}`)).map((row) => String(row[nameField]))
    expect(await found('OGWOO')).toEqual(['Dogwood'])
    expect(await found('Älg')).toEqual(['Älgen'])
    expect(await found('0%')).toEqual(['cedar 100%'])
    expect(await found('a%r')).toEqual([])
    const [row] = await list(`${path}?q=birch`)
    expect(await list(`${path}?q=${row?.[idField]}`)).toEqual([row])
    expect((await list(`${path}?q=e&sort=-name&limit=2`)).length).toBe(2)
  })

  it('refuses an order it does not have, and a cursor of another order or with anything in it', async () => {
    expect((await api.call('GET', `${path}?sort=passwordHash`, { token })).body.fields.sort).toContain(
      'sort must be one of',
    )
    const { nextCursor } = (await api.call('GET', `${path}?sort=name&limit=1`, { token })).body
    const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const cursors = [
      forged(['name', '\u0000', newId('cli')]),
      forged(['name', { a: 1 }, newId('cli')]),
      forged(['name', 'x', "' OR 1=1"]),
      forged(null),
      'x',
    ]
    for (const [sort, cursor] of [['-name', nextCursor], ...cursors.map((one) => ['name', one])])
      expect((await api.call('GET', `${path}?sort=${sort}&cursor=${cursor}`, { token })).status).toBe(422)
  })
})

describe('the filters of staff’s lists', () => {
  it('find portal users by role, and permissions by method', async () => {
    const roleID = await roleIDOf(api, token, 'Support (read only)')
    const body = { userName: 'Sam', email: 'sam@gatehouse.test', password: 'a-long-staff-password', roles: [roleID] }
    await api.call('POST', '/portal-users', { token, body })
    expect((await list(`/portal-users?roleID=${roleID}`)).map(({ userName }) => userName)).toEqual(['Sam'])
    expect(await list('/portal-users?roleID=rol_nobody')).toEqual([])
    expect((await list('/permissions?httpMethod=put&q=/trees/')).length).toBe(names.length)
    expect((await list('/permissions?httpMethod=GET&q=/trees/')).length).toBe(0)
    expect((await api.call('GET', '/permissions?httpMethod=BREW', { token })).status).toBe(422)
  })

  it('find API users by state, in the order of their last use', async () => {
    const client = await buildClient(api)
    const first = await buildApiUser(api, client)
    const { apiUserID } = await buildApiUser(api, client)
    await api.database.write((manager) => manager.update(ApiUser, { apiUserID }, { lastUsedAt: null }))
    const inUse = (await everyPage('/api-users?sort=-lastUsed')).map((row) => row.apiUserID)
    expect(inUse.indexOf(first.apiUserID)).toBeLessThan(inUse.indexOf(apiUserID))
    expect((await list('/api-users?status=disabled')).length).toBe(0)
    expect((await list('/api-users?status=active')).length).toBe(2)
    await api.call('POST', `/api-users/${apiUserID}/disable`, { token })
    expect((await list('/api-users?status=disabled')).map((row) => row.apiUserID)).toEqual([apiUserID])
    expect((await list('/api-users?status=active')).map((row) => row.apiUserID)).toEqual([first.apiUserID])
  })

  it('have the oldest pending client first when asked', async () => {
    const pending = (await list('/clients/pending?sort=created')).map(({ createdAt }) => createdAt)
    expect(pending).toEqual([...pending].sort())
    expect((await list('/clients/pending?q=birch')).map(({ name }) => name)).toEqual(['Birch'])
  })
})

describe('each order', () => {
  const statements: [string, string][] = [
    ['clients_ordered_by_name', 'SELECT * FROM "clients" ORDER BY LOWER("name"), "clientID" LIMIT 5'],
    ['portal_users_ordered_by_name', 'SELECT * FROM "portal_users" ORDER BY LOWER("userName"), "id" LIMIT 5'],
    [
      'portal_users_ordered_by_lastSignInAt',
      'SELECT * FROM "portal_users" ORDER BY COALESCE("lastSignInAt", 0) DESC, "id" DESC LIMIT 5',
    ],
    ['api_users_ordered_by_name', 'SELECT * FROM "api_users" ORDER BY LOWER("developerName"), "apiUserID" LIMIT 5'],
    [
      'api_users_ordered_by_lastUsedAt',
      'SELECT * FROM "api_users" ORDER BY COALESCE("lastUsedAt", 0) DESC, "apiUserID" DESC LIMIT 5',
    ],
    ['roles_ordered_by_name', 'SELECT * FROM "roles" ORDER BY LOWER("name"), "roleID" LIMIT 5'],
    ['permissions_ordered_by_name', 'SELECT * FROM "permissions" ORDER BY LOWER("name"), "permissionID" LIMIT 5'],
    [
      'clients_ordered_by_name',
      `SELECT * FROM "clients" WHERE (LOWER("name"), "clientID") > (LOWER('m'), 'x') ORDER BY LOWER("name"), "clientID" LIMIT 5`,
    ],
  ]

  it.each(statements)('reads along %s', async (index, statement) => {
    expect(await api.database.read.existsBy(Client, {})).toBe(true)
    const isPostgres = Boolean(api.database.postgresPool)
    const plan = isPostgres
      ? await api.database.write(async (manager) => {
          // Tables this small are read whole unless that is forbidden.
          await manager.query('SET LOCAL enable_seqscan = off')
          await manager.query('SET LOCAL enable_sort = off')
          return manager.query(`EXPLAIN ${statement}`)
        })
      : await api.database.read.query(`EXPLAIN QUERY PLAN ${statement}`)
    expect(JSON.stringify(plan)).toContain(index)
  })
})
