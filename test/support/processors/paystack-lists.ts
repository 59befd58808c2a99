import { clock } from '#contract/clock.js'
import { paymentFee } from './double-fees.js'
import { withoutSplit } from './paystack-subaccounts.js'
import type { PaystackPayouts } from './paystack-payouts.js'
import type { Answered, HeldPayment, PaystackService } from './paystack-service.js'

interface Settlement {
  id: number
  status: string
  currency: string
  domain: string
  total_processed: number
  total_fees: number
  effective_amount: number
  settlement_date: string
  createdAt: string
  references: string[]
}

export interface HeldDispute {
  id: number
  status: string
  resolution: string | null
  /** What is asked for, and in the end what the payer gets back; in subunits. */
  refundAmount: number
  category: string
  dueAt: string | null
  createdAt: string
}

const told = (data: unknown): Answered => ({ status: 200, body: { status: true, message: 'OK', data } })
const refused = (status: number, message: string): Answered => ({ status, body: { status: false, message } })

const names: Record<string, readonly string[]> = {
  transaction: ['per_page', 'page', 'from', 'to', 'status'],
  dispute: ['perPage', 'page', 'from', 'to', 'status'],
  transfer: ['per_page', 'page', 'from', 'to', 'status'],
  // https://paystack.com/docs/api/settlement/#list: `none` leaves out what was paid to subaccounts.
  settlement: ['perPage', 'page', 'subaccount'],
}

/** Paystack's lists of all that moved money, newest first, out of what its double holds. */
export class PaystackLists {
  /** Test or live, as each row says it. */
  domain = 'test'
  readonly settlements: Settlement[] = []

  constructor(
    private readonly service: PaystackService,
    private readonly payouts: PaystackPayouts,
    private readonly disputed: Map<string, HeldDispute>,
  ) {}

  answer(method: string, path: string, query: URLSearchParams): Answered | null {
    if (method !== 'GET') return null
    const [, settled] = /^settlement\/(\d+)\/transactions$/.exec(path) ?? []
    if (settled) return this.transactionsOf(Number(settled))
    const [, disputed] = /^dispute\/(\d+)$/.exec(path) ?? []
    if (disputed) return this.fetchDispute(Number(disputed))
    const allowed = names[path]
    if (!allowed) return null
    const strange = [...query.keys()].find((name) => !allowed.includes(name))
    if (strange) return refused(400, `"${strange}" is not allowed`)
    const perPage = Number(query.get('perPage') ?? query.get('per_page') ?? 50)
    const page = Number(query.get('page') ?? 1)
    const [from, to] = [query.get('from') ?? '', query.get('to') ?? '9']
    const rows = this.rowsOf(path, query.get('subaccount') !== 'none').filter(
      ({ createdAt }) => createdAt >= from && createdAt <= to,
    )
    return told(rows.reverse().slice((page - 1) * perPage, page * perPage))
  }

  costs(currency: string): number {
    return this.paid(currency).reduce((sum, { amount }) => sum + paymentFee(amount), 0)
  }

  /** All that it owes and has not paid to the bank, less its fees. */
  paysOut(currency: string, owed: number): number {
    const paid = this.settlements.filter((one) => one.currency === currency)
    const before = paid.reduce((sum, { effective_amount }) => sum + effective_amount, 0)
    const amount = owed - this.costs(currency) - before
    if (amount <= 0) return 0
    const known = new Set(paid.flatMap(({ references }) => references))
    const fresh = this.paid(currency).filter(({ reference }) => !known.has(reference))
    const now = clock.now().toISOString()
    this.settlements.push({
      ...{ id: 8_000 + this.settlements.length, status: 'success', currency, domain: 'test' },
      ...{ total_processed: fresh.reduce((sum, one) => sum + one.amount, 0), effective_amount: amount },
      ...{
        total_fees: fresh.reduce((sum, one) => sum + paymentFee(one.amount), 0),
        settlement_date: now,
        createdAt: now,
      },
      references: fresh.map(({ reference }) => reference),
    })
    return amount
  }

  private rowsOf(path: string, withSubaccounts: boolean): { createdAt: string }[] {
    switch (path) {
      case 'transaction':
        return [...this.service.payments.values()].map((one) => this.transaction(one))
      case 'dispute':
        return [...this.disputed].map(([reference, one]) => this.dispute(reference, one))
      case 'transfer':
        return [...this.payouts.transfers.values()].map((one) => ({ ...one, domain: this.domain }))
      default:
        return [...this.settlements, ...(withSubaccounts ? this.ofSubaccounts() : [])].map(
          ({ references: _, ...one }) => ({ ...one, domain: this.domain }),
        )
    }
  }

  /** What subaccounts were paid, each payment by itself. */
  private ofSubaccounts(): Settlement[] {
    return [...this.service.payments.values()].flatMap(({ id, split, amount, currency, createdAt, reference }) =>
      split
        ? {
            ...{ id: 90_000 + id, status: 'success', currency, domain: 'test', total_processed: amount, total_fees: 0 },
            ...{ effective_amount: amount - split.charge, settlement_date: createdAt, createdAt },
            references: [reference],
          }
        : [],
    )
  }

  private fetchDispute(id: number): Answered {
    const found = [...this.disputed].find(([, one]) => one.id === id)
    return found ? told(this.dispute(...found)) : refused(404, 'Dispute not found')
  }

  private transactionsOf(id: number): Answered {
    const references = this.settlements.find((one) => one.id === id)?.references
    if (!references) return refused(404, 'Settlement not found')
    const own = references.flatMap((reference) => this.service.payments.get(reference) ?? [])
    return told(own.map((one) => withoutSplit(this.transaction(one))))
  }

  private transaction(held: HeldPayment) {
    const { createdAt, amount } = held
    const more = { fees: paymentFee(amount), requested_amount: amount, paid_at: createdAt, domain: this.domain }
    return { ...this.service.viewOf(held), ...more }
  }

  /** As "Fetch Dispute" answers it. */
  dispute(reference: string, { refundAmount, createdAt, ...held }: HeldDispute) {
    const payment = this.service.payments.get(reference) as HeldPayment
    return {
      ...{ ...held, refund_amount: refundAmount, currency: payment.currency, domain: this.domain, createdAt },
      resolvedAt: held.status === 'resolved' ? createdAt : null,
      transaction: this.service.viewOf(payment),
    }
  }

  private paid(currency: string): HeldPayment[] {
    const all = [...this.service.payments.values()]
    return all.filter((one) => one.currency === currency && /success|reversed/.test(one.status))
  }
}
