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

  /** List the members of a client. Whoever is invited and has not accepted yet has `status: invited`. */
  @Gated('See members', 'portal', 'client')
  @Sensitive()
  @Get()
  list(@Param('clientID') clientID: string, @Query() query: ListMembers): Promise<Page<MemberView>> {
    return this.members.list(clientID, query)
  }

  /** Invite a person as a member of your client, by mail. The link works once, for seven days. */
  @Gated('Invite members', 'client')
  @StepUp()
  @Post()
  invite(@CurrentCaller() caller: ClientCaller, @Body() input: InviteMember): Promise<InvitedMemberView> {
    return this.members.invite(caller, input)
  }

  /** Change the role of a member, or its name. Nobody changes their own role, or gives what they do not hold. */
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

  /** Remove a member, whose sessions end, or take an invitation back. The last owner stays. */
  @Gated('Remove members', 'client')
  @StepUp()
  @Delete(':clientMemberID')
  @HttpCode(204)
  remove(@CurrentCaller() caller: ClientCaller, @Param('clientMemberID') clientMemberID: string): Promise<void> {
    return this.members.remove(caller, clientMemberID)
  }

  /** Send an invitation again. The link of before works no more. */
  @Gated('Send invitations of members again', 'client')
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
   * Hand over as an owner. An owner begins it for another member; within seven days that member confirms it by the same
   * call for itself, and the two have changed roles.
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

  /** Take a hand-over back, or decline it. */
  @ForClients()
  @Delete(':clientMemberID/hand-over')
  @HttpCode(204)
  endHandOver(@CurrentCaller() caller: ClientCaller, @Param('clientMemberID') clientMemberID: string): Promise<void> {
    return this.handOvers.end(caller, clientMemberID)
  }
}
