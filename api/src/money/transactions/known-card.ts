import type { EntityManager } from 'typeorm'
import { inMode } from '../../platform/database/in-mode.js'
import { readColumns } from '../../platform/database/rows.js'
import type { CallResult } from '../processors/port/results.js'
import { Transaction } from './transaction.entity.js'

/** What a token's card is called, from the last payment with it whose processor has said so: a processor names a card only when it is charged. */
export async function fillInKnownCard(manager: EntityManager, transaction: Transaction): Promise<void> {
  const { cardFingerprint, paymentMethod, processorAccountID, mode } = transaction
  if (cardFingerprint !== null) return
  const [known] = await readColumns(
    manager,
    Transaction,
    ['cardFingerprint', 'cardCountry'],
    `WHERE "paymentMethod" = $1 AND "processorAccountID" = $2 AND "cardFingerprint" IS NOT NULL AND ${inMode(mode)}
     ORDER BY "createdAt" DESC LIMIT 1`,
    [paymentMethod, processorAccountID],
  )
  if (known) Object.assign(transaction, known)
}

export const namedBy = (transaction: Transaction, { processorReference, card }: CallResult) => {
  const { cardFingerprint, cardCountry } = transaction
  const isNews = (cardFingerprint === null && card?.fingerprint) || (cardCountry === null && card?.country)
  return {
    processorReference: transaction.processorReference ?? processorReference ?? null,
    cardBrand: card?.brand ?? transaction.cardBrand,
    cardLast4: card?.last4 ?? transaction.cardLast4,
    cardFingerprint: cardFingerprint ?? card?.fingerprint ?? null,
    cardCountry: cardCountry ?? card?.country ?? null,
    cardToldLater: isNews ? 1 : transaction.cardToldLater,
  }
}
