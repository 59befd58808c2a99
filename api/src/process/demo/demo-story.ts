import { setTimeout as pause } from 'node:timers/promises'
import { failedSignInsMax, verificationTellMs } from '#contract/limits.js'
import type { VerificationView } from '#contract/verification.js'
import { openBasket } from './demo-baskets.js'
import type { DemoCalls } from './demo-calls.js'
import { type Credentials, makePayment } from './demo-payments.js'
import {
  demoAdmin,
  demoKinds,
  demoMerchants,
  demoMessages,
  type DemoMerchant,
  demoForgetful,
  demoNewcomer,
  demoPassword,
  demoStaff,
} from './demo-people.js'
import { demoNotices, DemoProcessors } from './demo-processors.js'
import type { DemoRandom } from './demo-random.js'
import type { DemoSchedule } from './demo-schedule.js'

const hour = 3_600_000
const day = 24 * hour
const reportsProgram = 'Reports nightly'
const disputesClosed = [
  [60, 'won'],
  [50, 'lost'],
  [38, 'won'],
  [29, 'lost'],
  [17, 'won'],
  [8, 'lost'],
] as const

export class DemoStory {
  private readonly programs = new Map<string, Credentials>()
  private readonly clientIDs = new Map<string, string>()
  private readonly processors: DemoProcessors

  constructor(
    private readonly calls: DemoCalls,
    private readonly schedule: DemoSchedule,
    private readonly random: DemoRandom,
    private readonly today: number,
  ) {
    this.processors = new DemoProcessors(calls)
  }

  tell(payments: number): void {
    this.at(92, 9, () => this.hireStaff())
    this.at(92, 8, async () => this.processors.open(await this.calls.staff(demoAdmin)))
    this.at(62, 11, async () => {
      await this.processors.rule(await this.calls.staff(demoAdmin), this.clientIDs.get('Harbor Bikes'))
    })
    for (const [index, type] of demoNotices.entries()) this.at(9 - index, 6, () => this.processors.tell(type))
    for (const daysAgo of [20, 12, 5, 1]) this.at(daysAgo, 12, () => this.openBasket(daysAgo))
    for (const merchant of demoMerchants) this.tellOf(merchant)
    for (const [daysAgo, name, emailAddress, message] of demoMessages)
      this.at(daysAgo, 14, async () => this.calls.post('/contact', { name, emailAddress, message }))
    this.at(33, 10, () => this.inviteMerchant())
    this.at(6, 23, () => this.calls.post('/account/forgot', { email: demoForgetful }))
    this.at(1, 15, () => this.signUpNewcomer())
    this.at(2, 11, () => this.askForEmail('Lumen Books', 'accounts@lumen.example'))
    this.at(1, 12, () => this.changeAccount('Harbor Bikes'))
    for (const [daysAgo, outcome] of disputesClosed) this.at(daysAgo, 16, () => this.closeDispute(outcome))
    for (let number = 0; number < payments; number += 1) this.tellOfPayment(number)
  }

  async endToday(): Promise<void> {
    for (let turn = 0; turn < failedSignInsMax; turn += 1)
      await this.calls.attempt('/portal-users/login', { email: 'jonas@demo.example', password: 'not his password' })
    await this.openBasket(0)
    const admin = await this.calls.staff(demoAdmin)
    for (const path of ['/ledger/verification', '/audit/verification'] as const) await this.verify(path, admin)
  }

  private async verify(path: '/ledger/verification' | '/audit/verification', admin: string): Promise<void> {
    await this.calls.post(path, {}, admin)
    for (;;) {
      const { running, last } = (await this.calls.get(path, admin)) as VerificationView
      if (last) return
      if (!running) throw new Error(`${path} ended without a result`)
      await pause(verificationTellMs)
    }
  }

  private openBasket(daysAgo: number): Promise<void> {
    const lumen = demoMerchants.find(({ name }) => name === 'Lumen Books') as DemoMerchant
    return openBasket(this.calls, { ...lumen, clientID: this.clientIDs.get(lumen.name) }, daysAgo)
  }

  private at(daysAgo: number, hourOfDay: number, run: () => Promise<unknown>): void {
    this.schedule.add(this.today - daysAgo * day + hourOfDay * hour, async () => {
      await run()
    })
  }

  private async hireStaff(): Promise<void> {
    const token = await this.calls.staff(demoAdmin)
    const ids = new Set<string>()
    // Searched for, because there are more of them than a page holds.
    for (const q of ['dispute', 'see payments', 'see a payment']) {
      const { items } = await this.calls.get(`/permissions?${new URLSearchParams({ q, limit: '100' })}`, token)
      for (const { permissionID } of items as { permissionID: string }[]) ids.add(permissionID)
    }
    await this.calls.post('/roles', { name: 'Disputes', permissionIDs: [...ids] }, token)
    const roles = (await this.calls.get('/roles?limit=100', token)).items as { roleID: string; name: string }[]
    for (const { userName, email, role } of demoStaff) {
      const roleIDs = roles.filter(({ name }) => name === role).map(({ roleID }) => roleID)
      await this.calls.post('/portal-users', { userName, email, password: demoPassword, roles: roleIDs }, token)
    }
  }

