import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Page } from '#contract/answers.js'
import type { CloseDispute, DisputeView, ListDisputes } from '#contract/disputes.js'
import type { Reached } from '../../platform/http/addressed.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { orNotFound } from '../../platform/http/app-error.js'
import { readPage } from '../../platform/lists/page.js'
import { Database } from '../../platform/database/database.js'
import { lockTransaction } from '../transactions/transaction-rows.js'
import { Dispute } from './dispute.entity.js'
import { takeFacts } from './take-facts.js'
import { viewDispute } from './dispute.view.js'
import { DecidedByProcessor, DisputeClosed } from './disputes.errors.js'
import { inMode } from '../../platform/database/in-mode.js'

type OneDispute = Reached<'disputeID'>

@Injectable()
export class DisputesService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  /** Staff read those of all clients. */
  list({ mode, clientID }: Reached, { status, ...query }: ListDisputes): Promise<Page<DisputeView>> {
    return this.database.list((manager) => {
      const builder = manager.createQueryBuilder(Dispute, 'dispute').where(inMode(mode, 'dispute'))
      if (clientID !== undefined) builder.andWhere('dispute.clientID = :clientID', { clientID })
      if (status) builder.andWhere('dispute.status = :status', { status })
      return readPage(builder, 'dispute', 'disputeID', query, viewDispute)
    })
  }

  get(own: OneDispute): Promise<DisputeView> {
    return find(this.database.read, own).then(viewDispute)
  }

  /** For disputes that no processor decides. The same outcome again changes nothing. */
  close(own: OneDispute, { outcome }: CloseDispute): Promise<DisputeView> {
    return this.audit.unit(async (manager, record) => {
      const { disputeID } = own
      const { transactionID } = await find(manager, own)
      const transaction = await lockTransaction(manager, { transactionID })
      const dispute = await find(manager, own)
      if (dispute.status === outcome) return viewDispute(dispute)
      if (dispute.status !== 'open') throw new DisputeClosed(dispute.status)
      if (dispute.processorReference) throw new DecidedByProcessor()
      await takeFacts(manager, transaction, dispute, { status: outcome, keepsFee: false })
      const after = { status: outcome, amount: dispute.amount, currency: dispute.currency }
      const target = { kind: 'dispute', id: disputeID }
      await record({ action: `dispute.${outcome}`, target, before: { status: 'open' }, after })
      return viewDispute(dispute)
    })
  }
}

async function find(manager: EntityManager, own: OneDispute): Promise<Dispute> {
  return orNotFound(await manager.findOneBy(Dispute, { ...own }), 'dispute')
}
