import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Put, Query } from '@nestjs/common'
import { routingBodyMaxBytes } from '#contract/routing-limits.js'
import {
  ChangeRoutingRule,
  CreateRoutingRule,
  ListRoutingRules,
  OrderRoutingRules,
  PreviewRouting,
} from '#contract/routing-rules.js'
import type { RoutingPreviewView, RoutingRulesView, RoutingRuleView } from '#contract/routing.js'
import { Gated } from '../../platform/http/audience.js'
import { BodyUpTo } from '../../platform/http/body-limit.js'
import { StepUp } from '../../platform/http/step-up.js'
import { RoutingPreviewService } from './routing-preview.service.js'
import { RoutingRulesService } from './routing-rules.service.js'

@Controller('routing-rules')
export class RoutingRulesController {
  constructor(
    private readonly rules: RoutingRulesService,
    private readonly previews: RoutingPreviewService,
  ) {}

  /** List the rules of a mode in order, each with a description. */
  @Gated('See routing rules', 'portal')
  @Get()
  list(@Query() { mode = 'test' }: ListRoutingRules): Promise<RoutingRulesView> {
    return this.rules.list(mode)
  }

  /** Create a rule at the end of the list. Takes effect within a second on every replica. */
  @Gated('Create routing rules', 'portal')
  @StepUp()
  @Post()
  @BodyUpTo(routingBodyMaxBytes)
  create(@Body() input: CreateRoutingRule): Promise<RoutingRuleView> {
    return this.rules.create(input)
  }

  /** Reorder the rules of a mode. */
  @Gated('Order routing rules', 'portal')
  @StepUp()
  @Put('order')
  @BodyUpTo(routingBodyMaxBytes)
  order(@Body() input: OrderRoutingRules): Promise<RoutingRulesView> {
    return this.rules.order(input)
  }

  @Gated('Change routing rules', 'portal')
  @StepUp()
  @Put(':routingRuleID')
  @BodyUpTo(routingBodyMaxBytes)
  update(
    @Param('routingRuleID') routingRuleID: string,
    @Body() input: ChangeRoutingRule,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<RoutingRuleView> {
    return this.rules.update(routingRuleID, input, ifMatch)
  }

  @Gated('Delete routing rules', 'portal')
  @StepUp()
  @Delete(':routingRuleID')
  @HttpCode(204)
  delete(@Param('routingRuleID') routingRuleID: string): Promise<void> {
    return this.rules.delete(routingRuleID)
  }

  /** Simulate a change on the last 1,000 payments in the mode. */
  @Gated('Preview routing changes', 'portal')
  @Post('preview')
  @BodyUpTo(routingBodyMaxBytes)
  @HttpCode(200)
  preview(@Body() input: PreviewRouting): Promise<RoutingPreviewView> {
    return this.previews.preview(input)
  }
}
