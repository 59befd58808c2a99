import { type EntityManager, IsNull } from 'typeorm'
import { bankDaysApart } from '#contract/bank-limits.js'
import type { BankMatchKind } from '#contract/bank-entry-kinds.js'
import { reasons } from '#contract/messages/errors/bank-statements.js'
import { payoutsUndone } from '#contract/payout-states.js'
import { fromReference } from '../bank-files/references.js'
import { PayoutFile, PayoutFileLine } from '../payout-files/payout-file.entity.js'
import { isLikeName } from '../payouts/payout-account.js'
import { Payout } from '../payouts/payout.entity.js'
import { ProcessorAccount } from '../processors/processor-account.entity.js'
import { processors } from '../processors/registry.js'
import type { BankEntry } from './bank-entry.entity.js'

export interface Match {
  kind: BankMatchKind
  matchedID: string | null
  reason: string
}

const chargeCodes = /(^|\/)(CHRG|FEES|COMM)(\/|$)/

export async function findMatch(manager: EntityManager, entry: BankEntry): Promise<Match | null> {
  if (entry.amount === 0) return null
  const isReturn = entry.amount > 0 || entry.isReversal === 1
  const named = entry.endToEndID ? await namedPayout(manager, entry, fromReference(entry.endToEndID)) : null
  if (named) return (await isFitting(manager, entry, named)) ? matchOf(named, isReturn, reasons.endToEnd) : null
  if (entry.amount < 0 && entry.code && chargeCodes.test(entry.code))
    return { kind: 'bank_charge', matchedID: null, reason: reasons.charge }
  if (entry.amount < 0) return (await wholeFile(manager, entry)) ?? (await likePayout(manager, entry))
  return depositOf(manager, entry)
}

const matchOf = ({ payoutID }: Payout, isReturn: boolean, reason: string): Match => ({
  kind: isReturn ? 'payout_return' : 'payout',
  matchedID: payoutID,
  reason,
})

async function namedPayout(manager: EntityManager, { mode, currency }: BankEntry, payoutID: string) {
  if (!/^pyo_[0-9a-z]{26}$/.test(payoutID)) return null
  return manager.findOneBy(Payout, { payoutID, mode, currency, rail: 'bank_file' })
}

/** Money has left for a payout that ended here: that must never count as explained. */
export async function endedPayout(manager: EntityManager, entry: BankEntry): Promise<Payout | null> {
  if (entry.amount >= 0 || !entry.endToEndID) return null
  const payout = await namedPayout(manager, entry, fromReference(entry.endToEndID))
  return payout && payoutsUndone.includes(payout.status) ? payout : null
}

/** Outgoing money fits a payout in a file of this account, incoming money one that was paid from it. */
export async function isFitting(manager: EntityManager, entry: BankEntry, payout: Payout): Promise<boolean> {
  const { amount, charges, bankAccountID } = entry
  const { payoutFileID, status } = payout
  if (payout.mode !== entry.mode || payout.currency !== entry.currency) return false
  if (Math.abs(amount + charges) !== payout.amount) return false
  if (amount > 0) return status === 'paid' && payout.paidFromOwnerID === bankAccountID
  return status === 'sent' && payoutFileID !== null && manager.existsBy(PayoutFile, { payoutFileID, bankAccountID })
}

export async function wholeFile(manager: EntityManager, entry: BankEntry): Promise<Match | null> {
  const payoutFileID = entry.messageID ? fromReference(entry.messageID) : ''
  const { bankAccountID } = entry
  if (!/^pof_[0-9a-z]{26}$/.test(payoutFileID)) return null
  if (!(await manager.existsBy(PayoutFile, { payoutFileID, bankAccountID }))) return null
  const payouts = await sentIn(manager, payoutFileID)
  const sum = payouts.reduce((total, { amount }) => total + amount, 0)
  if (payouts.length === 0 || sum !== -(entry.amount + entry.charges)) return null
  return { kind: 'payout_file', matchedID: payoutFileID, reason: reasons.file }
}

export const sentIn = (manager: EntityManager, payoutFileID: string): Promise<Payout[]> =>
  manager.findBy(Payout, { payoutFileID, status: 'sent' })

export async function payoutsLike(manager: EntityManager, entry: BankEntry): Promise<Payout[]> {
  const { mode, currency, bankAccountID, bookedOn } = entry
  const amount = -(entry.amount + entry.charges)
  const payouts = await manager.find(Payout, {
    where: { mode, currency, amount, rail: 'bank_file', status: 'sent' },
    order: { createdAt: 'ASC', payoutID: 'ASC' },
    take: 20,
  })
  const near: Payout[] = []
  for (const payout of payouts) {
    const line = await manager.findOneBy(PayoutFileLine, { payoutID: payout.payoutID, isVoid: 0 })
    const file = line && (await manager.findOneBy(PayoutFile, { payoutFileID: line.payoutFileID, bankAccountID }))
    if (file && daysBetween(file.executeOn, bookedOn) <= bankDaysApart) near.push(payout)
  }
  return near
}

const daysBetween = (one: string, other: string): number => Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000

async function likePayout(manager: EntityManager, entry: BankEntry): Promise<Match | null> {
  const { counterparty } = entry
  if (!counterparty) return null
  const like = (await payoutsLike(manager, entry)).filter((one) => isLikeName(one.accountHolder, counterparty))
  const [only, other] = like
  return only && !other ? matchOf(only, false, reasons.amountAndName) : null
}

export async function processorsNamed(manager: EntityManager, entry: BankEntry): Promise<ProcessorAccount[]> {
  const said = `${entry.counterparty ?? ''} ${entry.text ?? ''}`.toLowerCase()
  const named = processors.filter(({ isPlayed, title }) => !isPlayed && hasWord(said, title.toLowerCase()))
  if (named.length === 0) return []
  const accounts = await manager.findBy(ProcessorAccount, { mode: entry.mode, clientID: IsNull(), deletedAt: IsNull() })
  return accounts.filter(({ processor }) => named.some(({ name }) => name === processor))
}

const hasWord = (text: string, word: string): boolean => text.split(/[^\p{L}\p{N}]+/u).includes(word)

export const titleOf = (name: string): string => processors.find((one) => one.name === name)?.title ?? name

async function depositOf(manager: EntityManager, entry: BankEntry): Promise<Match | null> {
  if (entry.returnReason || entry.isReversal) return null
  const [only, other] = await processorsNamed(manager, entry)
  if (!only || other) return null
  return {
    kind: 'processor',
    matchedID: only.processorAccountID,
    reason: reasons.processorName(titleOf(only.processor)),
  }
}
