import { Module } from '@nestjs/common'
import { MailModule } from '../../platform/mail/mail.module.js'
import { ClientHoldsController } from './client-holds.controller.js'
import { HoldsController } from './holds.controller.js'
import { HoldsService } from './holds.service.js'

@Module({ imports: [MailModule], controllers: [ClientHoldsController, HoldsController], providers: [HoldsService] })
export class HoldsModule {}
