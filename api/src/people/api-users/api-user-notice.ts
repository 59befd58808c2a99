import { Injectable, type OnModuleInit } from '@nestjs/common'
import { type EntityManager, IsNull } from 'typeorm'
import { currentActor } from '../../platform/http/request-context.js'
import { findMembership } from '../clients/memberships.js'
import { OwnerMails } from '../clients/owner-mails.js'
import type { Account, ResetUnit } from '../sign-in/accounts.js'
import { Undoings } from '../sign-in/undoings.js'
import { ApiUser } from './api-user.entity.js'
import { changeApiUser } from './change-api-user.js'
import { raised } from './credentials.js'

const undoKind = 'api_user'

/** A thief's first step would be keys that outlive the session: the merchant hears of each new API user. */
@Injectable()
export class ApiUserNotice implements OnModuleInit {
  constructor(
    private readonly mails: OwnerMails,
    private readonly undoings: Undoings,
  ) {}

  onModuleInit(): void {
    this.undoings.register(undoKind, disable)
  }

  async tell(manager: EntityManager, { apiUserID, clientID, developerName }: ApiUser): Promise<void> {
    const data = { developerName, isByStaff: currentActor().kind === 'portal' }
    const undo = { kind: undoKind, id: apiUserID }
    await this.mails.tell(manager, clientID, {
      letter: { kind: 'new-api-user', data },
      event: 'api_user_created',
      undo,
    })
  }
}

// A member who was told and has left since can disable nothing.
async function disable({ manager, record }: ResetUnit, { loginID }: Account, apiUserID: string): Promise<void> {
  const apiUser = await manager.findOneBy(ApiUser, { apiUserID, status: 'active', deletedAt: IsNull() })
  if (!apiUser || !(await findMembership(manager, apiUser.clientID, loginID))) return
  const change = { status: 'disabled', ...raised(apiUser) } as const
  await changeApiUser(manager, record, apiUser, { action: 'api_user.disabled', change })
}
