import { Module } from '@nestjs/common'
import { DueReserves } from './due-reserves.js'

@Module({ providers: [DueReserves], exports: [DueReserves] })
export class ReservesModule {}
