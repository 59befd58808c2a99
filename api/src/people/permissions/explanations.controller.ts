import { Controller, Get, Query } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import { ExplainPermission, type ExplanationView, type RouteReachView } from '#contract/permissions.js'
import { Gated } from '../../platform/http/audience.js'
import { ExplanationsService } from './explanations.service.js'
import { RouteReachService } from './route-reach.service.js'

@Controller('permissions')
export class ExplanationsController {
  constructor(
    private readonly explanations: ExplanationsService,
    private readonly reach: RouteReachService,
  ) {}

  @Gated('Explain access', 'portal')
  @Get('explain')
  explain(@Query() query: ExplainPermission): Promise<ExplanationView> {
    return this.explanations.explain(query)
  }

  @Gated('See who can call what', 'portal')
  @Get('routes')
  routes(): Promise<Page<RouteReachView>> {
    return this.reach.list()
  }
}
