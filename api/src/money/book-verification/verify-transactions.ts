import { type EntityManager, In } from 'typeorm'
import type { PostingKind } from '#contract/ledger.js'
import { ownerOfAccount } from '#contract/ledger-accounts.js'
import { feeOf } from '#contract/money.js'
import { paymentFee } from '../plans/payment-terms.js'
import { KeptReserve } from '../reserves/kept-reserve.entity.js'
import { Dispute } from '../disputes/dispute.entity.js'
import { DisputeMove } from '../disputes/dispute-move.entity.js'
import { ConnectedAccount } from '../processors/connected-account.entity.js'
import { collectorAt } from '../processors/own-accounts.js'
import { ProcessorAccount } from '../processors/processor-account.entity.js'
import { Refund } from '../refunds/refund.entity.js'
import type { Transaction } from '../transactions/transaction.entity.js'
import { collectedLines } from '../ledger/collected-lines.js'
import { LedgerEntry } from '../ledger/ledger-entry.entity.js'
import { expectedDispute, movesFault } from './dispute-postings.js'
import { expectedLateRefunds, lateKinds, lateMovesOf, strayFault } from './late-postings.js'
import { expectedRefund } from './refund-postings.js'
import type { Line } from '../ledger/postings.js'
import type { Mode } from '#contract/modes.js'
import { PaymentFailure } from '../payment-failures/payment-failure.entity.js'
import { expectedPayment, expectedReserve, failuresFault, paidOf } from './payment-postings.js'
import type { Expected, Story } from './story.js'

export interface TransactionFault {
  transactionID: string
  fault: string
}

export async function faultsAmong(manager: EntityManager, transactions: Transaction[]): Promise<TransactionFault[]> {
  if (transactions.length === 0) return []
  const where = { transactionID: In(transactions.map(({ transactionID }) => transactionID)) }
  const posted = await manager.find(LedgerEntry, { where, order: { line: 'ASC', sequence: 'ASC' } })
  const entries = groupOf(posted.filter(({ kind }) => ofPayments.has(kind)))
  const refunds = groupOf(await manager.find(Refund, { where }))
  const disputes = groupOf(await manager.find(Dispute, { where }))
  const disputeMoves = groupOf(await manager.find(DisputeMove, { where, order: { position: 'ASC' } }))
  const reserves = groupOf(await manager.find(KeptReserve, { where }))
  const failures = groupOf(await manager.find(PaymentFailure, { where, order: { createdAt: 'ASC' } }))
  const lateMoves = groupOf(await lateMovesOf(manager, transactions))
  const accounts = await accountsOf(manager, transactions)
  const connected = await connectedOf(manager, transactions)
  return transactions.flatMap((transaction) => {
    const { transactionID } = transaction
    const fault = faultIn({
      transaction,
      entries: entries.get(transactionID) ?? [],
      refunds: refunds.get(transactionID) ?? [],
      disputes: disputes.get(transactionID) ?? [],
      disputeMoves: disputeMoves.get(transactionID) ?? [],
      reserve: reserves.get(transactionID)?.[0] ?? null,
      failures: failures.get(transactionID) ?? [],
      lateMoves: lateMoves.get(transactionID) ?? [],
      account: accounts.get(transaction.processorAccountID) ?? null,
      connected: connected.get(ownerOf(transaction)) ?? null,
    })
    return fault ? [{ transactionID, fault: `transaction ${transactionID}: ${fault}` }] : []
  })
}

// Other postings about a payment, such as a processor's cost, are verified by the room that posts them.
const ofPayments = new Set<PostingKind>([
  ...(['payment', 'settlement', 'reserve', 'reserve_released', 'refund', 'refund_failed'] as const),
  ...(['payment_failed', 'payment_restored'] as const),
  ...(['dispute_opened', 'dispute_won', 'dispute_lost'] as const),
  ...lateKinds,
])

async function accountsOf(manager: EntityManager, transactions: Transaction[]): Promise<Map<string, ProcessorAccount>> {
  const ids = [...new Set(transactions.map(({ processorAccountID }) => processorAccountID))]
  const accounts = await manager.findBy(ProcessorAccount, { processorAccountID: In(ids) })
  return new Map(accounts.map((account) => [account.processorAccountID, account]))
}

const ownerOf = ({ clientID, processorAccountID }: Pick<Transaction, 'clientID' | 'processorAccountID'>): string =>
  `${clientID} ${processorAccountID}`

