import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { zipSync } from 'fflate'
import { bankFile as words } from '../../libs/contract/messages/errors/bank-files.js'
import { sandboxAccountID } from '../../libs/contract/processors.js'
import * as reasons from '../../libs/contract/messages/errors/bank-statements.js'
import { gapBefore } from '../../libs/contract/messages/reconciliation.js'
import { BankStatement } from '../../api/src/money/bank-statements/bank-statement.entity.js'
import { camt, camtOf, detail, pain002, statement } from '../support/bank-files.js'
import { approvedPayout, type Bank, buildBank, buildPayee, money, newIban, sendFile } from '../support/banks.js'
import { answered } from '../support/raw-http.js'
import { expectSoundBooks } from '../support/payments.js'
import type { PaidMerchant } from '../support/payouts.js'
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

const asName = (id: string) => id.replaceAll('_', '-')
const statusOf = async (payoutID: string) => (await bank.desk.read(payoutID)).body.status
const closing = (opening: number, ...amounts: number[]) => {
  const sum = amounts.reduce((total, one) => total + one, opening)
  return `${sum < 0 ? '-' : ''}${money(sum)}`
}
describe('POST /bank-statements', () => {
  it('explains payouts, charges and a return, puts the rest in suspense, and moves the bank by each entry once', async () => {
    const paid = await approvedPayout(api, bank, payee)
    const back = await approvedPayout(api, bank, payee)
    const made = await bank.makeFile()
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({ status: 'made', payouts: 2, amount: paid.amount + back.amount })
    expect(await statusOf(paid.payoutID)).toBe('sent')
    const sample = {
      opening: '1000.00',
      closing: closing(100_000, -paid.amount, -back.amount - 150, back.amount, -500, 4_200),
      entries: [
        { amount: money(paid.amount), details: [detail({ endToEndID: asName(paid.payoutID) })] },
        {
          amount: money(back.amount + 150),
          inside: '<Chrgs><Rcrd><Amt Ccy="EUR">1.50</Amt><ChrgInclInd>true</ChrgInclInd></Rcrd></Chrgs>',
          details: [detail({ endToEndID: asName(back.payoutID) })],
        },
        {
          amount: money(back.amount),
          credit: true,
          details: [detail({ endToEndID: asName(back.payoutID), returned: 'AC04', credit: true })],
        },
        {
          amount: '5.00',
          inside: '<BkTxCd><Domn><Cd>ACMT</Cd><Fmly><Cd>MDOP</Cd><SubFmlyCd>CHRG</SubFmlyCd></Fmly></Domn></BkTxCd>',
        },
        { amount: '42.00', credit: true, details: [detail({ name: 'Somebody', text: 'Hello', credit: true })] },
      ],
    }
    const told = await bank.tell(sample)
    expect(told.status).toBe(200)
    expect(told.body).toMatchObject({ entries: 5, matched: 4, unmatched: 1, rejected: 0 })
    expect([await statusOf(paid.payoutID), await statusOf(back.payoutID)]).toEqual(['paid', 'returned'])
    const standing = await bank.stands('bank', bank.bankAccountID)
    expect(standing).toBe(Math.round(Number(sample.closing) * 100))
    expect(await bank.stands('suspense', bank.bankAccountID)).toBe(-4_200)
    expect(await bank.stands('bank_charges')).toBe(650)
    expect(await bank.stands('platform_funds')).toBe(-100_000)
    const [waiting] = await bank.entries('&status=unmatched')
    expect(waiting).toMatchObject({ amount: 4_200, counterparty: 'Somebody', text: 'Hello' })
    expect(waiting.suggestions).toEqual([
      { kind: 'own_money', matchedID: null, name: reasons.ownMoney, reason: reasons.reasons.ownMoney },
    ])
    const read = { token: bank.desk.maker, body: { processorAccountID: sandboxAccountID } }
    expect((await api.call('POST', '/processor-reports/read', read)).body).toMatchObject({ failure: null })
    const proof = (await api.call('GET', '/reconciliation', { token: bank.desk.maker })).body
    const euros = proof.currencies.find(({ currency }: { currency: string }) => currency === 'EUR')
    expect([euros.ledger.difference, euros.processors.difference, euros.banks.difference]).toEqual([0, 0, 0])
    expect(euros.banks.amount).toBe(standing)
    expect(euros.ledger.amount).toBe(euros.banks.amount + euros.processors.amount)
    expect(euros.waiting).toEqual({ entries: 1, amount: 4_200 })
    // The same file, and one that tells the same days and one more, bring nothing twice.
    expect((await bank.tell(sample)).body).toEqual({ ...told.body, entries: 0, matched: 0, unmatched: 0 })
    const entries = [...sample.entries, { amount: '1.00', day: '2026-11-21' }]
    const longer = { ...sample, id: 'STMT-2', to: '2026-11-21', closing: closing(standing, -100), entries }
    expect((await bank.tell(longer)).body).toMatchObject({ entries: 1, matched: 0, unmatched: 1 })
    expect(await bank.stands('bank', bank.bankAccountID)).toBe(standing - 100)
  })

  it('takes a file with the name of a form, and the next one with the same name as another file', async () => {
    const other = await buildBank(api, { currency: 'SEK' })
    const send = async (sample: { id: string; opening: string; closing: string; from: string }) => {
      const file = camtOf({ iban: other.iban, currency: 'SEK', ...sample })
      const headers = { 'content-type': 'application/xml', 'form-id': 'form-of-a-file' }
      const asked = { method: 'POST', headers: { ...headers, authorization: `Bearer ${other.desk.maker}` }, body: file }
      const answer = await fetch(`${api.url}/api/bank-statements?bankAccountID=${other.bankAccountID}`, asked)
      const { bankStatementIDs } = (await answer.json()) as { bankStatementIDs?: string[] }
      return { status: answer.status, bankStatementIDs }
    }
    const first = await send({ id: '1', from: '2026-11-10', opening: '1.00', closing: '1.00' })
    const second = await send({ id: '2', from: '2026-11-11', opening: '1.00', closing: '1.00' })
    expect([first.status, second.status, first.bankStatementIDs?.length]).toEqual([200, 200, 1])
    expect(second.bankStatementIDs).not.toEqual(first.bankStatementIDs)
  })

  it('takes two statements in one file, an archive and alike entries of a day, in parallel, once', async () => {
    const other = await buildBank(api, { currency: 'GBP' })
    const alike = [{ amount: '7.00' }, { amount: '7.00' }, { amount: '7.00', credit: true }]
    const gbp = { iban: other.iban, currency: 'GBP' }
    const one = statement({ ...gbp, id: 'A', opening: '0.00', closing: '-7.00', entries: alike }).replaceAll(
      'EUR',
      'GBP',
    )
    const two = statement({ ...gbp, id: 'B', opening: '-7.00', closing: '-7.00', from: '2026-11-21' })
    const archive = zipSync({ 'a.xml': Buffer.from(camt([one, two])), 'b.xml': Buffer.from(camt([one])) })
    const answers = await Promise.all([
      ...[0, 1].map(() => other.send(camt([one, two]))),
      other.send(archive, 'application/zip'),
    ])
    const taken = answers.filter(({ status }) => status === 200)
    expect(taken.length).toBeGreaterThan(1)
    expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true)
    expect(taken.reduce((sum, { body }) => sum + body.entries, 0)).toBe(3)
    expect(await other.stands('bank', other.bankAccountID)).toBe(-700)
    expect(await other.entries()).toHaveLength(3)
    const count = await api.database.read.countBy(BankStatement, { bankAccountID: other.bankAccountID })
    expect(count).toBe(2)
  })

  it('names a gap, closes it when the statement between comes, and takes an older one', async () => {
    const other = await buildBank(api, { currency: 'CHF' })
    const chf = (sample: object) => other.tell({ currency: 'CHF', ...sample })
    await chf({ id: '3', from: '2026-11-12', opening: '30.00', closing: '30.00' })
    await chf({ id: '1', from: '2026-11-10', opening: '10.00', closing: '10.00' })
    const read = async () =>
      (
        await api.call('GET', `/bank-statements?bankAccountID=${other.bankAccountID}`, { token: other.desk.maker })
      ).body.items.map(({ reference, gap }: { reference: string; gap: number | null }) => [reference, gap])
    expect(await read()).toEqual(
      expect.arrayContaining([
        ['3', 2_000],
        ['1', null],
      ]),
    )
    expect(await other.stands('bank', other.bankAccountID)).toBe(1_000)
    const proof = async () => (await api.call('GET', '/reconciliation', { token: other.desk.maker })).body
    const gap = { sentence: gapBefore('3', '2026-11-12'), amount: 2_000 }
    const francs = (await proof()).currencies.find(({ currency }: { currency: string }) => currency === 'CHF')
    expect(francs.banks).toEqual({ amount: 1_000, difference: 2_000, held: 0 })
    expect(francs.bankAccounts[0]).toMatchObject({ told: 3_000, difference: 2_000, toldOn: '2026-11-12', lines: [gap] })
    const entries = [{ amount: '20.00', credit: true }]
    await chf({ id: '2', from: '2026-11-11', opening: '10.00', closing: '30.00', entries })
    expect(await read()).toEqual(
      expect.arrayContaining([
        ['3', null],
        ['2', null],
        ['1', null],
      ]),
    )
    expect(await other.stands('bank', other.bankAccountID)).toBe(3_000)
  })

  it('takes the bank’s answer to a file: what it rejects has failed, and is told once', async () => {
    const [good, bad] = [await approvedPayout(api, bank, payee), await approvedPayout(api, bank, payee)]
    const { payoutFileID } = (await bank.makeFile([good.payoutID, bad.payoutID])).body
    const answer = pain002(asName(payoutFileID), 'PART', [
      [asName(good.payoutID), 'ACSP'],
      [asName(bad.payoutID), 'RJCT', 'AC01'],
    ])
    expect((await bank.send(answer)).body).toMatchObject({ rejected: 1, entries: 0 })
    expect((await bank.send(answer)).body).toMatchObject({ rejected: 0 })
    expect([await statusOf(good.payoutID), await statusOf(bad.payoutID)]).toEqual(['sent', 'failed'])
    expect((await bank.desk.read(bad.payoutID)).body.reason).toBe(reasons.rejectedByBank('AC01'))
    const token = bank.desk.checker
    const late = await api.call('POST', `/payout-files/${payoutFileID}/void`, { token })
    expect([late.status, late.body.code]).toEqual([409, 'PAYOUT_FILE_ANSWERED'])
    const stranger = await bank.send(pain002('pof-00000000000000000000000000', 'RJCT', []))
    expect([stranger.status, stranger.body.code]).toEqual([422, 'BANK_FILE_REFUSED'])
  })

  it.each([
    ['of another account', () => camtOf({ iban: newIban() }), 'This statement is for a different account'],
    ['in another currency', () => camtOf({ iban: bank.iban, currency: 'USD' }), words.currency('USD', 'EUR')],
    ['that does not add up', () => camtOf({ iban: bank.iban, closing: '1.00' }), 'does not add up'],
    ['of no account', () => camtOf({ iban: bank.iban }).replace(/<IBAN>.*<\/IBAN>/, ''), words.otherAccountUnnamed],
    ['with a document type', () => '<!DOCTYPE a><a/>', words.withDoctype],
  ])('refuses a statement %s, and keeps nothing', async (_what, build, sentence) => {
    const before = await api.database.read.count(BankStatement)
    const { status, body } = await bank.send(build())
    expect([status, body.code]).toEqual([422, 'BANK_FILE_REFUSED'])
    expect(body.error).toContain(sentence)
    expect(await api.database.read.count(BankStatement)).toBe(before)
  })

  it('refuses JSON, a CSV without a mapping, an absent account, and such bodies everywhere else', async () => {
    const json = await api.call('POST', `/bank-statements?bankAccountID=${bank.bankAccountID}`, {
      ...{ token: bank.desk.maker, body: {} },
    })
    expect([json.status, json.body.code]).toEqual([422, 'BANK_FILE_REFUSED'])
    expect((await bank.send('a;b', 'text/csv')).body.code).toBe('BANK_FILE_REFUSED')
    const absent = await sendFile(api, bank.desk.maker, '/bank-statements?bankAccountID=bka_none', camtOf())
    expect(absent.status).toBe(404)
    expect((await sendFile(api, bank.desk.maker, '/bank-accounts', camtOf())).status).toBe(415)
    expect(
      (await sendFile(api, 'no token', `/bank-statements?bankAccountID=${bank.bankAccountID}`, camtOf())).status,
    ).toBe(401)
    expect(
      (await sendFile(api, payee.token, `/bank-statements?bankAccountID=${bank.bankAccountID}`, camtOf())).status,
    ).toBe(403)
  })

  it('takes a file with the id of a form, as often as it comes', async () => {
    const headers = { 'form-id': 'a-form-with-a-file' }
    const path = `/bank-statements?bankAccountID=${bank.bankAccountID}`
    const sample = camtOf({ iban: bank.iban, currency: 'EUR', id: 'A-FORM', entries: [] })
    for (let turn = 0; turn < 2; turn += 1)
      expect((await sendFile(api, bank.desk.maker, path, sample, 'application/xml', headers)).status).toBe(200)
    const absent = '/bank-statements?bankAccountID=bka_none'
    expect((await sendFile(api, bank.desk.maker, absent, sample, 'application/xml', headers)).status).toBe(404)
  })

  it('refuses 200 MB with a sentence, told or streamed, and its memory stays as it was', async () => {
    const line = Buffer.from('<AddtlStmtInf>a</AddtlStmtInf>'.repeat(35_000))
    const head = Buffer.from(camt([`<Stmt><Id>A</Id>`]).split('</BkToCstmrStmt>')[0]?.replace('</Stmt>', '') ?? '')
    let most = process.memoryUsage().rss
    const before = most
    async function* file() {
      yield head
      for (let megabyte = 0; megabyte < 200; megabyte += 1) {
        yield line
        most = Math.max(most, process.memoryUsage().rss)
      }
    }
    api.app.getHttpServer().requestTimeout = 0 // Whether they arrive in time is up to the machine.
    const path = `${api.url}/api/bank-statements?bankAccountID=${bank.bankAccountID}`
    const headers = { 'content-type': 'application/xml', authorization: `Bearer ${bank.desk.maker}` }
    const ending = new AbortController()
    const sending = () => ({ method: 'POST', headers, duplex: 'half', signal: ending.signal, body: file() as never })
    const answer = await answered(() => fetch(path, sending() as RequestInit))
    expect([answer.status, await answer.json()]).toMatchObject([422, { error: words.tooLarge(32) }])
    ending.abort()
    expect(most - before).toBeLessThan(120 * 1_024 * 1_024)
    const told = await answered(() => fetch(path, { method: 'POST', headers, body: Buffer.alloc(40 * 1_024 * 1_024) }))
    expect([told.status, await told.json()]).toMatchObject([422, { error: words.tooLarge(32) }])
  })
})
