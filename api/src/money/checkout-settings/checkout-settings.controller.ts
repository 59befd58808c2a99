import { Controller, Get, Query } from '@nestjs/common'
import { type CheckoutSettingsView, ReadCheckoutSettings } from '#contract/checkout-settings.js'
import type { Mode } from '#contract/modes.js'
import { Gated } from '../../platform/http/audience.js'
import { CallMode } from '../../platform/http/call-mode.js'
import { OwnClientID } from '../../platform/http/caller.js'
import { Offers } from './offers.js'

@Controller('checkout-settings')
export class CheckoutSettingsController {
  constructor(private readonly offers: Offers) {}

  /** Ask which accounts a payment is offered, and what a page of your own needs to start their fields. Nothing of it is secret. */
  @Gated('See checkout settings', 'integrator', 'client')
  @Get()
  get(
    @OwnClientID() clientID: string,
    @CallMode() mode: Mode,
    @Query() input: ReadCheckoutSettings,
  ): Promise<CheckoutSettingsView> {
    return this.offers.settings(clientID, mode, input)
  }
}
