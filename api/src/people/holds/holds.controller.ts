import { Body, Controller, HttpCode, Post } from '@nestjs/common'
import { type HoldLinkView, UseHoldLink } from '#contract/holds.js'
import { Public } from '../../platform/http/audience.js'
import { Limited } from '../../platform/http/limited.js'
import { HoldsService } from './holds.service.js'

// Public, because the token in the body is the proof.
@Controller('holds')
export class HoldsController {
  constructor(private readonly holds: HoldsService) {}

  /** Read what a link that lifts a hold is about. It changes nothing. */
  @Public()
  @Limited('link')
  @Post('read')
  @HttpCode(200)
  read(@Body() { token }: UseHoldLink): Promise<HoldLinkView> {
    return this.holds.read(token)
  }

  /** Lift a hold. API keys can be made and the settlement account changed at once; payouts wait all the same. */
  @Public()
  @Limited('link')
  @Post('lift')
  @HttpCode(200)
  lift(@Body() { token }: UseHoldLink): Promise<HoldLinkView> {
    return this.holds.lift(token)
  }
}
