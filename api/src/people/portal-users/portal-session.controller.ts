import { Body, Controller, Get, Headers, HttpCode, Post } from '@nestjs/common'
import { deviceTokenHeader } from '#contract/limits.js'
import {
  LoginPortalUser,
  type PortalLoginView,
  type RefreshedTokenView,
  RefreshToken,
  type SignedInPortalUserView,
} from '#contract/portal-users.js'
import { BeforeEnrolment, For, Public } from '../../platform/http/audience.js'
import { Limited } from '../../platform/http/limited.js'
import { CallOrigin, CurrentCaller, type Origin, type PortalCaller, RequestID } from '../../platform/http/caller.js'
import { PortalSessionService } from './portal-session.service.js'

@Controller('portal-users')
export class PortalSessionController {
  constructor(private readonly session: PortalSessionService) {}

  /**
   * Sign in as staff. Send `deviceToken` as `Device-Token` next time, so that failed sign-ins elsewhere don't lock
   * you out.
   */
  @Public()
  @Limited('signIn')
  @Post('login')
  @HttpCode(200)
  login(
    @Body() input: LoginPortalUser,
    @CallOrigin() origin: Origin,
    @Headers(deviceTokenHeader) deviceToken: string | undefined,
  ): Promise<PortalLoginView> {
    return this.session.login(input, origin, deviceToken)
  }

  // Public, because the token in the body may have expired; it is checked there.
  /**
   * Refresh a staff session. Expired tokens are accepted while the session is active. If the response got lost,
   * repeat the request within 20 seconds with the same `x-request-id`. Using a replaced token with another ID ends
   * the session.
   */
  @Public()
  @Post('refresh-token')
  @HttpCode(200)
  refresh(@Body() { token }: RefreshToken, @RequestID() requestID: string): Promise<RefreshedTokenView> {
    return this.session.refresh(token, requestID)
  }

  /** Read your own profile. */
  @For('portal')
  @Get('me')
  me(@CurrentCaller() caller: PortalCaller): Promise<SignedInPortalUserView> {
    return this.session.me(caller)
  }

  /** Sign out as staff. */
  @For('portal')
  @BeforeEnrolment()
  @Post('logout')
  @HttpCode(204)
  logout(@CurrentCaller() caller: PortalCaller): Promise<void> {
    return this.session.logout(caller)
  }
}
