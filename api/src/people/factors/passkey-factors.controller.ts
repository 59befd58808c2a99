import { Body, Controller, Headers, HttpCode, Param, Post, Put } from '@nestjs/common'
import { deviceTokenHeader } from '#contract/limits.js'
import {
  type AddedPasskeyView,
  AddPasskey,
  AskSecondFactor,
  type PasskeyCreationOptions,
  type PasskeyRequestOptions,
  RenamePasskey,
} from '#contract/passkeys.js'
import { For, Public } from '../../platform/http/audience.js'
import { CurrentCaller } from '../../platform/http/caller.js'
import { Limited } from '../../platform/http/limited.js'
import type { Person } from './factors.service.js'
import { PasskeyFactors } from './passkey-factors.service.js'

@Controller('account')
export class PasskeyFactorsController {
  constructor(private readonly passkeys: PasskeyFactors) {}

  /** Ask for a new passkey: what `navigator.credentials.create()` takes. It is good once, for five minutes. */
  @For('client', 'portal')
  @Post('factors/passkey/options')
  @HttpCode(200)
  begin(@CurrentCaller() caller: Person): Promise<PasskeyCreationOptions> {
    return this.passkeys.begin(caller)
  }

  /** Add a passkey. The first factor comes with ten recovery codes, which are shown once. */
  @For('client', 'portal')
  @Post('factors/passkey')
  add(@CurrentCaller() caller: Person, @Body() input: AddPasskey): Promise<AddedPasskeyView> {
    return this.passkeys.add(caller, input)
  }

  /** Give a passkey another name. */
  @For('client', 'portal')
  @Put('factors/:factorID')
  @HttpCode(204)
  rename(
    @CurrentCaller() caller: Person,
    @Param('factorID') factorID: string,
    @Body() { name }: RenamePasskey,
  ): Promise<void> {
    return this.passkeys.rename(caller, factorID, name)
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
