import type { DemoCalls } from './demo-calls.js'
import type { Credentials } from './demo-payments.js'
import { type DemoMerchant, demoMerchants, demoPassword } from './demo-people.js'

const reportsProgram = 'Reports nightly'

export class DemoShops {
  readonly programs = new Map<string, Credentials>()
  readonly clientIDs = new Map<string, string>()
  readonly statusTokens = new Map<string, string>()

  constructor(private readonly calls: DemoCalls) {}

  idOf(name: string): string {
    return this.clientIDs.get(name) ?? ''
  }

  async signUp({ name, clientType, contactPerson, city, country, emailAddress }: DemoMerchant): Promise<void> {
    const { clientID, statusToken } = await this.calls.post('/clients/register', {
      ...{ name, clientType, contactPerson, city, country, emailAddress, password: demoPassword },
      phoneNumber: '+1 415 555 2671',
      address: '12 Quay Street',
      state: city,
      chargePercentage: 2.5,
    })
    this.clientIDs.set(name, clientID)
    this.statusTokens.set(name, statusToken)
  }

  async setUp({ name, emailAddress, currency, amounts }: DemoMerchant): Promise<void> {
    const token = await this.calls.merchant(emailAddress)
    const own = `/clients/${this.clientIDs.get(name)}` as const
    const roles = (await this.calls.get('/roles?limit=100', token)).items as { roleID: string; name: string }[]
    const developer = (person: string, role: string) => ({
      developerName: person,
      developerEmailAddress: `${person.split(' ')[0]?.toLowerCase()}@${emailAddress.split('@')[1]}`,
      developerPhoneNumber: '+14155552671',
      roleID: roles.find((one) => one.name === role)?.roleID,
    })
    const shop = await this.calls.post(`${own}/apiusers`, developer('Shop backend', 'Integrator (payments)'), token)
    await this.calls.post(`${own}/apiusers`, developer(reportsProgram, 'Integrator (read only)'), token)
    this.programs.set(name, shop)
    const account = { accountHolder: name, bankName: 'First Harbor Bank', accountNumber: 'DE89 3704 0044 0532 0130 00' }
    await this.calls.put(
      `${own}/settlement-account`,
      { ...account, bankCode: 'COBADEFFXXX', currencies: ['EUR', currency], password: demoPassword },
      token,
    )
    if (name === 'Northwind Coffee') await this.addAccount(own, name, token)
    if (name === 'Lumen Books') await this.addEndpoint(own, 'http://127.0.0.1:9/hooks', ['dispute.opened'], token)
    if (name === 'Northwind Coffee') {
      const { url } = await this.calls.post(`${own}/webhook-inspector`, {}, token)
      await this.addEndpoint(own, url, ['*'], token)
    }
    const link = (description: string, rest: object = {}) =>
      this.calls.post(`${own}/payment-links`, { amount: amounts[1], currency, description, ...rest }, token)
    const gift = await link('Gift card')
    const invoice = await link('Invoice 2041', { once: true })
    for (const one of [gift, invoice])
      await this.calls.post(`/payment-links/${one.token}/payments`, { paymentMethod: 'pm_success' })
    const old = await link('Spring offer')
    await this.calls.post(`${own}/payment-links/${old.paymentLinkID}/close`, {}, token)
  }

  async changeAccount(merchantName: string): Promise<void> {
    const merchant = demoMerchants.find(({ name }) => name === merchantName) as DemoMerchant
    const token = await this.calls.merchant(merchant.emailAddress)
    const account = { accountHolder: merchantName, bankName: 'Polder Bank', accountNumber: 'NL91 ABNA 0417 1643 00' }
    const path = `/clients/${this.clientIDs.get(merchantName)}/settlement-account` as const
    await this.calls.put(path, { ...account, currencies: ['EUR', merchant.currency], password: demoPassword }, token)
  }

  async stopReports({ name, emailAddress }: DemoMerchant): Promise<void> {
    const token = await this.calls.merchant(emailAddress)
    const own = `/clients/${this.clientIDs.get(name)}/apiusers` as const
    const programs = (await this.calls.get(own, token)).items as { apiUserID: string; developerName: string }[]
    const reports = programs.find(({ developerName }) => developerName === reportsProgram)
    await this.calls.post(`${own}/${reports?.apiUserID}/disable`, {}, token)
  }

  private async addAccount(own: `/clients/${string}`, accountHolder: string, token: string): Promise<void> {
    const account = { accountHolder, bankName: 'Thames Bank', accountNumber: 'GB29 NWBK 6016 1331 9268 19' }
    const body = { ...account, bankCode: 'NWBKGB2L', currencies: ['GBP'], password: demoPassword }
    await this.calls.post(`${own}/settlement-accounts`, body, token)
  }

  private async addEndpoint(
    own: `/clients/${string}`,
    url: string,
    eventTypes: string[],
    token: string,
  ): Promise<void> {
    await this.calls.post(`${own}/webhook-endpoints`, { url, eventTypes }, token)
  }
}
