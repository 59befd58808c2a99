import { Module } from '@nestjs/common'
import { AccountModule } from '../account/account.module.js'
import { MailModule } from '../../platform/mail/mail.module.js'
import { SignInModule } from '../sign-in/sign-in.module.js'
import { ApprovalObstacles } from './approval-obstacles.js'
import { ClientAccounts } from './client-accounts.js'
import { ClientAdminService } from './client-admin.service.js'
import { ClientApprovalsController } from './client-approvals.controller.js'
import { ClientApprovalsService } from './client-approvals.service.js'
import { ClientNoticesController } from './client-notices.controller.js'
import { ClientNotices } from './client-notices.service.js'
import { ClientDeletion } from './client-deletion.js'
import { ClientMoves } from './client-moves.service.js'
import { ClientProfileController } from './client-profile.controller.js'
import { ClientProfileService } from './client-profile.service.js'
import { ClientRiskController } from './client-risk.controller.js'
import { ClientRiskService } from './client-risk.service.js'
import { ClientSessionController } from './client-session.controller.js'
import { ClientSessionService } from './client-session.service.js'
import { ClientSessionsController } from './client-sessions.controller.js'
import { EmailChangeRequests } from './email-change-requests.js'
import { OwnerMails } from './owner-mails.js'
import { ClientsController } from './clients.controller.js'
import { ClientsService } from './clients.service.js'
import { LiveReadiness } from './live-readiness.js'
import { LiveReadinessController } from './live-readiness.controller.js'

@Module({
  imports: [AccountModule, MailModule, SignInModule],
  controllers: [
    ClientSessionController,
    ClientProfileController,
    ClientSessionsController,
    ClientApprovalsController,
    ClientRiskController,
    ClientNoticesController,
    ClientsController,
    LiveReadinessController,
  ],
  providers: [
    ClientsService,
    ClientMoves,
    ClientSessionService,
    ClientProfileService,
    ClientApprovalsService,
    ClientRiskService,
    ApprovalObstacles,
    ClientNotices,
    ClientAdminService,
    ClientDeletion,
    ClientAccounts,
    EmailChangeRequests,
    OwnerMails,
    LiveReadiness,
  ],
  exports: [ApprovalObstacles, ClientApprovalsService, ClientDeletion, ClientsService, LiveReadiness, OwnerMails],
})
export class ClientsModule {}
