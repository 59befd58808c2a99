import { Controller, Get } from '@nestjs/common'
import type { UsageView } from '#contract/usage-events.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { UsageService } from './usage.service.js'

@Controller('subscriptions/:subscriptionID/usage')
export class SubscriptionUsageController {
  constructor(private readonly usage: UsageService) {}

  /** Show usage that isn’t invoiced yet, and its cost so far, for each metered price and period. */
  @Gated('See usage of a subscription', 'integrator', 'client')
  @Get()
  get(@Addressed() own: Own<'subscriptionID'>): Promise<{ items: UsageView[] }> {
    return this.usage.ofSubscription(own)
  }
}
