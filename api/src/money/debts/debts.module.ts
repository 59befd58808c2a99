import { Module } from '@nestjs/common'
import { ClientsModule } from '../../people/clients/clients.module.js'
import { PaidPayments } from '../transactions/paid-payments.js'
import { TransactionsModule } from '../transactions/transactions.module.js'
import { DebtReader } from './debt-reader.service.js'
import { DebtRequests } from './debt-requests.service.js'
import { DebtsController } from './debts.controller.js'
import { WriteOffsController } from './write-offs.controller.js'
import { WriteOffs } from './write-offs.service.js'

@Module({
  imports: [ClientsModule, TransactionsModule],
  controllers: [DebtsController, WriteOffsController],
  providers: [DebtReader, DebtRequests, WriteOffs],
  exports: [DebtReader],
})
export class DebtsModule {
  constructor(paid: PaidPayments, requests: DebtRequests) {
    paid.listen((manager, transaction) => requests.paid(manager, transaction))
  }
}
