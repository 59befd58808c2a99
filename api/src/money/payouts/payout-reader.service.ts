import { Injectable } from '@nestjs/common'
import type { Readable } from 'node:stream'
import { type EntityManager, In } from 'typeorm'
import type { Page } from '#contract/answers.js'
import { payoutColumns, payoutLineColumns } from '#contract/csv-columns.js'
import type { ListQuery } from '#contract/lists.js'
import type { Mode } from '#contract/modes.js'
import { payoutActions, type PayoutAction, payoutLineKinds, type PayoutStatus } from '#contract/payout-states.js'
import type {
  ListAllPayouts,
  PayoutDeskView,
  PayoutDetailView,
  PayoutLineView,
  PayoutTotalView,
  PayoutView,
} from '#contract/payouts.js'
import type { Reached } from '../../platform/http/addressed.js'
import { orNotFound } from '../../platform/http/app-error.js'
import type { PortalCaller } from '../../platform/http/caller.js'
import { Database } from '../../platform/database/database.js'
import { inMode } from '../../platform/database/in-mode.js'
import { csvOf } from '../../platform/lists/csv.js'
import { readPage } from '../../platform/lists/page.js'
import { Client } from '../../people/clients/client.entity.js'
import { PortalUser } from '../../people/portal-users/portal-user.entity.js'
import { Transaction } from '../transactions/transaction.entity.js'
import { PayoutApproval } from './payout-approval.entity.js'
import { PayoutApprovals, revisionOf } from './payout-approvals.service.js'
import { PayoutLine } from './payout-line.entity.js'
import { lastSent, toClient } from './payout-warnings.js'
import { PayoutPayees } from './payout-payees.js'
import { purposeOf } from './payout-purposes.js'
import { Payout } from './payout.entity.js'
import { lineKindOf, type PaidFor, viewPayout, viewPayoutAccount, viewPayoutLine } from './payout.view.js'

export type OwnPayout = Reached<'payoutID'>

/** `isOwn`: a client asks, who sees what goes to itself and not what goes back to payers. */
type InOneMode = ListAllPayouts & { mode: Mode; isOwn?: boolean }

/** `clientID` absent reads every client's payouts, which only staff may ask for. */
@Injectable()
export class PayoutReader {
  constructor(
    private readonly database: Database,
    private readonly approvals: PayoutApprovals,
    private readonly payees: PayoutPayees,
  ) {}

  list(query: InOneMode): Promise<Page<PayoutView>> {
    return this.database.list((manager) => {
      const builder = manager.createQueryBuilder(Payout, 'payout').where(inMode(query.mode, 'payout'))
      for (const name of ['clientID', 'status', 'currency'] as const) {
        if (query[name]) builder.andWhere(`payout.${name} = :${name}`, { [name]: query[name] })
      }
      if (query.isOwn) builder.andWhere('payout.refundID IS NULL AND payout.returnsEntryID IS NULL')
      if (query.from) builder.andWhere('payout.createdAt >= :from', { from: Date.parse(query.from) })
      if (query.to) builder.andWhere('payout.createdAt <= :to', { to: Date.parse(query.to) })
      return readPage(builder, 'payout', 'payoutID', query, viewPayout)
    })
  }

  csv(query: InOneMode): Promise<Readable> {
    return csvOf<InOneMode, PayoutView>(payoutColumns, query, (page) => this.list(page))
  }

  async get(own: OwnPayout, checker?: PortalCaller): Promise<PayoutDetailView> {
    const { read } = this.database
    const payout = await find(read, own)
    const totals = await totalsOf(read, payout.payoutID)
    return { ...viewPayout(payout), totals, ...(checker && { desk: await this.deskOf(read, payout, checker) }) }
  }

  async lines(own: OwnPayout, query: ListQuery): Promise<Page<PayoutLineView>> {
    return this.database.list(async (manager) => {
      const { payoutID, currency } = await find(manager, own)
      const builder = manager.createQueryBuilder(PayoutLine, 'line').where('line.payoutID = :payoutID', { payoutID })
      const { items, nextCursor } = await readPage(builder, 'line', 'entryID', query, (line) => line)
      const paid = await paidFor(manager, items)
      return {
        items: items.map((line) => viewPayoutLine(line, currency, paid.get(line.transactionID ?? ''))),
        nextCursor,
      }
    })
  }

