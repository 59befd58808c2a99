import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { processorOfPlatform } from '../../libs/contract/messages/errors/processors.js'
import { buildTransferBank, type TransferBank } from '../support/bank-transfers.js'
import { buildMerchant, type Merchant } from '../support/payments.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let bank: TransferBank
let merchant: Merchant
beforeAll(async () => {
  api = await startApi()
  bank = await buildTransferBank(api)
  merchant = await buildMerchant(api)
})
afterAll(() => api.close())

describe('an account for bank transfers', () => {
  it('belongs to the platform: a client has no account of its own for it', async () => {
    const settings = { bankAccountID: bank.bankAccountID }
    const body = { processor: 'bank_transfer', mode: 'test', name: 'Own', clientID: merchant.clientID, settings }
    const refused = await api.call('POST', '/processor-accounts', { token: bank.desk.maker, body })
    expect(refused.body.fields).toEqual({ processor: processorOfPlatform('Bank transfer') })
    const own = await api.call('GET', `/clients/${merchant.clientID}/processor-accounts`, { token: merchant.token })
    expect(own.body.processors.map(({ processor }: { processor: string }) => processor)).not.toContain('bank_transfer')
  })

  it.each([
    [{}, 'settings.bankAccountID'],
    [{ bankAccountID: 'bka_1', daysToPay: '0' }, 'settings.daysToPay'],
    [{ bankAccountID: 'bka_1', daysLate: '61' }, 'settings.daysLate'],
  ])('refuses the settings %j', async (settings, field) => {
    const body = { processor: 'bank_transfer', mode: 'test', name: 'Wrong', settings }
    const refused = await api.call('POST', '/processor-accounts', { token: bank.desk.maker, body })
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, [field]])
  })

  it('says when its bank account is missing, and takes no payment then', async () => {
    const body = {
      ...{ processor: 'bank_transfer', mode: 'test', name: 'Nowhere', currencies: ['NGN'] },
      settings: { bankAccountID: 'bka_1' },
    }
    const { processorAccountID } = (await api.call('POST', '/processor-accounts', { token: bank.desk.maker, body }))
      .body
    const path = `/processor-accounts/${processorAccountID}/check`
    const checked = await api.call('POST', path, { token: bank.desk.maker })
    expect(checked.body).toMatchObject({ isWorking: false, field: 'bankAccountID' })
    const failed = (await merchant.pay({ paymentMethod: 'bank_transfer', currency: 'NGN' })).body
    expect(failed).toMatchObject({ status: 'failed', failureCode: 'processor_unavailable' })
  })
})