  private tellOf(merchant: DemoMerchant): void {
    const { since, fate, name } = merchant
    this.at(since, 10, () => this.signUp(merchant))
    if (fate === 'active' || fate === 'suspended') {
      this.at(since, 12, () => this.decide(name, 'approve', {}))
      this.at(since, 13, () => this.setUp(merchant))
      if (name === 'Lumen Books') this.at(21, 10, () => this.stopReports(merchant))
    }
    if (fate === 'rejected')
      this.at(since - 1, 11, () => this.decide(name, 'reject', { reason: 'Not a business we may serve' }))
    if (fate === 'suspended') this.at(4, 17, () => this.decide(name, 'suspend', { reason: 'Unusually many disputes' }))
  }

  private async signUp({ name, clientType, contactPerson, city, country, emailAddress }: DemoMerchant): Promise<void> {
    const { clientID } = await this.calls.post('/clients/register', {
      ...{ name, clientType, contactPerson, city, country, emailAddress, password: demoPassword },
      phoneNumber: '+1 415 555 2671',
      address: '12 Quay Street',
      state: city,
      chargePercentage: 2.5,
    })
    this.clientIDs.set(name, clientID)
  }

  private async decide(name: string, action: 'approve' | 'reject' | 'suspend', body: object): Promise<void> {
    const by = action === 'suspend' ? demoAdmin : 'priya@demo.example'
    await this.calls.post(`/clients/${this.clientIDs.get(name)}/${action}`, body, await this.calls.staff(by))
  }

  private async inviteMerchant(): Promise<void> {
    const body = { name: 'Studio Nine', clientType: 'Individual', emailAddress: 'kaia@studionine.example' }
    await this.calls.post('/clients', { ...body, chargePercentage: 1.9 }, await this.calls.staff(demoAdmin))
  }

  private async signUpNewcomer(): Promise<void> {
    const { userName, email, merchant } = demoNewcomer
    const clientID = this.clientIDs.get(merchant)
    await this.calls.post('/portal-users', { userName, email, password: demoPassword, clientID })
  }

  private async setUp({ name, emailAddress, currency, amounts }: DemoMerchant): Promise<void> {
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
      { ...account, bankCode: 'COBADEFFXXX', password: demoPassword },
      token,
    )
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

  private async askForEmail(name: string, emailAddress: string): Promise<void> {
    const token = await this.calls.staff(demoAdmin)
    const path = `/clients/${this.clientIDs.get(name)}` as const
    const { clientType } = await this.calls.get(path, token)
    await this.calls.put(path, { name, clientType, emailAddress }, token)
  }

  private async changeAccount(merchantName: string): Promise<void> {
    const merchant = demoMerchants.find(({ name }) => name === merchantName) as DemoMerchant
    const token = await this.calls.merchant(merchant.emailAddress)
    const account = { accountHolder: merchantName, bankName: 'Polder Bank', accountNumber: 'NL91 ABNA 0417 1643 00' }
    const path = `/clients/${this.clientIDs.get(merchantName)}/settlement-account` as const
    await this.calls.put(path, { ...account, password: demoPassword }, token)
  }

  private async stopReports({ name, emailAddress }: DemoMerchant): Promise<void> {
    const token = await this.calls.merchant(emailAddress)
    const own = `/clients/${this.clientIDs.get(name)}/apiusers` as const
    const programs = (await this.calls.get(own, token)).items as { apiUserID: string; developerName: string }[]
    const reports = programs.find(({ developerName }) => developerName === reportsProgram)
    await this.calls.post(`${own}/${reports?.apiUserID}/disable`, {}, token)
  }

  private async addEndpoint(
    own: `/clients/${string}`,
    url: string,
    eventTypes: string[],
    token: string,
  ): Promise<void> {
    await this.calls.post(`${own}/webhook-endpoints`, { url, eventTypes }, token)
  }

  private async closeDispute(outcome: 'won' | 'lost'): Promise<void> {
    const token = await this.calls.staff('ana@demo.example')
    const { items } = await this.calls.get('/disputes?status=open&limit=1', token)
    const [oldest] = items as { disputeID: string }[]
    if (oldest) await this.calls.post(`/disputes/${oldest.disputeID}/close`, { outcome }, token)
  }

  private tellOfPayment(number: number): void {
    const sellers = demoMerchants.filter(({ share }) => share > 0)
    const name = this.random.weighted(Object.fromEntries(sellers.map((one) => [one.name, one.share])))
    const merchant = sellers.find((one) => one.name === name) as DemoMerchant
    const lasts = merchant.fate === 'suspended' ? 5 : 0
    const daysAgo = lasts + Math.floor((merchant.since - 1 - lasts) * this.random.next() ** 1.4)
    const kind = this.random.weighted(demoKinds)
    const hourOfDay = 7 + this.random.next() * 15
    this.at(daysAgo, hourOfDay, async () => {
      const credentials = this.programs.get(name)
      if (credentials)
        await makePayment(this.calls, this.schedule, this.random, { merchant, credentials, kind, number })
    })
  }
}
