import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sandboxAccountID } from '#contract/processors.js'
import { ProcessorAccount } from '../../api/src/money/processors/processor-account.entity.js'
import { ProcessorAccounts } from '../../api/src/money/processors/processor-accounts.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { signInAdmin } from '../support/builders.js'
import { dumpOf, formsOf } from '../support/dump.js'
import { outcomeOf } from '../support/factors.js'
import { buildMerchant, edit, type Merchant } from '../support/payments.js'
import { plainInput, registerPlain } from '../support/processors/plain.js'
import { buildStaffWith } from '../support/rights.js'
import { ageProofs } from '../support/step-up.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let merchant: Merchant
let token: string
let plain: { remove: () => void }
const seen: unknown[] = []
beforeAll(async () => {
  api = await startApi()
  plain = registerPlain(api, async (account) => {
    seen.push(account)
    if (account.settings.secretKey === 'test_lost') throw new Error(`No answer for ${account.settings.secretKey}`)
    return account.settings.secretKey === 'test_wrong'
      ? { outcome: 'refused', sentence: 'Plain refuses this key', field: 'secretKey' }
      : { outcome: 'working', sentence: 'Plain takes this key' }
  })
  merchant = await buildMerchant(api)
  token = await signInAdmin(api)
})
afterAll(async () => {
  plain.remove()
  await api.close()
})

const path = '/processor-accounts'
const post = (body: unknown, own = path) => api.call('POST', own, { token, body })
const create = async (overrides: Record<string, unknown> = {}) => (await post(plainInput(overrides))).body
const put = (id: string, body: unknown, headers = {}) => api.call('PUT', `${path}/${id}`, { token, body, headers })
const list = async (q = '') => (await api.call('GET', `${path}?q=${q}`, { token })).body
const accounts = () => api.app.get(ProcessorAccounts, { strict: false })
const rowOf = (processorAccountID: string) =>
  api.database.read.findOneByOrFail(ProcessorAccount, { processorAccountID })

describe('the first start', () => {
  it('has the sandbox as an account of test mode', async () => {
    const { items } = await list(sandboxAccountID)
    expect(items).toEqual([
      expect.objectContaining({ processor: 'sandbox', mode: 'test', isEnabled: true, methods: ['test_method'] }),
    ])
    expect((await post({}, `${path}/${sandboxAccountID}/check`)).body).toMatchObject({ isWorking: true, field: null })
  })

  it('keeps it: it can be disabled, and not be deleted', async () => {
    expect(outcomeOf(await api.call('DELETE', `${path}/${sandboxAccountID}`, { token }))).toEqual([
      409,
      'SANDBOX_STAYS',
    ])
    for (const isEnabled of [false, true])
      expect((await put(sandboxAccountID, { name: 'Sandbox', isEnabled })).body.isEnabled).toBe(isEnabled)
  })
})

describe('GET /processor-accounts', () => {
  it('says what accounts can be made of, with the form of each', async () => {
    const { processors } = await list()
    expect(processors).toContainEqual({
      processor: 'plain',
      ...{ title: 'Plain', connects: false, splits: false },
      modes: ['test', 'live'],
      currencies: ['EUR', 'USD'],
      methods: ['card'],
      settings: [
        { name: 'secretKey', label: 'Secret key', help: 'From its pages', isSecret: true, isRequired: true },
        { name: 'noticeSecret', label: 'Notice secret', help: 'From its pages', isSecret: true, isRequired: true },
        expect.objectContaining({ name: 'apiAddress', isSecret: false, isRequired: false }),
      ],
    })
  })

  it('is for staff with the right alone, and no read-only role has it', async () => {
    const { body } = await api.call('GET', '/roles?q=Support', { token })
    const rows = (await api.call('GET', '/permissions?q=processor&limit=100', { token })).body.items
    const ids = rows.map(({ permissionID }: { permissionID: string }) => permissionID)
    expect(body.items[0].permissionIDs.filter((id: string) => ids.includes(id))).toEqual([])
    const reader = await buildStaffWith(api, ['GET', path])
    expect((await api.call('GET', path, { token: reader.token })).status).toBe(200)
    expect(outcomeOf(await api.call('POST', path, { token: reader.token, body: plainInput() }))).toEqual([
      403,
      'PERMISSION_MISSING',
    ])
    for (const other of [merchant.token, merchant.accessToken])
      expect((await api.call('GET', path, { token: other })).status).toBe(403)
  })
})

