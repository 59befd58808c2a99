import type { EntityManager } from 'typeorm'
import { suggestionsMax } from '#contract/bank-limits.js'
import type { BankSuggestionView } from '#contract/bank-statements.js'
import * as words from '#contract/messages/errors/bank-statements.js'
import { fromReference } from '../bank-files/references.js'
import { isLikeName } from '../payouts/payout-account.js'
import { formatMoney } from '#contract/money.js'
import { Transaction } from '../transactions/transaction.entity.js'
import { transferLike } from './named-transfers.js'
import { Payout } from '../payouts/payout.entity.js'
import { BankEntry } from './bank-entry.entity.js'
import { isOpen } from './transfer-credits.js'
import { isFitting, payoutsLike, processorsNamed, titleOf, wholeFile } from './entry-matching.js'

const { reasons } = words
const feeWords = /\b(fees?|charges?|commission|gebühr(en)?|entgelt(e)?|frais|comisi[oó]n|spese)\b/i

export async function suggestionsFor(manager: EntityManager, entry: BankEntry): Promise<BankSuggestionView[]> {
  const found: BankSuggestionView[] = []
  const payout = ({ payoutID, accountHolder }: Payout, kind: 'payout' | 'payout_return', reason: string) =>
    found.push({ kind, matchedID: payoutID, name: words.payoutTo(accountHolder), reason })
  const named = entry.endToEndID
    ? await manager.findOneBy(Payout, { payoutID: fromReference(entry.endToEndID), mode: entry.mode })
    : null
  if (named && (await isFitting(manager, entry, named)))
    payout(named, entry.amount < 0 ? 'payout' : 'payout_return', reasons.endToEnd)
  if (entry.amount < 0) {
    const file = await wholeFile(manager, entry)
    if (file) found.push({ ...file, name: file.matchedID ?? '' })
    for (const one of await payoutsLike(manager, entry)) {
      const isLike = entry.counterparty !== null && isLikeName(one.accountHolder, entry.counterparty)
      if (one.payoutID !== named?.payoutID) payout(one, 'payout', isLike ? reasons.amountAndName : reasons.amount)
    }
  } else {
    const back = await returnOf(manager, entry)
    if (back) found.push(back)
    const payment = await paymentFor(manager, entry)
    if (payment) found.push(payment)
    for (const one of await returnable(manager, entry)) payout(one, 'payout_return', reasons.amount)
  }
  for (const { processorAccountID, processor, name } of await processorsNamed(manager, entry))
    found.push({
      kind: 'processor',
      matchedID: processorAccountID,
      name,
      reason: reasons.processorName(titleOf(processor)),
    })
  if (feeWords.test(`${entry.text ?? ''} ${entry.counterparty ?? ''}`))
    found.push({ kind: 'bank_charge', matchedID: null, name: words.bankCharge, reason: reasons.chargeWord })
  if (found.length === 0 && !(await isPart(manager, entry)))
    found.push({ kind: 'own_money', matchedID: null, name: words.ownMoney, reason: reasons.ownMoney })
  return found.slice(0, suggestionsMax)
}

/** Part of what an open payment needs: it is the payer's money until the rest comes, so it is not company funds. */
async function isPart(manager: EntityManager, { namedTransactionID, currency }: BankEntry): Promise<boolean> {
  if (namedTransactionID === null) return false
  const named = await manager.findOneBy(Transaction, { transactionID: namedTransactionID })
  return named !== null && isOpen(named) && named.currency === currency
}

/** Money for a payment that needs no more of it. Late money may also be accepted, by the suggestion that comes next. */
async function returnOf(manager: EntityManager, entry: BankEntry): Promise<BankSuggestionView | null> {
  const { namedTransactionID: transactionID, currency, counterparty, splitFromID, entryID } = entry
  if (transactionID === null || counterparty === null) return null
  const whole = await manager.findOneBy(BankEntry, { entryID: splitFromID ?? entryID })
  const named = await manager.findOneBy(Transaction, { transactionID })
  if (!whole?.sealedCounterparty || !named || (isOpen(named) && named.currency === currency)) return null
  return { kind: 'return', matchedID: null, name: words.returnTo(counterparty), reason: reasons.reference }
}

/** A payment that came too late is suggested by its reference, one without a reference by amount and name. */
async function paymentFor(manager: EntityManager, entry: BankEntry): Promise<BankSuggestionView | null> {
  const { namedTransactionID } = entry
  const named =
    namedTransactionID === null
      ? null
      : await manager.findOneBy(Transaction, { transactionID: namedTransactionID, status: 'expired' })
  if (named) return named.amount <= entry.amount ? paymentAs(named, reasons.reference) : null
  const like = namedTransactionID === null ? await transferLike(manager, entry) : null
  return like && paymentAs(like, reasons.amountAndPayer)
}

const paymentAs = ({ transactionID, amount, currency, description }: Transaction, reason: string) => ({
  kind: 'payment' as const,
  matchedID: transactionID,
  name: words.paymentOf(formatMoney(amount, currency), description),
  reason,
})

// Only where the bank says that something came back, or every deposit of this amount would seem to be a return.
async function returnable(manager: EntityManager, entry: BankEntry): Promise<Payout[]> {
  if (!entry.returnReason && !entry.isReversal) return []
  const { mode, currency, bankAccountID: paidFromOwnerID } = entry
  const amount = entry.amount + entry.charges
  const where = { mode, currency, amount, paidFromOwnerID, status: 'paid' } as const
  const paid = await manager.find(Payout, { where, order: { paidAt: 'DESC', payoutID: 'ASC' }, take: suggestionsMax })
  return paid
}
