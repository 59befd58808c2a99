import { Controller, Get } from '@nestjs/common'
import type { TimelineView } from '#contract/timeline.js'
import { Addressed, type Own, type Reached } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { Timeline } from './timeline.service.js'

@Controller()
export class TimelineController {
  constructor(private readonly timeline: Timeline) {}

  /**
   * Read a payment's timeline, oldest first: requests, attempts, status changes, ledger entries, events, deliveries
   * and payouts. Staff also see risk, routing, webhooks and the bank.
   */
  @Gated('See payment timelines', 'integrator', 'portal')
  @Get('transactions/:transactionID/timeline')
  read(@Addressed() own: Reached<'transactionID'>): Promise<TimelineView> {
    return this.timeline.of(own)
  }

  /** Read the timeline of one of your payments, oldest first. */
  @Gated('See own payment timelines', 'client')
  @Get('clients/:clientID/transactions/:transactionID/timeline')
  readOwn(@Addressed() own: Own<'transactionID'>): Promise<TimelineView> {
    return this.timeline.of(own)
  }
}
