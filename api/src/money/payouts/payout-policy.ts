import type { EntityManager } from 'typeorm'
import type { Currency } from '#contract/money.js'
import { PayoutPolicy } from './payout-policy.entity.js'

export const policyID = 'installation'

export const readPolicy = (manager: EntityManager): Promise<PayoutPolicy | null> =>
  manager.findOneBy(PayoutPolicy, { policyID })

type Above = PayoutPolicy['twoApprovalsAbove']

export function approvalsFor(above: Above, { amount, currency }: { amount: number; currency: Currency }): number {
  const most = above[currency]
  return most !== undefined && amount > most ? 2 : 1
}
