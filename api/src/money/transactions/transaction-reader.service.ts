import { Injectable } from '@nestjs/common'
import type { Readable } from 'node:stream'
import type { EntityManager } from 'typeorm'
import type { Page } from '#contract/answers.js'
import { transactionColumns } from '#contract/csv-columns.js'
import type { Currency } from '#contract/money.js'
import { actionsAllowedIn, type TransactionAction, transactionStatusesLike } from '#contract/transaction-states.js'
import type { TransactionTotalsView } from '#contract/transaction-totals.js'
import type { ListAllTransactions, TransactionDetailView, TransactionView } from '#contract/transactions.js'
import { orNotFound } from '../../platform/http/app-error.js'
import { Conditions } from '../../platform/lists/conditions.js'
import { csvOf } from '../../platform/lists/csv.js'
import { keysetPage } from '../../platform/lists/page.js'
import { containing, literally } from '../../platform/lists/text-search.js'
import { Database } from '../../platform/database/database.js'
import { readColumns } from '../../platform/database/rows.js'
import { LedgerEntry } from '../ledger/ledger-entry.entity.js'
import { viewLedgerEntry } from '../ledger/ledger-entry.view.js'
import { addMetadata } from './metadata-condition.js'
import { hasFailedLate } from './failed-late.js'
import { Transaction } from './transaction.entity.js'
import { TransactionParts } from './transaction-parts.js'
import { TransactionMove } from './transaction-move.entity.js'
import { isHeld, type OwnTransaction } from './transaction-rows.js'
import { membersBehind } from '../../people/clients/member-actors.js'
import {
  refundableOf,
  shownColumns,
  viewPayer,
  viewTerms,
  viewProcessor,
  viewTransaction,
  viewTransactionMove,
} from './transaction.view.js'
import { inMode } from '../../platform/database/in-mode.js'
import type { Mode } from '#contract/modes.js'

const equal = [
  'clientID',
  'processorAccountID',
  'status',
  'currency',
  'reference',
  'failureCode',
  'cardBrand',
  'customerID',
] as const
const sums = ['amount', 'amountCaptured', 'amountRefunded', 'fee'] as const

/** Every list and sum is of one mode. */
export type InOneMode = ListAllTransactions & { mode: Mode }

type TotalsRow = { currency: Currency; payments: number | string } & Record<(typeof sums)[number], number | string>

/** `clientID` undefined reads every client's rows, which only staff may ask for. */
@Injectable()
export class TransactionReader {
  constructor(
    private readonly database: Database,
    private readonly parts: TransactionParts,
  ) {}

  list(query: InOneMode): Promise<Page<TransactionView>> {
    return query.q || query.metadata || query.processorAccountID || query.failureCode || query.cardBrand
      ? this.database.dear(() => this.page(query))
      : this.page(query)
  }

  private page(query: InOneMode): Promise<Page<TransactionView>> {
    return this.database.list((manager) => {
      const conditions = conditionsOf(query, manager)
      const read = (order: string) =>
        readColumns(manager, Transaction, shownColumns, conditions.and(order), conditions.values)
      return keysetPage(read, conditions, 'transactionID', query, viewTransaction)
    })
  }

  csv(query: InOneMode): Promise<Readable> {
    // One turn for each page, so that shorter reads come in between.
    return csvOf<InOneMode, TransactionView>(transactionColumns, query, (page) =>
      this.database.dear(() => this.page(page)),
    )
  }

  totals(query: InOneMode, rowsMax?: number): Promise<TransactionTotalsView> {
    return this.database.dear(() => this.database.list((manager) => this.readTotals(manager, query, rowsMax)))
  }

  private async readTotals(manager: EntityManager, query: InOneMode, rowsMax?: number) {
    const conditions = conditionsOf(query, manager)
    const listed = `SELECT ${quoted(['currency', ...sums])} FROM "transactions" ${conditions.and(newestOf(rowsMax))}`
    const added = sums.map((name) => `SUM("${name}") AS "${name}"`).join(', ')
    const rows = await manager.query<TotalsRow[]>(
      `SELECT "currency", COUNT(*) AS "payments", ${added} FROM (${listed}) AS "listed"
       GROUP BY "currency" ORDER BY COUNT(*) DESC`,
      conditions.values,
    )
    const items = rows.map(viewTotals)
    const payments = items.reduce((count, one) => count + one.payments, 0)
    const isPartial = rowsMax !== undefined && payments === rowsMax && (await this.isMoreThan(manager, query, rowsMax))
    return { isPartial, items }
  }

