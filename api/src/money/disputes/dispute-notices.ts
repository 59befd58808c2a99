import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { OwnerMails } from '../../people/clients/owner-mails.js'
import { Environment } from '../../platform/config/environment.js'
import type { Notice } from '../processors/port/notice.js'
import { ProcessorNotices } from '../processors/processor-notices.js'
import type { Transaction } from '../transactions/transaction.entity.js'
import { lockedTransaction } from '../transactions/transaction-rows.js'
import { closeDispute } from './close-dispute.js'
import { Dispute } from './dispute.entity.js'
import { openDispute } from './open-dispute.js'

@Injectable()
export class DisputeNotices {
  constructor(
    private readonly environment: Environment,
    private readonly mails: OwnerMails,
    notices: ProcessorNotices,
  ) {
    notices.handle('dispute_opened', (manager, notice) => this.open(manager, notice))
    notices.handle('dispute_closed', (manager, notice) => this.close(manager, notice))
  }

  private async open(manager: EntityManager, { processor, reference, dispute: facts }: Notice) {
    const transaction = await lockedTransaction(manager, { transactionID: reference, processor })
    if (!transaction) return 'refused'
    const { status } = transaction
    if (status !== 'succeeded') return hasEnded.includes(status) ? 'refused' : 'too_early'
    if (facts && (await disputeOf(manager, transaction, facts.processorReference))) return 'taken'
    const dispute = await openDispute(manager, transaction, { keepsFee: this.environment.REFUND_KEEPS_FEE, facts })
    if (dispute) await this.tell(manager, transaction, dispute)
    return 'taken'
  }

  private async close(manager: EntityManager, { processor, reference, dispute: facts }: Notice) {
    const transaction = await lockedTransaction(manager, { transactionID: reference, processor })
    if (!transaction || !facts?.outcome) return 'refused'
    const dispute = await disputeOf(manager, transaction, facts.processorReference)
    if (!dispute) return 'too_early'
    if (dispute.status === 'open') await closeDispute(manager, transaction, dispute, facts.outcome)
    return dispute.status === facts.outcome ? 'taken' : 'refused'
  }

  private tell(manager: EntityManager, { transactionID }: Transaction, dispute: Dispute): Promise<void> {
    const { clientID, mode, amount, currency, reason, evidenceDueAt } = dispute
    return this.mails.write(manager, clientID, {
      kind: 'dispute-opened',
      data: { transactionID, mode, amount, currency, reason, evidenceDueAt: evidenceDueAt?.toISOString() ?? null },
    })
  }
}

const hasEnded: readonly string[] = ['failed', 'canceled', 'expired']

const disputeOf = (manager: EntityManager, { transactionID }: Transaction, processorReference: string) =>
  manager.findOneBy(Dispute, { transactionID, processorReference })
