import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ownProcessorAccountsMax } from '#contract/limits.js'
import { report as words } from '#contract/messages/errors/processor-reports.js'
import { sandboxAccountID } from '#contract/processors.js'
import { ProcessorAccount } from '../../api/src/money/processors/processor-account.entity.js'
import { ProcessorAccounts } from '../../api/src/money/processors/processor-accounts.js'
import { ReceivedNotice } from '../../api/src/money/processor-notices/received-notice.entity.js'
import { ReportReading } from '../../api/src/money/processor-reports/report-reading.service.js'
import { ReportCursor } from '../../api/src/money/processor-reports/report-cursor.entity.js'
import { startHold } from '../../api/src/people/holds/client-hold.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { buildApiUser, buildClient, type SignedInClient, signInAdmin } from '../support/builders.js'
import { outcomeOf } from '../support/factors.js'
import { memberWith } from '../support/members.js'
import { giveOwnAccount } from '../support/own-accounts.js'
import { buildMerchant, expectSoundBooks } from '../support/payments.js'
import { plainInput, plainSignature, registerPlain } from '../support/processors/plain.js'
import { ageProofs } from '../support/step-up.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let admin: string
let client: SignedInClient
let other: SignedInClient
let plain: { remove: () => void }
beforeAll(async () => {
  api = await startApi({ EXPOSE_RESET_TOKEN: '1' })
  plain = registerPlain(api, async ({ settings }) =>
    settings.secretKey === 'test_wrong'
      ? { outcome: 'refused', sentence: 'Plain refuses this key', field: 'secretKey' }
      : { outcome: 'working', sentence: 'Plain takes this key' },
  )
  admin = await signInAdmin(api)
  client = await buildClient(api)
  other = await buildClient(api)
})
afterAll(async () => {
  plain.remove()
  await api.close()
})

const path = (rest = '', { clientID } = client) => `/clients/${clientID}/processor-accounts${rest}`
const call = (method: string, rest = '', body?: object, token: string | undefined = client.token) =>
  api.call(method, path(rest), { token, ...(body && { body }) })
const { mode: _mode, ...input } = plainInput()
const remove = (processorAccountID: string) => call('DELETE', `/${processorAccountID}`)
const make = async (overrides: object = {}) => (await call('POST', '', { ...input, ...overrides })).body
const rowOf = (processorAccountID: string) =>
  api.database.read.findOneByOrFail(ProcessorAccount, { processorAccountID })

describe('POST /clients/:clientID/processor-accounts', () => {
  it('adds an account of the client in the mode of the call, and answers none of its settings', async () => {
    const { status, body } = await call('POST', '', input)
    expect([status, body]).toMatchObject([201, { clientID: client.clientID, mode: 'test', name: 'Plain EU' }])
    expect(body.noticeAddress).toBe(`${api.url}/api/processors/${body.processorAccountID}/notices`)
    expect(JSON.stringify([body, (await call('GET')).body])).not.toMatch(/first-secret-key|first-notice-secret|sealed/)
    const [entry] = await api.database.read.find(AuditEntry, { order: { sequence: 'DESC' }, take: 1 })
    expect(entry).toMatchObject({ action: 'processor_account.created', actorKind: 'client' })
    expect(JSON.stringify(entry)).toContain(client.clientID)
    expect(JSON.stringify(entry)).not.toContain('first-secret-key')
    await remove(body.processorAccountID)
  })

  it.each([
    ['processor', { processor: 'nobody' }],
    ['name', { name: ' ' }],
    ['currencies', { currencies: ['JPY'] }],
    ['settings.secretKey', { settings: { noticeSecret: 'n' } }],
    ['settings.secretKey', { settings: { secretKey: 'live_key', noticeSecret: 'n' } }],
    ['settings.apiAddress', { settings: { ...input.settings, apiAddress: 'https://example.com' } }],
  ])('refuses by the field %s: %j', async (field, overrides) => {
    const { status, body } = await call('POST', '', { ...input, ...overrides })
    expect([status, body.code, Object.keys(body.fields)]).toEqual([422, 'INVALID_INPUT', [field]])
  })

  it('makes a live account with a live key when the call is live', async () => {
    const body = { ...input, settings: { ...input.settings, secretKey: 'live_key' } }
    const made = await call('POST', '?mode=live', body)
    expect([made.status, made.body.mode]).toEqual([201, 'live'])
    const { processorAccountID } = made.body
    expect((await call('GET')).body.items).toEqual([])
    expect((await call('GET', '?mode=live')).body.items).toMatchObject([{ processorAccountID }])
    expect(outcomeOf(await call('DELETE', `/${processorAccountID}`))).toEqual([404, 'NOT_FOUND'])
    expect((await call('DELETE', `/${processorAccountID}?mode=live`)).status).toBe(204)
  })

  it('refuses one more than a client can have', async () => {
    const full = await buildClient(api)
    const post = () => api.call('POST', path('', full), { token: full.token, body: input })
    for (let made = 0; made < ownProcessorAccountsMax; made += 1) expect((await post()).status).toBe(201)
    expect(outcomeOf(await post())).toEqual([409, 'TOO_MANY_PROCESSOR_ACCOUNTS'])
  })

  it('waits for the end of a hold, and for a new proof of the person', async () => {
    const held = await buildClient(api)
    const post = () => api.call('POST', path('', held), { token: held.token, body: input })
    await api.database.write((manager) => startHold(manager, held, 'settlement_account_changed'))
    expect(outcomeOf(await post())).toEqual([409, 'CHANGES_HELD'])
    const late = await buildClient(api)
    await ageProofs(api, late.clientID)
    const asked = await api.call('POST', path('', late), { token: late.token, body: input })
    expect(outcomeOf(asked)).toEqual([403, 'STEP_UP_REQUIRED'])
  })
})

