import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { buildApiUser, buildClient, roleIDOf, signInAdmin } from '../support/builders.js'
import { officer } from '../support/staff.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await startApi()
  token = await signInAdmin(api)
})
afterAll(() => api.close())

interface Row {
  path: string
  list: string
  words: (name: string) => Record<string, unknown>
}

const post = async (path: string, body: unknown) => (await api.call('POST', path, { token, body })).body

const rows: Record<string, () => Promise<Row>> = {
  client: async () => {
    const { clientID, emailAddress } = await buildClient(api)
    const words = (name: string) => ({ name, clientType: 'Company', emailAddress })
    return { path: `/clients/${clientID}`, list: `/clients?q=${clientID}`, words }
  },
  'portal user': async () => {
    const roles = [await roleIDOf(api, token, 'Onboarding officer')]
    const { id, email } = await post('/portal-users', { ...officer, roles })
    const words = (userName: string) => ({ userName, email, roles })
    return { path: `/portal-users/${id}`, list: `/portal-users?q=${id}`, words }
  },
  role: async () => {
    const { roleID } = await post('/roles', { name: 'First' })
    return { path: `/roles/${roleID}`, list: `/roles?q=${roleID}`, words: (name) => ({ name }) }
  },
  permission: async () => {
    const { permissionID } = await post('/permissions', { name: 'First' })
    return { path: `/permissions/${permissionID}`, list: `/permissions?q=${permissionID}`, words: (name) => ({ name }) }
  },
  'API user': async () => {
    const client = await buildClient(api)
    const { apiUserID } = await buildApiUser(api, client)
    const roleID = await roleIDOf(api, token, 'Integrator (read only)')
    const rest = { developerEmailAddress: 'ada@example.com', developerPhoneNumber: '+14155552671', roleID }
    const words = (developerName: string) => ({ developerName, ...rest, clientID: client.clientID })
    return { path: `/api-users/${apiUserID}`, list: `/api-users?q=${apiUserID}`, words }
  },
}

describe.each(Object.entries(rows))('PUT of a %s', (_name, build) => {
  let row: Row
  beforeAll(async () => {
    row = await build()
  })

  const read = async () => (await api.call('GET', row.path, { token })).body
  const save = (name: string, version?: string) =>
    api.call('PUT', row.path, {
      token,
      body: row.words(name),
      ...(version !== undefined && { headers: { 'if-match': version } }),
    })

  it('takes the version that was read, in lists too, and answers the next one', async () => {
    const { version } = await read()
    expect((await api.call('GET', row.list, { token })).body.items[0].version).toBe(version)
    const saved = await save('Second', `"${version}"`)
    expect(saved.status).toBe(200)
    expect(saved.body.version).not.toBe(version)
    expect((await read()).version).toBe(saved.body.version)
  })

  it('refuses another version, says so and changes nothing', async () => {
    const before = await read()
    for (const version of ['"stale"', '', '"', `"${before.version}x"`]) {
      const { status, body } = await save('Third', version)
      expect([status, body.code]).toEqual([412, 'CHANGED_MEANWHILE'])
    }
    expect(await read()).toEqual(before)
  })

  it('lets exactly one of two at the same time through', async () => {
    for (let round = 0; round < 3; round++) {
      const { version } = await read()
      const both = await Promise.all(['one', 'other'].map((who) => save(`${who} ${round}`, `"${version}"`)))
      expect(both.map(({ status }) => status).sort()).toEqual([200, 412])
      expect((await read()).version).toBe(both.find(({ status }) => status === 200)?.body.version)
    }
  })

  it('replaces whatever is there without a version, or with any', async () => {
    expect((await save('Fourth')).status).toBe(200)
    expect((await save('Fifth', '*')).status).toBe(200)
  })
})
