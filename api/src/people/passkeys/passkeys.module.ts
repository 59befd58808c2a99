import { Module } from '@nestjs/common'
import { SignInModule } from '../sign-in/sign-in.module.js'
import { PasskeyChallenges } from './passkey-challenges.js'
import { PasskeyProofs } from './passkey-proofs.js'
import { PasskeySignInController } from './passkey-sign-in.controller.js'
import { PasskeySignIn } from './passkey-sign-in.service.js'
import { Passkeys } from './passkeys.js'
import { RelyingParty } from './relying-party.js'

@Module({
  imports: [SignInModule],
  controllers: [PasskeySignInController],
  providers: [PasskeyChallenges, PasskeyProofs, PasskeySignIn, Passkeys, RelyingParty],
  exports: [PasskeyProofs, Passkeys],
})
export class PasskeysModule {}
