import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import { CreateRiskEntry, ListRiskEntries } from '#contract/risk-rules.js'
import type { RiskListEntryView } from '#contract/risk.js'
import { Gated } from '../../platform/http/audience.js'
import { StepUp } from '../../platform/http/step-up.js'
import { RiskLists } from './risk-lists.service.js'

/** `kind` is `block` or `allow`. */
@Controller('risk-lists/:kind/entries')
export class RiskListsController {
  constructor(private readonly lists: RiskLists) {}

  @Gated('See block and allow lists', 'portal')
  @Get()
  list(@Param('kind') kind: string, @Query() query: ListRiskEntries): Promise<Page<RiskListEntryView>> {
    return this.lists.list(kind, query)
  }

  /** Add a value to a list. Adding the same value again updates its reason and expiry. */
  @Gated('Add to block and allow lists', 'portal')
  @StepUp()
  @Post()
  create(@Param('kind') kind: string, @Body() input: CreateRiskEntry): Promise<RiskListEntryView> {
    return this.lists.create(kind, input)
  }

  @Gated('Remove from block and allow lists', 'portal')
  @StepUp()
  @Delete(':riskListEntryID')
  @HttpCode(204)
  delete(@Param('kind') kind: string, @Param('riskListEntryID') riskListEntryID: string): Promise<void> {
    return this.lists.delete(kind, riskListEntryID)
  }
}
