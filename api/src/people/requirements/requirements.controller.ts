import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Put } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import { ChangeRequirement, CreateRequirement, type RequirementView } from '#contract/requirements.js'
import { Gated } from '../../platform/http/audience.js'
import { StepUp } from '../../platform/http/step-up.js'
import { RequirementsService } from './requirements.service.js'

@Controller('requirements')
export class RequirementsController {
  constructor(private readonly requirements: RequirementsService) {}

  /** List requirements, in the order of the checklist. */
  @Gated('See requirements', 'portal')
  @Get()
  list(): Promise<Page<RequirementView>> {
    return this.requirements.list()
  }

  /** Create a requirement. Applies immediately to pending and active clients. */
  @Gated('Create requirements', 'portal')
  @StepUp()
  @Post()
  create(@Body() input: CreateRequirement): Promise<RequirementView> {
    return this.requirements.create(input)
  }

  @Gated('Change requirements', 'portal')
  @StepUp()
  @Put(':requirementID')
  update(
    @Param('requirementID') requirementID: string,
    @Body() input: ChangeRequirement,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<RequirementView> {
    return this.requirements.update(requirementID, input, ifMatch)
  }

  /** Delete a requirement. Existing answers are kept. */
  @Gated('Delete requirements', 'portal')
  @StepUp()
  @Delete(':requirementID')
  @HttpCode(204)
  delete(@Param('requirementID') requirementID: string): Promise<void> {
    return this.requirements.delete(requirementID)
  }
}
