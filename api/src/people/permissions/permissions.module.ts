import { Module } from '@nestjs/common'
import { DiscoveryModule } from '@nestjs/core'
import { AccountModule } from '../account/account.module.js'
import { ExplanationsController } from './explanations.controller.js'
import { ExplanationsService } from './explanations.service.js'
import { Gate } from './gate.js'
import { GateDecisions } from './gate-decisions.js'
import { PermissionsController } from './permissions.controller.js'
import { PermissionsService } from './permissions.service.js'
import { RouteReachService } from './route-reach.service.js'
import { RouteTable } from './route-table.js'

@Module({
  imports: [AccountModule, DiscoveryModule],
  controllers: [PermissionsController, ExplanationsController],
  providers: [ExplanationsService, Gate, GateDecisions, PermissionsService, RouteReachService, RouteTable],
  exports: [Gate, GateDecisions, RouteTable],
})
export class PermissionsModule {}
