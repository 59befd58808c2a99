import type { BankEntryView } from '#contract/bank-statements.js'
import { decimalOf } from '#contract/money.js'
import type { PayoutView } from '#contract/payouts.js'
import { clock } from '#contract/clock.js'
import type { DemoCalls } from './demo-calls.js'
import { demoAdmin, demoChecker } from './demo-people.js'

const columns = {
  ...{ date: 'Date', amount: 'Amount', balance: 'Balance' },
  ...{ counterparty: 'Name', endToEndID: 'Reference', text: 'Text' },
}
const csvMapping = {
  ...{ delimiter: ';', decimal: '.', dateFormat: 'YYYY-MM-DD', encoding: 'utf-8', skippedLines: 0 },
  columns,
}
const floatAmount = 40_000_000
const pointFee = 250

interface Paid {
  clientID: string
  currency: string
  share: number
}

export class DemoMoney {
  private bankAccountID = ''
  private balance = 0

  constructor(private readonly calls: DemoCalls) {}

  async open(): Promise<void> {
    const token = await this.calls.staff(demoAdmin)
    const fees = [
      { currency: 'USD', fixed: 25, refund: 50, dispute: 1_500, payout: 100 },
      { currency: 'EUR', fixed: 25, refund: 50, dispute: 1_500, payout: 100 },
    ]
    await this.calls.post('/plans', { name: 'Market stall', chargePercentage: 1.8, fees: [] }, token)
    await this.calls.post('/plans', { name: 'High street', chargePercentage: 2.2, fees }, token)
    const bank = { name: 'Euro account', holder: 'Gatehouse Demo Ltd', iban: 'DE89370400440532013000', currency: 'EUR' }
    const account = await this.calls.post('/bank-accounts', { ...bank, bic: 'COBADEFFXXX', csvMapping }, token)
    this.bankAccountID = account.bankAccountID
    await this.tell([[floatAmount, 'Gatehouse Demo Ltd', '', 'Working capital']])
    const [entry] = await this.unexplained()
    const path = `/bank-statement-entries/${entry?.entryID ?? ''}/match` as const
    await this.calls.post(path, { kind: 'own_money' }, token)
  }

  async choosePlan(clientID: string): Promise<void> {
    const token = await this.calls.staff(demoAdmin)
    const plans = (await this.calls.get('/plans', token)).items as { planID: string; name: string }[]
    const planID = plans.find(({ name }) => name === 'High street')?.planID
    await this.calls.put(`/clients/${clientID}/terms`, { planID }, token)
  }

  async payOut(merchants: Paid[]): Promise<void> {
    const maker = await this.calls.staff(demoAdmin)
    for (const { clientID, currency, share } of merchants) {
      const { standings } = await this.calls.get(`/clients/${clientID}/payout-schedule`, maker)
      const stands = standings as { currency: string; available: number }[]
      const available = stands.find((one) => one.currency === currency)?.available ?? 0
      const amount = Math.floor(available * share)
      if (amount > 1_000) await this.calls.attempt('/payouts', { clientID, currency, amount }, maker)
    }
    await this.approve()
    await this.calls.attempt('/payout-files', { bankAccountID: this.bankAccountID }, maker)
  }

  private async approve(): Promise<void> {
    const token = await this.calls.staff(demoChecker.email)
    const { items } = await this.calls.get('/payouts?status=awaiting_approval&limit=100', token)
    for (const { payoutID } of items as PayoutView[]) {
      const { desk } = await this.calls.get(`/payouts/${payoutID}`, token)
      await this.calls.attempt(`/payouts/${payoutID}/approve`, { revision: desk.revision }, token)
    }
  }

  async leaveOne({ clientID, currency }: Paid): Promise<void> {
    await this.calls.attempt('/payouts', { clientID, currency, amount: 7_500 }, await this.calls.staff(demoAdmin))
  }

  async settle(): Promise<void> {
    const token = await this.calls.staff(demoAdmin)
    const { items } = await this.calls.get('/payouts?status=sent&currency=EUR&limit=100', token)
    const lines = (items as PayoutView[]).map((one): BankLine => {
      const { payoutID, amount, account } = one
      return [-amount, account.accountHolder, payoutID.replace('_', '-'), '']
    })
    if (lines.length === 0) return
    await this.tell([...lines, [-pointFee, 'First Harbor Bank', '', 'Charges for payment orders']])
    for (const { entryID } of await this.unexplained())
      await this.calls.post(`/bank-statement-entries/${entryID}/match`, { kind: 'bank_charge' }, token)
  }

  async surprise(): Promise<void> {
    await this.tell([
      [12_000, 'Orchard & Daughters', '', 'Invoice 4411, paid twice?'],
      [-4_900, 'Harbor Telecom', '', 'Line rental'],
    ])
  }

  private async unexplained(): Promise<BankEntryView[]> {
    const token = await this.calls.staff(demoAdmin)
    return (await this.calls.get('/bank-statement-entries?status=unmatched&limit=100', token)).items
  }

  private async tell(lines: BankLine[]): Promise<void> {
    const day = clock.now().toISOString().slice(0, 10)
    const rows = lines.map(([amount, ...said]) => {
      this.balance += amount
      return [day, decimalOf(amount, 'EUR'), decimalOf(this.balance, 'EUR'), ...said].join(';')
    })
    const head = Object.values(columns).join(';')
    const path = `/bank-statements?bankAccountID=${this.bankAccountID}` as const
    await this.calls.send(path, [head, ...rows].join('\n'), 'text/csv', await this.calls.staff(demoAdmin))
  }
}

type BankLine = [amount: number, name: string, reference: string, text: string]
