import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { ChangePreferences, PreferencesView } from '#contract/preferences.js'
import { isTimeZone } from '#contract/time-zones.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { Database } from '../../platform/database/database.js'
import { Unauthenticated } from '../../platform/http/app-error.js'
import type { ClientCaller, PortalCaller } from '../../platform/http/caller.js'
import { requireOpenSession } from '../sessions/sessions.service.js'
import { Accounts, targetOf } from '../sign-in/accounts.js'
import { Login } from '../sign-in/login.entity.js'

@Injectable()
export class Preferences {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly accounts: Accounts,
  ) {}

  async read({ loginID }: ClientCaller | PortalCaller): Promise<PreferencesView> {
    return viewPreferences(await loginOf(this.database.read, loginID))
  }

  change({ loginID, sessionID }: ClientCaller | PortalCaller, input: ChangePreferences): Promise<PreferencesView> {
    const [language, timeZone] = [input.language ?? null, input.timeZone ?? null]
    return this.audit.unit(async (manager, record) => {
      await requireOpenSession(manager, sessionID)
      const login = await loginOf(manager, loginID)
      const account = await this.accounts.ofLogin(manager, login.loginID)
      if (!account) throw new Unauthenticated()
      const [before, after] = [viewPreferences(login), { language, timeZone }]
      if (before.language === language && before.timeZone === timeZone) return before
      await manager.update(Login, { loginID: login.loginID }, after)
      await record({ action: `${account.kind}.preferences_changed`, target: targetOf(account), before, after })
      return after
    })
  }
}

async function loginOf(manager: EntityManager, loginID: string | null): Promise<Login> {
  const login = loginID ? await manager.findOneBy(Login, { loginID }) : null
  if (!login) throw new Unauthenticated()
  return login
}

/** A zone that this machine no longer knows counts as none: times are then UTC. */
const viewPreferences = ({ language, timeZone }: Login): PreferencesView => ({
  language,
  timeZone: isTimeZone(timeZone) ? timeZone : null,
})
