import { Controller, Get } from '@nestjs/common'
import type { UsageView } from '#contract/usage-events.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { UsageService } from './usage.service.js'

@Controller('subscriptions/:subscriptionID/usage')
export class SubscriptionUsageController {
  constructor(private readonly usage: UsageService) {}

  /** Show what was used of each metered price in the periods that aren’t invoiced yet, and what it would cost by now. */
  @Gated('See usage of a subscription', 'integrator', 'client')
  @Get()
  get(@Addressed() own: Own<'subscriptionID'>): Promise<{ items: UsageView[] }> {
    return this.usage.ofSubscription(own)
  }
}
