import { Module } from '@nestjs/common'
import { ClientsModule } from '../../people/clients/clients.module.js'
import { CustomerRules } from './customer-rules.js'
import { CustomersController } from './customers.controller.js'
import { CustomersService } from './customers.service.js'

@Module({
  imports: [ClientsModule],
  controllers: [CustomersController],
  providers: [CustomerRules, CustomersService],
  exports: [CustomerRules],
})
export class CustomersModule {}
