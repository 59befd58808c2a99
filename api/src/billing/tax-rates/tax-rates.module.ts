import { Module } from '@nestjs/common'
import { ClientsModule } from '../../people/clients/clients.module.js'
import { TaxRatesController } from './tax-rates.controller.js'
import { TaxRatesService } from './tax-rates.service.js'

@Module({ imports: [ClientsModule], controllers: [TaxRatesController], providers: [TaxRatesService] })
export class TaxRatesModule {}
