import { Module } from '@nestjs/common'
import { Router } from '../processors/port/router.js'
import { ProcessorsModule } from '../processors/processors.module.js'
import { OfferedAccounts } from './offered-accounts.js'
import { RoutedPayments } from './routed-payments.js'
import { RoutingExplanations } from './routing-explanations.service.js'
import { RoutingPreviewService } from './routing-preview.service.js'
import { RoutingRulesController } from './routing-rules.controller.js'
import { RoutingRules } from './routing-rules.js'
import { RoutingRulesService } from './routing-rules.service.js'
import { RoutingController } from './routing.controller.js'
import { RulesRouter } from './rules-router.js'

@Module({
  imports: [ProcessorsModule],
  controllers: [RoutingRulesController, RoutingController],
  providers: [
    OfferedAccounts,
    RoutedPayments,
    RoutingExplanations,
    RoutingPreviewService,
    RoutingRules,
    RoutingRulesService,
    { provide: Router, useClass: RulesRouter },
  ],
  exports: [OfferedAccounts, Router, RoutingExplanations],
})
export class RoutingModule {}
