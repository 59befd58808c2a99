import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { Environment } from '../../platform/config/environment.js'
import type { Notice } from '../processors/port/notice.js'
import { ProcessorNotices } from '../processors/processor-notices.js'
import { lockedTransaction } from '../transactions/transaction-rows.js'
import { openDispute } from './open-dispute.js'

@Injectable()
export class DisputeNotices {
  constructor(
    private readonly environment: Environment,
    notices: ProcessorNotices,
  ) {
    notices.handle('dispute_opened', (manager, notice) => this.open(manager, notice))
  }

  private async open(manager: EntityManager, { processor, reference }: Notice) {
    const transaction = await lockedTransaction(manager, { transactionID: reference, processor })
    if (!transaction) return 'refused'
    const { status } = transaction
    if (status !== 'succeeded') return hasEnded.includes(status) ? 'refused' : 'too_early'
    await openDispute(manager, transaction, { keepsFee: this.environment.REFUND_KEEPS_FEE })
    return 'taken'
  }
}

const hasEnded: readonly string[] = ['failed', 'canceled', 'expired']
