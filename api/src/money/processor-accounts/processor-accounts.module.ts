import { Module } from '@nestjs/common'
import { ClientDeletion } from '../../people/clients/client-deletion.js'
import { ClientsModule } from '../../people/clients/clients.module.js'
import { LiveReadiness } from '../../people/clients/live-readiness.js'
import { ProcessorAccount } from '../processors/processor-account.entity.js'
import { isThere } from '../../platform/database/rows.js'
import { ProcessorsModule } from '../processors/processors.module.js'
import { AccountChecks } from './account-checks.js'
import { AccountHealths } from './account-healths.js'
import { AccountSettings } from './account-settings.js'
import { ClientProcessorAccountsController } from './client-processor-accounts.controller.js'
import { NoticeSilence } from './notice-silence.js'
import { OwnProcessorAccounts } from './own-processor-accounts.service.js'
import { ProcessorAccountsController } from './processor-accounts.controller.js'
import { ProcessorAccountsService } from './processor-accounts.service.js'
import { QuietNotices } from './quiet-notices.js'

@Module({
  imports: [ClientsModule, ProcessorsModule],
  controllers: [ProcessorAccountsController, ClientProcessorAccountsController],
  providers: [
    ...[QuietNotices, AccountChecks, AccountHealths, AccountSettings, NoticeSilence],
    ...[ProcessorAccountsService, OwnProcessorAccounts],
  ],
  exports: [NoticeSilence],
})
export class ProcessorAccountsModule {
  constructor(readiness: LiveReadiness, deletion: ClientDeletion, accounts: ProcessorAccountsService) {
    deletion.also((manager, record, clientID) => accounts.endOf(manager, record, clientID))
    const enabled = `WHERE "mode" = 'live' AND "isEnabled" AND "deletedAt" IS NULL AND ("clientID" = $1 OR
      ("clientID" IS NULL AND (NOT "usesConnect" OR $1 = '' OR EXISTS (SELECT 1 FROM "connected_accounts" "connected"
        WHERE "connected"."processorAccountID" = "processor_accounts"."processorAccountID" AND "connected"."clientID" = $1
        AND "connected"."areChargesEnabled"))))`
    readiness.registerAccounts((manager, clientID = '') => isThere(manager, ProcessorAccount, enabled, [clientID]))
  }
}
