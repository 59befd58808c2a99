import { Injectable } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import type { EventView, ListEvents } from '#contract/events.js'
import { readPage } from '../lists/page.js'
import { Database } from '../database/database.js'
import { Event } from './event.entity.js'
import { viewEvent } from './event.view.js'
import { inMode } from '../database/in-mode.js'
import type { Mode } from '#contract/modes.js'

@Injectable()
export class EventsService {
  constructor(private readonly database: Database) {}

  list(clientID: string, mode: Mode, { type, from, to, ...query }: ListEvents): Promise<Page<EventView>> {
    return this.database.list((manager) => {
      const builder = manager.createQueryBuilder(Event, 'event').where('event.clientID = :clientID', { clientID })
      builder.andWhere(inMode(mode, 'event'))
      if (type) builder.andWhere('event.type = :type', { type })
      if (from) builder.andWhere('event.createdAt >= :from', { from: Date.parse(from) })
      if (to) builder.andWhere('event.createdAt <= :to', { to: Date.parse(to) })
      return readPage(builder, 'event', 'eventID', query, viewEvent)
    })
  }
}