  private async isMoreThan(manager: EntityManager, query: InOneMode, rows: number): Promise<boolean> {
    const conditions = conditionsOf(query, manager)
    const next = `SELECT "transactionID" FROM "transactions" ${conditions.and(`${newestOf(1)} OFFSET ${rows}`)}`
    return (await manager.query<object[]>(next, conditions.values)).length > 0
  }

  async get(own: OwnTransaction): Promise<TransactionDetailView> {
    const { read } = this.database
    const transaction = orNotFound(await read.findOneBy(Transaction, { ...own }), 'transaction')
    const { transactionID } = own
    const where = { transactionID }
    const isCaptured = transaction.amountCaptured > 0 || hasFailedLate(transaction)
    const [parts, entries, history] = await Promise.all([
      isCaptured ? this.parts.read(read, transactionID) : { refunds: [], disputes: [] },
      isCaptured ? read.find(LedgerEntry, { where, order: { line: 'ASC', sequence: 'ASC' } }) : [],
      read.find(TransactionMove, { where, order: { position: 'ASC' } }),
    ])
    const logins = own.paymentLinkID ? [] : history.map(({ actorLoginID }) => actorLoginID)
    const members = await membersBehind(read, transaction.clientID, logins)
    return {
      ...viewTransaction(transaction),
      ...(isForStaff(own) && { processor: viewProcessor(transaction) }),
      payer: viewPayer(transaction),
      ...(!own.paymentLinkID && { terms: viewTerms(transaction) }),
      ...parts,
      ...(!isForStaff(own) && { refunds: parts.refunds.map(({ payoutID: _, ...refund }) => refund) }),
      ledgerEntries: entries.map(viewLedgerEntry),
      history: history.map((move) => viewTransactionMove(move, members.get(move.actorLoginID ?? ''))),
      allowedDeeds: allowedOf(transaction),
    }
  }
}

const newestOf = (rows: number | undefined) =>
  rows === undefined ? '' : `ORDER BY "createdAt" DESC, "transactionID" DESC LIMIT ${rows}`

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')

const isForStaff = ({ clientID, paymentLinkID }: OwnTransaction) => !clientID && !paymentLinkID

function allowedOf(transaction: Transaction): TransactionAction[] {
  if (transaction.inFlight) return []
  return actionsAllowedIn(transaction.status).filter((action) => {
    if (action === 'capture') return !isHeld(transaction)
    return action !== 'refund' || refundableOf(transaction) > 0
  })
}

function conditionsOf(query: InOneMode, manager: EntityManager): Conditions {
  const conditions = new Conditions()
  conditions.add(inMode(query.mode))
  for (const name of equal) if (query[name]) conditions.add(`"${name}" = ?`, query[name])
  const { from, to, minAmount, maxAmount, metadata, q } = query
  if (from) conditions.add('"createdAt" >= ?', Date.parse(from))
  if (to) conditions.add('"createdAt" <= ?', Date.parse(to))
  if (minAmount !== undefined) conditions.add('"amount" >= ?', minAmount)
  if (maxAmount !== undefined) conditions.add('"amount" <= ?', maxAmount)
  if (metadata) addMetadata(conditions, metadata, manager)
  if (q) addWords(conditions, q)
  return conditions
}

function addWords(conditions: Conditions, q: string): void {
  const statuses = transactionStatusesLike(q)
  const isListed = statuses.length > 0 ? ` OR "status" IN (${statuses.map(() => '?').join(', ')})` : ''
  conditions.add(
    `(LOWER("description") LIKE ? ESCAPE '\\' OR "description" LIKE ? ESCAPE '\\' OR "transactionID" = ?${isListed})`,
    ...[containing(q), literally(q), q, ...statuses],
  )
}

function viewTotals(row: TotalsRow): TransactionTotalsView['items'][number] {
  const [amount, amountCaptured, amountRefunded, fee] = sums.map((name) => Number(row[name])) as [
    number,
    number,
    number,
    number,
  ]
  const { currency } = row
  return {
    currency,
    payments: Number(row.payments),
    amount,
    amountCaptured,
    amountRefunded,
    fee,
    net: amountCaptured - fee,
  }
}
