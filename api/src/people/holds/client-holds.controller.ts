import { Controller, Get, HttpCode, Post } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import type { HoldLinksView, HoldView } from '#contract/holds.js'
import { Gated } from '../../platform/http/audience.js'
import { OwnClientID } from '../../platform/http/caller.js'
import { HoldsService } from './holds.service.js'

@Controller('clients/me/holds')
export class ClientHoldsController {
  constructor(private readonly holds: HoldsService) {}

  /** List your own holds. During a hold, you can't create API keys or change the settlement account. */
  @Gated('See own holds', 'client')
  @Get()
  list(@OwnClientID() clientID: string): Promise<Page<HoldView>> {
    return this.holds.list(clientID)
  }

  /** Request a link that ends your holds. It's emailed to the address from before the change, at most once a minute. */
  @Gated('Request links to end own holds', 'client')
  @Post('links')
  @HttpCode(200)
  sendLinks(@OwnClientID() clientID: string): Promise<HoldLinksView> {
    return this.holds.sendLinks(clientID)
  }
}
