import { Body, Controller, Get, Put } from '@nestjs/common'
import { type SecurityPolicyView, SetSecurityPolicy } from '#contract/security-policy.js'
import { Gated, Sensitive } from '../../platform/http/audience.js'
import { StepUp } from '../../platform/http/step-up.js'
import { SecurityPolicyService } from './security-policy.service.js'

@Controller('security-policy')
export class SecurityPolicyController {
  constructor(private readonly policy: SecurityPolicyService) {}

  /** Read whether staff need a second factor, and who of them has none. */
  @Gated('See the security policy', 'portal')
  @Sensitive()
  @Get()
  read(): Promise<SecurityPolicyView> {
    return this.policy.read()
  }

  /** Say whether staff need a second factor. It counts at once, in open sessions too. */
  @Gated('Change the security policy', 'portal')
  @StepUp('everybody')
  @Put()
  set(@Body() input: SetSecurityPolicy): Promise<SecurityPolicyView> {
    return this.policy.set(input)
  }
}
