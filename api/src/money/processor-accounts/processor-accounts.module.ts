import { Module } from '@nestjs/common'
import { ProcessorsModule } from '../processors/processors.module.js'
import { AccountChecks } from './account-checks.js'
import { AccountHealths } from './account-healths.js'
import { AccountSettings } from './account-settings.js'
import { ProcessorAccountsController } from './processor-accounts.controller.js'
import { ProcessorAccountsService } from './processor-accounts.service.js'

@Module({
  imports: [ProcessorsModule],
  controllers: [ProcessorAccountsController],
  providers: [AccountChecks, AccountHealths, AccountSettings, ProcessorAccountsService],
})
export class ProcessorAccountsModule {}
