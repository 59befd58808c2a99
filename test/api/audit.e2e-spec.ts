import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { verifyChain } from '../../api/src/platform/audit/verify-chain.js'
import { guess } from '../support/guesses.js'
import { apiUserInput, buildApiUser, buildClient, clientPassword, roleIDOf, signInAdmin } from '../support/builders.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await startApi()
  token = await signInAdmin(api)
})
afterAll(() => api.close())

const entriesOf = async (query: string) => (await api.call('GET', `/audit?limit=100&${query}`, { token })).body.items
const verify = () => verifyChain(api.database.read)

describe('the audit log', () => {
  it('tells who did what to whom, with before and after, from where and in which request', async () => {
    const { clientID } = await buildClient(api)
    const [approved] = (await entriesOf(`target=${clientID}&action=client.approved`)) as Record<string, unknown>[]
    expect(approved).toMatchObject({
      actorKind: 'portal',
      actorID: expect.stringMatching(/^usr_/),
      targetKind: 'client',
      targetID: clientID,
      before: { status: 'pending', chargePercentageHundredths: 250, rateAskedBy: 'applicant' },
      after: { status: 'active', chargePercentageHundredths: 250, rateAskedBy: 'applicant', reason: null },
      address: '127.0.0.1',
      requestId: expect.any(String),
    })
  })

  it('has a line for every sign-in, failed sign-in, lock, key and token', async () => {
    const client = await buildClient(api)
    const user = await buildApiUser(api, client)
    const body = apiUserInput(await roleIDOf(api, client.token, 'Integrator (read only)'))
    const path = `/clients/${client.clientID}/apiusers/${user.apiUserID}`
    await api.call('PUT', path, { token: client.token, body })
    await api.call('POST', `${path}/regenerate-key`, { token: client.token })
    await api.call('DELETE', path, { token: client.token })
    const wrong = { emailAddress: client.emailAddress, password: 'a wrong one' }
    await guess(10, () => api.call('POST', '/clients/login', { body: wrong }))
    const actions = (rows: { action: string }[]) => rows.map(({ action }) => action).reverse()
    const ofClient = actions(await entriesOf(`target=${client.clientID}`))
    // Sent beside the answers, after the third or a later guess.
    expect(ofClient.filter((action) => action === 'client.sign_in_link_sent')).toHaveLength(1)
    expect(ofClient.filter((action) => action !== 'client.sign_in_link_sent')).toEqual([
      'client.registered',
      'client.approved',
      'client.signed_in',
      ...Array(9).fill('client.sign_in_failed'),
      'client.locked',
    ])
    const ofUser = await entriesOf(`target=${user.apiUserID}`)
    expect(actions(ofUser)).toEqual([
      'api_user.created',
      'api_user.updated',
      'api_user.key_regenerated',
      'api_user.deleted',
    ])
    expect(actions(await entriesOf(`actor=${user.apiUserID}`))).toEqual(['api_user.token_issued'])
  })

  it('holds no password and no secret', async () => {
    const client = await buildClient(api)
    const user = await buildApiUser(api, client)
    const all = JSON.stringify(await api.database.read.find(AuditEntry))
    for (const secret of [clientPassword, user.apiSecret, user.accessToken, client.token])
      expect(all).not.toContain(secret)
  })

  it('is filtered by who did it, and to whom', async () => {
    const { clientID } = await buildClient(api)
    const { id } = (await api.call('GET', '/portal-users/me', { token })).body
    const actions = async (query: string) => (await entriesOf(query)).map(({ action }: AuditEntry) => action)
    expect((await actions(`target=${clientID}`)).sort()).toEqual([
      'client.approved',
      'client.registered',
      'client.signed_in',
    ])
    expect(await actions(`target=${clientID}&actor=${id}`)).toEqual(['client.approved'])
    expect(await actions(`target=${clientID}&to=${new Date(0).toISOString()}`)).toEqual([])
    expect(await actions(`actor=${clientID}x`)).toEqual([])
  })

  it('is filtered by action and time, and exported as CSV', async () => {
    const from = clock.now().toISOString()
    await buildClient(api, { name: '=HYPERLINK("x")' })
    const rows = await entriesOf(`action=client.&from=${from}`)
    expect(rows).toHaveLength(3)
    const csv = await api.call('GET', `/audit/export.csv?action=client.&from=${from}`, { token })
    expect(csv.headers.get('content-type')).toContain('text/csv')
    expect(csv.body.trim().split('\r\n')).toHaveLength(4)
    expect((await api.call('GET', '/audit?from=yesterday', { token })).status).toBe(422)
  })

  it('is one chain, also when many write at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => buildClient(api)))
    expect(await verify()).toMatchObject({ isIntact: true, fault: null })
  })

  it('names the first row that was altered, or is missing', async () => {
    const [row] = await api.database.read.find(AuditEntry, { order: { sequence: 'ASC' }, skip: 4, take: 1 })
    if (!row) throw new Error('the log is too short')
    const { sequence, action } = row
    await api.database.write((manager) => manager.update(AuditEntry, { sequence }, { action: 'nothing.happened' }))
    expect(await verify()).toMatchObject({
      isIntact: false,
      fault: expect.stringContaining(`entry ${sequence} (${row.auditID}) was altered`),
    })
    await api.database.write((manager) => manager.update(AuditEntry, { sequence }, { action }))
    expect((await verify()).isIntact).toBe(true)
    await api.database.write((manager) => manager.delete(AuditEntry, { sequence }))
    expect(await verify()).toMatchObject({ isIntact: false, fault: `entry ${sequence} is missing` })
  })
})
