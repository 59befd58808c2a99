import { Body, Controller, Get, Param, Put } from '@nestjs/common'
import { type ClientSecurityPolicyView, SetClientSecurityPolicy } from '#contract/security-policy.js'
import { ForClients } from '../../platform/http/audience.js'
import { type ClientCaller, CurrentCaller } from '../../platform/http/caller.js'
import { StepUp } from '../../platform/http/step-up.js'
import { SecurityPolicyService } from './security-policy.service.js'

@Controller('clients/:clientID/security-policy')
export class ClientSecurityPolicyController {
  constructor(private readonly policy: SecurityPolicyService) {}

  /** Read whether your team needs two-step verification. */
  @ForClients()
  @Get()
  read(@Param('clientID') clientID: string): Promise<ClientSecurityPolicyView> {
    return this.policy.readOf(clientID)
  }

  /** Set whether your team needs two-step verification, as an owner. Applies immediately, also in open sessions. */
  @ForClients()
  @StepUp('everybody')
  @Put()
  set(
    @CurrentCaller() caller: ClientCaller,
    @Body() input: SetClientSecurityPolicy,
  ): Promise<ClientSecurityPolicyView> {
    return this.policy.setOf(caller, input)
  }
}
