import { Controller, Get, Param, Query } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import { type EventView, ListEvents } from '#contract/events.js'
import { Gated } from '../http/audience.js'
import { EventsService } from './events.service.js'
import { CallMode } from '../http/call-mode.js'
import type { Mode } from '#contract/modes.js'

@Controller('clients/:clientID/events')
export class EventsController {
  constructor(private readonly events: EventsService) {}

  @Gated('See events', 'client', 'integrator')
  @Get()
  list(
    @Param('clientID') clientID: string,
    @CallMode() mode: Mode,
    @Query() query: ListEvents,
  ): Promise<Page<EventView>> {
    return this.events.list(clientID, mode, query)
  }
}
