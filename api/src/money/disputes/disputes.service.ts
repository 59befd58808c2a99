import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Page } from '#contract/answers.js'
import type { CloseDispute, DisputeView, ListDisputes } from '#contract/disputes.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { NotFound } from '../../platform/http/app-error.js'
import { readPage } from '../../platform/lists/page.js'
import { Database } from '../../platform/database/database.js'
import { recordEvent } from '../../platform/events/record-event.js'
import { ledgerLine, post } from '../ledger/post.js'
import { disputeLostLines, disputeWonLines } from '../ledger/postings.js'
import { holdingOf } from '../transactions/holding.js'
import { noteAction } from '../transactions/transaction-moves.js'
import { lockTransaction } from '../transactions/transaction-rows.js'
import { Dispute } from './dispute.entity.js'
import { viewDispute } from './dispute.view.js'
import { DisputeClosed } from './disputes.errors.js'
import { inMode } from '../../platform/database/in-mode.js'
import type { Mode } from '#contract/modes.js'

interface OneDispute {
  disputeID: string
  mode: Mode
}

@Injectable()
export class DisputesService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  list(mode: Mode, { status, ...query }: ListDisputes): Promise<Page<DisputeView>> {
    return this.database.list((manager) => {
      const builder = manager.createQueryBuilder(Dispute, 'dispute').where(inMode(mode, 'dispute'))
      if (status) builder.andWhere('dispute.status = :status', { status })
      return readPage(builder, 'dispute', 'disputeID', query, viewDispute)
    })
  }

  get(own: OneDispute): Promise<DisputeView> {
    return find(this.database.read, own).then(viewDispute)
  }

  /** Won releases what was held, lost takes it back. The same outcome again changes nothing. */
  close(own: OneDispute, { outcome }: CloseDispute): Promise<DisputeView> {
    return this.audit.unit(async (manager, record) => {
      const { disputeID } = own
      const { transactionID } = await find(manager, own)
      const transaction = await lockTransaction(manager, { transactionID })
      const dispute = await find(manager, own)
      if (dispute.status === outcome) return viewDispute(dispute)
      if (dispute.status !== 'open') throw new DisputeClosed(dispute.status)
      const { amount, fee, net } = dispute
      const isWon = outcome === 'won'
      const lines = isWon ? disputeWonLines(net, holdingOf(transaction)) : disputeLostLines(amount, fee)
      await post(manager, { kind: isWon ? 'dispute_won' : 'dispute_lost', about: transaction, dispute, lines })
      const change = { status: outcome, closedAt: new Date() }
      await manager.update(Dispute, { disputeID }, change)
      Object.assign(dispute, change)
      const amountDisputed = transaction.amountDisputed - (isWon ? amount : 0)
      await noteAction(manager, transaction, { action: `dispute_${outcome}`, change: { amountDisputed } })
      const target = { kind: 'dispute', id: disputeID }
      await record({
        action: `dispute.${outcome}`,
        target,
        before: { status: 'open' },
        after: { status: outcome, amount },
      })
      const view = viewDispute(dispute)
      await recordEvent(manager, { clientID: dispute.clientID, mode: dispute.mode, type: 'dispute.closed', data: view })
      return view
    }, ledgerLine)
  }
}

async function find(manager: EntityManager, own: OneDispute): Promise<Dispute> {
  const dispute = await manager.findOneBy(Dispute, { ...own })
  if (!dispute) throw new NotFound('dispute')
  return dispute
}
