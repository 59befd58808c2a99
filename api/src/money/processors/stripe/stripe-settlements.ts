import type Stripe from 'stripe'
import * as z from 'zod/mini'
import { readAs } from '../port/read-answer.js'
import { name } from './stripe-answers.js'
import { isForbidden, isRefusal } from './stripe-errors.js'

type Told = Stripe.BalanceTransaction

export interface Settlements {
  payouts?: string[]
  after?: string
  /** To be asked about the next time: Stripe has not finished with them, or they have only just been seen. */
  later?: string[]
}

/** Many more than Stripe makes between two readings; older ones than these are given up. */
const payoutsMost = 100

const payoutForm = z.object({ id: name, reconciliation_status: name })
const pageForm = z.object({ data: z.array(z.object({ id: name })), has_more: z.boolean() })

/** Without `has_more` a report would end early, and nothing would show it. */
export function requirePage(page: unknown): void {
  readAs(pageForm, page, 'A list')
}

/** Stripe lists what is in an automatic payout, and not what is in a manual one. */
export function payoutsIn(told: Told[]): string[] {
  return told.flatMap(({ source }) => {
    const payout = source as Partial<Stripe.Payout> | string | null
    const isAutomatic = payout !== null && typeof payout !== 'string' && payout.object === 'payout' && payout.automatic
    return isAutomatic && typeof payout.id === 'string' ? [payout.id] : []
  })
}

export function withLater({ payouts, after, later = [] }: Settlements, found: string[]): Settlements {
  const kept = [...new Set([...later, ...found])].slice(-payoutsMost)
  return { ...(payouts && { payouts }), ...(after && { after }), ...(kept.length > 0 && { later: kept }) }
}

export async function readSettlement(
  client: Stripe,
  settlements: Settlements & { payouts: [string, ...string[]] },
  page: { limit: number; expand: string[] },
): Promise<{ told: Told[]; settledIn: string; left: Settlements }> {
  const { payouts, after, later } = settlements
  const [settledIn, ...others] = payouts
  const rest = { ...(others.length > 0 && { payouts: others }), ...(later && { later }) }
  try {
    const payout: unknown = await client.payouts.retrieve(settledIn)
    const { reconciliation_status: status } = readAs(payoutForm, payout, 'A payout')
    if (status === 'in_progress') return { told: [], settledIn, left: withLater(rest, [settledIn]) }
    if (status !== 'completed') return { told: [], settledIn, left: rest }
    const told = await client.balanceTransactions.list({
      payout: settledIn,
      ...page,
      ...(after && { starting_after: after }),
    })
    requirePage(told)
    const last = told.data.at(-1)?.id
    const isLast = !told.has_more || last === undefined
    return { told: told.data, settledIn, left: isLast ? rest : { ...settlements, after: last } }
  } catch (error) {
    // A restricted key may read the balance and not the payouts: what is in them stays unknown, and the report goes on.
    if (isForbidden(error) || isRefusal(error)) return { told: [], settledIn, left: rest }
    throw error
  }
}
