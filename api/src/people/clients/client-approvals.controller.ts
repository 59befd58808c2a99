import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import { ApproveClient, RejectClient, type ReviewedClientView } from '#contract/client-approvals.js'
import { type ClientView, ListPendingClients } from '#contract/clients.js'
import { Gated } from '../../platform/http/audience.js'
import { CurrentCaller, type PortalCaller } from '../../platform/http/caller.js'
import { StepUp } from '../../platform/http/step-up.js'
import { ClientApprovalsService } from './client-approvals.service.js'
import { viewClient } from './client.view.js'

@Controller('clients')
export class ClientApprovalsController {
  constructor(private readonly approvals: ClientApprovalsService) {}

  @Gated('See pending clients', 'portal')
  @Get('pending')
  pending(@Query() query: ListPendingClients): Promise<Page<ReviewedClientView>> {
    return this.approvals.pending(query)
  }

  /**
   * Approve a client. A high-risk client needs two approvers. After the first approval it stays pending, and
   * `twoPeople` shows who approved.
   */
  @Gated('Approve clients', 'portal')
  @StepUp()
  @Post(':clientID/approve')
  @HttpCode(200)
  approve(
    @Param('clientID') clientID: string,
    @Body() input: ApproveClient,
    @CurrentCaller() caller: PortalCaller,
  ): Promise<ReviewedClientView> {
    return this.approvals.approve(clientID, input, caller.portalUserID)
  }

  @Gated('Reject clients', 'portal')
  @StepUp()
  @Post(':clientID/reject')
  @HttpCode(200)
  async reject(
    @Param('clientID') clientID: string,
    @Body() input: RejectClient,
    @CurrentCaller() caller: PortalCaller,
  ): Promise<ClientView> {
    return viewClient(await this.approvals.reject(clientID, input, caller.portalUserID))
  }
}
