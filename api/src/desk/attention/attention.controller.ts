import { Controller, Get, Query } from '@nestjs/common'
import { type AttentionView, ListAttention } from '#contract/attention.js'
import type { Mode } from '#contract/modes.js'
import type { WaitingView } from '#contract/waiting.js'
import { For, Gated } from '../../platform/http/audience.js'
import { CallMode } from '../../platform/http/call-mode.js'
import { CurrentCaller, type PortalCaller } from '../../platform/http/caller.js'
import { AttentionReader } from './attention-reader.js'
import { WaitingCounts } from './waiting-counts.js'

@Controller('attention')
export class AttentionController {
  constructor(
    private readonly attention: AttentionReader,
    private readonly waiting: WaitingCounts,
  ) {}

  /** See what needs attention: payments without an outcome, unconfirmed payouts and settlements, differences, and missing webhooks or reports. */
  @Gated('See what needs attention', 'portal')
  @Get()
  read(
    @CurrentCaller() caller: PortalCaller,
    @CallMode() mode: Mode,
    @Query() query: ListAttention,
  ): Promise<AttentionView> {
    return this.attention.read(caller, mode, query)
  }

  /** Count the caller's open work: pending clients, disputes, reviews, payouts and differences. */
  @For('portal')
  @Get('waiting')
  readWaiting(@CurrentCaller() caller: PortalCaller, @CallMode() mode: Mode): Promise<WaitingView> {
    return this.waiting.read(caller, mode)
  }
}
