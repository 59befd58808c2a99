import type { EntityManager } from 'typeorm'
import { type PlanTerms, standardPlanID } from '#contract/plan-terms.js'
import type { Currency } from '#contract/money.js'
import { clock } from '#contract/clock.js'
import { readRows } from '../../platform/database/rows.js'
import { ClientTerms } from './client-terms.entity.js'
import { feesIn, paymentTermsOf } from './payment-terms.js'
import { Plan } from './plan.entity.js'

export interface TermsOfClient {
  row: ClientTerms | null
  plan: Plan | null
  terms: PlanTerms
  reserveHundredths: number
  reserveDays: number
}

export async function termsOfClient(manager: EntityManager, clientID: string): Promise<TermsOfClient> {
  const [row = null] = await readRows(manager, ClientTerms, 'WHERE "clientID" = $1', [clientID])
  const { reserveHundredths, reserveDays } = row ?? { reserveHundredths: 0, reserveDays: 0 }
  if (row?.ownTerms) return { row, plan: null, terms: row.ownTerms, reserveHundredths, reserveDays }
  const [plan] = await readRows(manager, Plan, 'WHERE "planID" = $1', [row?.planID ?? standardPlanID])
  if (!plan) throw new Error(`The plan of ${clientID} is missing`)
  return { row, plan, terms: plan.terms, reserveHundredths, reserveDays }
}

export function frozenTerms(
  { terms, plan, reserveHundredths, reserveDays }: TermsOfClient,
  { chargePercentageHundredths }: { chargePercentageHundredths: number },
  { currency, paymentMethod: method }: { currency: Currency; paymentMethod: string },
) {
  const frozen = paymentTermsOf(terms, chargePercentageHundredths, { currency, method })
  return { ...frozen, planID: plan?.planID ?? null, reserveHundredths, reserveDays }
}

export async function payoutFeeOf(manager: EntityManager, clientID: string, currency: Currency): Promise<number> {
  return feesIn((await termsOfClient(manager, clientID)).terms, currency).payout
}

export interface Reserve {
  reserveHundredths: number
  reserveDays: number
}

export async function reserveOf(manager: EntityManager, clientID: string): Promise<Reserve> {
  const [row] = await readRows(manager, ClientTerms, 'WHERE "clientID" = $1', [clientID])
  return { reserveHundredths: row?.reserveHundredths ?? 0, reserveDays: row?.reserveDays ?? 0 }
}

/** In the unit that changes the client's schedule, which records it; payments that were created before keep theirs. */
export async function saveReserve(manager: EntityManager, clientID: string, reserve: Reserve): Promise<void> {
  const before = (await manager.findOneBy(ClientTerms, { clientID })) ?? { planID: null, ownTerms: null }
  const { planID, ownTerms } = before
  const row = { clientID, planID, ownTerms, ...reserve, updatedAt: clock.now() }
  await manager.upsert(ClientTerms, row, ['clientID'])
}
