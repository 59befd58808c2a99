import { Module } from '@nestjs/common'
import { ClientsModule } from '../../people/clients/clients.module.js'
import { FilesModule } from '../../platform/files/files.module.js'
import { ProcessorsModule } from '../processors/processors.module.js'
import { TransactionParts } from '../transactions/transaction-parts.js'
import { TransactionsModule } from '../transactions/transactions.module.js'
import { ClientDisputesController } from './client-disputes.controller.js'
import { EvidenceFilesService } from './evidence-files.service.js'
import { EvidenceService } from './evidence.service.js'
import { Dispute } from './dispute.entity.js'
import { DueDisputes } from './due-disputes.js'
import { viewDispute } from './dispute.view.js'
import { DisputeNotices } from './dispute-notices.js'
import { DisputeReminders } from './dispute-reminders.js'
import { DisputesController } from './disputes.controller.js'
import { DisputesService } from './disputes.service.js'

@Module({
  imports: [ClientsModule, FilesModule, ProcessorsModule, TransactionsModule],
  controllers: [ClientDisputesController, DisputesController],
  providers: [DueDisputes, EvidenceFilesService, EvidenceService, DisputeNotices, DisputeReminders, DisputesService],
  exports: [DisputesService],
})
export class DisputesModule {
  constructor(parts: TransactionParts) {
    parts.add('disputes', async (manager, transactionID) =>
      (await manager.find(Dispute, { where: { transactionID }, order: { createdAt: 'ASC' } })).map(viewDispute),
    )
  }
}
