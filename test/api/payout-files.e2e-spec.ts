import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { createHash } from 'node:crypto'
import * as words from '../../libs/contract/messages/errors/bank-statements.js'
import { PayoutFileLine } from '../../api/src/money/payout-files/payout-file.entity.js'
import { detail, pain002 } from '../support/bank-files.js'
import {
  approvedPayout,
  type Bank,
  bankAccountInput,
  buildBank,
  buildPayee,
  money,
  settleLeft,
} from '../support/banks.js'
import { expectSoundBooks } from '../support/payments.js'
import { buildChecker, endHold, type PaidMerchant } from '../support/payouts.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let bank: Bank
let payee: PaidMerchant
beforeAll(async () => {
  api = await startApi()
  bank = await buildBank(api)
  payee = await buildPayee(api)
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

const approved = () => approvedPayout(api, bank, payee)
const statusOf = async (payoutID: string) => (await bank.desk.read(payoutID)).body.status
const endToEnd = (id: string) => id.replaceAll('_', '-')
const asAdmin = (method: string, path: string, body?: object) =>
  api.call(method, path, { token: bank.desk.maker, body })

describe('/bank-accounts', () => {
  it('are checked, kept sealed and shown by their end', async () => {
    const listed = (await asAdmin('GET', '/bank-accounts')).body.items
    expect(JSON.stringify(listed)).not.toContain(bank.iban)
    expect(listed[0]).toMatchObject({ numberLast4: bank.iban.slice(-4), isIban: true, mode: 'test', isEnabled: true })
    const refused = async (body: Record<string, unknown>) =>
      (await asAdmin('POST', '/bank-accounts', bankAccountInput(body))).body
    expect((await refused({ iban: 'DE89370400440532013001' })).fields).toHaveProperty('iban')
    expect((await refused({ accountNumber: '12345678' })).fields).toHaveProperty('iban')
    expect((await refused({ iban: undefined })).fields).toHaveProperty('iban')
    expect((await refused({ bic: 'NOBIC' })).fields).toHaveProperty('bic')
    expect((await refused({ timeZone: 'Mars/Olympus' })).fields).toHaveProperty('timeZone')
    expect((await refused({ holidays: ['2026-02-30'] })).fields).toHaveProperty('holidays')
    expect((await refused({ csvMapping: { columns: {} } })).fields).toHaveProperty('csvMapping')
    expect((await refused({ iban: bank.iban })).code).toBe('BANK_ACCOUNT_EXISTS')
  })

  it('may change but for a number that statements or files are of', async () => {
    const body = bankAccountInput({ iban: undefined, accountNumber: '0690000031', bic: undefined, currency: 'NGN' })
    const { bankAccountID, version } = (await asAdmin('POST', '/bank-accounts', body)).body
    const put = (change: object, ifMatch?: string) =>
      api.call('PUT', `/bank-accounts/${bankAccountID}`, {
        ...{ token: bank.desk.maker, body: { name: 'N', holder: 'H', ...change } },
        ...(ifMatch && { headers: { 'if-match': ifMatch } }),
      })
    expect((await put({ isEnabled: false }, version)).body).toMatchObject({ isEnabled: false, name: 'N' })
    expect((await put({}, version)).status).toBe(412)
    expect((await put({ accountNumber: '0690000032' })).body.numberLast4).toBe('0032')
    const file = (await approved()) && (await bank.makeFile()).body
    expect(file.payouts).toBe(1)
    const taken = await api.call('PUT', `/bank-accounts/${bank.bankAccountID}`, {
      ...{ token: bank.desk.maker, body: { name: 'N', holder: 'H', accountNumber: '12345678' } },
    })
    expect(taken.body.code).toBe('BANK_ACCOUNT_IN_USE')
  })

  it('tell what a mapping makes of a piece of a file, or what is wrong with it', async () => {
    const columns = { date: 'Date', amount: 'Amount' }
    const mapping = {
      delimiter: ';',
      decimal: ',',
      dateFormat: 'DD.MM.YYYY',
      encoding: 'utf-8',
      skippedLines: 0,
      columns,
    }
    const preview = async (text: string) =>
      (await asAdmin('POST', '/bank-accounts/csv-preview', { currency: 'EUR', mapping, text })).body
    const rows = [{ bookedOn: '2026-11-20', amount: -1_250, counterparty: null, text: null, endToEndID: null }]
    expect(await preview('Date;Amount\n20.11.2026;-12,50')).toEqual({
      sentence: null,
      rows,
      opening: null,
      closing: null,
    })
    expect((await preview('Day;Amount\n')).sentence).toContain('Date')
  })
})

describe('POST /payout-files', () => {
  it('puts each approved payout in one file, in parallel too, and gives the same bytes each time', async () => {
    const payouts = [await approved(), await approved(), await approved()]
    const made = await Promise.all([bank.makeFile(), bank.makeFile(), bank.makeFile()])
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const file = made.find(({ status }) => status === 201)?.body
    expect(file).toMatchObject({ payouts: 3, amount: payouts.reduce((sum, { amount }) => sum + amount, 0) })
    const [one, two] = [await bank.content(file.payoutFileID), await bank.content(file.payoutFileID)]
    expect(two).toBe(one)
    expect(createHash('sha256').update(one).digest('hex')).toBe(file.sha256)
    for (const { payoutID } of payouts) {
      expect(one.split(`<EndToEndId>${endToEnd(payoutID)}</EndToEndId>`)).toHaveLength(2)
      expect(one).not.toContain(payoutID)
      expect(await statusOf(payoutID)).toBe('sent')
      expect(await api.database.read.countBy(PayoutFileLine, { payoutID })).toBe(1)
    }
    const token = bank.desk.maker
    const again = await api.call('POST', '/payout-files', {
      ...{ token, body: { bankAccountID: bank.bankAccountID, payoutIDs: [payouts[0]?.payoutID] } },
    })
    expect([again.status, again.body.code]).toEqual([409, 'PAYOUTS_NOT_APPROVED'])
  })

  it('is voided by two people, and its payouts leave with another one', async () => {
    const { payoutID } = await approved()
    const { payoutFileID } = (await bank.makeFile()).body
    const voided = (token: string) => api.call('POST', `/payout-files/${payoutFileID}/void`, { token })
    expect((await voided(bank.desk.maker)).body).toMatchObject({ status: 'made' })
    expect((await voided(bank.desk.maker)).body.code).toBe('SECOND_PERSON_REQUIRED')
    expect((await voided(await buildChecker(api, bank.desk.maker))).body).toMatchObject({ status: 'voided' })
    expect(await statusOf(payoutID)).toBe('approved')
    expect((await voided(bank.desk.checker)).body.code).toBe('PAYOUT_FILE_VOIDED')
    expect((await bank.makeFile([payoutID])).status).toBe(201)
    expect(await statusOf(payoutID)).toBe('sent')
  })

  it('names a payout that cannot stand in it, and makes nothing', async () => {
    const odd = await buildPayee(api)
    await odd.setAccount({ accountHolder: '株式会社', accountNumber: 'DE89370400440532013000' })
    await endHold(api, odd.clientID)
    const { payoutID } = await approvedPayout(api, bank, odd)
    const refused = await bank.makeFile([payoutID])
    expect([refused.status, refused.body.code]).toEqual([422, 'PAYOUT_UNPAYABLE'])
    expect(refused.body.error).toContain(payoutID)
    expect(await statusOf(payoutID)).toBe('approved')
  })

  it('is made of the others where nobody named it, and says what was left out and why', async () => {
    const odd = await buildPayee(api)
    await odd.setAccount({ accountHolder: '有限会社', accountNumber: 'DE89370400440532013000' })
    await endHold(api, odd.clientID)
    const { payoutID } = await approvedPayout(api, bank, odd)
    const alone = await bank.makeFile()
    expect([alone.status, alone.body.code]).toEqual([422, 'PAYOUT_UNPAYABLE'])
    expect(alone.body.error).toContain(payoutID)
    const good = await approvedPayout(api, bank, payee)
    const { status, body } = await bank.makeFile()
    expect([status, body.payouts, body.amount]).toEqual([201, 1, good.amount])
    const left = body.leftOut.find((one: { payoutID: string }) => one.payoutID === payoutID)
    expect(left.sentence).toBe('“有限会社” has characters that banks do not take. Write it in Latin letters')
    expect([await statusOf(payoutID), await statusOf(good.payoutID)]).toEqual(['approved', 'sent'])
  })
})

describe('an entry that a person explains', () => {
  // An entry counts as near a payout by the days between them.
  const today = () => clock.now().toISOString().slice(0, 10)

  it('is suggested by amount and name, taken out of suspense, and put back by a posting', async () => {
    const { payoutID, amount } = await approvedPayout(api, bank, payee, { amount: 12_345 })
    await bank.makeFile([payoutID])
    const before = await bank.stands('bank', bank.bankAccountID)
    const entries = [{ amount: money(amount), details: [detail({ name: 'Somebody else' })] }]
    await bank.tell({ id: 'H1', from: today(), opening: '5000.00', closing: money(500_000 - amount), entries })
    const [entry] = await bank.entries('&status=unmatched')
    const mine = entry.suggestions.find(({ matchedID }: { matchedID: string }) => matchedID === payoutID)
    expect(mine).toMatchObject({ kind: 'payout', reason: words.reasons.amount })
    const act = (action: string, body?: object) =>
      asAdmin('POST', `/bank-statement-entries/${entry.entryID}/${action}`, body)
    expect((await act('unmatch')).body.code).toBe('ENTRY_NOT_MATCHED')
    expect((await act('match', { kind: 'payout' })).status).toBe(422)
    expect((await act('match', { kind: 'payout', matchedID: 'pyo_none' })).status).toBe(404)
    expect((await act('match', { kind: 'payout_return', matchedID: payoutID })).body.code).toBe('DOES_NOT_MATCH')
    const [first, second] = await Promise.all([0, 1].map(() => act('match', { kind: 'payout', matchedID: payoutID })))
    expect([first?.status, second?.status].sort()).toEqual([200, 409])
    expect(await statusOf(payoutID)).toBe('paid')
    expect(await bank.stands('suspense', bank.bankAccountID)).toBe(0)
    const undone = await act('unmatch')
    expect(undone.body).toMatchObject({ status: 'unmatched', matchKind: null })
    expect(await statusOf(payoutID)).toBe('sent')
    expect(await bank.stands('suspense', bank.bankAccountID)).toBe(amount)
    expect((await act('match', { kind: 'own_money' })).body).toMatchObject({ status: 'matched' })
    expect(await statusOf(payoutID)).toBe('sent')
    expect(await bank.stands('bank', bank.bankAccountID)).toBe(before + 500_000 - amount)
    expect(await settleLeft(api)).toBe(0)
  })

  it('that pays what the bank had rejected is explained by nobody, and says why', async () => {
    const { payoutID, amount } = await approved()
    const { payoutFileID } = (await bank.makeFile([payoutID])).body
    await bank.send(pain002(endToEnd(payoutFileID), 'RJCT', [[endToEnd(payoutID), 'RJCT', 'AC01']]))
    expect(await statusOf(payoutID)).toBe('failed')
    const opening = 500_000 - 12_036
    const entries = [{ amount: money(amount), details: [detail({ endToEndID: endToEnd(payoutID) })] }]
    const told = await bank.tell({
      id: 'H2',
      from: today(),
      opening: money(opening),
      closing: money(opening - amount),
      entries,
    })
    expect(told.body).toMatchObject({ entries: 1, matched: 0, unmatched: 1 })
    const [entry] = await bank.entries('&status=unmatched')
    expect(entry.matchReason).toBe(words.reasons.endedPayout(payoutID, 'failed'))
    const { body } = await bank.desk.read(payoutID)
    expect([body.status, typeof body.desk.toldPaidAt]).toEqual(['failed', 'string'])
    expect(await bank.stands('suspense', bank.bankAccountID)).toBe(amount)
  })
})
