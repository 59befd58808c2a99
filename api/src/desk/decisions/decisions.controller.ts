import { Controller, Get, Query } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import { type DecisionSealView, type DecisionView, ListDecisions } from '#contract/decisions.js'
import { Gated } from '../../platform/http/audience.js'
import { Decisions } from './decisions.service.js'

@Controller('decisions')
export class DecisionsController {
  constructor(private readonly decisions: Decisions) {}

  /** List decisions of one kind, newest first: refusals, permission and rule changes, approvals, routing and risk. */
  @Gated('See decisions', 'portal')
  @Get()
  list(@Query() query: ListDecisions): Promise<Page<DecisionView>> {
    return this.decisions.list(query)
  }

  /** Read the evidence signing key, its fingerprint and the last seal. */
  @Gated('See the decision seal', 'portal')
  @Get('seal')
  seal(): Promise<DecisionSealView> {
    return this.decisions.seal()
  }
}
