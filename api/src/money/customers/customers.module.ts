import { Module } from '@nestjs/common'
import { ClientsModule } from '../../people/clients/clients.module.js'
import { CustomersController } from './customers.controller.js'
import { CustomersService } from './customers.service.js'

@Module({ imports: [ClientsModule], controllers: [CustomersController], providers: [CustomersService] })
export class CustomersModule {}
