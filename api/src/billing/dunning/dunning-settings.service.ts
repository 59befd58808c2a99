import { Injectable } from '@nestjs/common'
import type { DunningSettingsView, SaveDunningSettings } from '#contract/dunning-settings.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { Database } from '../../platform/database/database.js'
import type { Own } from '../../platform/http/addressed.js'
import { requireSeen, versionOf } from '../../platform/http/row-version.js'
import { DunningSettings } from './dunning-settings.entity.js'
import { type RetryRules, rulesOf } from './retry-rules.js'

@Injectable()
export class DunningSettingsService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  async get(own: Own): Promise<DunningSettingsView> {
    return view(own, await rulesOf(this.database.read, own))
  }

  save(own: Own, { retryDays, atEnd }: SaveDunningSettings, ifMatch?: string): Promise<DunningSettingsView> {
    const { clientID, mode } = own
    return this.audit.unit(async (manager, record) => {
      const before = view(own, await rulesOf(manager, own))
      requireSeen(ifMatch, before)
      const saved = { retryDays, atEnd }
      if (await manager.existsBy(DunningSettings, { clientID, mode }))
        await manager.update(DunningSettings, { clientID, mode }, saved)
      else await manager.insert(DunningSettings, { clientID, mode, ...saved })
      const target = { kind: 'client', id: clientID }
      const was = { retryDays: before.retryDays, atEnd: before.atEnd }
      await record({ action: 'dunning_settings.updated', target, before: was, after: { mode, ...saved } })
      return view(own, saved)
    })
  }
}

const view = ({ clientID, mode }: Own, { retryDays, atEnd }: RetryRules): DunningSettingsView => ({
  ...{ clientID, mode, retryDays, atEnd },
  version: versionOf([retryDays, atEnd]),
})