describe('POST /processor-accounts', () => {
  it('makes an account, and answers its notice address and none of its settings', async () => {
    const made = await post(plainInput({ currencies: ['EUR'] }))
    const { processorAccountID, noticeAddress } = made.body
    expect([made.status, noticeAddress]).toEqual([201, `${api.url}/api/processors/${processorAccountID}/notices`])
    expect(made.body).toMatchObject({ mode: 'test', currencies: ['EUR'], methods: ['card'], isEnabled: true })
    const text = JSON.stringify([made.body, await list(processorAccountID)])
    expect(text).not.toMatch(/first-secret-key|first-notice-secret|sealed/)
    expect((await accounts().use(processorAccountID)).settings.secretKey).toBe('test_first-secret-key')
  })

  it.each([
    ['processor', { processor: 'nobody' }],
    ['mode', { mode: 'both' }],
    ['mode', { processor: 'sandbox', mode: 'live', settings: {} }],
    ['name', { name: ' ' }],
    ['currencies', { currencies: ['JPY'] }],
    ['currencies', { currencies: [] }],
    ['currencies', { currencies: 'EUR' }],
    ['settings', { settings: 'secret' }],
    ['settings', { settings: { secretKey: { a: 1 } } }],
    ['settings.secretKey', { settings: { noticeSecret: 'n' } }],
    ['settings.noticeSecret', { settings: { secretKey: 'test_key', noticeSecret: '' } }],
    ['settings.secretKey', { mode: 'live' }],
    ['settings.strange', { settings: { ...plainInput().settings, strange: 'x' } }],
    ...['http://api.example.com', 'https://127.0.0.1', 'https://[::1]', 'https://10.1.2.3', 'https://localhost'].map(
      (apiAddress) => ['settings.apiAddress', { settings: { ...plainInput().settings, apiAddress } }] as const,
    ),
    ...['ftp://a.example.com', 'https://u:p@a.example.com', 'api.example.com', 'https://a.example.com/#a'].map(
      (apiAddress) => ['settings.apiAddress', { settings: { ...plainInput().settings, apiAddress } }] as const,
    ),
  ] as const)('refuses by the field %s: %j', async (field, overrides) => {
    const { status, body } = await post(plainInput(overrides))
    expect([status, body.code, Object.keys(body.fields)]).toEqual([422, 'INVALID_INPUT', [field]])
    expect(JSON.stringify(body)).not.toMatch(/first-secret-key|test_key/)
  })
})

describe('PUT /processor-accounts/:processorAccountID', () => {
  it('leaves what is not given, and lets the notice secret of before count a day longer', async () => {
    const { processorAccountID, version } = await create()
    const kept = await put(processorAccountID, { name: 'Renamed', settings: { secretKey: '' } })
    expect(kept.body).toMatchObject({ name: 'Renamed', isEnabled: true, previousNoticeSecretEndsAt: null })
    const changed = await put(processorAccountID, { name: 'Renamed', settings: { noticeSecret: 'second' } })
    expect(changed.body.previousNoticeSecretEndsAt > changed.body.updatedAt).toBe(true)
    expect(accounts().open(await rowOf(processorAccountID))).toEqual({
      settings: { ...plainInput().settings, noticeSecret: 'second' },
      previousNoticeSecret: 'first-notice-secret',
    })
    const old = await put(processorAccountID, { name: 'Late' }, { 'if-match': version })
    expect(outcomeOf(old)).toEqual([412, 'CHANGED_MEANWHILE'])
  })

  it('clears a setting that may be absent, and no other one', async () => {
    const settings = { ...plainInput().settings, apiAddress: 'https://eu.example.com' }
    const { processorAccountID } = await create({ settings })
    expect((await put(processorAccountID, { name: 'A', settings: { secretKey: null } })).body.fields).toEqual({
      'settings.secretKey': 'Secret key is required',
    })
    expect((await put(processorAccountID, { name: 'A', settings: { apiAddress: null } })).status).toBe(200)
    expect(accounts().open(await rowOf(processorAccountID)).settings).not.toHaveProperty('apiAddress')
  })

  it('looks absent where there is none', async () => {
    expect(outcomeOf(await put('pra_nobody', { name: 'A' }))).toEqual([404, 'NOT_FOUND'])
    expect(outcomeOf(await post({}, `${path}/pra_nobody/check`))).toEqual([404, 'NOT_FOUND'])
  })

  it('counts at once for what takes payments', async () => {
    const { processorAccountID } = await create()
    const isUsable = async () =>
      (await accounts().usable('test', null)).some((one) => one.processorAccountID === processorAccountID)
    expect(await isUsable()).toBe(true)
    await put(processorAccountID, { name: 'Off', isEnabled: false })
    expect(await isUsable()).toBe(false)
    expect((await accounts().use(processorAccountID)).processorAccountID).toBe(processorAccountID)
  })
})

