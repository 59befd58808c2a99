import { Module } from '@nestjs/common'
import { ClientsModule } from '../../people/clients/clients.module.js'
import { ProductsController } from './products.controller.js'
import { ProductsService } from './products.service.js'

@Module({ imports: [ClientsModule], controllers: [ProductsController], providers: [ProductsService] })
export class ProductsModule {}
