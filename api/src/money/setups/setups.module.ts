import { Module } from '@nestjs/common'
import { ProcessorsModule } from '../processors/processors.module.js'
import { SavedMethodsModule } from '../saved-methods/saved-methods.module.js'
import { Setups } from './setups.service.js'
import { ToldSetups } from './told-setups.js'

@Module({ imports: [ProcessorsModule, SavedMethodsModule], providers: [Setups, ToldSetups], exports: [Setups] })
export class SetupsModule {}
