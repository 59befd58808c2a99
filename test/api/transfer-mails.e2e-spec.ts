import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import jsQR from 'jsqr'
import { transferDetailsMailsMax } from '../../libs/contract/bank-limits.js'
import { groupedReference } from '../../libs/contract/creditor-references.js'
import { Mail } from '../../api/src/platform/mail/mail.entity.js'
import { buildTransferBank, type TransferBank } from '../support/bank-transfers.js'
import { idempotencyKey } from '../support/builders.js'
import { type MailFile, mailFiles, waitForMail } from '../support/mail-files.js'
import { buildLink, payLink } from '../support/payment-links.js'
import { buildMerchant, type Merchant } from '../support/payments.js'
import { pixelsOf } from '../support/png.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let bank: TransferBank
let merchant: Merchant
beforeAll(async () => {
  api = await startApi()
  bank = await buildTransferBank(api)
  merchant = await buildMerchant(api, { name: 'Harbor Pine' })
})
afterAll(() => api.close())

const dataDir = () => String(api.settings.DATA_DIR)

async function transferBy(emailAddress: string, language = 'en', name = 'Jane Payer') {
  const link = await buildLink(api, merchant, { currency: 'EUR', amount: 10_000 })
  const payer = { emailAddress, name }
  const { status, body } = await payLink(api, link.token, { paymentMethod: 'bank_transfer', payer, language })
  expect([status, body.fields]).toEqual([201, undefined])
  return body
}
const credit = (transactionID: string, body: object) =>
  merchant.ask(transactionID, 'test-credits', body, idempotencyKey())

const kindsAbout = async (aboutID: string) =>
  (await api.database.read.find(Mail, { where: { aboutID }, order: { kind: 'ASC' } })).map(({ kind }) => kind)

/** What a banking app reads from the picture in the mail. */
function codeIn({ raw }: MailFile): string | undefined {
  const [, , encoded = ''] = /Content-Type: image\/png(.*\n)+?\n((?:[A-Za-z0-9+/=]+\n)+)/.exec(raw) ?? []
  const { data, width, height } = pixelsOf(Buffer.from(encoded, 'base64'))
  return jsQR.default(data, width, height)?.data
}

describe('mails to a payer by bank transfer', () => {
  it('send the details with a code for banking apps', async () => {
    const { nextAction } = await transferBy('details@example.com')
    const mail = await waitForMail(dataDir(), 'details@example.com', 'Your bank transfer to Harbor Pine')
    for (const part of [
      '€100.00',
      groupedReference(nextAction.reference),
      groupedReference(bank.iban),
      'Gatehouse Ltd',
    ])
      expect([mail.text, mail.html]).toEqual([expect.stringContaining(part), expect.stringContaining(part)])
    expect(mail.html).toContain('src="cid:code@gatehouse"')
    expect(mail.raw).toMatch(/Content-ID: <code@gatehouse>/i)
    expect(codeIn(mail)?.split('\n')).toEqual([
      ...['BCD', '002', '1', 'SCT', 'COBADEFFXXX', 'Gatehouse Ltd', bank.iban, 'EUR100.00', '', nextAction.reference],
    ])
  })

  it('say once how much is missing, and send the receipt when it has arrived', async () => {
    const to = 'part@example.com'
    const { transactionID } = await transferBy(to)
    await credit(transactionID, { kind: 'part', amount: 4_000 })
    await credit(transactionID, { kind: 'part', amount: 1_000 })
    const mail = await waitForMail(dataDir(), to, 'Your transfer to Harbor Pine is €60.00 short')
    expect(mail.text).toContain('We’ve received €40.00. Transfer the remaining €60.00 to this account:')
    expect(codeIn(mail)).toContain('EUR60.00')
    await credit(transactionID, {})
    await waitForMail(dataDir(), to, 'Your receipt from Harbor Pine')
    const subjects = (await mailFiles(dataDir())).filter((one) => one.to.includes(to)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.includes('short'))).toHaveLength(1)
  })

  it('say that money came too late', async () => {
    const { transactionID } = await transferBy('late@example.com')
    await credit(transactionID, { kind: 'late' })
    const mail = await waitForMail(dataDir(), 'late@example.com', 'Your transfer to Harbor Pine arrived too late')
    expect(mail.text).toContain('We received €100.00 after your payment to Harbor Pine had ended.')
  })

  it('say once that money came too late, and let the test bank credit no more', async () => {
    const to = 'late-twice@example.com'
    const { transactionID, nextAction } = await transferBy(to)
    await credit(transactionID, { kind: 'late' })
    expect((await credit(transactionID, { kind: 'late' })).body).toMatchObject({ code: 'TRANSFER_NOT_OPEN' })
    await bank.credit({ amount: 10_000, text: nextAction.reference }, { amount: 5_000, text: nextAction.reference })
    expect(await kindsAbout(transactionID)).toEqual(['transfer-details', 'transfer-late'])
  })

  it('send the details of ten transfers a day to one address', async () => {
    const begun = []
    for (let turn = 0; turn <= transferDetailsMailsMax; turn += 1) begun.push(await transferBy('flood@example.com'))
    const mails = await Promise.all(begun.map(({ transactionID }) => kindsAbout(transactionID)))
    expect(mails.slice(0, -1)).toEqual(Array.from({ length: transferDetailsMailsMax }, () => ['transfer-details']))
    expect(mails.at(-1)).toEqual([])
  })

  it('greet the address, and never by a name that was typed', async () => {
    const to = 'greeted@example.com'
    const { transactionID } = await transferBy(to, 'en', 'Winner https://bad.example\n\nYour account is locked')
    const details = await waitForMail(dataDir(), to, 'Your bank transfer to Harbor Pine')
    await credit(transactionID, {})
    const receipt = await waitForMail(dataDir(), to, 'Your receipt from Harbor Pine')
    for (const { text, html } of [details, receipt]) {
      expect(text).toContain(`Hello ${to},`)
      expect(text + html).not.toMatch(/bad\.example|locked/)
    }
  })

  it('say that a transfer was returned once the bank has sent it back', async () => {
    const to = 'returned@example.com'
    const { transactionID, nextAction } = await transferBy(to)
    const transfer = { amount: 10_000, text: nextAction.reference }
    await bank.credit(transfer, transfer)
    const [entry] = (await bank.entries('&status=unmatched')).filter(
      ({ namedTransactionID }) => namedTransactionID === transactionID,
    )
    const path = `/bank-statement-entries/${entry.entryID}/match`
    const made = await api.call('POST', path, { token: bank.desk.maker, body: { kind: 'return' } })
    expect(made.status).toBe(200)
    expect((await mailFiles(dataDir())).filter(({ subject }) => subject.startsWith('We returned'))).toEqual([])
    const payoutID = made.body.matchedID
    expect((await bank.desk.approve(payoutID)).body.status).toBe('approved')
    expect((await bank.makeFile([payoutID])).status).toBe(201)
    expect((await bank.debit({ payoutID, amount: 10_000 })).body).toMatchObject({ matched: 1 })
    await waitForMail(dataDir(), to, 'We returned your transfer of €100.00')
  })

  it('speak the language of the payer', async () => {
    await transferBy('fr@example.com', 'fr')
    const mail = await waitForMail(dataDir(), 'fr@example.com', 'Votre virement à Harbor Pine')
    expect(mail.html).toContain('lang="fr"')
    expect(mail.text).toContain('Référence')
  })
})