describe('DELETE /processor-accounts/:processorAccountID', () => {
  const remove = (id: string) => api.call('DELETE', `${path}/${id}`, { token })

  it('forgets the settings, and keeps the row', async () => {
    const { processorAccountID } = await create()
    expect((await remove(processorAccountID)).status).toBe(204)
    expect([
      await list(processorAccountID).then(({ items }) => items),
      (await rowOf(processorAccountID)).sealedSettings,
    ]).toEqual([[], ''])
    expect((await remove(processorAccountID)).status).toBe(404)
  })

  it.each(['a payment that is captured', 'a payment that is authorized'])('refuses one with %s', async (what) => {
    const { processorAccountID } = await create()
    const { transactionID } = (await merchant.pay({ captureMethod: 'manual' })).body
    await edit(api, transactionID, { processorAccountID })
    const isCaptured = what.includes('captured')
    if (isCaptured) expect((await merchant.ask(transactionID, 'capture')).body.status).toBe('succeeded')
    expect(outcomeOf(await remove(processorAccountID))).toEqual([409, 'PROCESSOR_ACCOUNT_IN_USE'])
    const { body } = await merchant.ask(transactionID, isCaptured ? 'refunds' : 'cancel')
    expect(body.status).toBe(isCaptured ? 'succeeded' : 'canceled')
    expect((await remove(processorAccountID)).status).toBe(204)
  })

  it('refuses one that owes nothing while its payments can be refunded', async () => {
    const { processorAccountID } = await create()
    const { transactionID } = (await merchant.pay()).body
    await edit(api, transactionID, { processorAccountID })
    expect(outcomeOf(await remove(processorAccountID))).toEqual([409, 'PROCESSOR_ACCOUNT_REFUNDS'])
  })
})

describe('POST /processor-accounts/:processorAccountID/check', () => {
  it.each([
    ['test_right', { isWorking: true, sentence: 'Plain takes this key', field: null }],
    ['test_wrong', { isWorking: false, sentence: 'Plain refuses this key', field: 'secretKey' }],
    ['test_lost', { isWorking: false, sentence: expect.stringContaining('Plain didn’t respond'), field: null }],
  ])('says in words what %s is', async (secretKey, expected) => {
    const { processorAccountID } = await create({ settings: { secretKey, noticeSecret: 'n' } })
    expect((await post({}, `${path}/${processorAccountID}/check`)).body).toMatchObject(expected)
    expect(seen.at(-1)).toMatchObject({ processorAccountID, mode: 'test', settings: { secretKey } })
  })
})

describe('what an account is opened with', () => {
  it('stands in no dump and no audit entry', async () => {
    const secretKey = 'test_never-to-be-found-anywhere'
    const { processorAccountID } = await create({ settings: { secretKey, noticeSecret: 'also-never-to-be-found' } })
    await put(processorAccountID, { name: 'B', settings: { noticeSecret: 'and-this-one-neither' } })
    const dump = await dumpOf(api)
    for (const text of [secretKey, 'also-never-to-be-found', 'and-this-one-neither'])
      for (const form of formsOf(text)) expect([text, dump.includes(form)]).toEqual([text, false])
    const entries = await api.database.read.findBy(AuditEntry, { targetID: processorAccountID })
    expect(entries.map(({ action }) => action)).toEqual(['processor_account.created', 'processor_account.updated'])
    expect(entries.at(-1)?.after).toContain('changedSettings')
  })
})

// Last: it ages the only session of the administrator.
describe('writing', () => {
  it('takes a proof of the last ten minutes of everybody, and a check does not', async () => {
    const administrator = await buildStaffWith(api, [null, '/**'])
    await ageProofs(api, administrator.id)
    const own = { token: administrator.token }
    const asked = [403, 'STEP_UP_REQUIRED']
    expect(outcomeOf(await api.call('POST', path, { ...own, body: plainInput() }))).toEqual(asked)
    expect(outcomeOf(await api.call('PUT', `${path}/${sandboxAccountID}`, { ...own, body: { name: 'A' } }))).toEqual(
      asked,
    )
    expect(outcomeOf(await api.call('DELETE', `${path}/${sandboxAccountID}`, own))).toEqual(asked)
    expect((await api.call('POST', `${path}/${sandboxAccountID}/check`, own)).status).toBe(200)
  })
})
