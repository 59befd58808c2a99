import { Module } from '@nestjs/common'
import { MailModule } from '../../platform/mail/mail.module.js'
import { SignInModule } from '../sign-in/sign-in.module.js'
import { FactorProofs } from './factor-proofs.js'
import { FactorsController } from './factors.controller.js'
import { FactorsService } from './factors.service.js'
import { LoginFactors } from './login-factors.js'
import { RecoveryCodes } from './recovery-codes.js'

@Module({
  imports: [MailModule, SignInModule],
  controllers: [FactorsController],
  providers: [FactorProofs, FactorsService, LoginFactors, RecoveryCodes],
})
export class FactorsModule {}
