import { Controller, Get } from '@nestjs/common'
import type { LiveReadinessView } from '#contract/modes.js'
import { Database } from '../../platform/database/database.js'
import { For } from '../../platform/http/audience.js'
import { type ClientCaller, clientOf, CurrentCaller, type PortalCaller } from '../../platform/http/caller.js'
import { LiveReadiness } from './live-readiness.js'

@Controller('live-readiness')
export class LiveReadinessController {
  constructor(
    private readonly readiness: LiveReadiness,
    private readonly database: Database,
  ) {}

  /** Read whether live mode is open, and what is missing. For your business, or for the whole installation if you are staff. */
  @For('client', 'portal')
  @Get()
  read(@CurrentCaller() caller: ClientCaller | PortalCaller): Promise<LiveReadinessView> {
    return this.readiness.view(this.database.read, clientOf(caller))
  }
}
