import { Module } from '@nestjs/common'
import { DiscoveryModule } from '@nestjs/core'
import { GateDecisions } from './gate-decisions.js'
import { Gate } from './gate.js'
import { PartRights } from './part-rights.js'
import { RouteTable } from './route-table.js'

@Module({
  imports: [DiscoveryModule],
  providers: [Gate, GateDecisions, PartRights, RouteTable],
  exports: [Gate, GateDecisions, PartRights, RouteTable],
})
export class GateModule {}
