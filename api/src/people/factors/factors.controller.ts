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

  /**
   * Prove again that it is you, after `STEP_UP_REQUIRED`: by `method` and `code` of a second factor, or by `password`
   * where there is none. It counts in this session for ten minutes, as a sign-in does; wrong ones count like wrong
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

  /** Add an authenticator app. It counts once a code from it has confirmed it. */
  @For('client', 'portal', 'enrolling')
  @StepUp('everybody')
  @Post('factors/totp')
  begin(@CurrentCaller() caller: Enroller): Promise<NewTotpView> {
    return this.factors.begin(caller)
  }

  /**
   * Confirm an authenticator app by a code. The first one comes with ten recovery codes, which are shown once. With the
   * challenge of `SECOND_FACTOR_ENROLMENT_REQUIRED` as bearer it finishes that sign-in.
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
  @StepUp()
  @Delete('factors/:factorID')
  @HttpCode(204)
  remove(@CurrentCaller() caller: Person, @Param('factorID') factorID: string): Promise<void> {
    return this.factors.remove(caller, factorID)
  }

  /** Make ten new recovery codes. Those of before end. */
  @For('client', 'portal')
  @StepUp()
  @Post('recovery-codes')
  renewCodes(@CurrentCaller() caller: Person): Promise<RecoveryCodesView> {
    return this.factors.renewCodes(caller)
  }
}
