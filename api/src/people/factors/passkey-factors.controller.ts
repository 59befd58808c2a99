import type { AddedPasskeyView } from '#contract/factors.js'
import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common'
import { deviceTokenHeader } from '#contract/limits.js'
import {
  AddPasskey,
  AskSecondFactor,
  type PasskeyCreationOptions,
  type PasskeyRequestOptions,
} from '#contract/passkeys.js'
import { BeforeEnrolment, For, Public } from '../../platform/http/audience.js'
import { CallOrigin, CurrentCaller, type Origin } from '../../platform/http/caller.js'
import { StepUp } from '../../platform/http/step-up.js'
import { Limited } from '../../platform/http/limited.js'
import type { Enroller, Person } from './factors.service.js'
import { PasskeyFactors } from './passkey-factors.service.js'

@Controller('account')
export class PasskeyFactorsController {
  constructor(private readonly passkeys: PasskeyFactors) {}

  /** Get options for a new passkey, for `navigator.credentials.create()`. The options are valid once, for five minutes. */
  @For('client', 'portal', 'enrolling')
  @StepUp('everybody')
  @Post('factors/passkey/options')
  @HttpCode(200)
  begin(@CurrentCaller() caller: Enroller): Promise<PasskeyCreationOptions> {
    return this.passkeys.begin(caller)
  }

  /**
   * Add a passkey. The first factor returns ten recovery codes, shown only once. With the challenge of
   * `SECOND_FACTOR_ENROLMENT_REQUIRED` as the bearer token, it completes that sign-in.
   */
  @For('client', 'portal', 'enrolling')
  @Post('factors/passkey')
  add(
    @CurrentCaller() caller: Enroller,
    @Body() input: AddPasskey,
    @CallOrigin() origin: Origin,
  ): Promise<AddedPasskeyView> {
    return this.passkeys.add(caller, input, origin)
  }

  /** Get options to confirm your identity with a passkey. Send the credential to POST /account/step-up. */
  @For('client', 'portal')
  @BeforeEnrolment()
  @Limited('passkey')
  @Post('step-up/options')
  @HttpCode(200)
  forStepUp(@CurrentCaller() caller: Person): Promise<PasskeyRequestOptions> {
    return this.passkeys.forStepUp(caller)
  }

  // Public, because the challenge of the sign-in is the proof.
  /**
   * Get options to use a passkey as the second factor, for `navigator.credentials.get()`. `challenge` comes from the
   * rejected sign-in. Send the same `Device-Token`. Send the credential to POST /account/second-factor.
   */
  @Public()
  @Limited('passkey')
  @Post('second-factor/options')
  @HttpCode(200)
  forStep(
    @Body() { challenge }: AskSecondFactor,
    @Headers(deviceTokenHeader) deviceToken: string | undefined,
  ): Promise<PasskeyRequestOptions> {
    return this.passkeys.forStep(challenge, deviceToken)
  }
}
