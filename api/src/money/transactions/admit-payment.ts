import type { EntityManager } from 'typeorm'
import type { LimitHit } from '#contract/limit-names.js'
import { Client } from '../../people/clients/client.entity.js'
import { requireTakesPayments } from '../../people/requirements/client-pauses.js'
import { readRows } from '../../platform/database/rows.js'
import { NotFound } from '../../platform/http/app-error.js'
import { LimitExceeded, LimitMetByPayer } from '../client-limits/client-limits.errors.js'
import { type Counted, limitsOf, paymentLimitMet, takePayment } from '../client-limits/payment-counts.js'
import { freeTerms } from '../plans/payment-terms.js'
import { frozenTerms, termsOfClient } from '../plans/terms-of-client.js'
import type { Origin } from './origin.js'
import type { Transaction } from './transaction.entity.js'

export async function admitPayment(
  manager: EntityManager,
  transaction: Transaction,
  { clientID, paymentLinkID, allow, isOwnDebt }: Origin,
): Promise<Client> {
  const [client] = await readRows(manager, Client, 'WHERE "clientID" = $1 AND "deletedAt" IS NULL', [clientID])
  if (!client) throw new NotFound('client')
  await allow?.(manager, transaction)
  if (transaction.mode === 'live' && !isOwnDebt) await requireTakesPayments(manager, clientID)
  const terms = await termsOfClient(manager, clientID)
  const limits = await limitsOf(manager, transaction, terms.plan?.limits ?? [])
  const hit = await takePayment(manager, limits, transaction)
  if (hit) throw new (paymentLinkID ? LimitMetByPayer : LimitExceeded)(hit, transaction.currency)
  transaction.statementDescriptor = client.statementDescriptor
  Object.assign(transaction, isOwnDebt ? freeTerms : frozenTerms(terms, client, transaction))
  return client
}

/** The limit that a payment would meet now. It takes no place: the unit of the payment asks again. */
export async function limitMetBy(manager: EntityManager, made: Counted & { amount: number }): Promise<LimitHit | null> {
  const { plan } = await termsOfClient(manager, made.clientID)
  return paymentLimitMet(manager, await limitsOf(manager, made, plan?.limits ?? []), made)
}

/** Below the smallest payment that the client may take, which no time changes. */
export async function isTooSmall(manager: EntityManager, made: Counted & { amount: number }): Promise<boolean> {
  return (await limitMetBy(manager, made))?.name === 'paymentLeast'
}
