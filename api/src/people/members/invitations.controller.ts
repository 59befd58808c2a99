import { Body, Controller, HttpCode, Post } from '@nestjs/common'
import {
  type AcceptedInvitationView,
  AcceptInvitation,
  type InvitationView,
  ReadInvitation,
} from '#contract/members.js'
import { Public, PublicOrFor } from '../../platform/http/audience.js'
import { CallerOrVisitor, type ClientCaller } from '../../platform/http/caller.js'
import { Limited } from '../../platform/http/limited.js'
import { InvitationsService } from './invitations.service.js'

// Public, because the token in the body is the proof.
@Controller('account/invitations')
export class InvitationsController {
  constructor(private readonly invitations: InvitationsService) {}

  /** Read an invitation. This is a read-only request. */
  @Public()
  @Limited('link')
  @Post('read')
  @HttpCode(200)
  read(@Body() { token }: ReadInvitation): Promise<InvitationView> {
    return this.invitations.read(token)
  }

  /**
   * Accept an invitation. New people choose a password. People who already have an account send its session token or
   * password. Accepting doesn't sign anyone in.
   */
  @PublicOrFor('client')
  @Limited('signIn')
  @Post('accept')
  @HttpCode(200)
  accept(
    @CallerOrVisitor() caller: ClientCaller | null,
    @Body() input: AcceptInvitation,
  ): Promise<AcceptedInvitationView> {
    return this.invitations.accept(input, caller)
  }
}
