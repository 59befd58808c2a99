import { Module } from '@nestjs/common'
import { ClientDeletion } from '../../people/clients/client-deletion.js'
import { ClientsModule } from '../../people/clients/clients.module.js'
import { AuditVerificationController } from './audit-verification.controller.js'
import { unsettledOf } from './client-money.js'
import { LedgerVerificationController } from './ledger-verification.controller.js'
import { LedgerSealsModule } from '../ledger-seals/ledger-seals.module.js'
import { Verifications } from './verifications.service.js'

@Module({
  imports: [ClientsModule, LedgerSealsModule],
  controllers: [AuditVerificationController, LedgerVerificationController],
  providers: [Verifications],
})
export class VerificationsModule {
  constructor(deletion: ClientDeletion) {
    deletion.ask(unsettledOf)
  }
}
