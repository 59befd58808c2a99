import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { confirmationLifeMs } from '#contract/limits.js'
import { buildApiUser, buildClient, idempotencyKey, type SignedInClient } from '../support/builders.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { buildCustomer } from '../support/customers.js'
import { linksPath, paymentPath } from '../support/payment-links.js'
import { waitForMail } from '../support/mail-files.js'
import { expectSoundBooks, read } from '../support/payments.js'
import { chargeSaved, saveCard } from '../support/saved-methods.js'
import { Mail } from '../../api/src/platform/mail/mail.entity.js'
import { SavedPaymentMethod } from '../../api/src/money/saved-methods/saved-payment-method.entity.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let client: SignedInClient
let program: string
beforeAll(async () => {
  api = await startApi()
  client = await buildClient(api, { name: 'Harbor Pine' })
  program = (await buildApiUser(api, client)).accessToken
  await registerOrigins(api, client)
})
afterAll(() => api.close())

let number = 0
/** A saved card whose bank asks for a one-time code. */
async function askingCard(language = 'en') {
  const emailAddress = `payer${++number}@example.com`
  const { customerID } = await buildCustomer(api, program, { emailAddress, language })
  const { savedPaymentMethodID } = await saveCard(api, program, customerID)
  const change = { paymentMethod: 'pm_otp' }
  await api.database.write((manager) => manager.update(SavedPaymentMethod, { savedPaymentMethodID }, change))
  return { emailAddress, customerID, savedPaymentMethodID }
}
const charge = (savedPaymentMethodID: string, overrides: object = {}) =>
  chargeSaved(api, program, savedPaymentMethodID, { currency: 'USD', notifyPayer: true, ...overrides })
const mailsAbout = (aboutID: string) => api.database.read.countBy(Mail, { kind: 'confirm-payment', aboutID })
const mailTo = (emailAddress: string, subject = 'Confirm your payment to Harbor Pine') =>
  waitForMail(String(api.settings.DATA_DIR), emailAddress, subject)
const tokenIn = ({ text }: { text: string }): string => /\/pay\/([\w-]+)\/payments\//.exec(text)?.[1] ?? ''

describe('POST /transactions with notifyPayer', () => {
  it('mails one link where the payer types the code, and the payment succeeds', async () => {
    const { emailAddress, savedPaymentMethodID } = await askingCard()
    const { status, body } = await charge(savedPaymentMethodID)
    expect([status, body.status]).toEqual([201, 'requires_action'])
    const mail = await mailTo(emailAddress)
    expect(mail.text).toMatch(/Harbor Pine wants to charge [^]*100\.00[^]*Membership[^]*No money moves/)
    const page = paymentPath(tokenIn(mail), body.transactionID)
    const shown = (await api.call('GET', page)).body
    expect(shown).toMatchObject({ status: 'requires_action', nextAction: { type: 'otp' }, mayPayAgain: false })
    const typed = { body: { code: shown.testCode }, headers: idempotencyKey() }
    expect((await api.call('POST', `${page}/otp`, typed)).body.status).toBe('succeeded')
    expect(await mailsAbout(body.transactionID)).toBe(1)
    await expectSoundBooks(api)
  })

  it('gives the payer a day, in the language of the customer', async () => {
    const { emailAddress, savedPaymentMethodID } = await askingCard('fr')
    const { body } = await charge(savedPaymentMethodID)
    const { expiresAt, createdAt } = await read(api, body.transactionID)
    expect((expiresAt?.getTime() ?? 0) - createdAt.getTime()).toBe(confirmationLifeMs)
    const { text } = await mailTo(emailAddress, 'Confirmez votre paiement à Harbor Pine')
    expect(text).toMatch(/souhaite débiter[^]*Confirmer le paiement/)
  })

  it('takes no other payment at that page, and no list of links shows it', async () => {
    const { emailAddress, savedPaymentMethodID } = await askingCard()
    await charge(savedPaymentMethodID)
    const token = tokenIn(await mailTo(emailAddress))
    const again = { body: { paymentMethod: 'pm_success' }, headers: idempotencyKey() }
    expect((await api.call('POST', `/payment-links/${token}/payments`, again)).body.code).toBe('PAYMENT_LINK_CLOSED')
    const { body } = await api.call('GET', linksPath(client), { token: client.token })
    expect(body.items).toEqual([])
  })

  it('mails nothing when the bank asks for nothing, or the charge does not ask for a notice', async () => {
    const quiet = await askingCard()
    const { body: asked } = await charge(quiet.savedPaymentMethodID, { notifyPayer: undefined })
    expect([asked.status, await mailsAbout(asked.transactionID)]).toEqual(['requires_action', 0])
    const { customerID } = await buildCustomer(api, program)
    const { savedPaymentMethodID } = await saveCard(api, program, customerID)
    const { body: paid } = await charge(savedPaymentMethodID)
    expect([paid.status, await api.database.read.countBy(Mail, { aboutID: paid.transactionID })]).toEqual([
      'succeeded',
      0,
    ])
  })

  it('mails one link for four calls at once under one key', async () => {
    const { savedPaymentMethodID } = await askingCard()
    const headers = idempotencyKey()
    const once = () => chargeSaved(api, program, savedPaymentMethodID, { currency: 'USD', notifyPayer: true }, headers)
    await Promise.all([once(), once(), once(), once()])
    const { body } = await once()
    expect([body.status, await mailsAbout(body.transactionID)]).toEqual(['requires_action', 1])
  })

  it('is refused without a saved method, with the payer present, with a page of the merchant, and without an address', async () => {
    const { savedPaymentMethodID } = await askingCard()
    const fieldsOf = async (overrides: object) =>
      Object.keys((await charge(savedPaymentMethodID, overrides)).body.fields)
    expect(await fieldsOf({ paymentMethod: 'pm_success' })).toEqual(['notifyPayer'])
    expect(await fieldsOf({ payerIsPresent: true })).toEqual(['notifyPayer'])
    expect(await fieldsOf({ returnURL: 'https://shop.example.com/back' })).toEqual(['returnURL'])
    const { customerID } = await buildCustomer(api, program, { name: 'No Address', emailAddress: undefined })
    const other = await saveCard(api, program, customerID)
    const refused = await charge(other.savedPaymentMethodID)
    expect(Object.keys(refused.body.fields)).toEqual(['notifyPayer'])
  })
})
