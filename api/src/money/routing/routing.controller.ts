import { Controller, Get, Query } from '@nestjs/common'
import { ExplainRouting } from '#contract/routing-rules.js'
import type { RoutingDecisionView } from '#contract/routing.js'
import { Gated } from '../../platform/http/audience.js'
import { RoutingExplanations } from './routing-explanations.service.js'

@Controller('routing')
export class RoutingController {
  constructor(private readonly explanations: RoutingExplanations) {}

  /** Explain where a payment would go, and what each rule decides. */
  @Gated('Explain routing', 'portal')
  @Get('explain')
  explain(@Query() input: ExplainRouting): Promise<RoutingDecisionView> {
    return this.explanations.explain(input)
  }
}
