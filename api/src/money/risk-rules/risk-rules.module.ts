import { Module } from '@nestjs/common'
import { ProcessorsModule } from '../processors/processors.module.js'
import { RiskPreviewService } from './risk-preview.service.js'
import { RiskRulesController } from './risk-rules.controller.js'
import { RiskRules } from './risk-rules.js'
import { RiskRulesService } from './risk-rules.service.js'

@Module({
  imports: [ProcessorsModule],
  controllers: [RiskRulesController],
  providers: [RiskPreviewService, RiskRules, RiskRulesService],
  exports: [RiskRules],
})
export class RiskRulesModule {}
