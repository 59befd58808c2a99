import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import { type InvitedMemberView, InviteMember, ListMembers, type MemberView, UpdateMember } from '#contract/members.js'
import { ForClients, Gated, Sensitive } from '../../platform/http/audience.js'
import { StepUp } from '../../platform/http/step-up.js'
import { type ClientCaller, CurrentCaller } from '../../platform/http/caller.js'
import { HandOverService } from './hand-over.service.js'
import { MembersService } from './members.service.js'

@Controller('clients/:clientID/members')
export class MembersController {
  constructor(
    private readonly members: MembersService,
    private readonly handOvers: HandOverService,
  ) {}

  /** List the members of a client. People who haven't accepted their invitation have `status: invited`. */
  @Gated('See members', 'portal', 'client')
  @Sensitive()
  @Get()
  list(@Param('clientID') clientID: string, @Query() query: ListMembers): Promise<Page<MemberView>> {
    return this.members.list(clientID, query)
  }

  /** Invite a person to your team by email. The link works once, for seven days. */
  @Gated('Invite members', 'client')
  @StepUp()
  @Post()
  invite(@CurrentCaller() caller: ClientCaller, @Body() input: InviteMember): Promise<InvitedMemberView> {
    return this.members.invite(caller, input)
  }

  /** Change a member's role or name. You can't change your own role or grant permissions that you don't have. */
  @Gated('Change members', 'client')
  @StepUp()
  @Put(':clientMemberID')
  update(
    @CurrentCaller() caller: ClientCaller,
    @Param('clientMemberID') clientMemberID: string,
    @Body() input: UpdateMember,
  ): Promise<MemberView> {
    return this.members.update(caller, clientMemberID, input)
  }

  /** Remove a member or revoke an invitation. The last owner can't be removed. */
  @Gated('Remove members', 'client')
  @StepUp()
  @Delete(':clientMemberID')
  @HttpCode(204)
  remove(@CurrentCaller() caller: ClientCaller, @Param('clientMemberID') clientMemberID: string): Promise<void> {
    return this.members.remove(caller, clientMemberID)
  }

  /** Resend an invitation. The previous link stops working. */
  @Gated('Resend member invitations', 'client')
  @Post(':clientMemberID/resend')
  @HttpCode(200)
  resend(
    @CurrentCaller() caller: ClientCaller,
    @Param('clientMemberID') clientMemberID: string,
  ): Promise<InvitedMemberView> {
    return this.members.resend(caller, clientMemberID)
  }

  // Needs no permission, because whom it is offered to may hold none: the service asks who is an owner.
  /**
   * Transfer ownership. An owner requests it for another member. That member accepts with the same request within
   * seven days, and the two swap roles.
   */
  @ForClients()
  @StepUp()
  @Post(':clientMemberID/hand-over')
  @HttpCode(200)
  handOver(
    @CurrentCaller() caller: ClientCaller,
    @Param('clientMemberID') clientMemberID: string,
  ): Promise<MemberView> {
    return this.handOvers.handOver(caller, clientMemberID)
  }

  /** Cancel or decline an ownership transfer. */
  @ForClients()
  @Delete(':clientMemberID/hand-over')
  @HttpCode(204)
  endHandOver(@CurrentCaller() caller: ClientCaller, @Param('clientMemberID') clientMemberID: string): Promise<void> {
    return this.handOvers.end(caller, clientMemberID)
  }
}
