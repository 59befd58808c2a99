import { Module } from '@nestjs/common'
import { MailModule } from '../../platform/mail/mail.module.js'
import { SignInModule } from '../sign-in/sign-in.module.js'
import { FactorResetsController } from './factor-resets.controller.js'
import { FactorResetsService } from './factor-resets.service.js'

@Module({
  imports: [MailModule, SignInModule],
  controllers: [FactorResetsController],
  providers: [FactorResetsService],
})
export class FactorResetsModule {}
