import { Body, Controller, Headers, HttpCode, Param, Post } from '@nestjs/common'
import { AskAgain, type ClientRequirementView, WaiveRequirement } from '#contract/requirements.js'
import { Gated } from '../../platform/http/audience.js'
import { CurrentCaller, type PortalCaller } from '../../platform/http/caller.js'
import { StepUp } from '../../platform/http/step-up.js'
import { ReviewsService } from './reviews.service.js'

@Controller('clients/:clientID/requirements/:requirementID')
export class ReviewsController {
  constructor(private readonly reviews: ReviewsService) {}

  /** Accept a client's answer. With `If-Match`, only the version that you reviewed. */
  @Gated('Accept requirement answers', 'portal')
  @StepUp()
  @Post('accept')
  @HttpCode(200)
  accept(
    @Param('clientID') clientID: string,
    @Param('requirementID') requirementID: string,
    @CurrentCaller() { portalUserID }: PortalCaller,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<ClientRequirementView> {
    return this.reviews.accept(clientID, requirementID, portalUserID, ifMatch)
  }

  /** Request it again. The client gets an email and sees the reason next to the requirement. */
  @Gated('Request requirement answers again', 'portal')
  @Post('ask-again')
  @HttpCode(200)
  askAgain(
    @Param('clientID') clientID: string,
    @Param('requirementID') requirementID: string,
    @Body() input: AskAgain,
    @CurrentCaller() { portalUserID }: PortalCaller,
  ): Promise<ClientRequirementView> {
    return this.reviews.askAgain(clientID, requirementID, input, portalUserID)
  }

  /** Waive a requirement for this client. */
  @Gated('Waive requirements', 'portal')
  @StepUp()
  @Post('waive')
  @HttpCode(200)
  waive(
    @Param('clientID') clientID: string,
    @Param('requirementID') requirementID: string,
    @Body() input: WaiveRequirement,
    @CurrentCaller() { portalUserID }: PortalCaller,
  ): Promise<ClientRequirementView> {
    return this.reviews.waive(clientID, requirementID, input, portalUserID)
  }
}
