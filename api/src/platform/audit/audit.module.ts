import { Global, Module } from '@nestjs/common'
import { AuditController } from './audit.controller.js'
import { AuditLog } from './audit-log.js'
import { AuditNames } from './audit-names.js'
import { AuditReader } from './audit-reader.js'

@Global()
@Module({
  controllers: [AuditController],
  providers: [AuditLog, AuditNames, AuditReader],
  exports: [AuditLog, AuditNames],
})
export class AuditModule {}
