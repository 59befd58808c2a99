import { Module } from '@nestjs/common'
import { AccountModule } from '../account/account.module.js'
import { PermissionsModule } from '../permissions/permissions.module.js'
import { RoleChangesService } from './role-changes.service.js'
import { RolePreviewService } from './role-preview.service.js'
import { RolesController } from './roles.controller.js'
import { RolesService } from './roles.service.js'

@Module({
  imports: [AccountModule, PermissionsModule],
  controllers: [RolesController],
  providers: [RoleChangesService, RolePreviewService, RolesService],
  exports: [RolesService],
})
export class RolesModule {}
