import { Module } from '@nestjs/common'
import { APP_GUARD } from '@nestjs/core'
import { AddressLimits } from './address-limits.js'
import { HourlyCounts } from './hourly-counts.js'
import { LimitsGuard } from './limits.guard.js'

@Module({
  providers: [AddressLimits, HourlyCounts, { provide: APP_GUARD, useClass: LimitsGuard }],
  exports: [HourlyCounts],
})
export class LimitsModule {}
