import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common'
import type { SecondFactorView } from '#contract/factors.js'
import { deviceTokenHeader } from '#contract/limits.js'
import { AskPasskeySignIn, type PasskeyRequestOptions, SignInWithPasskey } from '#contract/passkeys.js'
import { Public } from '../../platform/http/audience.js'
import { CallOrigin, type Origin } from '../../platform/http/caller.js'
import { Limited } from '../../platform/http/limited.js'
import { PasskeySignIn } from './passkey-sign-in.service.js'

@Controller('account/passkey-sign-in')
export class PasskeySignInController {
  constructor(private readonly signIn: PasskeySignIn) {}

  // Public, because there is nobody yet.
  /** Get options to sign in with a passkey, for `navigator.credentials.get()`. The options are valid once, for five minutes. */
  @Public()
  @Limited('passkey')
  @Post('options')
  @HttpCode(200)
  options(
    @Body() { audience }: AskPasskeySignIn,
    @Headers(deviceTokenHeader) deviceToken: string | undefined,
  ): Promise<PasskeyRequestOptions> {
    return this.signIn.options(audience, deviceToken)
  }

  // Public, because what the passkey has signed is the proof.
  /**
   * Sign in with a passkey, as a merchant or as staff. Send the same `Device-Token` as with the options. The response
   * is the same as for a sign-in with a password.
   */
  @Public()
  @Limited('signIn')
  @Post()
  @HttpCode(200)
  finish(
    @Body() input: SignInWithPasskey,
    @CallOrigin() origin: Origin,
    @Headers(deviceTokenHeader) deviceToken: string | undefined,
  ): Promise<SecondFactorView> {
    return this.signIn.finish(input, deviceToken, origin)
  }
}
