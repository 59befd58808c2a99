import { Controller, Get, Query } from '@nestjs/common'
import { ExplainRouting } from '#contract/routing-rules.js'
import type { RoutingDecisionView } from '#contract/routing.js'
import { Gated } from '../../platform/http/audience.js'
import { RoutingExplanations } from './routing-explanations.service.js'

@Controller('routing')
export class RoutingController {
  constructor(private readonly explanations: RoutingExplanations) {}

  /** Ask which account a payment would go to, which rule says so, and why the others do not. */
  @Gated('Explain routing', 'portal')
  @Get('explain')
  explain(@Query() input: ExplainRouting): Promise<RoutingDecisionView> {
    return this.explanations.explain(input)
  }
}
