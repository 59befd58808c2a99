import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Client } from '../../api/src/people/clients/client.entity.js'
import { slevIsForEuro } from '../../libs/contract/messages/errors/bank-accounts.js'
import { paymentFile } from '../../libs/contract/messages/errors/bank-files.js'
import { usualProfile } from '../../libs/contract/payment-file-profile.js'
import { approvedPayout, bankAccountInput, buildBank, buildPayee, newIban } from '../support/banks.js'
import { expectSoundBooks } from '../support/payments.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

const at = { address: 'Cours Mirabeau 1', city: 'Aix', state: null, country: 'France' }
const moveTo = (clientID: string, change: Partial<Client>) =>
  api.database.write((manager) => manager.update(Client, { clientID }, change))

describe('the file profile of a bank account', () => {
  it('is as most banks do unless something is said, and goes back to it', async () => {
    const { desk, bankAccountID } = await buildBank(api)
    const read = async () => (await api.call('GET', '/bank-accounts?limit=100', { token: desk.maker })).body.items[0]
    expect((await read()).fileProfile).toEqual(usualProfile)
    const put = (body: object) =>
      api.call('PUT', `/bank-accounts/${bankAccountID}`, {
        token: desk.maker,
        body: { name: 'N', holder: 'H', ...body },
      })
    const saved = await put({ fileProfile: { batchBooking: true, chargeBearer: 'SLEV' } })
    expect(saved.body.fileProfile).toEqual({ ...usualProfile, batchBooking: true, chargeBearer: 'SLEV' })
    expect((await put({})).body.fileProfile).toEqual(usualProfile)
  })

  it.each([
    [{ version: 'pain.001.001.02' }],
    [{ batchBooking: 'yes' }],
    [{ chargeBearer: 'SHARED' }],
    [{ creditorAddress: true }],
    [{ clearingSystem: 'USABAX' }],
    [{ surprise: 1 }],
    ['usual'],
  ])('is never %j', async (fileProfile) => {
    const { desk } = await buildBank(api, { currency: 'PLN' })
    const body = bankAccountInput({ iban: newIban(), fileProfile })
    const answer = await api.call('POST', '/bank-accounts', { token: desk.maker, body })
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['fileProfile']])
  })

  it('has SEPA’s charge bearer in EUR only', async () => {
    const { desk } = await buildBank(api, { currency: 'NOK' })
    const body = bankAccountInput({ iban: newIban(), currency: 'NOK', fileProfile: { chargeBearer: 'SLEV' } })
    const { body: answer } = await api.call('POST', '/bank-accounts', { token: desk.maker, body })
    expect(answer.fields).toEqual({ fileProfile: slevIsForEuro })
  })

  it('is how its files are written, with the client’s address and a reference', async () => {
    const profile = { version: 'pain.001.001.03', creditorAddress: 'required', remittanceText: true }
    const bank = await buildBank(api, { currency: 'GBP', fileProfile: profile })
    const payee = await buildPayee(api)
    await moveTo(payee.clientID, at)
    const { payoutID } = await approvedPayout(api, bank, payee, { currency: 'GBP' })
    const content = await bank.content((await bank.makeFile()).body.payoutFileID)
    expect(content).toContain('urn:iso:std:iso:20022:tech:xsd:pain.001.001.03')
    expect(content.replaceAll(/>\s+</g, '><')).toContain(
      '<PstlAdr><StrtNm>Cours Mirabeau 1</StrtNm><TwnNm>Aix</TwnNm><Ctry>FR</Ctry></PstlAdr>',
    )
    expect(content).toContain(`<Ustrd>Gatehouse Ltd ${payoutID.replaceAll('_', '-')}</Ustrd>`)
  })

  it('leaves out a payout without the address that the bank requires', async () => {
    const bank = await buildBank(api, { currency: 'DKK', fileProfile: { creditorAddress: 'required' } })
    const [known, unknown] = [await buildPayee(api), await buildPayee(api)]
    await moveTo(known.clientID, at)
    await moveTo(unknown.clientID, { ...at, country: 'Atlantis' })
    const one = await approvedPayout(api, bank, known, { currency: 'DKK' })
    const other = await approvedPayout(api, bank, unknown, { currency: 'DKK' })
    const made = (await bank.makeFile()).body
    expect(made).toMatchObject({ payouts: 1, leftOut: [{ payoutID: other.payoutID, sentence: paymentFile.address }] })
    expect(await bank.content(made.payoutFileID)).toContain(one.payoutID.replaceAll('_', '-'))
  })
})
