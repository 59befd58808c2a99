import { Module } from '@nestjs/common'
import { MailModule } from '../../platform/mail/mail.module.js'
import { AccountController } from './account.controller.js'
import { AccountService } from './account.service.js'
import { Invitations } from './invitations.js'
import { NotMeController } from './not-me.controller.js'
import { NotMeLinks } from './not-me-links.service.js'
import { OwnPasswords } from './own-passwords.service.js'
import { PasswordWriter } from './password-writer.js'
import { PreferencesController } from './preferences.controller.js'
import { Preferences } from './preferences.service.js'
import { ResetTokens } from './reset-tokens.js'
import { SecurityLogController } from './security-log.controller.js'
import { SecurityLog } from './security-log.service.js'
import { SignInModule } from '../sign-in/sign-in.module.js'

@Module({
  imports: [MailModule, SignInModule],
  controllers: [AccountController, NotMeController, PreferencesController, SecurityLogController],
  providers: [
    AccountService,
    Invitations,
    NotMeLinks,
    OwnPasswords,
    PasswordWriter,
    Preferences,
    ResetTokens,
    SecurityLog,
  ],
  exports: [Invitations, OwnPasswords, PasswordWriter, ResetTokens],
})
export class AccountModule {}
