import { Body, Controller, HttpCode, Post } from '@nestjs/common'
import { type HoldLinkView, UseHoldLink } from '#contract/holds.js'
import { Public } from '../../platform/http/audience.js'
import { Limited } from '../../platform/http/limited.js'
import { HoldsService } from './holds.service.js'

// Public, because the token in the body is the proof.
@Controller('holds')
export class HoldsController {
  constructor(private readonly holds: HoldsService) {}

  /** Read the hold behind a link. This is a read-only request. */
  @Public()
  @Limited('link')
  @Post('read')
  @HttpCode(200)
  read(@Body() { token }: UseHoldLink): Promise<HoldLinkView> {
    return this.holds.read(token)
  }

  /** End a hold. You can then create API keys and change the settlement account. Payouts stay on hold. */
  @Public()
  @Limited('link')
  @Post('lift')
  @HttpCode(200)
  lift(@Body() { token }: UseHoldLink): Promise<HoldLinkView> {
    return this.holds.lift(token)
  }
}
