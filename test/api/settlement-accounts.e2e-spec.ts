import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Payout } from '../../api/src/money/payouts/payout.entity.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { FurtherAccount } from '../../api/src/money/settlement-accounts/further-account.entity.js'
import { SettlementAccount } from '../../api/src/money/settlement-accounts/settlement-account.entity.js'
import * as words from '../../libs/contract/messages/errors/settlement-accounts.js'
import { accountUnreadable, currencyNotTaken } from '../../libs/contract/messages/errors/payouts.js'
import { approvedPayout, type Bank, buildBank, buildPayee } from '../support/banks.js'
import { dumpOf, formsOf } from '../support/dump.js'
import { type MailFile, mailFiles } from '../support/mail-files.js'
import { expectSoundBooks } from '../support/payments.js'
import { endHold } from '../support/payouts.js'
import { until } from '../support/until.js'
import { accountsAt } from '../support/settlement-accounts.js'
import { startApi, type TestApi } from '../support/test-api.js'

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

describe('POST /clients/:clientID/settlement-accounts', () => {
  it('adds an account, which the list shows masked behind the first one, and tells by mail and in the log', async () => {
    const { payee, settlementAccountID, added } = await at.buildTwo()
    expect(added).toEqual({
      ...{ settlementAccountID: expect.stringMatching(/^sac_/), isFirst: false, accountHolder: 'Acme Inc' },
      ...{ bankName: 'Second Bank', accountNumberLast4: '2223', bankCode: null, currencies: ['USD'] },
      ...{ payoutsHeldUntil: expect.any(String), updatedAt: expect.any(String) },
    })
    const [first, second] = await at.list(payee)
    expect([first.settlementAccountID, first.isFirst, first.currencies, first.payoutsHeldUntil]).toEqual([
      ...[payee.clientID, true, ['EUR'], null],
    ])
    expect(second).toEqual(added)
    const one = (await api.call('GET', `/clients/${payee.clientID}/settlement-account`, { token: payee.token })).body
    expect(one).toEqual(first)
    const entries = await api.database.read.findBy(AuditEntry, {
      ...{ targetID: payee.clientID, action: 'settlement_account.changed' },
    })
    const entry = entries.find(({ after }) => after?.includes(settlementAccountID))
    expect([entry?.before, JSON.parse(entry?.after ?? '')]).toEqual([
      null,
      { bankName: 'Second Bank', accountNumberLast4: '2223', currencies: ['USD'], settlementAccountID },
    ])
    const mails = () => mailFiles(String(api.settings.DATA_DIR))
    const isIt = ({ to, text }: MailFile) =>
      to.includes(payee.emailAddress) &&
      text.includes('Payouts in USD now go to the account ending in 2223 at Second Bank')
    await until(mails, (all) => all.some(isIt))
  })

  it('leaves nothing of the account in a dump, and binds what is sealed to its row', async () => {
    const { payee, settlementAccountID } = await at.buildTwo({
      accountHolder: 'Quentin Zephyr',
      accountNumber: '77665544332',
    })
    const dump = await dumpOf(api)
    expect(dump).toContain(settlementAccountID)
    for (const text of ['77665544332', 'Quentin Zephyr'])
      expect([text, formsOf(text).some((form) => dump.includes(form))]).toEqual([text, false])
    const other = await at.buildTwo()
    const { sealed } = await api.database.read.findOneByOrFail(FurtherAccount, { settlementAccountID })
    const { settlementAccountID: otherID } = other
    await api.database.write((manager) => manager.update(FurtherAccount, { settlementAccountID: otherID }, { sealed }))
    const numbersOf = async (whose: typeof payee) =>
      (await at.list(whose)).map((one: { accountNumberLast4: string }) => one.accountNumberLast4)
    expect([await numbersOf(other.payee), await numbersOf(payee)]).toEqual([
      ['3000', '????'],
      ['3000', '4332'],
    ])
    expect((await at.createFor(other.payee, 'USD')).status).toBe(500)
    await api.database.write((manager) => manager.delete(FurtherAccount, { settlementAccountID: otherID }))
    const moveTo = (clientID: string) =>
      api.database.write((manager) => manager.update(FurtherAccount, { settlementAccountID }, { clientID }))
    await moveTo(other.payee.clientID)
    expect(await numbersOf(other.payee)).toEqual(['3000', '????'])
    await moveTo(payee.clientID)
  })

  it('asks for the password, and for a first account with stated currencies', async () => {
    const { payee } = await at.buildTwo()
    const wrong = await at.add(payee, { password: 'not this one', currencies: ['GBP'] })
    expect([wrong.status, wrong.body.fields]).toEqual([422, { password: words.wrongPassword }])
    const none = await buildPayee(api)
    await api.database.write((manager) => manager.delete(SettlementAccount, { clientID: none.clientID }))
    const early = await at.add(none)
    expect([early.status, early.body.code]).toEqual([409, 'NO_SETTLEMENT_ACCOUNT'])
    const open = await buildPayee(api)
    await open.setAccount({ accountNumber: '12345678', currencies: undefined })
    await endHold(api, open.clientID)
    const unstated = await at.add(open)
    expect([unstated.status, unstated.body.code, unstated.body.error]).toEqual([
      409,
      'SETTLEMENT_CURRENCIES_UNSTATED',
      words.currenciesUnstated('5678'),
    ])
  })

  it('gives each currency to one account, whichever is saved', async () => {
    const { payee, settlementAccountID } = await at.buildTwoFree()
    const taken = (answer: { body: { fields: unknown } }) => answer.body.fields
    expect(taken(await at.add(payee, { currencies: ['GBP', 'EUR'] }))).toEqual({
      currencies: words.currencyElsewhere('EUR', '3000'),
    })
    expect(taken(await at.change(payee, settlementAccountID, { currencies: ['EUR'] }))).toEqual({
      currencies: words.currencyElsewhere('EUR', '3000'),
    })
    expect(taken(await payee.setAccount({ currencies: ['EUR', 'USD'] }))).toEqual({
      currencies: words.currencyElsewhere('USD', '2223'),
    })
    expect(taken(await at.add(payee, { currencies: undefined }))).toEqual({ currencies: words.currenciesNeeded })
  })

  it('makes one of two that take the same currency at once', async () => {
    const payee = await buildPayee(api)
    await payee.setAccount({ currencies: ['EUR'] })
    const answers = await Promise.all([at.add(payee), at.add(payee), payee.setAccount({ currencies: ['EUR', 'USD'] })])
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
    const currencies = (await at.list(payee)).flatMap((one: { currencies: string[] }) => one.currencies)
    expect(currencies.filter((one: string) => one === 'USD')).toHaveLength(1)
  })
})

