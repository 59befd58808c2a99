import { setTimeout as pause } from 'node:timers/promises'
import { verificationTellMs } from '#contract/book-limits.js'
import { failedSignInsMax } from '#contract/limits.js'
import type { VerificationView } from '#contract/verification.js'
import { openBasket } from './demo-baskets.js'
import type { DemoCalls } from './demo-calls.js'
import { DemoGuards } from './demo-guards.js'
import { DemoMoney } from './demo-money.js'
import { makePayment } from './demo-payments.js'
import {
  demoAdmin,
  demoChecker,
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
import { DemoShops } from './demo-shops.js'
import { DemoSubscriptions } from './demo-subscriptions.js'

const hour = 3_600_000
const day = 24 * hour
export const demoDays = 372
const payoutDays = [332, 304, 276, 248, 220, 192, 164, 136, 108, 80, 59, 52, 45, 38, 31, 24, 17, 10, 3]
const requirementsSince = 30
const companyAnswers = ['€100,000 to €1 million', '2019-05-01']
const disputesClosed = [
  [310, 'lost'],
  [240, 'won'],
  [180, 'won'],
  [120, 'lost'],
  [90, 'won'],
  [60, 'won'],
  [50, 'lost'],
  [38, 'won'],
  [29, 'lost'],
  [17, 'won'],
  [8, 'lost'],
] as const

/** Readers get a book each month. */
function subscriptionsOf(calls: DemoCalls, shops: DemoShops): DemoSubscriptions {
  const { name, emailAddress } = demoMerchants[1] as DemoMerchant
  const shop = () => shops.programs.get(name)
  return new DemoSubscriptions(
    calls,
    shop,
    () => calls.merchant(emailAddress),
    () => shops.idOf(name),
  )
}

export class DemoStory {
  private readonly shops: DemoShops
  private readonly processors: DemoProcessors
  private readonly money: DemoMoney
  private readonly guards: DemoGuards
  private readonly subscriptions: DemoSubscriptions

  constructor(
    private readonly calls: DemoCalls,
    private readonly schedule: DemoSchedule,
    private readonly random: DemoRandom,
    private readonly today: number,
  ) {
    this.shops = new DemoShops(calls)
    this.processors = new DemoProcessors(calls)
    this.money = new DemoMoney(calls)
    this.guards = new DemoGuards(calls)
    this.subscriptions = subscriptionsOf(calls, this.shops)
  }

  tell(payments: number): void {
    this.at(demoDays - 1, 9, () => this.hireStaff())
    this.at(demoDays - 1, 8, async () => this.processors.open(await this.calls.staff(demoAdmin)))
    this.at(demoDays - 1, 10, () => this.money.open())
    for (const daysAgo of payoutDays) {
      this.at(daysAgo, 9, () => this.money.payOut(this.paidOut()))
      this.at(daysAgo - 1, 7, () => this.money.settle())
    }
    this.at(2, 7, () => this.money.surprise())
    this.tellOfGuards()
    this.subscriptions.tell(this.schedule, this.today)
    this.at(215, 11, async () => {
      await this.processors.rule(await this.calls.staff(demoAdmin), this.shops.clientIDs.get('Harbor Bikes'))
    })
    for (const [index, type] of demoNotices.entries()) this.at(9 - index, 6, () => this.processors.tell(type))
    for (const daysAgo of [46, 20, 12, 5, 1]) this.at(daysAgo, 12, () => this.openBasket(daysAgo))
    for (const merchant of demoMerchants) this.tellOf(merchant)
    for (const [daysAgo, name, emailAddress, message] of demoMessages)
      this.at(daysAgo, 14, async () => this.calls.post('/contact', { name, emailAddress, message }))
    this.at(33, 10, () => this.inviteMerchant())
    this.at(6, 23, () => this.calls.post('/account/forgot', { email: demoForgetful }))
    this.at(1, 15, () => this.signUpNewcomer())
    this.at(2, 11, () => this.askForEmail('Lumen Books', 'accounts@lumen.example'))
    this.at(1, 12, () => this.shops.changeAccount('Harbor Bikes'))
    for (const [daysAgo, outcome] of disputesClosed) this.at(daysAgo, 16, () => this.closeDispute(outcome))
    for (let number = 0; number < payments; number += 1) this.tellOfPayment(number)
  }

  private tellOfGuards(): void {
    this.at(requirementsSince, 9, () => this.guards.ask())
    this.at(29, 12, () => this.guards.limit(this.shops.idOf('Velvet Tickets')))
    this.at(28, 9, () => this.guards.watch(this.shops.idOf('Harbor Bikes')))
    for (const daysAgo of [21, 14, 7]) this.at(daysAgo, 17, () => this.guards.review())
    for (const [daysAgo, name, sells] of [
      [27, 'Northwind Coffee', 'Coffee that we roast ourselves, by the bag and by subscription.'],
      [25, 'Lumen Books', 'Books and posters, most of them to schools.'],
    ] as const) {
      const { emailAddress } = demoMerchants.find((one) => one.name === name) as DemoMerchant
      this.at(daysAgo, 10, async () =>
        this.guards.answer(this.shops.idOf(name), await this.calls.merchant(emailAddress), [sells, ...companyAnswers]),
      )
      this.at(daysAgo - 1, 10, () => this.guards.accept(this.shops.idOf(name)))
    }
    this.at(2, 11, () => this.answerAs('Kestrel Games', ['Board games and dice.']))
  }

  private answerAs(name: string, answers: string[]): Promise<void> {
    return this.guards.answer(this.shops.idOf(name), this.shops.statusTokens.get(name) ?? '', answers)
  }

  private paidOut() {
    return demoMerchants
      .filter(({ name, fate }) => fate === 'active' && this.shops.clientIDs.has(name))
      .map(({ name, currency }) => ({ clientID: this.shops.idOf(name), currency, share: 0.8 }))
  }

  async endToday(): Promise<void> {
    for (let turn = 0; turn < failedSignInsMax; turn += 1)
      await this.calls.attempt('/portal-users/login', { email: 'jonas@demo.example', password: 'not his password' })
    await this.openBasket(0)
    for (const one of this.paidOut()) await this.money.leaveOne(one)
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
    return openBasket(this.calls, { ...lumen, clientID: this.shops.clientIDs.get(lumen.name) }, daysAgo)
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
    await this.calls.post('/portal-users', { ...demoChecker, password: demoPassword, isAdmin: true, roles: [] }, token)
    for (const { userName, email, role } of demoStaff) {
      const roleIDs = roles.filter(({ name }) => name === role).map(({ roleID }) => roleID)
      await this.calls.post('/portal-users', { userName, email, password: demoPassword, roles: roleIDs }, token)
    }
  }

  private tellOf(merchant: DemoMerchant): void {
    const { since, fate, name } = merchant
    this.at(since, 10, () => this.shops.signUp(merchant))
    if (fate === 'active' || fate === 'suspended') {
      if (since < requirementsSince) {
        this.at(since, 10.5, () => this.answerAs(name, [`${merchant.goods.join(', ')}.`, ...companyAnswers]))
        this.at(since, 11, () => this.guards.accept(this.shops.idOf(name)))
      }
      this.at(since, 12, () => this.decide(name, 'approve', {}))
      this.at(since, 13, () => this.shops.setUp(merchant))
      if (name === 'Northwind Coffee') this.at(150, 9, () => this.money.choosePlan(this.shops.idOf(name)))
      if (name === 'Lumen Books') this.at(21, 10, () => this.shops.stopReports(merchant))
    }
    if (fate === 'rejected')
      this.at(since - 1, 11, () => this.decide(name, 'reject', { reason: 'Not a business we may serve' }))
    if (fate === 'suspended') this.at(4, 17, () => this.decide(name, 'suspend', { reason: 'Unusually many disputes' }))
  }

  private async decide(name: string, action: 'approve' | 'reject' | 'suspend', body: object): Promise<void> {
    const by = action === 'suspend' ? demoAdmin : 'priya@demo.example'
    await this.calls.post(`/clients/${this.shops.clientIDs.get(name)}/${action}`, body, await this.calls.staff(by))
  }

  private async inviteMerchant(): Promise<void> {
    const body = { name: 'Studio Nine', clientType: 'Individual', emailAddress: 'kaia@studionine.example' }
    await this.calls.post('/clients', { ...body, chargePercentage: 1.9 }, await this.calls.staff(demoAdmin))
  }

  private async signUpNewcomer(): Promise<void> {
    const { userName, email, merchant } = demoNewcomer
    const clientID = this.shops.clientIDs.get(merchant)
    await this.calls.post('/portal-users', { userName, email, password: demoPassword, clientID })
  }

  private async askForEmail(name: string, emailAddress: string): Promise<void> {
    const token = await this.calls.staff(demoAdmin)
    const path = `/clients/${this.shops.clientIDs.get(name)}` as const
    const { clientType } = await this.calls.get(path, token)
    await this.calls.put(path, { name, clientType, emailAddress }, token)
  }

  private async closeDispute(outcome: 'won' | 'lost'): Promise<void> {
    const token = await this.calls.staff('ana@demo.example')
    const { items } = await this.calls.get('/disputes?status=open&limit=2', token)
    const [one, another] = items as { disputeID: string }[]
    if (one && another) await this.calls.post(`/disputes/${one.disputeID}/close`, { outcome }, token)
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
      const credentials = this.shops.programs.get(name)
      if (credentials)
        await makePayment(this.calls, this.schedule, this.random, { merchant, credentials, kind, number })
    })
  }
}
