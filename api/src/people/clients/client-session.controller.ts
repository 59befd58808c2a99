import { Body, Controller, Get, Headers, HttpCode, Post } from '@nestjs/common'
import {
  type ClientLoginView,
  type ClientStatusView,
  type ClientView,
  LoginClient,
  ReapplyClient,
  RegisterClient,
  type RegisteredClientView,
} from '#contract/clients.js'
import { deviceTokenHeader } from '#contract/limits.js'
import { BeforeEnrolment, ForClients, ForWaitingClients, Public } from '../../platform/http/audience.js'
import { Limited } from '../../platform/http/limited.js'
import { CallOrigin, type ClientCaller, CurrentCaller, type Origin, OwnClientID } from '../../platform/http/caller.js'
import { ClientSessionService } from './client-session.service.js'
import { viewClient, viewClientStatus } from './client.view.js'
import { ClientsService } from './clients.service.js'

@Controller('clients')
export class ClientSessionController {
  constructor(
    private readonly session: ClientSessionService,
    private readonly clients: ClientsService,
  ) {}

  /** Register a business. Staff review it. Use `statusToken` to read its status. */
  @Public()
  @Limited('signup')
  @Post('register')
  register(@Body() input: RegisterClient): Promise<RegisteredClientView> {
    return this.session.register(input)
  }

  /** Apply again after a rejection. The email address and password identify the registration. */
  @Public()
  @Limited('signup')
  @Post('reapply')
  @HttpCode(200)
  reapply(
    @Body() input: ReapplyClient,
    @Headers(deviceTokenHeader) deviceToken: string | undefined,
  ): Promise<RegisteredClientView> {
    return this.session.reapply(input, deviceToken)
  }

  /**
   * Sign in as a merchant. While the registration is pending, the response has `status: pending` and no session. Send
   * `deviceToken` as `Device-Token` next time, so that failed sign-ins elsewhere don't lock you out.
   */
  @Public()
  @Limited('signIn')
  @Post('login')
  @HttpCode(200)
  login(
    @Body() input: LoginClient,
    @CallOrigin() origin: Origin,
    @Headers(deviceTokenHeader) deviceToken: string | undefined,
  ): Promise<ClientLoginView> {
    return this.session.login(input, origin, deviceToken)
  }

  /** Sign out as a merchant. */
  @ForClients()
  @BeforeEnrolment()
  @Post('logout')
  @HttpCode(204)
  logout(@CurrentCaller() caller: ClientCaller): Promise<void> {
    return this.session.logout(caller)
  }

  /** Read your own client. */
  @ForClients()
  @Get('me')
  async me(@OwnClientID() clientID: string): Promise<ClientView> {
    return viewClient(await this.clients.get(clientID))
  }

  /** Read the status of your registration. */
  @ForWaitingClients()
  @Get('status')
  async status(@OwnClientID() clientID: string): Promise<ClientStatusView> {
    return viewClientStatus(await this.clients.get(clientID))
  }
}
