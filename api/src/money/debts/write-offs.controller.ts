import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import { CreateWriteOff, ListWriteOffs, RejectWriteOff, type WriteOffDeskView } from '#contract/debts.js'
import type { Mode } from '#contract/modes.js'
import { Addressed, type Reached } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { CallMode } from '../../platform/http/call-mode.js'
import { CurrentCaller, type PortalCaller } from '../../platform/http/caller.js'
import { StepUp } from '../../platform/http/step-up.js'
import { WriteOffs } from './write-offs.service.js'

@Controller('write-offs')
export class WriteOffsController {
  constructor(private readonly writeOffs: WriteOffs) {}

  /** List write-offs, newest first. */
  @Gated('See write-offs', 'portal')
  @Get()
  list(
    @CurrentCaller() caller: PortalCaller,
    @CallMode() mode: Mode,
    @Query() query: ListWriteOffs,
  ): Promise<Page<WriteOffDeskView>> {
    return this.writeOffs.list(mode, query, caller)
  }

  /** Request a write-off of a client's debt. Another person has to approve it. */
  @Gated('Create write-offs', 'portal')
  @Post()
  create(
    @CurrentCaller() caller: PortalCaller,
    @CallMode() mode: Mode,
    @Body() input: CreateWriteOff,
  ): Promise<WriteOffDeskView> {
    return this.writeOffs.create(mode, caller, input)
  }

  /** Read a write-off, and the current debt. */
  @Gated('See a write-off', 'portal')
  @Get(':writeOffID')
  get(@CurrentCaller() caller: PortalCaller, @Addressed() own: Reached<'writeOffID'>): Promise<WriteOffDeskView> {
    return this.writeOffs.get(own, caller)
  }

  /** Approve a write-off. You can't approve one that you requested. The debt decreases immediately. */
  @Gated('Approve write-offs', 'portal')
  @StepUp('everybody')
  @Post(':writeOffID/approve')
  @HttpCode(200)
  approve(@CurrentCaller() caller: PortalCaller, @Addressed() own: Reached<'writeOffID'>): Promise<WriteOffDeskView> {
    return this.writeOffs.approve(own, caller)
  }

  /** Reject a write-off with a reason. The person who requested it can withdraw it this way. */
  @Gated('Reject write-offs', 'portal')
  @Post(':writeOffID/reject')
  @HttpCode(200)
  reject(
    @CurrentCaller() caller: PortalCaller,
    @Addressed() own: Reached<'writeOffID'>,
    @Body() { reason }: RejectWriteOff,
  ): Promise<WriteOffDeskView> {
    return this.writeOffs.reject(own, caller, reason)
  }
}
