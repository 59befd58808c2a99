import { describe, expect, it } from '@jest/globals'
import type { TaxBehavior } from '#contract/billing-choices.js'
import type { InvoiceLine } from '../invoices/invoice-line.entity.js'
import { sumsOf } from '../invoices/invoice-sums.js'
import { type CreditedLine, creditLines } from './credit-lines.js'

const line = (invoiceLineID: string, amount: number, percentage: number, taxBehavior: TaxBehavior) => ({
  ...{ invoiceLineID, amount, discountAmount: 0, taxBehavior, taxRateID: `${percentage}` },
  taxPartsPerMillion: percentage * 10_000,
})

const lines = [
  line('a', 999, 19, 'exclusive'),
  line('b', 1, 19, 'exclusive'),
  line('c', 10_001, 7.7, 'inclusive'),
  line('d', 333, 19, 'inclusive'),
]
const summed = lines.map((one, at) => ({ ...one, ...sumsOf(lines)[at] })) as unknown as InvoiceLine[]

const sum = (credits: readonly CreditedLine[], name: 'amount' | 'net' | 'taxAmount' | 'total') =>
  credits.reduce((total, credit) => total + credit[name], 0)

/** Credits the lines in parts of this size, until nothing is left. */
function creditedInSteps(step: number): CreditedLine[] {
  const made: CreditedLine[] = []
  for (const { invoiceLineID, amount } of summed) {
    for (let done = 0; done < amount; done += step) {
      const earlier = made.filter(({ line }) => line.invoiceLineID === invoiceLineID)
      const before = new Map([
        [invoiceLineID, { amount: sum(earlier, 'amount'), taxAmount: sum(earlier, 'taxAmount') }],
      ])
      const credits = creditLines(summed, before, [{ invoiceLineID, amount: Math.min(step, amount - done) }])
      made.push(...(credits as CreditedLine[]))
    }
  }
  return made
}

describe('the lines of credit notes', () => {
  it.each([3, 7, 333, 100_000])('sum up to the invoice, tax included, in steps of %i', (step) => {
    const made = creditedInSteps(step)
    for (const invoiced of summed) {
      const own = made.filter(({ line }) => line.invoiceLineID === invoiced.invoiceLineID)
      const sums = (['amount', 'net', 'taxAmount', 'total'] as const).map((name) => sum(own, name))
      expect(sums).toEqual([invoiced.amount, invoiced.net, invoiced.taxAmount, invoiced.total])
      expect(own.every(({ net, taxAmount, total }) => net >= 0 && taxAmount >= 0 && total === net + taxAmount)).toBe(
        true,
      )
    }
  })

  it('take all that is left where no line is named', () => {
    const before = new Map([['a', { amount: 999, taxAmount: summed[0]?.taxAmount ?? 0 }]])
    const rest = creditLines(summed, before, undefined) as CreditedLine[]
    expect(rest.map(({ line, amount }) => [line.invoiceLineID, amount])).toEqual([
      ['b', 1],
      ['c', 10_001],
      ['d', 333],
    ])
  })

  it('name lines of the invoice, and never more than they have left', () => {
    expect(creditLines(summed, new Map(), [{ invoiceLineID: 'x', amount: 1 }])).toBe('unknown')
    expect(creditLines(summed, new Map(), [{ invoiceLineID: 'b', amount: 2 }])).toBe('too_much')
    const before = new Map([['a', { amount: 998, taxAmount: 0 }]])
    expect(creditLines(summed, before, [{ invoiceLineID: 'a', amount: 2 }])).toBe('too_much')
  })

  it('give back what a discounted line charged, and not its amount before', () => {
    const mixed = [
      { ...line('half', 1_001, 19, 'exclusive'), discountAmount: 501 },
      line('full', 1_000, 19, 'inclusive'),
    ]
    const invoiced = mixed.map((one, at) => ({ ...one, ...sumsOf(mixed)[at] })) as unknown as InvoiceLine[]
    const total = invoiced.reduce((all, one) => all + one.total, 0)
    expect(total).toBe(595 + 1_000)
    expect(sum(creditLines(invoiced, new Map(), undefined) as CreditedLine[], 'total')).toBe(total)
    expect(creditLines(invoiced, new Map(), [{ invoiceLineID: 'half', amount: 501 }])).toBe('too_much')
    const free = [{ ...line('free', 1_000, 19, 'exclusive'), discountAmount: 1_000 }]
    const given = free.map((one, at) => ({ ...one, ...sumsOf(free)[at] })) as unknown as InvoiceLine[]
    expect(creditLines(given, new Map(), undefined)).toEqual([])
    expect(creditLines(given, new Map(), [{ invoiceLineID: 'free', amount: 1 }])).toBe('too_much')
  })

  it('take negative lines with all that is left, with their tax, up to what the invoice asked for', () => {
    const mixed = [line('unused', -1_999, 19, 'exclusive'), line('new', 3_001, 19, 'exclusive')]
    const invoiced = mixed.map((one, at) => ({ ...one, ...sumsOf(mixed)[at] })) as unknown as InvoiceLine[]
    const total = invoiced.reduce((all, one) => all + one.total, 0)
    const credits = creditLines(invoiced, new Map(), undefined) as CreditedLine[]
    expect(credits.map(({ amount }) => amount)).toEqual([-1_999, 3_001])
    expect(sum(credits, 'total')).toBe(total)
    const before = new Map([['new', { amount: 500, taxAmount: 95 }]])
    expect(sum(creditLines(invoiced, before, undefined) as CreditedLine[], 'total')).toBe(total - 595)
    expect(creditLines(invoiced, new Map(), [{ invoiceLineID: 'unused', amount: 1 }])).toBe('too_much')
  })
})
