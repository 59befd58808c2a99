import { Controller, Get, Query } from '@nestjs/common'
import { type CheckoutSettingsView, ReadCheckoutSettings } from '#contract/checkout-settings.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { Offers } from './offers.js'

@Controller('checkout-settings')
export class CheckoutSettingsController {
  constructor(private readonly offers: Offers) {}

  /** List the accounts that can take a payment, with the public settings for your own payment page. All values are public. */
  @Gated('See checkout settings', 'integrator', 'client')
  @Get()
  get(@Addressed() own: Own, @Query() input: ReadCheckoutSettings): Promise<CheckoutSettingsView> {
    return this.offers.settings(own, input)
  }
}
