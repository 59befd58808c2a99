import { Controller, Get, Query } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import { ListSecurityLog, type SecurityLogEntryView } from '#contract/security-log.js'
import { For } from '../../platform/http/audience.js'
import { type ClientCaller, CurrentCaller, type PortalCaller } from '../../platform/http/caller.js'
import { SecurityLog } from './security-log.service.js'

@Controller('account')
export class SecurityLogController {
  constructor(private readonly log: SecurityLog) {}

  /** List your security events: sign-ins, wrong passwords and changes to your sign-in methods. */
  @For('client', 'portal')
  @Get('security-log')
  list(
    @CurrentCaller() caller: ClientCaller | PortalCaller,
    @Query() query: ListSecurityLog,
  ): Promise<Page<SecurityLogEntryView>> {
    return this.log.list(caller, query)
  }
}
