import { Controller, Get, Header } from '@nestjs/common'
import { statusCacheControl } from '#contract/status-limits.js'
import type { StatusView } from '#contract/status.js'
import { FromAnySite } from '../../platform/http/any-site.js'
import { Public } from '../../platform/http/audience.js'
import { StatusService } from './status.service.js'

@Controller('status')
export class StatusController {
  constructor(private readonly status: StatusService) {}

  /** Read the current status and 90-day history of each part, also if the database is unavailable. */
  @Public()
  @FromAnySite()
  @Header('cache-control', statusCacheControl)
  @Get()
  read(): Promise<StatusView> {
    return this.status.read()
  }
}
