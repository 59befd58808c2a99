import { Injectable, type OnModuleInit } from '@nestjs/common'
import { type EntityManager, IsNull } from 'typeorm'
import { currentActor } from '../../platform/http/request-context.js'
import { type Account, Accounts, type ResetUnit } from '../sign-in/accounts.js'
import { SecurityMails } from '../sign-in/security-mails.js'
import { Undoings } from '../sign-in/undoings.js'
import { ApiUser } from './api-user.entity.js'
import { changeApiUser } from './change-api-user.js'
import { raised } from './credentials.js'

const undoKind = 'api_user'

/** A thief's first step would be keys that outlive the session: the merchant hears of each new API user. */
@Injectable()
export class ApiUserNotice implements OnModuleInit {
  constructor(
    private readonly accounts: Accounts,
    private readonly mails: SecurityMails,
    private readonly undoings: Undoings,
  ) {}

  onModuleInit(): void {
    this.undoings.register(undoKind, disable)
  }

  async tell(manager: EntityManager, { apiUserID, clientID, developerName }: ApiUser): Promise<void> {
    const account = await this.accounts.find(manager, 'client', clientID)
    if (!account) return
    const data = { developerName, isByStaff: currentActor().kind === 'portal' }
    const undo = { kind: undoKind, id: apiUserID }
    await this.mails.tell(manager, account, { letter: { kind: 'new-api-user', data }, event: 'api_user_created', undo })
  }
}

async function disable({ manager, record }: ResetUnit, { id: clientID }: Account, apiUserID: string): Promise<void> {
  const apiUser = await manager.findOneBy(ApiUser, { apiUserID, clientID, status: 'active', deletedAt: IsNull() })
  if (!apiUser) return
  const change = { status: 'disabled', ...raised(apiUser) } as const
  await changeApiUser(manager, record, apiUser, { action: 'api_user.disabled', change })
}
