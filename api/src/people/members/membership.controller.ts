import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common'
import { type MembershipView, SwitchClient } from '#contract/members.js'
import { ForClients } from '../../platform/http/audience.js'
import { type ClientCaller, CurrentCaller } from '../../platform/http/caller.js'
import { MembershipService } from './membership.service.js'

@Controller('clients/me')
export class MembershipController {
  constructor(private readonly membership: MembershipService) {}

  /** Read as which member you are signed in, what that opens, and which clients you belong to. */
  @ForClients()
  @Get('membership')
  read(@CurrentCaller() caller: ClientCaller): Promise<MembershipView> {
    return this.membership.read(caller)
  }

  /** Go on with another client that you belong to. The token stays; from now on it is about that client. */
  @ForClients()
  @Post('switch')
  @HttpCode(200)
  switchTo(@CurrentCaller() caller: ClientCaller, @Body() { clientID }: SwitchClient): Promise<MembershipView> {
    return this.membership.switchTo(caller, clientID)
  }
}
