import { Body, Controller, Get, Put } from '@nestjs/common'
import { type PayoutPolicyView, SetPayoutPolicy } from '#contract/payout-rules.js'
import { idsBodyMaxBytes } from '#contract/limits.js'
import { Gated } from '../../platform/http/audience.js'
import { CurrentCaller, type PortalCaller } from '../../platform/http/caller.js'
import { BodyUpTo } from '../../platform/http/body-limit.js'
import { StepUp } from '../../platform/http/step-up.js'
import { PayoutPolicies } from './payout-policies.service.js'

@Controller('payout-policy')
export class PayoutPoliciesController {
  constructor(private readonly policies: PayoutPolicies) {}

  /** Read the payout rules: amounts that need two approvers, and processors that pay out. */
  @Gated('See the payout policy', 'portal')
  @Get()
  read(): Promise<PayoutPolicyView> {
    return this.policies.read()
  }

  /** Change the payout rules: amounts that need two approvers, and processors that pay out. */
  @Gated('Change the payout policy', 'portal')
  @StepUp('everybody')
  @Put()
  @BodyUpTo(idsBodyMaxBytes)
  set(@CurrentCaller() caller: PortalCaller, @Body() input: SetPayoutPolicy): Promise<PayoutPolicyView> {
    return this.policies.set(caller, input)
  }
}
