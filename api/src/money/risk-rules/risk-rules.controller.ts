import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Put, Query } from '@nestjs/common'
import { ChangeRiskRule, CreateRiskRule, ListRiskRules, OrderRiskRules, PreviewRisk } from '#contract/risk-rules.js'
import { riskBodyMaxBytes, type RiskPreviewView, type RiskRulesView, type RiskRuleView } from '#contract/risk.js'
import { Gated } from '../../platform/http/audience.js'
import { BodyUpTo } from '../../platform/http/body-limit.js'
import { StepUp } from '../../platform/http/step-up.js'
import { RiskPreviewService } from './risk-preview.service.js'
import { RiskRulesService } from './risk-rules.service.js'

@Controller('risk-rules')
export class RiskRulesController {
  constructor(
    private readonly rules: RiskRulesService,
    private readonly previews: RiskPreviewService,
  ) {}

  /** List the rules of a mode in order, each with a description. */
  @Gated('See risk rules', 'portal')
  @Get()
  list(@Query() { mode = 'test' }: ListRiskRules): Promise<RiskRulesView> {
    return this.rules.list(mode)
  }

  /** Create a rule at the end of the list. Takes effect within a second on every replica. */
  @Gated('Create risk rules', 'portal')
  @StepUp()
  @Post()
  @BodyUpTo(riskBodyMaxBytes)
  create(@Body() input: CreateRiskRule): Promise<RiskRuleView> {
    return this.rules.create(input)
  }

  /** Reorder the rules of a mode. */
  @Gated('Order risk rules', 'portal')
  @StepUp()
  @Put('order')
  @BodyUpTo(riskBodyMaxBytes)
  order(@Body() input: OrderRiskRules): Promise<RiskRulesView> {
    return this.rules.order(input)
  }

  @Gated('Change risk rules', 'portal')
  @StepUp()
  @Put(':riskRuleID')
  @BodyUpTo(riskBodyMaxBytes)
  update(
    @Param('riskRuleID') riskRuleID: string,
    @Body() input: ChangeRiskRule,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<RiskRuleView> {
    return this.rules.update(riskRuleID, input, ifMatch)
  }

  @Gated('Delete risk rules', 'portal')
  @StepUp()
  @Delete(':riskRuleID')
  @HttpCode(204)
  delete(@Param('riskRuleID') riskRuleID: string): Promise<void> {
    return this.rules.delete(riskRuleID)
  }

  /** Simulate a change on the last 10,000 payments in the mode, including later disputes. */
  @Gated('Preview risk rule changes', 'portal')
  @Post('preview')
  @BodyUpTo(riskBodyMaxBytes)
  @HttpCode(200)
  preview(@Body() input: PreviewRisk): Promise<RiskPreviewView> {
    return this.previews.preview(input)
  }
}
