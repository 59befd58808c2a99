import { Module } from '@nestjs/common'
import { CustomersModule } from '../customers/customers.module.js'
import { CustomerDataController } from './customer-data.controller.js'
import { CustomerDataService } from './customer-data.service.js'
import { CustomerExport } from './customer-export.js'

@Module({
  imports: [CustomersModule],
  controllers: [CustomerDataController],
  providers: [CustomerDataService, CustomerExport],
})
export class CustomerDataModule {}
