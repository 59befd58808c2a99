import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startHold } from '../../api/src/people/holds/client-hold.js'
import { FurtherPayeeCheck } from '../../api/src/money/payee-checks/further-payee-check.entity.js'
import { type Bank, buildBank } from '../support/banks.js'
import { clientPassword, signInAdmin } from '../support/builders.js'
import { type MailFile, mailFiles, waitForMail } from '../support/mail-files.js'
import { expectSoundBooks } from '../support/payments.js'
import { endHold, workOffPayouts } from '../support/payouts.js'
import { accountsAt, dollars, pathOf } from '../support/settlement-accounts.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'

let api: TestApi
let bank: Bank
let at: ReturnType<typeof accountsAt>
beforeAll(async () => {
  // What is wrong with a row is logged, and one row here is.
  api = await startApi({ LOG_LEVEL: 'fatal' })
  bank = await buildBank(api)
  at = accountsAt(api, bank.desk)
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

describe('the hold of an account', () => {
  it('is its own: payouts and changes of another account go on, and keys wait', async () => {
    const { payee, settlementAccountID } = await at.buildTwo()
    expect((await at.createFor(payee, 'EUR')).status).toBe(201)
    const held = await at.createFor(payee, 'USD')
    expect([held.status, held.body.code]).toEqual([409, 'PAYOUTS_HELD'])
    const { standings } = (await api.call('GET', `/clients/${payee.clientID}/payout-schedule`, { token: payee.token }))
      .body
    expect(standings.map((one: { obstacle: string }) => one.obstacle)).toEqual([null, 'held'])
    const again = await at.change(payee, settlementAccountID, { bankName: 'Third Bank' })
    expect([again.status, again.body.code]).toEqual([409, 'CHANGES_HELD'])
    expect((await payee.setAccount({ currencies: ['EUR', 'GBP'] })).status).toBe(200)
    const { items } = (await api.call('GET', '/clients/me/holds', { token: payee.token })).body
    expect(items).toContainEqual(expect.objectContaining({ reason: 'settlement_account_changed', settlementAccountID }))
  })

  it('of the first account holds the first one alone', async () => {
    const { payee, settlementAccountID } = await at.buildTwoFree()
    await payee.setAccount({ currencies: ['EUR'], bankName: 'Third Bank' })
    expect((await at.createFor(payee, 'EUR')).body.code).toBe('PAYOUTS_HELD')
    expect((await at.createFor(payee, 'USD')).status).toBe(201)
    expect((await payee.setAccount({ currencies: ['EUR'], bankName: 'Fourth Bank' })).body.code).toBe('CHANGES_HELD')
    expect((await at.change(payee, settlementAccountID, { currencies: ['USD', 'GBP'] })).status).toBe(200)
  })

  it('is told with the currencies, and those that moved away', async () => {
    const { payee, settlementAccountID } = await at.buildTwoFree({ currencies: ['USD', 'GBP'] })
    expect((await at.change(payee, settlementAccountID, { currencies: ['GBP'] })).status).toBe(200)
    const sentence = 'Payouts in GBP now go to the account ending in 2223 at Second Bank.'
    const mails = () => mailFiles(String(api.settings.DATA_DIR))
    const isIt = ({ to, text }: MailFile) => to.includes(payee.emailAddress) && text.includes(sentence)
    const all = await until(mails, (found) => found.some(isIt))
    expect(all.find(isIt)?.text).toContain('It no longer gets payouts in USD.')
  })

  it('begins when an account gains a currency that another one may have had', async () => {
    const { payee, settlementAccountID } = await at.buildTwoFree({ currencies: ['GBP'] })
    await payee.setAccount({ currencies: ['USD'] })
    await endHold(api, payee.clientID)
    expect((await at.createFor(payee, 'USD')).status).toBe(201)
    const moved = await at.change(payee, settlementAccountID, { currencies: ['GBP', 'EUR'] })
    expect([moved.status, moved.body.payoutsHeldUntil]).toEqual([200, expect.any(String)])
    expect((await at.createFor(payee, 'EUR')).body.code).toBe('PAYOUTS_HELD')
    expect((await at.createFor(payee, 'USD')).status).toBe(201)
  })

  it('begins when the only account left gains a currency that a removed one had', async () => {
    const { payee, settlementAccountID } = await at.buildTwo()
    expect((await at.remove(payee, settlementAccountID)).status).toBe(204)
    const gained = await payee.setAccount({ currencies: ['EUR', 'USD'] })
    expect([gained.status, gained.body.payoutsHeldUntil]).toEqual([200, expect.any(String)])
    expect((await at.createFor(payee, 'USD')).body.code).toBe('PAYOUTS_HELD')
  })

  it('of a changed sign-in is that of every account', async () => {
    const { payee, settlementAccountID } = await at.buildTwoFree()
    const { clientID, emailAddress } = payee
    await api.database.write((manager) => startHold(manager, { clientID, emailAddress }, 'password_reset'))
    for (const currency of ['EUR', 'USD']) expect((await at.createFor(payee, currency)).body.code).toBe('PAYOUTS_HELD')
    expect((await at.change(payee, settlementAccountID)).body.code).toBe('CHANGES_HELD')
    expect((await at.add(payee, { currencies: ['GBP'] })).body.code).toBe('CHANGES_HELD')
    expect((await at.remove(payee, settlementAccountID)).body.code).toBe('CHANGES_HELD')
  })
})

describe('DELETE /clients/:clientID/settlement-accounts/:settlementAccountID', () => {
  it('removes an account and its payee check; the money of its currencies stays, and what is approved leaves', async () => {
    const { payee, settlementAccountID } = await at.buildTwoFree()
    const checks = () => api.database.read.countBy(FurtherPayeeCheck, { settlementAccountID })
    const [waits, leaves] = [
      (await at.createFor(payee, 'USD')).body.payoutID,
      (await at.createFor(payee, 'USD')).body.payoutID,
    ]
    expect(await checks()).toBe(1)
    await bank.desk.approve(leaves)
    expect((await at.remove(payee, settlementAccountID)).status).toBe(204)
    expect(await at.list(payee)).toHaveLength(1)
    expect(await checks()).toBe(0)
    expect((await at.createFor(payee, 'USD')).body.code).toBe('PAYOUT_CURRENCY_NOT_TAKEN')
    expect((await bank.desk.approve(waits)).body.code).toBe('PAYOUT_CURRENCY_NOT_TAKEN')
    await workOffPayouts(api, leaves)
    expect(['sent', 'paid']).toContain((await bank.desk.read(leaves)).body.status)
    const mail = await waitForMail(
      String(api.settings.DATA_DIR),
      payee.emailAddress,
      'A settlement account was removed',
    )
    expect(mail.text).toContain('ending in 2223 at Second Bank was removed. It gets no new payouts in USD.')
    expect((await at.remove(payee, settlementAccountID)).status).toBe(404)
    expect((await at.remove(payee, payee.clientID)).status).toBe(404)
  })
})

describe('who may', () => {
  it('staff read the accounts, and the merchant alone changes them', async () => {
    const { payee, settlementAccountID } = await at.buildTwo()
    const staff = await signInAdmin(api)
    const other = await at.buildTwo()
    const one = await api.call('GET', pathOf(payee), { token: staff })
    expect([one.status, one.body.items.length]).toEqual([200, 2])
    expect(JSON.stringify(one.body)).not.toContain('0001112223')
    for (const token of [staff, other.payee.token]) {
      const status = token === staff ? 403 : 404
      const answers = [
        await api.call('POST', pathOf(payee), { token, body: dollars() }),
        await api.call('PUT', pathOf(payee, settlementAccountID), { token, body: dollars() }),
        await api.call('DELETE', pathOf(payee, settlementAccountID), { token }),
      ]
      expect(answers.map((answer) => answer.status)).toEqual([status, status, status])
    }
    // The first one has a call and a right of its own.
    expect((await at.change(payee, payee.clientID)).status).toBe(404)
    const foreign = await api.call('PUT', pathOf(other.payee, settlementAccountID), {
      ...{ token: other.payee.token, body: dollars({ password: clientPassword }) },
    })
    expect(foreign.status).toBe(404)
  })
})
