import { Module } from '@nestjs/common'
import { MailModule } from '../../platform/mail/mail.module.js'
import { ClientsModule } from '../clients/clients.module.js'
import { GateModule } from '../gate/gate.module.js'
import { SignInModule } from '../sign-in/sign-in.module.js'
import { HandOverService } from './hand-over.service.js'
import { InvitationsController } from './invitations.controller.js'
import { InvitationsService } from './invitations.service.js'
import { MemberInvitations } from './member-invitations.js'
import { MemberNotice } from './member-notice.js'
import { MemberNames } from './member-names.js'
import { MembersController } from './members.controller.js'
import { MembersService } from './members.service.js'
import { MembershipController } from './membership.controller.js'
import { MembershipService } from './membership.service.js'

@Module({
  imports: [ClientsModule, GateModule, MailModule, SignInModule],
  controllers: [MembershipController, MembersController, InvitationsController],
  providers: [
    HandOverService,
    InvitationsService,
    MemberInvitations,
    MemberNames,
    MemberNotice,
    MembersService,
    MembershipService,
  ],
})
export class MembersModule {}
