import { Module } from '@nestjs/common'
import { ProcessorsModule } from '../processors/processors.module.js'
import { DefaultMethods } from './default-methods.service.js'
import { DefaultMethodsController } from './default-methods.controller.js'
import { KeptMethods } from './kept-methods.js'
import { MethodDetachments } from './method-detachments.js'
import { RemovalAttention } from './removal-attention.js'
import { SavedCharges } from './saved-charges.js'
import { SavedMethodKeeping } from './saved-method-keeping.js'
import { SavedMethodsController } from './saved-methods.controller.js'
import { SavedMethods } from './saved-methods.service.js'
import { ToldMethods } from './told-methods.js'

@Module({
  imports: [ProcessorsModule],
  controllers: [DefaultMethodsController, SavedMethodsController],
  providers: [
    DefaultMethods,
    KeptMethods,
    MethodDetachments,
    SavedCharges,
    RemovalAttention,
    SavedMethodKeeping,
    SavedMethods,
    ToldMethods,
  ],
  exports: [KeptMethods, SavedCharges, SavedMethodKeeping, SavedMethods],
})
export class SavedMethodsModule {}
