import { Module } from '@nestjs/common'
import { MailModule } from '../../platform/mail/mail.module.js'
import { Accounts } from './accounts.js'
import { Challenges } from './challenges.js'
import { FactorDuty } from './factor-duty.js'
import { DeviceTokens } from './device-tokens.js'
import { PasswordCheck } from './password-check.js'
import { SecondFactors } from './second-factors.js'
import { SecondStep } from './second-step.js'
import { SignInAttempts } from './sign-in-attempts.js'
import { SignInLinks } from './sign-in-links.js'
import { StepUps } from './step-ups.js'
import { SignIn } from './sign-in.service.js'

@Module({
  imports: [MailModule],
  providers: [
    Accounts,
    Challenges,
    DeviceTokens,
    FactorDuty,
    PasswordCheck,
    SecondFactors,
    SecondStep,
    SignIn,
    SignInAttempts,
    SignInLinks,
    StepUps,
  ],
  exports: [
    Accounts,
    Challenges,
    DeviceTokens,
    FactorDuty,
    PasswordCheck,
    SecondFactors,
    SecondStep,
    SignIn,
    SignInAttempts,
    SignInLinks,
    StepUps,
  ],
})
export class SignInModule {}
