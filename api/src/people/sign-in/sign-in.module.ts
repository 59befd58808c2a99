import { Module } from '@nestjs/common'
import { MailModule } from '../../platform/mail/mail.module.js'
import { Accounts } from './accounts.js'
import { Challenges } from './challenges.js'
import { FactorDuty } from './factor-duty.js'
import { DeviceTokens } from './device-tokens.js'
import { MailLanguages } from './mail-languages.js'
import { NewDevices } from './new-devices.js'
import { OnlyWays } from './only-ways.js'
import { PasswordCheck } from './password-check.js'
import { SecondFactors } from './second-factors.js'
import { SecurityMails } from './security-mails.js'
import { SecondStep } from './second-step.js'
import { SignInAttempts } from './sign-in-attempts.js'
import { SignInLinks } from './sign-in-links.js'
import { StepUps } from './step-ups.js'
import { SignIn } from './sign-in.service.js'
import { Undoings } from './undoings.js'

const forOtherRooms = [
  Accounts,
  Challenges,
  DeviceTokens,
  FactorDuty,
  OnlyWays,
  PasswordCheck,
  SecondFactors,
  SecondStep,
  SecurityMails,
  SignIn,
  SignInAttempts,
  SignInLinks,
  StepUps,
  Undoings,
]

@Module({
  imports: [MailModule],
  providers: [...forOtherRooms, MailLanguages, NewDevices],
  exports: forOtherRooms,
})
export class SignInModule {}