async function connectedOf(manager: EntityManager, transactions: Transaction[]) {
  const clientIDs = transactions.filter(({ connectedTo }) => connectedTo !== null).map(({ clientID }) => clientID)
  if (clientIDs.length === 0) return new Map<string, ConnectedAccount>()
  const rows = await manager.findBy(ConnectedAccount, { clientID: In([...new Set(clientIDs)]) })
  return new Map(rows.map((row) => [ownerOf(row), row]))
}

function groupOf<T extends { transactionID: string | null }>(rows: T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) groups.set(row.transactionID ?? '', [...(groups.get(row.transactionID ?? '') ?? []), row])
  return groups
}

function modeFault({ transaction: { mode }, entries, refunds, disputes }: Story): string | null {
  const stray = (parts: { mode: Mode }[]) => parts.find((part) => part.mode !== mode)?.mode
  const other = stray(entries) ?? stray(refunds) ?? stray(disputes)
  return other ? `it is of ${mode}, but something of it is of ${other}` : null
}

function faultIn(story: Story): string | null {
  return modeFault(story) ?? collectorFault(story) ?? ownerFault(story) ?? moneyFault(story)
}

function collectorFault({ transaction, account, connected, reserve }: Story): string | null {
  const { collectedBy, clientID, connectedTo } = transaction
  if (account?.clientID && account.clientID !== clientID) return `it went through an account of ${account.clientID}`
  const collector = account && collectorAt({ ...account, ...(connectedTo !== null && { connectedTo }) })
  if (collector && collectedBy !== collector) return `it says that the ${collectedBy} collected it`
  if (connectedTo !== null && connectedTo !== connected?.reference)
    return `it was charged for ${connectedTo}, which is not connected to its client`
  return collectedBy !== 'platform' && reserve ? 'a reserve was kept of money at an account of the client' : null
}

// What was written before accounts had owners names none.
function ownerFault({ transaction: { clientID, processorAccountID }, entries }: Story): string | null {
  const owners = { client: clientID, processor_account: processorAccountID, bank_account: '', platform: '' }
  const stray = entries.find((entry) => entry.ownerID !== '' && entry.ownerID !== owners[ownerOfAccount[entry.account]])
  return stray ? `its entry ${stray.sequence} stands on the ${stray.account} of ${stray.ownerID}` : null
}

function moneyFault(story: Story): string | null {
  const { transaction, failures } = story
  const { status } = transaction
  if (status !== 'succeeded' && failures.length === 0)
    return strayFault(story) ?? amountsFault(story) ?? postingsFault(story, expectedLateRefunds(story))
  const failure = failuresFault(story)
  if (failure) return failure
  const { amountCaptured, fee } = paidOf(story)
  if (amountCaptured <= 0) return 'it is succeeded but nothing was captured'
  if (fee !== paymentFee(amountCaptured, transaction)) return `its fee is not that of ${amountCaptured}`
  return (
    amountsFault(story) ??
    feesFault(story) ??
    postingsFault(story, expectedOf(story)) ??
    settlementFault(story) ??
    reserveFault(story)
  )
}

function amountsFault(story: Story): string | null {
  const { transaction, refunds, disputes, disputeMoves } = story
  const sum = (amounts: { amount: number }[]) => amounts.reduce((total, { amount }) => total + amount, 0)
  const alive = refunds.filter(({ status }) => status !== 'failed')
  if (transaction.amountRefunded !== sum(alive)) return 'its refunds do not make amountRefunded'
  const done = refunds.filter(({ status }) => status === 'succeeded')
  if (transaction.amountReturned !== sum(done)) return 'its refunds do not make amountReturned'
  const held = disputes.filter(({ status }) => status === 'open' || status === 'lost')
  if (transaction.amountDisputed !== sum(held)) return 'its disputes do not make amountDisputed'
  const gone = transaction.amountRefunded + transaction.amountDisputed
  return gone > paidOf(story).amountCaptured ? 'more went back than was captured' : movesFault(disputes, disputeMoves)
}

function expectedOf(story: Story): Expected[] {
  const { transaction, entries, refunds, disputes, disputeMoves, reserve } = story
  const postings = postingsOf(entries)
  return [
    ...expectedPayment(story),
    ...refunds.flatMap((refund) => expectedRefund(transaction, refund, postings)),
    ...disputes.flatMap((dispute) => expectedDispute(dispute, disputeMoves)),
    ...(reserve ? expectedReserve(story, reserve, postings.get('reserve')?.length ?? 0) : []),
  ]
}

