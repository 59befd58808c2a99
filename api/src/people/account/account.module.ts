import { Module } from '@nestjs/common'
import { MailModule } from '../../platform/mail/mail.module.js'
import { AccountController } from './account.controller.js'
import { AccountService } from './account.service.js'
import { Invitations } from './invitations.js'
import { PasswordWriter } from './password-writer.js'
import { ResetTokens } from './reset-tokens.js'
import { SignInModule } from '../sign-in/sign-in.module.js'

@Module({
  imports: [MailModule, SignInModule],
  controllers: [AccountController],
  providers: [AccountService, Invitations, PasswordWriter, ResetTokens],
  exports: [Invitations, PasswordWriter, ResetTokens],
})
export class AccountModule {}
