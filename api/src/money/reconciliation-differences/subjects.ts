import type { EntityManager } from 'typeorm'
import { isSet } from '../../platform/database/is-set.js'
import type { DifferenceSubject, ReportRowKind } from '#contract/report-kinds.js'
import { Dispute } from '../disputes/dispute.entity.js'
import { Payout } from '../payouts/payout.entity.js'
import { ProcessorReportRow } from '../processor-reports/processor-report.entity.js'
import { Refund } from '../refunds/refund.entity.js'
import { Transaction } from '../transactions/transaction.entity.js'

export const settlement = 'settlement'

const abouts: Record<string, DifferenceSubject> = {
  txn: 'payment',
  ref: 'refund',
  dsp: 'dispute',
  pyo: 'payout',
  prw: 'row',
}

export const aboutOf = (subject: string): DifferenceSubject =>
  subject === settlement ? 'settlement' : (abouts[subject.slice(0, 3)] ?? 'row')

type Row = ProcessorReportRow

const over: readonly string[] = ['failed', 'canceled', 'expired']

/** What a row is compared with here; its own id: nothing of ours is known by the names that it tells. */
export async function subjectOf(manager: EntityManager, row: Row): Promise<string> {
  return (await find[row.kind](manager, row)) ?? row.reportRowID
}

const find: Record<ReportRowKind, (manager: EntityManager, row: Row) => Promise<string | null>> = {
  payment: paymentOf,
  refund: async (manager, row) =>
    (await refundByName(manager, row)) ?? (await refundOfPayment(manager, row)) ?? wayBack(manager, row),
  async dispute(manager, row) {
    const transactionID = await paymentOf(manager, row)
    if (!transactionID) return null
    const disputes = await manager.findBy(Dispute, { transactionID })
    const named = disputes.find(({ processorReference: name }) => name !== null && name === row.processorReference)
    return (named ?? (disputes.length === 1 ? disputes[0] : undefined))?.disputeID ?? null
  },
  async payout(manager, { reference, mode }) {
    if (!reference) return settlement
    return (await manager.existsBy(Payout, { payoutID: reference, mode })) ? reference : null
  },
  fee: async () => null,
  adjustment: async () => null,
}

export async function paymentOf(manager: EntityManager, row: Row): Promise<string | null> {
  const { mode, processorAccountID, processorPayment } = row
  for (const transactionID of [row.kind === 'payment' ? row.reference : null, row.paymentReference])
    if (transactionID && (await manager.existsBy(Transaction, { transactionID, mode }))) return transactionID
  if (!processorPayment) return null
  // The row of the payment itself has told before under which id we know it.
  const told = { processorAccountID, processorPayment, kind: 'payment', reference: isSet() } as const
  const transactionID = (await manager.findOneBy(ProcessorReportRow, told))?.reference
  return transactionID && (await manager.existsBy(Transaction, { transactionID, mode })) ? transactionID : null
}

async function refundByName(manager: EntityManager, { reference: refundID, mode }: Row): Promise<string | null> {
  return refundID && (await manager.existsBy(Refund, { refundID, mode })) ? refundID : null
}

async function refundOfPayment(manager: EntityManager, row: Row): Promise<string | null> {
  const { processorReference } = row
  const transactionID = processorReference ? await paymentOf(manager, row) : null
  if (!processorReference || !transactionID) return null
  return (await manager.findOneBy(Refund, { transactionID, processorReference }))?.refundID ?? null
}

/** What was paid after it had ended here goes back whole, and is no refund of ours: it belongs to its payment. */
async function wayBack(manager: EntityManager, row: Row): Promise<string | null> {
  const transactionID = await paymentOf(manager, row)
  const payment = transactionID && (await manager.findOneBy(Transaction, { transactionID }))
  return payment && over.includes(payment.status) ? transactionID : null
}

/** null: of none, or of one that nothing here names. */
export async function clientOfSubject(manager: EntityManager, { about, subject }: About): Promise<string | null> {
  if (about === 'settlement') return null
  if (about === 'payout') return (await manager.findOneBy(Payout, { payoutID: subject }))?.clientID ?? null
  const transactionID = await paymentOfSubject(manager, about, subject)
  const payment = transactionID ? await manager.findOneBy(Transaction, { transactionID }) : null
  return payment?.clientID ?? null
}

interface About {
  about: DifferenceSubject
  subject: string
}

async function paymentOfSubject(manager: EntityManager, about: DifferenceSubject, subject: string) {
  if (about === 'refund') return (await manager.findOneBy(Refund, { refundID: subject }))?.transactionID
  if (about === 'dispute') return (await manager.findOneBy(Dispute, { disputeID: subject }))?.transactionID
  if (about !== 'row') return subject
  const row = await manager.findOneBy(ProcessorReportRow, { reportRowID: subject })
  return row && paymentOf(manager, row)
}
