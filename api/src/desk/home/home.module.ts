import { Module } from '@nestjs/common'
import { InvoicesModule } from '../../billing/invoices/invoices.module.js'
import { DebtsModule } from '../../money/debts/debts.module.js'
import { DisputesModule } from '../../money/disputes/disputes.module.js'
import { TransactionsModule } from '../../money/transactions/transactions.module.js'
import { ApiUsersModule } from '../../people/api-users/api-users.module.js'
import { ClientsModule } from '../../people/clients/clients.module.js'
import { GateModule } from '../../people/gate/gate.module.js'
import { PortalUsersModule } from '../../people/portal-users/portal-users.module.js'
import { AdminModule } from '../admin/admin.module.js'
import { AttentionModule } from '../attention/attention.module.js'
import { OperationsModule } from '../operations/operations.module.js'
import { ClientHomeController } from './client-home.controller.js'
import { ClientHomeService } from './client-home.service.js'
import { HomePartsModule } from './home-parts.module.js'
import { StaffHomeController } from './staff-home.controller.js'
import { StaffHomeService } from './staff-home.service.js'

@Module({
  imports: [
    AdminModule,
    ApiUsersModule,
    AttentionModule,
    ClientsModule,
    DebtsModule,
    DisputesModule,
    GateModule,
    HomePartsModule,
    InvoicesModule,
    OperationsModule,
    PortalUsersModule,
    TransactionsModule,
  ],
  controllers: [ClientHomeController, StaffHomeController],
  providers: [ClientHomeService, StaffHomeService],
})
export class HomeModule {}
