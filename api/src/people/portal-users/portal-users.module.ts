import { Module } from '@nestjs/common'
import { AccountModule } from '../account/account.module.js'
import { MailModule } from '../../platform/mail/mail.module.js'
import { GateModule } from '../gate/gate.module.js'
import { SignInModule } from '../sign-in/sign-in.module.js'
import { ForcedPasswords } from './forced-passwords.js'
import { EmailConfirmationsController } from './email-confirmations.controller.js'
import { EmailConfirmations } from './email-confirmations.service.js'
import { PortalAccounts } from './portal-accounts.js'
import { PortalProfileController } from './portal-profile.controller.js'
import { PortalProfile } from './portal-profile.service.js'
import { PortalSessionController } from './portal-session.controller.js'
import { PortalSessionService } from './portal-session.service.js'
import { PortalUserChangesService } from './portal-user-changes.service.js'
import { PortalUserSessionsController } from './portal-user-sessions.controller.js'
import { PortalUserSessionsService } from './portal-user-sessions.service.js'
import { PortalUserSignUp } from './portal-user-sign-up.service.js'
import { PortalUserUnlockService } from './portal-user-unlock.service.js'
import { PortalUserUpdateService } from './portal-user-update.service.js'
import { PortalUsersController } from './portal-users.controller.js'
import { PortalUsersService } from './portal-users.service.js'
import { UnconfirmedAccounts } from './unconfirmed-accounts.js'

@Module({
  imports: [AccountModule, GateModule, MailModule, SignInModule],
  controllers: [
    EmailConfirmationsController,
    PortalProfileController,
    PortalSessionController,
    PortalUserSessionsController,
    PortalUsersController,
  ],
  providers: [
    PortalUsersService,
    PortalUserChangesService,
    PortalUserSessionsService,
    PortalUserSignUp,
    PortalUserUpdateService,
    PortalUserUnlockService,
    EmailConfirmations,
    ForcedPasswords,
    PortalAccounts,
    PortalProfile,
    UnconfirmedAccounts,
    PortalSessionService,
  ],
  exports: [ForcedPasswords, PortalUsersService, UnconfirmedAccounts],
})
export class PortalUsersModule {}
