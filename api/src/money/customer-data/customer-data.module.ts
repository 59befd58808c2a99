import { Module } from '@nestjs/common'
import { CustomerDataController } from './customer-data.controller.js'
import { CustomerDataService } from './customer-data.service.js'

@Module({ controllers: [CustomerDataController], providers: [CustomerDataService] })
export class CustomerDataModule {}
