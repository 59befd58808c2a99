import { Module } from '@nestjs/common'
import { ClientLimitsController } from './client-limits.controller.js'
import { ClientLimits } from './client-limits.service.js'
import { LimitedClients } from './limited-clients.js'

@Module({ controllers: [ClientLimitsController], providers: [ClientLimits, LimitedClients], exports: [LimitedClients] })
export class ClientLimitsModule {}
