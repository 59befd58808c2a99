import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Put } from '@nestjs/common'
import {
  type ConfirmedFactorView,
  ConfirmTotp,
  type FactorsView,
  type FactorView,
  type NewTotpView,
  ProveSecondFactor,
  type RecoveryCodesView,
  RenameFactor,
  type SecondFactorView,
} from '#contract/factors.js'
import { deviceTokenHeader } from '#contract/limits.js'
import { For, Public } from '../../platform/http/audience.js'
import { CallOrigin, CurrentCaller, type Origin } from '../../platform/http/caller.js'
import { Limited } from '../../platform/http/limited.js'
import { SignIn } from '../sign-in/sign-in.service.js'
import { FactorsService, type Person } from './factors.service.js'

@Controller('account')
export class FactorsController {
  constructor(
    private readonly factors: FactorsService,
    private readonly signIn: SignIn,
  ) {}

  // Public, because the challenge and the code are the proof.
  /**
   * Finish a sign-in with a second factor. `challenge` comes from the refusal of the sign-in, works once and for five
   * minutes; send the same `Device-Token` as there. The answer is that of the sign-in.
   */
  @Public()
  @Limited('signIn')
  @Post('second-factor')
  @HttpCode(200)
  prove(
    @Body() { challenge, ...proof }: ProveSecondFactor,
    @CallOrigin() origin: Origin,
    @Headers(deviceTokenHeader) deviceToken: string | undefined,
  ): Promise<SecondFactorView> {
    return this.signIn.withSecondFactor({ challenge, proof, deviceToken }, origin)
  }

  /** List your second factors. */
  @For('client', 'portal')
  @Get('factors')
  list(@CurrentCaller() caller: Person): Promise<FactorsView> {
    return this.factors.list(caller)
  }

  /** Add an authenticator app. It counts once a code from it has confirmed it. */
  @For('client', 'portal')
  @Post('factors/totp')
  begin(@CurrentCaller() caller: Person): Promise<NewTotpView> {
    return this.factors.begin(caller)
  }

  /** Confirm an authenticator app by a code. The first one comes with ten recovery codes, which are shown once. */
  @For('client', 'portal')
  @Post('factors/totp/confirm')
  @HttpCode(200)
  confirm(@CurrentCaller() caller: Person, @Body() input: ConfirmTotp): Promise<ConfirmedFactorView> {
    return this.factors.confirm(caller, input)
  }

  /** Give a second factor another name. */
  @For('client', 'portal')
  @Put('factors/:factorID')
  rename(
    @CurrentCaller() caller: Person,
    @Param('factorID') factorID: string,
    @Body() input: RenameFactor,
  ): Promise<FactorView> {
    return this.factors.rename(caller, factorID, input)
  }

  /** Remove a second factor. With the last one go the recovery codes. */
  @For('client', 'portal')
  @Delete('factors/:factorID')
  @HttpCode(204)
  remove(@CurrentCaller() caller: Person, @Param('factorID') factorID: string): Promise<void> {
    return this.factors.remove(caller, factorID)
  }

  /** Make ten new recovery codes. Those of before end. */
  @For('client', 'portal')
  @Post('recovery-codes')
  renewCodes(@CurrentCaller() caller: Person): Promise<RecoveryCodesView> {
    return this.factors.renewCodes(caller)
  }
}
