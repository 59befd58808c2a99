import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { PortalSettingsView } from '#contract/portal-settings.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { buildApiUser, buildClient, signInAdmin, type SignedInClient } from '../support/builders.js'
import { openSettings } from '../support/payer-portal.js'
import { buildPrice } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let client: SignedInClient
let program: string
let priceID: string
beforeAll(async () => {
  api = await startApi()
  client = await buildClient(api)
  program = (await buildApiUser(api, client)).accessToken
  priceID = (await buildPrice(api, program)).priceID
})
afterAll(() => api.close())

const read = async (token = program): Promise<PortalSettingsView> =>
  (await api.call('GET', '/portal-settings', { token })).body
const save = (body: object, { token = program, headers = {} } = {}) =>
  api.call('PUT', '/portal-settings', { token, body, headers })

describe('the settings of the customer portal', () => {
  it('let customers change the payment method alone, until the merchant allows more', async () => {
    const closed = { cancellation: 'no', mayChangeQuantity: false, mayChangeMethod: true, priceIDs: [] }
    expect(await read()).toMatchObject({ clientID: client.clientID, mode: 'test', ...closed })
    const saved = await save(openSettings({ priceIDs: [priceID, priceID] }))
    expect([saved.status, saved.body]).toMatchObject([200, openSettings({ priceIDs: [priceID] })])
    expect(await read(client.token)).toEqual(saved.body)
    const [entry] = await api.database.read.findBy(AuditEntry, { action: 'portal_settings.updated' })
    expect(entry).toMatchObject({ targetID: client.clientID, before: expect.stringContaining('"cancellation":"no"') })
  })

  it('are not overwritten by somebody who saw earlier ones', async () => {
    const { version } = await read()
    const headers = { 'if-match': version }
    const changed = openSettings({ cancellation: 'period_end' })
    expect((await save(changed, { headers })).status).toBe(200)
    expect((await save(openSettings(), { headers })).status).toBe(412)
  })

  it.each([
    ['cancellation', { cancellation: 'never' }],
    ['cancellation', { cancellation: undefined }],
    ['mayChangeQuantity', { mayChangeQuantity: 'yes' }],
    ['mayChangeMethod', { mayChangeMethod: null }],
    ['priceIDs', { priceIDs: 'prc_1' }],
    ['priceIDs', { priceIDs: [7] }],
    ['priceIDs', { priceIDs: ['prc_absent'] }],
    ['priceIDs', { priceIDs: Array.from({ length: 21 }, (_, at) => `prc_${at}`) }],
  ])('refuse a wrong %s: %j', async (field, change) => {
    const { status, body } = await save(openSettings(change))
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
  })

  it('refuse prices that are paid once, retired or of another merchant, and keep one that is retired later', async () => {
    const once = await buildPrice(api, program, { interval: undefined })
    const stranger = (await buildApiUser(api, await buildClient(api))).accessToken
    const foreign = await buildPrice(api, stranger)
    const retired = await buildPrice(api, program)
    expect((await save(openSettings({ priceIDs: [retired.priceID] }))).status).toBe(200)
    await api.call('POST', `/prices/${retired.priceID}/retire`, { token: program })
    expect((await save(openSettings({ priceIDs: [retired.priceID] }))).status).toBe(200)
    expect((await save(openSettings({ priceIDs: [] }))).status).toBe(200)
    for (const wrong of [once, foreign, retired])
      expect((await save(openSettings({ priceIDs: [wrong.priceID] }))).body.fields).toHaveProperty('priceIDs')
    expect((await read(stranger)).cancellation).toBe('no')
  })

  it('are only for the merchant', async () => {
    const admin = await signInAdmin(api)
    expect((await api.call('GET', '/portal-settings')).status).toBe(401)
    expect((await api.call('PUT', '/portal-settings', { body: openSettings() })).status).toBe(401)
    expect((await save(openSettings(), { token: admin })).status).toBe(403)
    expect((await api.call('GET', '/portal-settings', { token: admin })).status).toBe(403)
  })
})