describe('GET /clients/:clientID/processor-accounts', () => {
  it('lists the own accounts, and what others can be made of without the address of the API', async () => {
    const { processorAccountID } = await make()
    await giveOwnAccount(api, other.clientID)
    const { body } = await call('GET')
    expect(body.items).toMatchObject([{ processorAccountID, clientID: client.clientID }])
    const kind = body.processors.find(({ processor }: { processor: string }) => processor === 'plain')
    expect(kind.settings.map(({ name }: { name: string }) => name)).toEqual(['secretKey', 'noticeSecret'])
    const live = (await call('GET', '?mode=live')).body.processors
    expect(live.map(({ processor }: { processor: string }) => processor)).not.toContain('sandbox')
    await remove(processorAccountID)
  })

  it('is for members with the right alone: not for programs, staff or visitors', async () => {
    const { accessToken } = await buildApiUser(api, client)
    const { processorAccountID } = await make()
    const asked: [string, string, object?][] = [
      ['GET', ''],
      ['POST', '', input],
      ['PUT', `/${processorAccountID}`, { name: 'Mine' }],
      ['DELETE', `/${processorAccountID}`],
      ['POST', `/${processorAccountID}/check`, {}],
    ]
    const support = await memberWith(api, client, 'Support')
    for (const [method, rest, body] of asked) {
      expect((await api.call(method, path(rest), { ...(body && { body }) })).status).toBe(401)
      expect((await call(method, rest, body, accessToken)).status).toBe(403)
      expect((await call(method, rest, body, admin)).status).toBe(403)
      expect((await call(method, rest, body, other.token)).status).toBe(404)
      expect(outcomeOf(await call(method, rest, body, support.token))).toEqual([403, 'PERMISSION_MISSING'])
    }
    await remove(processorAccountID)
  })
})

describe('PUT, DELETE and check of an own account', () => {
  it('change it, say in words what is wrong with it, and delete it with its settings', async () => {
    const { processorAccountID, version } = await make()
    const wrong = { name: 'Renamed', settings: { secretKey: 'test_wrong' } }
    expect((await call('PUT', `/${processorAccountID}`, wrong)).body).toMatchObject({ name: 'Renamed' })
    expect((await call('POST', `/${processorAccountID}/check`, {})).body).toMatchObject({
      ...{ isWorking: false, field: 'secretKey' },
    })
    const stale = { token: client.token, body: { name: 'Stale' }, headers: { 'if-match': `"${version}"` } }
    expect((await api.call('PUT', path(`/${processorAccountID}`), stale)).status).toBe(412)
    const moved = { name: 'A', settings: { apiAddress: 'https://example.com' } }
    expect((await call('PUT', `/${processorAccountID}`, moved)).body.fields).toHaveProperty(['settings.apiAddress'])
    expect((await call('DELETE', `/${processorAccountID}`)).status).toBe(204)
    expect(await rowOf(processorAccountID)).toMatchObject({ sealedSettings: '', isEnabled: false })
  })

  it('look absent for the platform’s accounts, those of others, and those that are not there', async () => {
    const theirs = (await giveOwnAccount(api, other.clientID)).processorAccountID
    for (const id of [sandboxAccountID, theirs, 'pra_nobody'])
      for (const [method, rest, body] of [
        ['PUT', `/${id}`, { name: 'Mine' }],
        ['DELETE', `/${id}`, undefined],
        ['POST', `/${id}/check`, {}],
      ] as const)
        expect(outcomeOf(await call(method, rest, body))).toEqual([404, 'NOT_FOUND'])
    expect(await rowOf(theirs)).toMatchObject({ name: 'Own sandbox', deletedAt: null })
  })
})

