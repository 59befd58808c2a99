import { Controller, Get, Param, Query } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import { type EventView, ListEvents } from '#contract/events.js'
import { Gated } from '../http/audience.js'
import { EventsService } from './events.service.js'

@Controller('clients/:clientID/events')
export class EventsController {
  constructor(private readonly events: EventsService) {}

  @Gated('See events', 'client', 'integrator')
  @Get()
  list(@Param('clientID') clientID: string, @Query() query: ListEvents): Promise<Page<EventView>> {
    return this.events.list(clientID, query)
  }
}
