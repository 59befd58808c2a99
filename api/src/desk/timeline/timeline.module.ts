import { Module } from '@nestjs/common'
import { TransactionsModule } from '../../money/transactions/transactions.module.js'
import { PermissionsModule } from '../../people/permissions/permissions.module.js'
import { TimelineController } from './timeline.controller.js'
import { Timeline } from './timeline.service.js'

@Module({
  imports: [PermissionsModule, TransactionsModule],
  controllers: [TimelineController],
  providers: [Timeline],
})
export class TimelineModule {}