describe('staff', () => {
  const staff = (method: string, rest = '', body?: object) =>
    api.call(method, `/processor-accounts${rest}`, { token: admin, ...(body && { body }) })

  it('enter an account for a client, find it by the client, and never move it to another', async () => {
    const made = await giveOwnAccount(api, client.clientID)
    expect(made).toMatchObject({ clientID: client.clientID, clientName: expect.any(String) })
    const { items } = (await staff('GET', `?clientID=${client.clientID}`)).body
    expect(items).toMatchObject([{ processorAccountID: made.processorAccountID }])
    const body = { name: 'Renamed', clientID: other.clientID }
    await staff('PUT', `/${made.processorAccountID}`, body)
    expect((await rowOf(made.processorAccountID)).clientID).toBe(client.clientID)
    await staff('DELETE', `/${made.processorAccountID}`)
  })

  it('are refused for a client that is not there', async () => {
    const { status, body } = await staff('POST', '', plainInput({ clientID: 'cli_nobody' }))
    expect([status, Object.keys(body.fields)]).toEqual([422, ['clientID']])
  })

  it('have no report of it: none is read by itself, by hand or from a file', async () => {
    const { processorAccountID } = await giveOwnAccount(api, client.clientID)
    await api.app.get(ReportReading, { strict: false }).readDue(new AbortController().signal)
    expect(await api.database.read.existsBy(ReportCursor, { processorAccountID })).toBe(false)
    const read = await api.call('POST', '/processor-reports/read', { token: admin, body: { processorAccountID } })
    expect([read.status, read.body.message]).toEqual([422, words.ofClient])
    const csv = { 'content-type': 'text/csv' }
    const file = `/processor-reports?processorAccountID=${processorAccountID}`
    const brought = await api.call('POST', file, { token: admin, body: 'a,b', headers: csv })
    expect([brought.status, brought.body.message]).toEqual([422, words.ofClient])
    const { accounts } = (await api.call('GET', '/processor-reports', { token: admin })).body
    expect(JSON.stringify(accounts)).not.toContain(processorAccountID)
    await staff('DELETE', `/${processorAccountID}`)
  })

  it('delete a client with its accounts, whose settings are forgotten', async () => {
    const leaving = await buildClient(api)
    const { processorAccountID } = await giveOwnAccount(api, leaving.clientID, plainInput())
    expect((await api.call('DELETE', `/clients/${leaving.clientID}`, { token: admin })).status).toBe(204)
    expect(await rowOf(processorAccountID)).toMatchObject({ sealedSettings: '', isEnabled: false })
    expect(await api.app.get(ProcessorAccounts, { strict: false }).find(processorAccountID)).toBeNull()
  })
})

describe('a notice to the address of an own account', () => {
  it('finds payments of that client alone', async () => {
    const merchant = await buildMerchant(api)
    const { transactionID } = (await merchant.pay()).body
    const { processorAccountID } = await giveOwnAccount(api, other.clientID, plainInput())
    const subject = { reference: transactionID, kind: 'dispute_opened' }
    const notice = JSON.stringify([{ noticeID: 'ntc_1', type: 'dispute', mode: 'test', subject }])
    const answer = await fetch(`${api.url}/api/processors/${processorAccountID}/notices`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'plain-signature': plainSignature(notice, 'first-notice-secret'),
      },
      body: notice,
    })
    expect(answer.status).toBeLessThan(300)
    expect((await merchant.detail(transactionID)).disputes).toEqual([])
    const kept = await api.database.read.findOneByOrFail(ReceivedNotice, { processorAccountID })
    expect(kept.transactionID ?? null).toBeNull()
    await expectSoundBooks(api)
  })
})
