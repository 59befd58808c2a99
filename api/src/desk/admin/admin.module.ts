import { Module } from '@nestjs/common'
import { ProcessorAccountsModule } from '../../money/processor-accounts/processor-accounts.module.js'
import { ProcessorsModule } from '../../money/processors/processors.module.js'
import { ApiUsersModule } from '../../people/api-users/api-users.module.js'
import { ClientsModule } from '../../people/clients/clients.module.js'
import { PortalUsersModule } from '../../people/portal-users/portal-users.module.js'
import { SignInModule } from '../../people/sign-in/sign-in.module.js'
import { AdminController } from './admin.controller.js'
import { AdminStatsService } from './admin-stats.service.js'
import { FailingMailsService } from './failing-mails.service.js'
import { LockedAccountsService } from './locked-accounts.service.js'
import { ProcessorVolumes } from './processor-volumes.service.js'
import { SignUpsService } from './sign-ups.service.js'

@Module({
  imports: [ApiUsersModule, ClientsModule, PortalUsersModule, ProcessorAccountsModule, ProcessorsModule, SignInModule],
  controllers: [AdminController],
  providers: [AdminStatsService, FailingMailsService, LockedAccountsService, ProcessorVolumes, SignUpsService],
  exports: [AdminStatsService, FailingMailsService, LockedAccountsService, ProcessorVolumes, SignUpsService],
})
export class AdminModule {}
