import { Module } from '@nestjs/common'
import { ProcessorsModule } from '../processors/processors.module.js'
import { RiskRulesModule } from '../risk-rules/risk-rules.module.js'
import { TransactionsModule } from '../transactions/transactions.module.js'
import { DisputeRiskController } from './dispute-risk.controller.js'
import { DisputeRisk } from './dispute-risk.service.js'
import { ReviewsController } from './reviews.controller.js'
import { Reviews } from './reviews.service.js'
import { TransactionRiskController } from './transaction-risk.controller.js'
import { TransactionRisk } from './transaction-risk.service.js'

@Module({
  imports: [ProcessorsModule, RiskRulesModule, TransactionsModule],
  controllers: [DisputeRiskController, ReviewsController, TransactionRiskController],
  providers: [DisputeRisk, Reviews, TransactionRisk],
})
export class ReviewsModule {}
