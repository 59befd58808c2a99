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

  /** Ask for a new passkey: what `navigator.credentials.create()` takes. It is good once, for five minutes. */
  @For('client', 'portal', 'enrolling')
  @StepUp('everybody')
  @Post('factors/passkey/options')
  @HttpCode(200)
  begin(@CurrentCaller() caller: Enroller): Promise<PasskeyCreationOptions> {
    return this.passkeys.begin(caller)
  }

  /**
   * Add a passkey. The first factor comes with ten recovery codes, which are shown once. With the challenge of
   * `SECOND_FACTOR_ENROLMENT_REQUIRED` as bearer it finishes that sign-in.
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

  /** Ask for a passkey as proof inside a session. The credential goes to POST /account/step-up. */
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
   * Ask for a passkey as second factor: what `navigator.credentials.get()` takes. `challenge` comes from the refusal of
   * the sign-in; send the same `Device-Token` as there. The credential goes to POST /account/second-factor.
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
