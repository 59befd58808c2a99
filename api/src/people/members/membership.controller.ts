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

  /** Read your membership, your access and the clients you belong to. */
  @ForClients()
  @Get('membership')
  read(@CurrentCaller() caller: ClientCaller): Promise<MembershipView> {
    return this.membership.read(caller)
  }

  /** Read your client, your membership, and whether live mode is open. */
  @ForClients()
  @Get('frame')
  readFrame(@CurrentCaller() caller: ClientCaller): Promise<ClientFrameView> {
    return this.membership.readFrame(caller)
  }

  /** Leave your current client. Your sessions there end. The last owner can't leave. */
  @ForClients()
  @StepUp()
  @Delete('membership')
  @HttpCode(204)
  leave(@CurrentCaller() caller: ClientCaller): Promise<void> {
    return this.members.leave(caller)
  }

  /** Switch to another client that you belong to. The token stays the same and now belongs to that client. */
  @ForClients()
  @Post('switch')
  @HttpCode(200)
  switchTo(@CurrentCaller() caller: ClientCaller, @Body() { clientID }: SwitchClient): Promise<MembershipView> {
    return this.membership.switchTo(caller, clientID)
  }
}
