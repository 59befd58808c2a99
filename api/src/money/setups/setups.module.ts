import { Module } from '@nestjs/common'
import { ProcessorsModule } from '../processors/processors.module.js'
import { SavedMethodsModule } from '../saved-methods/saved-methods.module.js'
import { SetupAttention } from './setup-attention.js'
import { Setups } from './setups.service.js'
import { ToldSetups } from './told-setups.js'

@Module({
  imports: [ProcessorsModule, SavedMethodsModule],
  providers: [SetupAttention, Setups, ToldSetups],
  exports: [Setups],
})
export class SetupsModule {}
