import { Module } from '@nestjs/common'
import { AuditVerificationController } from './audit-verification.controller.js'
import { LedgerVerificationController } from './ledger-verification.controller.js'
import { Verifications } from './verifications.service.js'

@Module({ controllers: [AuditVerificationController, LedgerVerificationController], providers: [Verifications] })
export class VerificationsModule {}
