import { Controller, HttpCode, Param, Post } from '@nestjs/common'
import type { NotifiedView } from '#contract/client-approvals.js'
import { Gated } from '../../platform/http/audience.js'
import { ClientNotices } from './client-notices.service.js'

/** The decision has already queued its mail; these send it again. */
@Controller('clients')
export class ClientNoticesController {
  constructor(private readonly notices: ClientNotices) {}

  @Gated('Resend approval emails', 'portal')
  @Post(':clientID/notify-approval')
  @HttpCode(200)
  notifyApproval(@Param('clientID') clientID: string): Promise<NotifiedView> {
    return this.notices.sendAgain(clientID, 'approval')
  }

  @Gated('Resend rejection emails', 'portal')
  @Post(':clientID/notify-rejection')
  @HttpCode(200)
  notifyRejection(@Param('clientID') clientID: string): Promise<NotifiedView> {
    return this.notices.sendAgain(clientID, 'rejection')
  }
}
