import { Module } from '@nestjs/common'
import { MailModule } from '../../platform/mail/mail.module.js'
import { PasskeysModule } from '../passkeys/passkeys.module.js'
import { SignInModule } from '../sign-in/sign-in.module.js'
import { FactorProofs } from './factor-proofs.js'
import { FactorsController } from './factors.controller.js'
import { FactorsService } from './factors.service.js'
import { LoginFactors } from './login-factors.js'
import { PasskeyFactorsController } from './passkey-factors.controller.js'
import { PasskeyFactors } from './passkey-factors.service.js'
import { RecoveryCodes } from './recovery-codes.js'

@Module({
  imports: [MailModule, PasskeysModule, SignInModule],
  controllers: [FactorsController, PasskeyFactorsController],
  providers: [FactorProofs, FactorsService, LoginFactors, PasskeyFactors, RecoveryCodes],
})
export class FactorsModule {}