describe('a payout', () => {
  it('goes to the account that takes its currency, and keeps naming it', async () => {
    const { payee } = await at.buildTwoFree()
    const [euros, usd] = [(await at.createFor(payee, 'EUR')).body, (await at.createFor(payee, 'USD')).body]
    expect(euros.account).toMatchObject({ bankName: 'First Bank', accountNumberLast4: '3000' })
    expect(usd.account).toEqual({ accountHolder: 'Acme Inc', bankName: 'Second Bank', accountNumberLast4: '2223' })
    const none = await at.createFor(payee, 'GBP')
    expect([none.status, none.body.code, none.body.error]).toEqual([
      409,
      'PAYOUT_CURRENCY_NOT_TAKEN',
      currencyNotTaken('GBP', ['EUR', 'USD']),
    ])
    expect((await bank.desk.read(usd.payoutID)).body.desk.warnings).toEqual(['first_payout', 'account_unchecked'])
  })

  it('is checked for its payee at its own account', async () => {
    const { payee, settlementAccountID } = await at.buildTwoFree({ accountHolder: 'Acme No Match' })
    const { payoutID: euros } = (await at.createFor(payee, 'EUR')).body
    const { payoutID } = (await at.createFor(payee, 'USD')).body
    const outcomeOf = async (id: string) => (await bank.desk.read(id)).body.desk
    expect((await outcomeOf(euros)).payeeCheck.outcome).toBe('match')
    expect(await outcomeOf(payoutID)).toMatchObject({ approvalsNeeded: 2, payeeCheck: { outcome: 'no_match' } })
    await at.change(payee, settlementAccountID)
    expect((await outcomeOf(payoutID)).payeeCheck.outcome).toBe('not_checked')
    expect((await outcomeOf(euros)).payeeCheck.outcome).toBe('match')
  })

  it('is not approved after its account changed, and another one says nothing of it', async () => {
    const { payee, settlementAccountID } = await at.buildTwoFree()
    const [euros, usd] = [(await at.createFor(payee, 'EUR')).body, (await at.createFor(payee, 'USD')).body]
    await at.change(payee, settlementAccountID, { accountNumber: '0001119999' })
    const refused = await bank.desk.approve(usd.payoutID)
    expect([refused.status, refused.body.code]).toEqual([409, 'PAYOUT_ACCOUNT_CHANGED'])
    expect((await bank.desk.approve(euros.payoutID)).body.status).toBe('approved')
  })

  it('is left out of a file when its account no longer takes the currency, though another one does', async () => {
    const payee = await buildPayee(api)
    await payee.setAccount({ currencies: ['USD'] })
    const iban = 'NL91ABNA0417164300'
    const { settlementAccountID } = (await at.add(payee, { accountNumber: iban, currencies: ['EUR', 'GBP'] })).body
    await endHold(api, payee.clientID)
    const { payoutID } = await approvedPayout(api, bank, payee)
    await at.change(payee, settlementAccountID, { accountNumber: iban, currencies: ['GBP'] })
    expect((await payee.setAccount({ currencies: ['USD', 'EUR'] })).status).toBe(200)
    const named = await bank.makeFile([payoutID])
    expect(named.body.fields.payoutIDs).toBe(`${payoutID}: ${currencyNotTaken('EUR', ['GBP'])}`)
    await endHold(api, payee.clientID)
    await payee.setAccount({ currencies: ['USD'] })
    await at.change(payee, settlementAccountID, { accountNumber: iban, currencies: ['GBP', 'EUR'] })
    expect((await bank.makeFile([payoutID])).body).toMatchObject({ payouts: 1, leftOut: [] })
  })

  it('stays out of a file alone if its account cannot be opened, and the account can be repaired or removed', async () => {
    const [broken, sound] = [await at.buildTwoFree(), await at.buildTwoFree()]
    const [one, other] = [await approvedPayout(api, bank, broken.payee), await approvedPayout(api, bank, sound.payee)]
    const { settlementAccountID } = broken
    const breakIt = () =>
      api.database.write((manager) => manager.update(FurtherAccount, { settlementAccountID }, { sealed: 'broken' }))
    await breakIt()
    expect((await bank.makeFile([one.payoutID, other.payoutID])).body).toMatchObject({ payouts: 2, leftOut: [] })
    const listed = await at.list(broken.payee)
    expect(listed.map((each: { accountNumberLast4: string }) => each.accountNumberLast4)).toEqual(['3000', '????'])
    const repaired = await at.change(broken.payee, settlementAccountID)
    expect([repaired.status, repaired.body.payoutsHeldUntil]).toEqual([200, expect.any(String)])
    await endHold(api, broken.payee.clientID)
    await breakIt()
    expect((await at.remove(broken.payee, settlementAccountID)).status).toBe(204)
    const last = [await approvedPayout(api, bank, broken.payee), await approvedPayout(api, bank, sound.payee)]
    const [lost, leaves] = last.map(({ payoutID }) => payoutID)
    await api.database.write((manager) => manager.update(Payout, { payoutID: lost }, { sealedAccount: 'broken' }))
    const named = await bank.makeFile([String(lost), String(leaves)])
    expect(named.body.fields.payoutIDs).toBe(`${lost}: ${accountUnreadable}`)
    expect((await bank.makeFile([String(leaves)])).body.payouts).toBe(1)
    await api.database.write((manager) => manager.update(Payout, { payoutID: leaves }, { sealedAccount: 'broken' }))
    await sound.payee.pay({ amount: 10_000, currency: 'EUR' })
    const next = await at.createFor(sound.payee, 'EUR')
    expect((await bank.desk.read(next.body.payoutID)).body.desk.warnings).toContain('new_account')
  })

  it("goes by a bank's file with the account of its currency", async () => {
    const payee = await buildPayee(api)
    await payee.setAccount({ currencies: ['USD'], accountNumber: '0001112223', accountHolder: 'Acme Inc' })
    await endHold(api, payee.clientID)
    const iban = 'NL91ABNA0417164300'
    await at.add(payee, { currencies: ['EUR'], accountNumber: iban, accountHolder: 'Acme BV' })
    await endHold(api, payee.clientID)
    await payee.pay({ amount: 10_000, currency: 'EUR' })
    const { payoutID } = (await at.createFor(payee, 'EUR')).body
    await bank.desk.approve(payoutID)
    const made = await bank.makeFile([payoutID])
    expect([made.status, made.body.payouts]).toEqual([201, 1])
    const file = await bank.content(made.body.payoutFileID)
    expect([file.includes(iban), file.includes('Acme BV'), file.includes('0001112223')]).toEqual([true, true, false])
  })
})

describe('beside a process of the version before', () => {
  it('money stays where it went, an account that states nothing takes the rest, and an heir waits', async () => {
    const { payee, settlementAccountID } = await at.buildTwoFree()
    const asBefore = (currencies: SettlementAccount['currencies']) =>
      api.database.write((manager) =>
        manager.update(
          SettlementAccount,
          { clientID: payee.clientID },
          { currencies, updatedAt: new Date(Date.UTC(2100)) },
        ),
      )
    const last4 = async (currency: string) => (await at.createFor(payee, currency, 100)).body.account.accountNumberLast4
    await asBefore(['EUR', 'USD'])
    expect(await last4('USD')).toBe('2223')
    await asBefore(null)
    expect([await last4('USD'), await last4('EUR')]).toEqual(['2223', '3000'])
    await asBefore(['EUR', 'USD'])
    expect((await at.remove(payee, settlementAccountID)).status).toBe(204)
    expect((await at.createFor(payee, 'USD')).body.code).toBe('PAYOUTS_HELD')
  })
})
