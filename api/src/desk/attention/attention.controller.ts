import { Controller, Get, Query } from '@nestjs/common'
import { type AttentionView, ListAttention } from '#contract/attention.js'
import type { Mode } from '#contract/modes.js'
import { Gated } from '../../platform/http/audience.js'
import { CallMode } from '../../platform/http/call-mode.js'
import { CurrentCaller, type PortalCaller } from '../../platform/http/caller.js'
import { AttentionReader } from './attention-reader.js'

@Controller('attention')
export class AttentionController {
  constructor(private readonly attention: AttentionReader) {}

  /** See what needs attention: payments without an answer, payouts and settlements that nothing confirms, differences and sources that went quiet, of the areas that the caller may open. */
  @Gated('See what needs attention', 'portal')
  @Get()
  read(
    @CurrentCaller() caller: PortalCaller,
    @CallMode() mode: Mode,
    @Query() query: ListAttention,
  ): Promise<AttentionView> {
    return this.attention.read(caller, mode, query)
  }
}
