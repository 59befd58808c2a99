import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common'
import { type ClientFrameView, type MembershipView, SwitchClient } from '#contract/members.js'
import { ForClients } from '../../platform/http/audience.js'
import { type ClientCaller, CurrentCaller } from '../../platform/http/caller.js'
import { StepUp } from '../../platform/http/step-up.js'
import { MembersService } from './members.service.js'
import { MembershipService } from './membership.service.js'

@Controller('clients/me')
export class MembershipController {
  constructor(
    private readonly membership: MembershipService,
    private readonly members: MembersService,
  ) {}

  /** Read as which member you are signed in, what that opens, and which clients you belong to. */
  @ForClients()
  @Get('membership')
  read(@CurrentCaller() caller: ClientCaller): Promise<MembershipView> {
    return this.membership.read(caller)
  }

  /** Read what stands around every page of the site: your client, your membership, and whether live is open. */
  @ForClients()
  @Get('frame')
  readFrame(@CurrentCaller() caller: ClientCaller): Promise<ClientFrameView> {
    return this.membership.readFrame(caller)
  }

  /** Leave the client that you are signed in to. Your sessions there end; the last owner stays. */
  @ForClients()
  @StepUp()
  @Delete('membership')
  @HttpCode(204)
  leave(@CurrentCaller() caller: ClientCaller): Promise<void> {
    return this.members.leave(caller)
  }

  /** Go on with another client that you belong to. The token stays; from now on it is about that client. */
  @ForClients()
  @Post('switch')
  @HttpCode(200)
  switchTo(@CurrentCaller() caller: ClientCaller, @Body() { clientID }: SwitchClient): Promise<MembershipView> {
    return this.membership.switchTo(caller, clientID)
  }
}
