import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common'
import { CancelSubscription, type SubscriptionView } from '#contract/subscriptions.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { StepUp } from '../../platform/http/step-up.js'
import { SubscriptionStates } from './subscription-states.service.js'

@Controller('subscriptions/:subscriptionID')
export class SubscriptionStatesController {
  constructor(private readonly states: SubscriptionStates) {}

  /** Cancel a subscription at the end of its period, or now. */
  @Gated('Cancel subscriptions', 'integrator', 'client')
  @Post('cancel')
  @HttpCode(200)
  cancel(
    @Addressed() own: Own<'subscriptionID'>,
    @Body() input: CancelSubscription,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<SubscriptionView> {
    return this.states.cancel(own, input, ifMatch)
  }

  /** Pause a subscription. It creates no invoices until you resume it. */
  @Gated('Pause subscriptions', 'integrator', 'client')
  @Post('pause')
  @HttpCode(200)
  pause(
    @Addressed() own: Own<'subscriptionID'>,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<SubscriptionView> {
    return this.states.pause(own, ifMatch)
  }

  /** Resume a paused subscription, or undo a scheduled cancellation. */
  @Gated('Resume subscriptions', 'integrator', 'client')
  @StepUp()
  @Post('resume')
  @HttpCode(200)
  resume(
    @Addressed() own: Own<'subscriptionID'>,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<SubscriptionView> {
    return this.states.resume(own, ifMatch)
  }
}
