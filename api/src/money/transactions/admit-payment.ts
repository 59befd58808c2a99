import type { EntityManager } from 'typeorm'
import { Client } from '../../people/clients/client.entity.js'
import { requireTakesPayments } from '../../people/requirements/client-pauses.js'
import { readRows } from '../../platform/database/rows.js'
import { NotFound } from '../../platform/http/app-error.js'
import { LimitExceeded, LimitMetByPayer } from '../client-limits/client-limits.errors.js'
import { limitsOf, takePayment } from '../client-limits/payment-counts.js'
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
  await allow?.(manager)
  if (transaction.mode === 'live' && !isOwnDebt) await requireTakesPayments(manager, clientID)
  const terms = await termsOfClient(manager, clientID)
  const limits = await limitsOf(manager, transaction, terms.plan?.limits ?? [])
  const hit = await takePayment(manager, limits, transaction)
  if (hit) throw new (paymentLinkID ? LimitMetByPayer : LimitExceeded)(hit, transaction.currency)
  transaction.statementDescriptor = client.statementDescriptor
  Object.assign(transaction, isOwnDebt ? freeTerms : frozenTerms(terms, client, transaction))
  return client
}
