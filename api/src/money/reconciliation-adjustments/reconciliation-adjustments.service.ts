import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Page } from '#contract/answers.js'
import { clock } from '#contract/clock.js'
import type { Mode } from '#contract/modes.js'
import type { AdjustmentView, CreateAdjustment, ListAdjustments } from '#contract/reconciliation-adjustments.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { newId } from '../../platform/crypto/ids.js'
import { Database } from '../../platform/database/database.js'
import { inMode } from '../../platform/database/in-mode.js'
import { findRow } from '../../platform/database/rows.js'
import { NotFound, orNotFound } from '../../platform/http/app-error.js'
import { readPage } from '../../platform/lists/page.js'
import { homeLine, ledgerLineOf } from '../ledger/ledger-lines.js'
import { post } from '../ledger/post.js'
import { Difference } from '../reconciliation-differences/difference.entity.js'
import { compareAgain } from '../reconciliation-differences/compare-again.js'
import { clientFor, type Person, requireAdjustable, requireApprovable } from './adjustment-checks.js'
import { linesOf } from './adjustment-lines.js'
import { Adjustment } from './adjustment.entity.js'
import { viewAdjustment, viewAdjustments } from './adjustment.view.js'
import { AdjustmentDecided, AdjustmentTooLarge, AdjustmentWaits } from './reconciliation-adjustments.errors.js'

type OneAdjustment = Pick<Adjustment, 'adjustmentID' | 'mode'>

const differencesLine = 'reconciliation_differences'

/** One person proposes what explains a difference, and another one approves it: then it is posted. */
@Injectable()
export class ReconciliationAdjustments {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  list(mode: Mode, { status, differenceID, ...query }: ListAdjustments, person: Person): Promise<Page<AdjustmentView>> {
    return this.database.list(async (manager) => {
      const builder = manager.createQueryBuilder(Adjustment, 'one').where(inMode(mode, 'one'))
      if (status) builder.andWhere('one.status = :status', { status })
      if (differenceID) builder.andWhere('one.differenceID = :differenceID', { differenceID })
      const page = await readPage(builder, 'one', 'adjustmentID', query, (row) => row)
      return { ...page, items: await viewAdjustments(manager, page.items, person) }
    })
  }

  async get(own: OneAdjustment, person: Person): Promise<AdjustmentView> {
    return viewAdjustment(this.database.read, await this.find(own), person)
  }

  create(mode: Mode, person: Person, input: CreateAdjustment): Promise<AdjustmentView> {
    const { differenceID, party, reason } = input
    return this.audit.unit(async (manager, record) => {
      const difference = await findRow(manager, Difference, { differenceID })
      if (difference?.mode !== mode) throw new NotFound('difference')
      await requireAdjustable(manager, difference)
      if (await manager.existsBy(Adjustment, { differenceID, status: 'awaiting_approval' })) throw new AdjustmentWaits()
      const clientID = await clientFor(manager, difference, input)
      const { processorAccountID, currency, about, subject, ours, theirs } = difference
      const row = manager.create(Adjustment, {
        ...{ adjustmentID: newId('adj'), differenceID, processorAccountID, mode, currency, about, subject },
        ...{ amount: amountOf(difference, input.amount), ours, theirs, party, clientID, reason },
        ...{ status: 'awaiting_approval', createdBy: person.portalUserID, createdByLoginID: person.loginID },
        ...{ decidedBy: null, decidedByLoginID: null, rejection: null, postingID: null },
        ...{ createdAt: clock.now(), endedAt: null },
      })
      await manager.insert(Adjustment, row)
      await record({ action: 'reconciliation_adjustment.created', target: targetOf(row), after: factsOf(row) })
      return viewAdjustment(manager, row, person)
    }, differencesLine)
  }

  /** The posting, the decision and the difference that it ends are one unit. */
  async approve(own: OneAdjustment, person: Person): Promise<AdjustmentView> {
    const { clientID: payer } = await this.find(own)
    return this.audit.unit(
      async (manager, record) => {
        const row = await lock(manager, own)
        const difference = await requireApprovable(manager, row, person)
        const { mode, currency, clientID } = row
        const about = { mode, currency, ...(clientID && { clientID }) }
        const [postingID] = await post(manager, { kind: 'adjustment', about, lines: linesOf(row) })
        const change = { status: 'approved', decidedBy: person.portalUserID, postingID: postingID ?? null } as const
        await decide(manager, row, { ...change, decidedByLoginID: person.loginID })
        await compareAgain(manager, difference)
        const after = { ...factsOf(row), createdBy: row.createdBy, postingID: row.postingID }
        await record({ action: 'reconciliation_adjustment.approved', target: targetOf(row), after })
        return viewAdjustment(manager, row, person)
      },
      payer ? ledgerLineOf(payer) : homeLine,
      differencesLine,
    )
  }

  reject(own: OneAdjustment, person: Person, rejection: string): Promise<AdjustmentView> {
    return this.audit.unit(async (manager, record) => {
      const row = await lock(manager, own)
      if (row.status !== 'awaiting_approval') throw new AdjustmentDecided()
      const { portalUserID: decidedBy, loginID: decidedByLoginID } = person
      await decide(manager, row, { status: 'rejected', decidedBy, decidedByLoginID, rejection })
      await record({ action: 'reconciliation_adjustment.rejected', target: targetOf(row), after: { rejection } })
      return viewAdjustment(manager, row, person)
    })
  }

  private async find({ adjustmentID, mode }: OneAdjustment): Promise<Adjustment> {
    return orNotFound(await this.database.read.findOneBy(Adjustment, { adjustmentID, mode }), 'adjustment')
  }
}

function amountOf({ ours, theirs, currency }: Difference, asked?: number): number {
  const most = Math.abs(theirs - ours)
  const amount = asked ?? most
  if (amount > most) throw new AdjustmentTooLarge(most, currency)
  return Math.sign(theirs - ours) * amount
}

async function lock(manager: EntityManager, { adjustmentID, mode }: OneAdjustment): Promise<Adjustment> {
  const isPostgres = manager.connection.options.type === 'postgres'
  const row = await findRow(manager, Adjustment, { adjustmentID, mode }, isPostgres ? 'FOR UPDATE' : '')
  return orNotFound(row, 'adjustment')
}

async function decide(manager: EntityManager, row: Adjustment, change: Partial<Adjustment>): Promise<void> {
  const written = { ...change, endedAt: clock.now() }
  Object.assign(row, written)
  await manager.update(Adjustment, { adjustmentID: row.adjustmentID }, written)
}

const targetOf = ({ adjustmentID }: Adjustment) => ({ kind: 'reconciliation_adjustment', id: adjustmentID })

const factsOf = ({ differenceID, subject, currency, amount, party, clientID, reason }: Adjustment) => ({
  ...{ differenceID, subject, currency, amount, party, clientID, reason },
})
