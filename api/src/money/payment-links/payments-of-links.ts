import { type EntityManager, In } from 'typeorm'
import type { UnderWayView } from '#contract/checkout-frames.js'
import type { SetupStatus } from '#contract/saved-methods.js'
import type { TransactionStatus } from '#contract/transaction-states.js'
import { Setup } from '../setups/setup.entity.js'
import { Transaction } from '../transactions/transaction.entity.js'
import type { Paid } from './payment-link.view.js'

interface PaidRow {
  paymentLinkID: string
  payments: number | string
  amountPaid: number | string
}

const none: Paid = { payments: 0, amountPaid: 0 }
const underWay: TransactionStatus[] = ['processing', 'requires_action', 'authorized']
const savingNow: SetupStatus[] = ['processing', 'requires_action']
const paying = underWay.map((status) => `'${status}'`).join(', ')

/** PostgreSQL answers whole numbers of an aggregate as text. */
export async function paidByLinks(
  manager: EntityManager,
  paymentLinkIDs: string[],
): Promise<(paymentLinkID: string) => Paid> {
  if (paymentLinkIDs.length === 0) return () => none
  const rows = await manager
    .createQueryBuilder(Transaction, 'txn')
    .select('txn.paymentLinkID', 'paymentLinkID')
    .addSelect('COUNT(*)', 'payments')
    .addSelect('SUM(txn.amountCaptured)', 'amountPaid')
    .where('txn.paymentLinkID IN (:...paymentLinkIDs)', { paymentLinkIDs })
    .andWhere(`txn.status = 'succeeded'`)
    .groupBy('txn.paymentLinkID')
    .getRawMany<PaidRow>()
  const paid = new Map(
    rows.map((row) => [row.paymentLinkID, { payments: Number(row.payments), amountPaid: Number(row.amountPaid) }]),
  )
  return (paymentLinkID) => paid.get(paymentLinkID) ?? none
}

export const paidByLink = async (manager: EntityManager, paymentLinkID: string): Promise<Paid> =>
  (await paidByLinks(manager, [paymentLinkID]))(paymentLinkID)

const saving = savingNow.map((status) => `'${status}'`).join(', ')

/** What pays a link at present: a payment, or a method that is being saved. */
const payingNow = (mark: string): string =>
  `SELECT "transactionID" AS "id" FROM "transactions" WHERE "paymentLinkID" = ${mark} AND "status" IN (${paying})
   UNION ALL SELECT "setupID" FROM "setups" WHERE "paymentLinkID" = ${mark} AND "status" IN (${saving})`

export async function isBeingPaid(
  manager: EntityManager,
  paymentLinkID: string,
  except: readonly string[] = [],
): Promise<boolean> {
  const found = await manager.query<{ id: string }[]>(payingNow('$1'), [paymentLinkID])
  return found.some(({ id }) => !except.includes(id))
}

/** The same as a condition of a write. */
export const isNotBeingPaid = (mark: string): string => `NOT EXISTS (${payingNow(mark)})`

/** The payment or setup that holds a session at present. */
export async function underWayOf(manager: EntityManager, paymentLinkID: string): Promise<UnderWayView | null> {
  const newest = { createdAt: 'DESC' } as const
  const where = { paymentLinkID, status: In(underWay) }
  const payment = await manager.findOne(Transaction, { where, order: newest })
  if (payment) return { kind: 'payments', id: payment.transactionID }
  const setup = await manager.findOne(Setup, { where: { paymentLinkID, status: In(savingNow) }, order: newest })
  return setup && { kind: 'setups', id: setup.setupID }
}
