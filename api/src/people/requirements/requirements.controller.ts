import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Put } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import { ChangeRequirement, CreateRequirement, type RequirementView } from '#contract/requirements.js'
import { Gated } from '../../platform/http/audience.js'
import { StepUp } from '../../platform/http/step-up.js'
import { RequirementsService } from './requirements.service.js'

@Controller('requirements')
export class RequirementsController {
  constructor(private readonly requirements: RequirementsService) {}

  /** List what is asked of clients, in the order of their checklists. */
  @Gated('See requirements', 'portal')
  @Get()
  list(): Promise<Page<RequirementView>> {
    return this.requirements.list()
  }

  /** Ask something more of clients. It counts at once, for those who wait and those who are active. */
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

  /** Ask it of nobody any more. What was answered to it is kept. */
  @Gated('Delete requirements', 'portal')
  @StepUp()
  @Delete(':requirementID')
  @HttpCode(204)
  delete(@Param('requirementID') requirementID: string): Promise<void> {
    return this.requirements.delete(requirementID)
  }
}
