import { Module } from '@nestjs/common'
import { ClientsModule } from '../../people/clients/clients.module.js'
import { PricesController } from './prices.controller.js'
import { PricesService } from './prices.service.js'

@Module({ imports: [ClientsModule], controllers: [PricesController], providers: [PricesService] })
export class PricesModule {}
