import { Module } from '@nestjs/common'
import { PermissionsModule } from '../permissions/permissions.module.js'
import { PortalSessionController } from './portal-session.controller.js'
import { PortalSessionService } from './portal-session.service.js'
import { PortalUserChangesService } from './portal-user-changes.service.js'
import { PortalUserSessionsController } from './portal-user-sessions.controller.js'
import { PortalUserSessionsService } from './portal-user-sessions.service.js'
import { PortalUserUnlockService } from './portal-user-unlock.service.js'
import { PortalUsersController } from './portal-users.controller.js'
import { PortalUsersService } from './portal-users.service.js'

@Module({
  imports: [PermissionsModule],
  controllers: [PortalSessionController, PortalUserSessionsController, PortalUsersController],
  providers: [
    PortalUsersService,
    PortalUserChangesService,
    PortalUserSessionsService,
    PortalUserUnlockService,
    PortalSessionService,
  ],
  exports: [PortalUsersService],
})
export class PortalUsersModule {}
