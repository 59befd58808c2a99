import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { buildClient, type SignedInClient } from '../support/builders.js'
import { callRaw } from '../support/raw-http.js'
import { buildStaffWith } from '../support/rights.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let client: SignedInClient
beforeAll(async () => {
  api = await startApi()
  client = await buildClient(api)
})
afterAll(() => api.close())

const absent = 'cli_00000000000000000000000000'

describe('an address written in another way', () => {
  const spellings = [
    '/api/clients/pending/',
    '/api/Clients/pending',
    '/API/clients/pending',
    '/api//clients/pending',
    '//api/clients/pending',
    '/api/clients//pending',
    '/api/clients%2fpending',
    '/api/clients%2Fpending',
    '/api/clients%5cpending',
    '/api%2fclients/pending',
    '/api/./clients/pending',
    '/api/roles/../clients/pending',
    '/api/roles/%2e%2e/clients/pending',
    '/api/roles/..%2fclients/pending',
    '/api/clients/pendin%67',
    '/api/clients/%70ending',
    '/api/clients/pending%00',
    '/api/clients/pending;a=b',
    '/api/clients/pending%20',
    '/api/clients/pending%3f',
    '/api/clients/pending?',
    '/api/clients/pending#roles',
    'http://gatehouse.test/api/clients/pending',
    '/api/roles?/../clients/pending',
  ]

  it.each(spellings)('%s opens nothing without the row', async (path) => {
    const { token } = await buildStaffWith(api, ['GET', '/roles'], ['GET', '/clients/:clientID'])
    const { status, body } = await callRaw(api.url, { path, token })
    if (status === 200)
      expect([path, body.items[0]]).toEqual([path, expect.objectContaining({ permissionIDs: expect.anything() })])
    else expect([400, 403, 404, 422]).toContain(status)
  })
})

describe('X-HTTP-Method-Override', () => {
  it.each(['x-http-method-override', 'x-http-method', 'x-method-override', '_method'])(
    'is not read (%s)',
    async (name) => {
      const { token } = await buildStaffWith(api, ['GET', '/clients/pending'], ['GET', '/transactions'])
      const path = `/clients/${client.clientID}/reject`
      expect((await api.call('GET', `${path}?_method=POST`, { token, headers: { [name]: 'POST' } })).status).toBe(404)
      expect((await api.call('POST', path, { token, headers: { [name]: 'GET' } })).status).toBe(403)
      expect((await api.call('GET', '/clients/me', { token: client.token })).body.status).toBe('active')
    },
  )
})

describe('HEAD', () => {
  it('opens what GET opens, and nothing else', async () => {
    const { token } = await buildStaffWith(api, ['GET', '/clients/pending'])
    const allowed = await api.call('HEAD', '/clients/pending', { token })
    expect([allowed.status, allowed.body]).toEqual([200, undefined])
    expect((await api.call('HEAD', '/admin/stats', { token })).status).toBe(403)
    expect((await api.call('HEAD', `/clients/${absent}/approve`, { token })).status).toBe(404)
    const { token: poster } = await buildStaffWith(api, ['POST', '/clients/pending'])
    expect((await api.call('HEAD', '/clients/pending', { token: poster })).status).toBe(403)
  })
})
