import { Module } from '@nestjs/common'
import { GateModule } from '../gate/gate.module.js'
import { PortalUsersModule } from '../portal-users/portal-users.module.js'
import { RoleChangesService } from './role-changes.service.js'
import { RolePreviewService } from './role-preview.service.js'
import { RoleUsageService } from './role-usage.service.js'
import { RoleUseCounter } from './role-use-counter.js'
import { RolesController } from './roles.controller.js'
import { RolesService } from './roles.service.js'

@Module({
  imports: [GateModule, PortalUsersModule],
  controllers: [RolesController],
  providers: [RoleChangesService, RolePreviewService, RoleUsageService, RoleUseCounter, RolesService],
  exports: [RolesService],
})
export class RolesModule {}
