import { Controller, Get, Query } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import { type DecisionSealView, type DecisionView, ListDecisions } from '#contract/decisions.js'
import { Gated } from '../../platform/http/audience.js'
import { Decisions } from './decisions.service.js'

@Controller('decisions')
export class DecisionsController {
  constructor(private readonly decisions: Decisions) {}

  /** List decisions of one kind, newest first: what was refused, who changed rights and rules, who approved what, where payments were sent and what risk said. */
  @Gated('See decisions', 'portal')
  @Get()
  list(@Query() query: ListDecisions): Promise<Page<DecisionView>> {
    return this.decisions.list(query)
  }

  /** Read the key that evidence is signed with, its fingerprint, and where the last seal saw the decision log end. */
  @Gated('See the decision seal', 'portal')
  @Get('seal')
  seal(): Promise<DecisionSealView> {
    return this.decisions.seal()
  }
}
