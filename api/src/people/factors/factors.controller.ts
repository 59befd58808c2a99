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
import { ProveAgain, type StepUpView } from '#contract/step-up.js'
import { BeforeEnrolment, For, Public } from '../../platform/http/audience.js'
import { CallOrigin, CurrentCaller, type Origin } from '../../platform/http/caller.js'
import { StepUp } from '../../platform/http/step-up.js'
import { Limited } from '../../platform/http/limited.js'
import { SignIn } from '../sign-in/sign-in.service.js'
import { StepUps } from '../sign-in/step-ups.js'
import { type Enroller, FactorsService, type Person } from './factors.service.js'

@Controller('account')
export class FactorsController {
  constructor(
    private readonly factors: FactorsService,
    private readonly signIn: SignIn,
    private readonly stepUps: StepUps,
  ) {}

  // Public, because the challenge and the code are the proof.
  /**
   * Finish a sign-in with a second factor. `challenge` comes from the rejected sign-in and is valid once, for five
   * minutes. Send the same `Device-Token`. The response is the same as for a sign-in.
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

  /**
   * Confirm your identity after `STEP_UP_REQUIRED`: with `method` and `code` of a second factor, or with `password`
   * if there is none. It counts in this session for ten minutes, like a sign-in. Wrong codes count as wrong
   * passwords.
   */
  @For('client', 'portal')
  @BeforeEnrolment()
  @Limited('signIn')
  @Post('step-up')
  @HttpCode(200)
  stepUp(@CurrentCaller() caller: Person, @Body() input: ProveAgain): Promise<StepUpView> {
    return this.stepUps.prove(caller, input)
  }

  /** List your second factors. */
  @For('client', 'portal')
  @BeforeEnrolment()
  @Get('factors')
  list(@CurrentCaller() caller: Person): Promise<FactorsView> {
    return this.factors.list(caller)
  }

  /** Add an authenticator app. It takes effect after you confirm it with a code. */
  @For('client', 'portal', 'enrolling')
  @StepUp('everybody')
  @Post('factors/totp')
  begin(@CurrentCaller() caller: Enroller): Promise<NewTotpView> {
    return this.factors.begin(caller)
  }

  /**
   * Confirm an authenticator app with a code. The first one returns ten recovery codes, shown only once. With the
   * challenge of `SECOND_FACTOR_ENROLMENT_REQUIRED` as the bearer token, it completes that sign-in.
   */
  @For('client', 'portal', 'enrolling')
  @Post('factors/totp/confirm')
  @HttpCode(200)
  confirm(
    @CurrentCaller() caller: Enroller,
    @Body() input: ConfirmTotp,
    @CallOrigin() origin: Origin,
  ): Promise<ConfirmedFactorView> {
    return this.factors.confirm(caller, input, origin)
  }

  /** Rename a second factor. */
  @For('client', 'portal')
  @Put('factors/:factorID')
  rename(
    @CurrentCaller() caller: Person,
    @Param('factorID') factorID: string,
    @Body() input: RenameFactor,
  ): Promise<FactorView> {
    return this.factors.rename(caller, factorID, input)
  }

  /** Remove a second factor. Removing the last one also removes the recovery codes. */
  @For('client', 'portal')
  @StepUp()
  @Delete('factors/:factorID')
  @HttpCode(204)
  remove(@CurrentCaller() caller: Person, @Param('factorID') factorID: string): Promise<void> {
    return this.factors.remove(caller, factorID)
  }

  /** Create ten new recovery codes. The old codes stop working. */
  @For('client', 'portal')
  @StepUp()
  @Post('recovery-codes')
  renewCodes(@CurrentCaller() caller: Person): Promise<RecoveryCodesView> {
    return this.factors.renewCodes(caller)
  }
}
