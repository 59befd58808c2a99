import { Module } from '@nestjs/common'
import { SubscriptionUsageController } from './subscription-usage.controller.js'
import { UsageEventsController } from './usage-events.controller.js'
import { UsageService } from './usage.service.js'

@Module({ controllers: [SubscriptionUsageController, UsageEventsController], providers: [UsageService] })
export class UsageModule {}
