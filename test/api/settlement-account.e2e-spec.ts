import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { SettlementAccount } from '../../api/src/money/settlement-accounts/settlement-account.entity.js'
import { buildApiUser, buildClient, clientPassword, signInAdmin, type SignedInClient } from '../support/builders.js'
import { dumpOf, formsOf } from '../support/dump.js'
import { waitForMailFiles } from '../support/mail-files.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
beforeAll(async () => {
  // What is wrong with a row is logged, and one row here is.
  api = await startApi({ LOG_LEVEL: 'fatal' })
})
afterAll(() => api.close())

const iban = 'DE89370400440532013000'
const accountInput = (overrides: Record<string, unknown> = {}) => ({
  accountHolder: 'Harbor Pine Ltd',
  bankName: 'First Harbor Bank',
  accountNumber: 'DE89 3704 0044 0532 0130 00',
  bankCode: 'COBADEFFXXX',
  password: clientPassword,
  ...overrides,
})
const pathOf = ({ clientID }: SignedInClient) => `/clients/${clientID}/settlement-account`
const save = (client: SignedInClient, overrides: Record<string, unknown> = {}) =>
  api.call('PUT', pathOf(client), { token: client.token, body: accountInput(overrides) })
const read = (client: SignedInClient) => api.call('GET', pathOf(client), { token: client.token })
const auditOf = ({ clientID }: SignedInClient, action: string) =>
  api.database.read.findBy(AuditEntry, { targetID: clientID, action })

describe('PUT /clients/:clientID/settlement-account', () => {
  it('keeps the account, shows it masked, audits it and tells the client by mail', async () => {
    const client = await buildClient(api)
    expect((await read(client)).status).toBe(404)
    const { status, body } = await save(client)
    expect([status, body]).toEqual([
      200,
      {
        settlementAccountID: client.clientID,
        isFirst: true,
        accountHolder: 'Harbor Pine Ltd',
        bankName: 'First Harbor Bank',
        accountNumberLast4: '3000',
        bankCode: 'COBADEFFXXX',
        currencies: ['EUR'],
        payoutsHeldUntil: null,
        updatedAt: expect.any(String),
      },
    ])
    expect((await read(client)).body).toEqual(body)
    const mails = await waitForMailFiles(String(api.settings.DATA_DIR), client.emailAddress, 2)
    const mail = mails.find(({ subject }) => subject === 'Your settlement account was changed')
    expect(mail?.text).toContain('ending in 3000 at First Harbor Bank')
    expect(mail?.raw).not.toContain(iban)
    const [entry] = await auditOf(client, 'settlement_account.changed')
    expect([entry?.actorID, entry?.before, JSON.parse(entry?.after ?? '')]).toEqual([
      client.clientID,
      null,
      { bankName: 'First Harbor Bank', accountNumberLast4: '3000', currencies: ['EUR'] },
    ])
  })

  it('replaces the account, and the log says from what to what', async () => {
    const client = await buildClient(api)
    await save(client)
    const { body } = await save(client, { accountNumber: '0001-2345-678', bankCode: '', bankName: 'Second Bank' })
    expect(body).toMatchObject({ accountNumberLast4: '5678', bankCode: null })
    const entries = await auditOf(client, 'settlement_account.changed')
    const changed = entries.find(({ before }) => before)
    expect([changed?.before, changed?.after].map((text) => JSON.parse(text ?? '').accountNumberLast4)).toEqual([
      '3000',
      '5678',
    ])
  })

  it('leaves nothing of the account in a dump, and binds what is sealed to its client', async () => {
    const [client, other] = [await buildClient(api), await buildClient(api)]
    await save(client, { accountHolder: 'Zebulon Quartz', accountNumber: iban })
    await save(other)
    const dump = await dumpOf(api)
    expect(dump).toContain(client.clientID)
    for (const text of [iban, '532013000', 'Zebulon Quartz', 'COBADEFFXXX']) {
      expect([text, formsOf(text).some((form) => dump.includes(form))]).toEqual([text, false])
    }
    const { sealed } = await api.database.read.findOneByOrFail(SettlementAccount, { clientID: client.clientID })
    const where = { clientID: other.clientID }
    await api.database.write((manager) => manager.update(SettlementAccount, where, { sealed }))
    expect((await read(other)).body).toMatchObject({ accountHolder: '?', bankName: '?', accountNumberLast4: '????' })
  })

  it('asks for the password, and after ten wrong ones in a session takes none in that session', async () => {
    const client = await buildClient(api)
    expect((await save(client, { password: '' })).body.fields).toEqual({ password: 'Password is required' })
    const wrong = await save(client, { password: 'not this one' })
    expect([wrong.status, wrong.body.fields]).toEqual([422, { password: 'Incorrect password' }])
    expect(await auditOf(client, 'settlement_account.change_refused')).toHaveLength(1)
    for (let guess = 2; guess <= 10; guess += 1) await save(client, { password: 'not this one' })
    const refusedNow = await save(client)
    expect([refusedNow.status, refusedNow.body.code]).toEqual([429, 'PASSWORD_TRIES_USED_UP'])
    expect(Number(refusedNow.headers.get('retry-after'))).toBeGreaterThan(29 * 60)
    expect((await read(client)).status).toBe(404)
    const signIn = { emailAddress: client.emailAddress, password: clientPassword }
    const { token } = (await api.call('POST', '/clients/login', { body: signIn })).body
    expect((await save({ ...client, token })).status).toBe(200)
    expect(await auditOf(client, 'client.password_tries_used_up')).toHaveLength(1)
  })

  it.each([
    ['accountHolder', ''],
    ['bankName', undefined],
    ['accountNumber', ''],
    ['accountNumber', '1234'],
    ['accountNumber', '----------'],
    ['accountNumber', 'DE88 3704 0044 0532 0130 00'],
    ['accountNumber', '1'.repeat(35)],
    ['accountNumber', 12345678],
    ['bankCode', 'x'.repeat(21)],
    ['surprise', 1],
  ])('refuses %s: %j', async (name, value) => {
    const client = await refused()
    const { status, body } = await save(client, { [name]: value })
    expect([status, Object.keys(body.fields)]).toEqual([422, [name]])
  })

  it('is for the client alone', async () => {
    const [client, other] = [await buildClient(api), await buildClient(api)]
    const { accessToken } = await buildApiUser(api, client)
    const tokens = [undefined, accessToken, await signInAdmin(api), other.token]
    for (const method of ['GET', 'PUT']) {
      const body = method === 'PUT' ? accountInput() : undefined
      const statuses = []
      for (const token of tokens) statuses.push((await api.call(method, pathOf(client), { token, body })).status)
      expect([method, statuses]).toEqual([method, [401, 403, 403, 404]])
    }
  })
})

let oneClient: SignedInClient | undefined
const refused = async () => (oneClient ??= await buildClient(api))
