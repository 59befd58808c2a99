import { Controller, Get, Query } from '@nestjs/common'
import {
  type AdminStatsView,
  type FailingMailView,
  ListLockedAccounts,
  type LockedAccountView,
  type SignUpsView,
} from '#contract/admin.js'
import type { Page } from '#contract/answers.js'
import { ListQuery } from '#contract/lists.js'
import { type ProcessorVolumesView, ReadProcessorVolumes } from '#contract/processor-volumes.js'
import { Gated } from '../../platform/http/audience.js'
import { AdminStatsService } from './admin-stats.service.js'
import { FailingMailsService } from './failing-mails.service.js'
import { LockedAccountsService } from './locked-accounts.service.js'
import { ProcessorVolumes } from './processor-volumes.service.js'
import { SignUpsService } from './sign-ups.service.js'
import { CallMode } from '../../platform/http/call-mode.js'
import type { Mode } from '#contract/modes.js'

@Controller('admin')
export class AdminController {
  constructor(
    private readonly stats: AdminStatsService,
    private readonly signUps: SignUpsService,
    private readonly lockedAccounts: LockedAccountsService,
    private readonly failingMails: FailingMailsService,
    private readonly volumes: ProcessorVolumes,
  ) {}

  @Gated('See dashboard figures', 'portal')
  @Get('stats')
  read(@CallMode() mode: Mode): Promise<AdminStatsView> {
    return this.stats.read(mode)
  }

  @Gated('See sign-ups over time', 'portal')
  @Get('sign-ups')
  readSignUps(): Promise<SignUpsView> {
    return this.signUps.read()
  }

  @Gated('See locked accounts', 'portal')
  @Get('locked-accounts')
  listLockedAccounts(@Query() query: ListLockedAccounts): Promise<Page<LockedAccountView>> {
    return this.lockedAccounts.list(query)
  }

  @Gated('See failing emails', 'portal')
  @Get('failing-mails')
  listFailingMails(@Query() query: ListQuery): Promise<Page<FailingMailView>> {
    return this.failingMails.list(query)
  }

  /** Read volume and success rate by processor account, and accounts without webhooks. */
  @Gated('See volume by processor', 'portal')
  @Get('processor-volumes')
  readVolumes(@CallMode() mode: Mode, @Query() query: ReadProcessorVolumes): Promise<ProcessorVolumesView> {
    return this.volumes.read(mode, query)
  }
}
