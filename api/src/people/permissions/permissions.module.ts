import { Module } from '@nestjs/common'
import { GateModule } from '../gate/gate.module.js'
import { PortalUsersModule } from '../portal-users/portal-users.module.js'
import { ExplanationsController } from './explanations.controller.js'
import { ExplanationsService } from './explanations.service.js'
import { PermissionsController } from './permissions.controller.js'
import { PermissionsService } from './permissions.service.js'
import { RouteReachService } from './route-reach.service.js'

@Module({
  imports: [GateModule, PortalUsersModule],
  controllers: [PermissionsController, ExplanationsController],
  providers: [ExplanationsService, PermissionsService, RouteReachService],
  exports: [ExplanationsService],
})
export class PermissionsModule {}
