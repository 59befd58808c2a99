import { Module } from '@nestjs/common'
import { ProcessorsModule } from '../processors/processors.module.js'
import { RoutingModule } from '../routing/routing.module.js'
import { CheckoutSettingsController } from './checkout-settings.controller.js'
import { Offers } from './offers.js'

@Module({
  imports: [ProcessorsModule, RoutingModule],
  controllers: [CheckoutSettingsController],
  providers: [Offers],
  exports: [Offers],
})
export class CheckoutSettingsModule {}
