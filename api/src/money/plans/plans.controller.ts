import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import { type PlanView, SavePlan } from '#contract/plans.js'
import { Gated } from '../../platform/http/audience.js'
import { StepUp } from '../../platform/http/step-up.js'
import { PlansService } from './plans.service.js'

@Controller('plans')
export class PlansController {
  constructor(private readonly plans: PlansService) {}

  /** List pricing plans. */
  @Gated('See plans', 'portal')
  @Get()
  list(): Promise<Page<PlanView>> {
    return this.plans.list()
  }

  @Gated('See a plan', 'portal')
  @Get(':planID')
  get(@Param('planID') planID: string): Promise<PlanView> {
    return this.plans.get(planID)
  }

  @Gated('Create plans', 'portal')
  @StepUp()
  @Post()
  create(@Body() input: SavePlan): Promise<PlanView> {
    return this.plans.create(input)
  }

  /** Change a plan. Existing payments keep their terms. */
  @Gated('Change plans', 'portal')
  @StepUp()
  @Put(':planID')
  update(@Param('planID') planID: string, @Body() input: SavePlan): Promise<PlanView> {
    return this.plans.update(planID, input)
  }

  /** Delete a plan that no client uses. */
  @Gated('Delete plans', 'portal')
  @StepUp()
  @Delete(':planID')
  @HttpCode(204)
  delete(@Param('planID') planID: string): Promise<void> {
    return this.plans.delete(planID)
  }
}
