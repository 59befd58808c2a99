import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import { AskFactorReset, type FactorResetView } from '#contract/factor-resets.js'
import { Gated, Sensitive } from '../../platform/http/audience.js'
import { CurrentCaller, type PortalCaller } from '../../platform/http/caller.js'
import { StepUp } from '../../platform/http/step-up.js'
import { FactorResetsService } from './factor-resets.service.js'

@Controller('factor-resets')
export class FactorResetsController {
  constructor(private readonly resets: FactorResetsService) {}

  /** List two-step verification resets awaiting a second administrator. */
  @Gated('See second factor resets', 'portal')
  @Sensitive()
  @Get()
  list(): Promise<Page<FactorResetView>> {
    return this.resets.list()
  }

  /** Request a reset of a person's two-step verification, as an administrator. Another administrator has to confirm it within a day. */
  @Gated('Request second factor resets', 'portal')
  @StepUp('everybody')
  @Post()
  ask(@CurrentCaller() caller: PortalCaller, @Body() input: AskFactorReset): Promise<FactorResetView> {
    return this.resets.ask(caller, input)
  }

  /** Confirm a reset that another administrator requested: second factors, recovery codes and sessions end. */
  @Gated('Confirm second factor resets', 'portal')
  @StepUp('everybody')
  @Post(':factorResetID/confirm')
  @HttpCode(200)
  confirm(
    @CurrentCaller() caller: PortalCaller,
    @Param('factorResetID') factorResetID: string,
  ): Promise<FactorResetView> {
    return this.resets.confirm(caller, factorResetID)
  }

  /** Withdraw a reset. */
  @Gated('Withdraw second factor resets', 'portal')
  @StepUp('everybody')
  @Delete(':factorResetID')
  @HttpCode(204)
  takeBack(@CurrentCaller() caller: PortalCaller, @Param('factorResetID') factorResetID: string): Promise<void> {
    return this.resets.takeBack(caller, factorResetID)
  }
}
