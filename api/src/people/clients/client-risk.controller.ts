import { Body, Controller, Get, Param, Put } from '@nestjs/common'
import {
  type ApprovalPolicyView,
  type ClientRiskView,
  MarkClient,
  SetApprovalPolicy,
} from '#contract/client-approvals.js'
import { Gated } from '../../platform/http/audience.js'
import { CurrentCaller, type PortalCaller } from '../../platform/http/caller.js'
import { StepUp } from '../../platform/http/step-up.js'
import { ClientRiskService } from './client-risk.service.js'

@Controller()
export class ClientRiskController {
  constructor(private readonly risk: ClientRiskService) {}

  /** Read whether a client needs two approvers, and why. */
  @Gated('See the risk of a client', 'portal')
  @Get('clients/:clientID/risk')
  read(@Param('clientID') clientID: string): Promise<ClientRiskView> {
    return this.risk.read(clientID)
  }

  /** Mark a client as high risk or remove the mark, with a reason for the audit log. A high-risk client needs two approvers. */
  @Gated('Mark clients as high risk', 'portal')
  @StepUp()
  @Put('clients/:clientID/risk')
  mark(
    @Param('clientID') clientID: string,
    @Body() input: MarkClient,
    @CurrentCaller() { portalUserID }: PortalCaller,
  ): Promise<ClientRiskView> {
    return this.risk.mark(clientID, input, portalUserID)
  }

  /** Read which clients need two approvers. */
  @Gated('See the approval policy', 'portal')
  @Get('approval-policy')
  readPolicy(): Promise<ApprovalPolicyView> {
    return this.risk.readPolicy()
  }

  /** Change which clients need two approvers. Applies immediately, also to pending clients. */
  @Gated('Change the approval policy', 'portal')
  @StepUp()
  @Put('approval-policy')
  setPolicy(@Body() input: SetApprovalPolicy): Promise<ApprovalPolicyView> {
    return this.risk.setPolicy(input)
  }
}
