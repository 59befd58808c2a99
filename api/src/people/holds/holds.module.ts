import { Module } from '@nestjs/common'
import { MailModule } from '../../platform/mail/mail.module.js'
import { SignInModule } from '../sign-in/sign-in.module.js'
import { ClientHoldsController } from './client-holds.controller.js'
import { ClientReset } from './client-reset.js'
import { HoldsController } from './holds.controller.js'
import { HoldsService } from './holds.service.js'

@Module({
  imports: [MailModule, SignInModule],
  controllers: [ClientHoldsController, HoldsController],
  providers: [ClientReset, HoldsService],
})
export class HoldsModule {}
