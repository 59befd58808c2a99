import { Module } from '@nestjs/common'
import { ClientsModule } from '../../people/clients/clients.module.js'
import { LiveReadiness } from '../../people/clients/live-readiness.js'
import { ProcessorAccount } from '../processors/processor-account.entity.js'
import { isThere } from '../../platform/database/rows.js'
import { ProcessorsModule } from '../processors/processors.module.js'
import { AccountChecks } from './account-checks.js'
import { AccountHealths } from './account-healths.js'
import { AccountSettings } from './account-settings.js'
import { NoticeSilence } from './notice-silence.js'
import { ProcessorAccountsController } from './processor-accounts.controller.js'
import { ProcessorAccountsService } from './processor-accounts.service.js'
import { QuietNotices } from './quiet-notices.js'

@Module({
  imports: [ClientsModule, ProcessorsModule],
  controllers: [ProcessorAccountsController],
  providers: [QuietNotices, AccountChecks, AccountHealths, AccountSettings, NoticeSilence, ProcessorAccountsService],
  exports: [NoticeSilence],
})
export class ProcessorAccountsModule {
  constructor(readiness: LiveReadiness) {
    const enabled = `WHERE "mode" = 'live' AND "isEnabled" AND "deletedAt" IS NULL`
    readiness.registerAccounts((manager) => isThere(manager, ProcessorAccount, enabled))
  }
}
