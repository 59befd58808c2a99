import type { GivenCreditLine } from '#contract/credit-notes.js'
import type { InvoiceLine } from '../invoices/invoice-line.entity.js'
import { chargedOf, halfEven } from '../invoices/invoice-sums.js'

interface Credited {
  amount: number
  taxAmount: number
}

export interface CreditedLine {
  line: InvoiceLine
  amount: number
  net: number
  taxAmount: number
  total: number
}

type Fault = 'unknown' | 'too_much'

/**
 * The tax of a credit is the share of the line's tax for all that is credited so far, less what earlier credits took: so that the credits
 * of a line that is credited entirely sum up to its tax, in whatever steps that happens.
 */
export function creditLines(
  lines: readonly InvoiceLine[],
  before: ReadonlyMap<string, Credited>,
  given: readonly GivenCreditLine[] | undefined,
): CreditedLine[] | Fault {
  const credited: CreditedLine[] = []
  for (const { invoiceLineID, amount } of given ?? allThatIsLeft(lines, before)) {
    const line = lines.find((one) => one.invoiceLineID === invoiceLineID)
    if (!line) return 'unknown'
    const earlier = before.get(invoiceLineID) ?? { amount: 0, taxAmount: 0 }
    const amountAfter = earlier.amount + amount
    const charged = chargedOf(line)
    if (isBeyond(amountAfter, charged)) return 'too_much'
    const share = BigInt(line.taxAmount) * BigInt(Math.abs(amountAfter))
    const taxAmount = Number(halfEven(share, BigInt(Math.abs(charged)))) - earlier.taxAmount
    const net = line.taxBehavior === 'inclusive' ? amount - taxAmount : amount
    credited.push({ line, amount, net, taxAmount, total: net + taxAmount })
  }
  return credited
}

const isBeyond = (credited: number, amount: number): boolean =>
  Math.sign(credited) !== Math.sign(amount) || Math.abs(credited) > Math.abs(amount)

/** Negative lines too: they lowered what the invoice asked for. */
const allThatIsLeft = (lines: readonly InvoiceLine[], before: ReadonlyMap<string, Credited>): GivenCreditLine[] =>
  lines
    .map((line) => ({
      invoiceLineID: line.invoiceLineID,
      amount: chargedOf(line) - (before.get(line.invoiceLineID)?.amount ?? 0),
    }))
    .filter(({ amount }) => amount !== 0)
