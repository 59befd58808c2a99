import { Module } from '@nestjs/common'
import { APP_GUARD } from '@nestjs/core'
import { AddressLimits } from './address-limits.js'
import { LimitsGuard } from './limits.guard.js'

@Module({ providers: [AddressLimits, { provide: APP_GUARD, useClass: LimitsGuard }] })
export class LimitsModule {}
