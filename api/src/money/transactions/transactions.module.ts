import { Module } from '@nestjs/common'
import { ProcessorsModule } from '../processors/processors.module.js'
import { ClientLimitsModule } from '../client-limits/client-limits.module.js'
import { RiskRulesModule } from '../risk-rules/risk-rules.module.js'
import { SavedMethodsModule } from '../saved-methods/saved-methods.module.js'
import { RoutingModule } from '../routing/routing.module.js'
import { AttemptReader } from './attempt-reader.service.js'
import { ClientSummaryController } from './client-summary.controller.js'
import { ClientSummaryService } from './client-summary.service.js'
import { ClientTransactionActionsController } from './client-transaction-actions.controller.js'
import { ClientTransactionsController } from './client-transactions.controller.js'
import { CustomerTransactionsController } from './customer-transactions.controller.js'
import { CustomerCharges } from './customer-charges.service.js'
import { CustomerTransactions } from './customer-transactions.service.js'
import { PaidPayments } from './paid-payments.js'
import { PayerNotices } from './payer-notices.js'
import { PaymentRisk } from './payment-risk.js'
import { SettlementTimes } from './settlement-times.js'
import { TransactionAttemptsController } from './transaction-attempts.controller.js'
import { TransactionCharges } from './transaction-charges.service.js'
import { TransactionActionsController } from './transaction-actions.controller.js'
import { TransactionActions } from './transaction-actions.service.js'
import { TransactionOtp } from './transaction-otp.service.js'
import { TransactionOutcomes } from './transaction-outcomes.js'
import { TransactionParts } from './transaction-parts.js'
import { TransactionReader } from './transaction-reader.service.js'
import { TransferNews } from './transfer-news.js'
import { TransactionsController } from './transactions.controller.js'
import { UnclearPayments } from './unclear-payments.js'
import { ClientsModule } from '../../people/clients/clients.module.js'
import { LiveReadiness } from '../../people/clients/live-readiness.js'
import { hasLivePayments } from './live-payments.js'

@Module({
  imports: [ClientLimitsModule, ClientsModule, ProcessorsModule, RiskRulesModule, RoutingModule, SavedMethodsModule],
  controllers: [
    ClientSummaryController,
    ClientTransactionActionsController,
    ClientTransactionsController,
    CustomerTransactionsController,
    TransactionActionsController,
    TransactionAttemptsController,
    TransactionsController,
  ],
  providers: [
    AttemptReader,
    PaidPayments,
    PayerNotices,
    TransferNews,
    PaymentRisk,
    SettlementTimes,
    ClientSummaryService,
    CustomerCharges,
    CustomerTransactions,
    TransactionCharges,
    TransactionActions,
    TransactionOtp,
    TransactionOutcomes,
    TransactionParts,
    TransactionReader,
    UnclearPayments,
  ],
  exports: [
    SavedMethodsModule,
    AttemptReader,
    ClientSummaryService,
    PaidPayments,
    PayerNotices,
    TransferNews,
    SettlementTimes,
    TransactionCharges,
    TransactionActions,
    TransactionOtp,
    TransactionOutcomes,
    TransactionParts,
    TransactionReader,
    UnclearPayments,
  ],
})
export class TransactionsModule {
  constructor(live: LiveReadiness) {
    live.registerPayments(hasLivePayments)
  }
}