  async linesCsv(own: OwnPayout, query: ListQuery): Promise<Readable> {
    return csvOf<ListQuery, PayoutLineView>(payoutLineColumns, query, (page) => this.lines(own, page))
  }

  private async deskOf(manager: EntityManager, payout: Payout, checker: PortalCaller): Promise<PayoutDeskView> {
    const { clientID, payoutID, actorID, status } = payout
    const approvals = await manager.find(PayoutApproval, { where: { payoutID }, order: { createdAt: 'ASC' } })
    const ids = [...approvals.map(({ portalUserID }) => portalUserID), actorID].filter((one) => one !== null)
    const names = new Map((await manager.findBy(PortalUser, { id: In(ids) })).map(({ id, userName }) => [id, userName]))
    const client = await manager.findOneByOrFail(Client, { clientID })
    const sent = purposeOf(payout) === null ? await lastSent(manager, payout) : []
    const last = sent.find((one) => one.payoutID !== payoutID && one.createdAt < payout.createdAt)
    return {
      clientName: client.name,
      createdBy: actorID && (names.get(actorID) ?? actorID),
      approvals: approvals.map(({ portalUserID, createdAt }) => ({
        portalUserID,
        name: names.get(portalUserID) ?? portalUserID,
        approvedAt: createdAt.toISOString(),
      })),
      approvalsNeeded: payout.approvalsNeeded,
      warnings: payout.warnings,
      lastPayout: last
        ? {
            payoutID: last.payoutID,
            amount: last.amount,
            account: viewPayoutAccount(last),
            createdAt: last.createdAt.toISOString(),
          }
        : null,
      toldPaidAt: payout.toldPaidAt?.toISOString() ?? null,
      payeeCheck: await this.payees.view(manager, payout),
      revision: await revisionOf(manager, payout, await this.payees.of(manager, payout)),
      allowedActions: actionsIn(status),
      approvalRefusal: await this.approvals.refusalFor(manager, payout, checker),
    }
  }
}

const actionsIn = (status: PayoutStatus): PayoutAction[] =>
  (Object.keys(payoutActions) as PayoutAction[]).filter((action) =>
    (payoutActions[action] as readonly PayoutStatus[]).includes(status),
  )

async function find(manager: EntityManager, own: OwnPayout): Promise<Payout> {
  return orNotFound(await manager.findOneBy(Payout, { ...own, ...(own.clientID && toClient) }), 'payout')
}

type Sum = { kind: PayoutLine['kind']; lines: number | string; amount: number | string }

async function totalsOf(manager: EntityManager, payoutID: string): Promise<PayoutTotalView[]> {
  const rows = await manager.query<Sum[]>(
    'SELECT "kind", COUNT(*) AS "lines", SUM("amount") AS "amount" FROM "payout_lines" WHERE "payoutID" = $1 GROUP BY "kind"',
    [payoutID],
  )
  return payoutLineKinds.flatMap((kind) => {
    const own = rows.filter((row) => lineKindOf(row.kind) === kind)
    const sum = (name: 'lines' | 'amount') => own.reduce((total, row) => total + Number(row[name]), 0)
    return own.length === 0 ? [] : [{ kind, lines: sum('lines'), amount: sum('amount') }]
  })
}

async function paidFor(manager: EntityManager, lines: PayoutLine[]): Promise<Map<string, PaidFor>> {
  const ids = [...new Set(lines.map(({ transactionID }) => transactionID).filter((one) => one !== null))]
  if (ids.length === 0) return new Map()
  const rows = await manager.find(Transaction, {
    select: { transactionID: true, amountCaptured: true, fee: true },
    where: { transactionID: In(ids) },
  })
  return new Map(rows.map((row) => [row.transactionID, row]))
}