function postingsFault({ transaction, entries }: Story, expected: Expected[]): string | null {
  const postings = postingsOf(entries)
  const byName = Map.groupBy(expected, ({ name }) => name)
  const names = new Set<string>()
  for (const [name, those] of byName) {
    const fitting = those
      .map(({ lines }) => textsOf(transaction, name, lines))
      .filter((texts) => texts.some((text) => text !== ''))
    if (fitting.length > 0) names.add(name)
    const fault = namedFault(name, fitting, postings.get(name) ?? [])
    if (fault) return fault
  }
  const stray = [...postings.keys()].find((name) => name !== 'settlement' && !names.has(name))
  return stray ? `it has a ${stray} that nothing stands for` : null
}

/** What a posting may read, by where the money of the payment stood then. */
const textsOf = ({ collectedBy }: Transaction, name: string, lines: Expected['lines']): string[] =>
  (['client_pending', 'client_available'] as const).map((holding) =>
    textOf(collectedLines(collectedBy, name.split(' ')[0] as PostingKind, lines(holding))),
  )

// A payment may fail and be restored several times, and what it reserved goes with it.
function namedFault(name: string, expected: string[][], found: Line[][]): string | null {
  const left = found.map(textOf)
  for (const fitting of expected) {
    if (left.length === 0) return `the posting of its ${name} is missing`
    const at = left.findIndex((text) => fitting.includes(text))
    if (at < 0) return `the posting of its ${name} does not agree with it`
    left.splice(at, 1)
  }
  return left.length > 0 && expected.length > 0 ? `its ${name} was posted ${found.length} times` : null
}

function postingsOf(entries: LedgerEntry[]): Map<string, Line[][]> {
  const byPosting = new Map<string, LedgerEntry[]>()
  for (const entry of entries) byPosting.set(entry.postingID, [...(byPosting.get(entry.postingID) ?? []), entry])
  const byName = new Map<string, Line[][]>()
  for (const [first, ...rest] of byPosting.values()) {
    if (!first) continue
    const name = [first.kind, first.refundID ?? first.disputeID].filter(Boolean).join(' ')
    const lines = [first, ...rest].map(({ account, amount }): Line => [account, amount])
    byName.set(name, [...(byName.get(name) ?? []), lines])
  }
  return byName
}

const textOf = (lines: Line[]): string =>
  lines
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount]) => `${account} ${amount}`)
    .sort()
    .join(', ')

// Refunds and disputes that the version before wrote during a deploy have no fee.
function feesFault({ transaction, refunds, disputes }: Story): string | null {
  const { refundFee, disputeFee } = transaction
  const refund = refunds.find((one) => one.refundFee !== 0 && one.refundFee !== refundFee)
  if (refund) return `refund ${refund.refundID} cost ${refund.refundFee}, and its terms say ${refundFee}`
  const dispute = disputes.find((one) => one.disputeFee !== 0 && one.disputeFee !== disputeFee)
  return dispute ? `dispute ${dispute.disputeID} cost ${dispute.disputeFee}, and its terms say ${disputeFee}` : null
}

function reserveFault(story: Story): string | null {
  const { transaction, entries, reserve, failures } = story
  if (!reserve) return null
  const { amountCaptured, fee } = paidOf(story)
  const settlements = entries.filter(({ kind, account }) => kind === 'settlement' && account === 'client_available')
  const settled = settlements.map(({ amount }) => -amount)
  // A payment that settled at once may have failed and settled later since.
  const mayBe = settled.length === 0 || failures.length > 0 ? [...settled, amountCaptured - fee] : settled
  const isSound =
    mayBe.includes(reserve.settled) && reserve.amount === feeOf(reserve.settled, transaction.reserveHundredths)
  return isSound ? null : `its reserve is not that of ${mayBe[0] ?? 0}`
}

function settlementFault({ transaction, entries }: Story): string | null {
  const pending = entries.filter(({ account }) => account === 'client_pending')
  const sum = pending.reduce((total, { amount }) => total + amount, 0)
  return transaction.settlesAt === null && sum !== 0 ? 'it is settled, yet something of it is pending' : null
}
