import { Controller, Get, Query } from '@nestjs/common'
import { type CheckoutSettingsView, ReadCheckoutSettings } from '#contract/checkout-settings.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { Offers } from './offers.js'

@Controller('checkout-settings')
export class CheckoutSettingsController {
  constructor(private readonly offers: Offers) {}

  /** Ask which accounts a payment is offered, and what a page of your own needs to start their fields. Nothing of it is secret. */
  @Gated('See checkout settings', 'integrator', 'client')
  @Get()
  get(@Addressed() own: Own, @Query() input: ReadCheckoutSettings): Promise<CheckoutSettingsView> {
    return this.offers.settings(own, input)
  }
}
