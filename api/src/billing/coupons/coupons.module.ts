import { Module } from '@nestjs/common'
import { ClientsModule } from '../../people/clients/clients.module.js'
import { CouponsController } from './coupons.controller.js'
import { CouponsService } from './coupons.service.js'

@Module({ imports: [ClientsModule], controllers: [CouponsController], providers: [CouponsService] })
export class CouponsModule {}
