import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common'
import {
  LoginPortalUser,
  type PortalLoginView,
  type RefreshedTokenView,
  RefreshToken,
  type SignedInPortalUserView,
} from '#contract/portal-users.js'
import { ForPortalUsers, Public } from '../common/audience.js'
import { Limited } from '../common/limited.js'
import { CallOrigin, CurrentCaller, type Origin, type PortalCaller } from '../common/caller.js'
import { PortalSessionService } from './portal-session.service.js'

@Controller('portal-users')
export class PortalSessionController {
  constructor(private readonly session: PortalSessionService) {}

  /** Sign in as staff. */
  @Public()
  @Limited('signIn')
  @Post('login')
  @HttpCode(200)
  login(@Body() input: LoginPortalUser, @CallOrigin() origin: Origin): Promise<PortalLoginView> {
    return this.session.login(input, origin)
  }

  // Public, because the token in the body may have expired; it is checked there.
  /** Refresh a staff session. An expired token is accepted while its session lives. */
  @Public()
  @Post('refresh-token')
  @HttpCode(200)
  refresh(@Body() { token }: RefreshToken, @CallOrigin() origin: Origin): Promise<RefreshedTokenView> {
    return this.session.refresh(token, origin)
  }

  /** Read your own portal user. */
  @ForPortalUsers()
  @Get('me')
  me(@CurrentCaller() caller: PortalCaller): Promise<SignedInPortalUserView> {
    return this.session.me(caller.portalUserID)
  }

  /** Sign out as staff. */
  @ForPortalUsers()
  @Post('logout')
  @HttpCode(204)
  logout(@CurrentCaller() caller: PortalCaller): Promise<void> {
    return this.session.logout(caller.sessionID)
  }
}
