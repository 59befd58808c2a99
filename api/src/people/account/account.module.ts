import { Module } from '@nestjs/common'
import { MailModule } from '../../platform/mail/mail.module.js'
import { AccountController } from './account.controller.js'
import { AccountService } from './account.service.js'
import { ForcedPasswords } from './forced-passwords.js'
import { Invitations } from './invitations.js'
import { PasswordWriter } from './password-writer.js'
import { ResetTokens } from './reset-tokens.js'
import { SignInLinks } from './sign-in-links.js'

@Module({
  imports: [MailModule],
  controllers: [AccountController],
  providers: [AccountService, ForcedPasswords, Invitations, PasswordWriter, ResetTokens, SignInLinks],
  exports: [ForcedPasswords, Invitations, PasswordWriter, ResetTokens, SignInLinks],
})
export class AccountModule {}
