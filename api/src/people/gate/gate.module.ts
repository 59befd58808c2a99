import { Module } from '@nestjs/common'
import { DiscoveryModule } from '@nestjs/core'
import { GateDecisions } from './gate-decisions.js'
import { Gate } from './gate.js'
import { RouteTable } from './route-table.js'

@Module({
  imports: [DiscoveryModule],
  providers: [Gate, GateDecisions, RouteTable],
  exports: [Gate, GateDecisions, RouteTable],
})
export class GateModule {}
