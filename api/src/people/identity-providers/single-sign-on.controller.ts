import { Body, Controller, Get, Headers, HttpCode, Post } from '@nestjs/common'
import type { SecondFactorView } from '#contract/factors.js'
import {
  BeginSignOn,
  BeginSignOnStepUp,
  type BegunSignOnView,
  FinishSignOn,
  type SignedOutView,
  type SignOnChoicesView,
} from '#contract/identity-providers.js'
import { deviceTokenHeader } from '#contract/limits.js'
import type { StepUpView } from '#contract/step-up.js'
import { BeforeEnrolment, For, Public } from '../../platform/http/audience.js'
import { CallOrigin, CurrentCaller, type Origin, type PortalCaller } from '../../platform/http/caller.js'
import { Limited } from '../../platform/http/limited.js'
import { SignOnInSession } from './sign-on-in-session.js'
import { SingleSignOn } from './single-sign-on.service.js'

@Controller('account/single-sign-on')
export class SingleSignOnController {
  constructor(
    private readonly signOn: SingleSignOn,
    private readonly inSession: SignOnInSession,
  ) {}

  // Public, because there is nobody yet.
  /** List the identity providers that staff can sign in with. */
  @Public()
  @Get()
  choices(): Promise<SignOnChoicesView> {
    return this.signOn.choices()
  }

  // Public, as above.
  /** Start a staff sign-in with an identity provider. Send the browser to `url`, and keep `browserToken` in it. */
  @Public()
  @Limited('signIn')
  @Post()
  @HttpCode(200)
  begin(@Body() input: BeginSignOn): Promise<BegunSignOnView> {
    return this.signOn.begin(input)
  }

  // Public, because what the provider says is the proof.
  /**
   * Complete a sign-in with an identity provider, once and within ten minutes. The response is the same as for POST
   * /portal-users/login.
   */
  @Public()
  @Limited('signIn')
  @Post('finish')
  @HttpCode(200)
  finish(
    @Body() input: FinishSignOn,
    @CallOrigin() origin: Origin,
    @Headers(deviceTokenHeader) deviceToken: string | undefined,
  ): Promise<SecondFactorView> {
    return this.signOn.finish(input, deviceToken, origin)
  }

  /** Start a new confirmation at the identity provider, in a session from single sign-on. */
  @For('portal')
  @Limited('signIn')
  @Post('step-up')
  @HttpCode(200)
  beginStepUp(@CurrentCaller() caller: PortalCaller, @Body() input: BeginSignOnStepUp): Promise<BegunSignOnView> {
    return this.inSession.beginStepUp(caller, input)
  }

  /** Complete the confirmation, which counts in this session for ten minutes. */
  @For('portal')
  @Limited('signIn')
  @Post('step-up/finish')
  @HttpCode(200)
  finishStepUp(@CurrentCaller() caller: PortalCaller, @Body() input: FinishSignOn): Promise<StepUpView> {
    return this.inSession.finishStepUp(caller, input)
  }

  /** Sign out as staff, and get the identity provider's sign-out URL, if there is one. */
  @For('portal')
  @BeforeEnrolment()
  @Post('logout')
  @HttpCode(200)
  signOut(@CurrentCaller() caller: PortalCaller): Promise<SignedOutView> {
    return this.inSession.signOut(caller)
  }
}
