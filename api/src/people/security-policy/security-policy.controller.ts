import { Body, Controller, Get, Put } from '@nestjs/common'
import { type SecurityPolicyView, SetSecurityPolicy } from '#contract/security-policy.js'
import { Gated, Sensitive } from '../../platform/http/audience.js'
import { StepUp } from '../../platform/http/step-up.js'
import { SecurityPolicyService } from './security-policy.service.js'

@Controller('security-policy')
export class SecurityPolicyController {
  constructor(private readonly policy: SecurityPolicyService) {}

  /** Read whether staff need two-step verification, and who doesn't have it. */
  @Gated('See the security policy', 'portal')
  @Sensitive()
  @Get()
  read(): Promise<SecurityPolicyView> {
    return this.policy.read()
  }

  /** Set whether staff need two-step verification. Applies immediately, also in open sessions. */
  @Gated('Change the security policy', 'portal')
  @StepUp('everybody')
  @Put()
  set(@Body() input: SetSecurityPolicy): Promise<SecurityPolicyView> {
    return this.policy.set(input)
  }
}
