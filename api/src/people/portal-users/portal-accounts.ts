import { Injectable, type OnModuleInit } from '@nestjs/common'
import { IsNull } from 'typeorm'
import { portalSessionIdleMs, portalSessionMaxMs, portalTokenLifeMs, staffPasswordMinLength } from '#contract/limits.js'
import { field } from '#contract/messages/fields.js'
import { clock } from '#contract/clock.js'
import { Accounts, type ResetUnit } from '../sign-in/accounts.js'
import { PortalUser } from './portal-user.entity.js'

@Injectable()
export class PortalAccounts implements OnModuleInit {
  constructor(private readonly accounts: Accounts) {}

  onModuleInit(): void {
    this.accounts.register({
      audience: 'portal',
      kind: 'portal_user',
      password: { minLength: staffPasswordMinLength, tooShort: field.staffPasswordTooShort },
      session: { idleMs: portalSessionIdleMs, maxMs: portalSessionMaxMs, tokenMs: portalTokenLifeMs },
      find: async (manager, by) => {
        const user = await manager.findOneBy(PortalUser, by)
        return user && { id: user.id, name: user.userName, loginID: user.loginID }
      },
    })
    this.accounts.afterReset('portal', settleReset)
  }
}

/** The password is no longer known to others, and a link by mail has proved the address too. */
async function settleReset({ manager }: ResetUnit, id: string): Promise<void> {
  await manager.update(PortalUser, { id }, { passwordSetBy: null, newPasswordNeededAt: null })
  await manager.update(PortalUser, { id, emailVerifiedAt: IsNull() }, { emailVerifiedAt: clock.now() })
}
