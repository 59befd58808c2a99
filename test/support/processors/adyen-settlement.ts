import { clock } from '#contract/clock.js'
import { paymentFee } from './double-fees.js'
import type { AdyenBooks } from './adyen-books.js'
import type { Payment } from './adyen-objects.js'

const columns = [
  ...['Company Account', 'Merchant Account', 'Psp Reference', 'Merchant Reference', 'Payment Method', 'Creation Date'],
  ...['TimeZone', 'Type', 'Modification Reference', 'Gross Currency', 'Gross Debit (GC)', 'Gross Credit (GC)'],
  ...['Exchange Rate', 'Net Currency', 'Net Debit (NC)', 'Net Credit (NC)', 'Commission (NC)', 'Markup (NC)'],
  ...['Scheme Fees (NC)', 'Interchange (NC)', 'Batch Number'],
]

interface Fact {
  key: string
  type: string
  payment: Payment
  modification: string
  value: number
  /** In the currency of the balance. */
  settled: number
  fee: number
}

const decimal = (value: number): string => (Math.abs(value) / 100).toFixed(2)

/** Adyen's settlement detail reports: each batch tells what is new since the one before, and what it pays out of it. */
export class AdyenSettlement {
  private readonly told = new Set<string>()
  /** Of euros alone, in which it pays out. */
  private net = 0
  /** How many euros one of a currency is in which the account has no balance (docs.adyen.com, Settlement details report: Exchange Rate). */
  rates: Record<string, number> = {}
  private readonly other = new Map<string, number>()
  private readonly kept = new Map<string, number>()
  private batch = 0
  private toPayOut = 0

  constructor(
    private readonly books: AdyenBooks,
    private readonly merchantAccount: () => string,
  ) {}

  costs(currency: string): number {
    return (this.kept.get(currency) ?? 0) + this.fresh(currency).reduce((sum, { fee }) => sum + fee, 0)
  }

  /** With the next report. */
  /** It keeps a balance in euros; anything else is owed in its own currency until somebody changes that. */
  owedIn(currency: string): number {
    const told = currency === 'EUR' ? this.net - this.toPayOut : (this.other.get(currency) ?? 0)
    return told + this.fresh(currency).reduce((sum, { settled, fee }) => sum + settled - fee, 0)
  }

  paysOut(): number {
    const owed = this.owedIn('EUR')
    if (owed > 0) this.toPayOut += owed
    return Math.max(owed, 0)
  }

  report(): string {
    this.batch += 1
    const at = clock.now().toISOString().slice(0, 19).replace('T', ' ')
    const lines = this.fresh().map((fact) => this.lineOf(fact, at))
    if (this.toPayOut > 0) {
      const cells = { Type: 'MerchantPayout', 'Net Currency': 'EUR', 'Net Debit (NC)': decimal(this.toPayOut) }
      lines.push(this.line({ ...cells, 'Creation Date': at }))
      this.net -= this.toPayOut
      this.toPayOut = 0
    }
    return [columns.join(','), ...lines].join('\n')
  }

  private fresh(currency?: string): Fact[] {
    const isMeant = ({ key, payment }: Fact) =>
      !this.told.has(key) && (currency === undefined || this.settledIn(payment) === currency)
    return factsOf(this.books)
      .filter(isMeant)
      .map((fact) => this.withFee(fact))
  }

  private settledIn = ({ amount: { currency } }: Payment): string => (this.rates[currency] ? 'EUR' : currency)

  private withFee(fact: Fact): Fact {
    const settled = Math.round(fact.value * (this.rates[fact.payment.amount.currency] ?? 1))
    return { ...fact, settled, fee: fact.type === 'Settled' ? paymentFee(settled) : 0 }
  }

  private lineOf({ key, type, payment, modification, value, settled, fee }: Fact, at: string): string {
    const net = settled - fee
    const [charged, currency] = [payment.amount.currency, this.settledIn(payment)]
    const rate = String(this.rates[charged] ?? 1)
    this.told.add(key)
    if (currency === 'EUR') this.net += net
    else this.other.set(currency, (this.other.get(currency) ?? 0) + net)
    this.kept.set(currency, (this.kept.get(currency) ?? 0) + fee)
    return this.line({
      ...{ 'Psp Reference': payment.pspReference, 'Merchant Reference': payment.reference, 'Payment Method': 'visa' },
      ...{ 'Creation Date': at, Type: type, 'Modification Reference': modification, 'Gross Currency': charged },
      ...{ [value < 0 ? 'Gross Debit (GC)' : 'Gross Credit (GC)']: decimal(value), 'Exchange Rate': rate },
      ...{ 'Net Currency': currency, [net < 0 ? 'Net Debit (NC)' : 'Net Credit (NC)']: decimal(net) },
      'Commission (NC)': decimal(fee),
    })
  }

  private line(cells: Record<string, string>): string {
    const all: Record<string, string> = {
      ...{ 'Company Account': 'Gatehouse', 'Merchant Account': this.merchantAccount(), TimeZone: 'UTC' },
      ...{ 'Batch Number': String(this.batch), ...cells },
    }
    return columns.map((name) => all[name] ?? '').join(',')
  }
}

function factsOf({ payments, back }: AdyenBooks): Fact[] {
  const settled = [...payments.values()]
    .filter(({ captured }) => captured > 0)
    .map((payment) => {
      const { pspReference: modification, captured: value } = payment
      return { key: modification, type: 'Settled', payment, modification, value, settled: value, fee: 0 }
    })
  const moved = back.moved().map(({ type, pspReference: modification, payment, value }) => {
    return { key: `${modification}:${type}`, type, payment, modification, value, settled: value, fee: 0 }
  })
  return [...settled, ...moved]
}
