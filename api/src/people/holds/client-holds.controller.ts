import { Controller, Get, HttpCode, Post } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import type { HoldLinksView, HoldView } from '#contract/holds.js'
import { Gated } from '../../platform/http/audience.js'
import { OwnClientID } from '../../platform/http/caller.js'
import { HoldsService } from './holds.service.js'

@Controller('clients/me/holds')
export class ClientHoldsController {
  constructor(private readonly holds: HoldsService) {}

  /** List your own holds. While there is one, no API key can be made and the settlement account stays. */
  @Gated('See own holds', 'client')
  @Get()
  list(@OwnClientID() clientID: string): Promise<Page<HoldView>> {
    return this.holds.list(clientID)
  }

  /** Ask for a link that lifts your holds. It goes to the address from before the change; nothing is sent twice within a minute. */
  @Gated('Request links that lift holds', 'client')
  @Post('links')
  @HttpCode(200)
  sendLinks(@OwnClientID() clientID: string): Promise<HoldLinksView> {
    return this.holds.sendLinks(clientID)
  }
}
