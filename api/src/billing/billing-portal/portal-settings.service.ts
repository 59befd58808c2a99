import { Injectable } from '@nestjs/common'
import { type EntityManager, In, IsNull } from 'typeorm'
import type { PortalSettingsView, SavePortalSettings } from '#contract/portal-settings.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { Database } from '../../platform/database/database.js'
import { isSet } from '../../platform/database/is-set.js'
import type { Own } from '../../platform/http/addressed.js'
import { requireSeen, versionOf } from '../../platform/http/row-version.js'
import { Price } from '../prices/price.entity.js'
import { PortalPriceUnknown } from './billing-portal.errors.js'
import { type PortalRules, rulesOf } from './portal-rules.js'
import { PortalSettings } from './portal-settings.entity.js'

@Injectable()
export class PortalSettingsService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  async get(own: Own): Promise<PortalSettingsView> {
    return view(own, await rulesOf(this.database.read, own))
  }

  save(own: Own, input: SavePortalSettings, ifMatch?: string): Promise<PortalSettingsView> {
    const { clientID, mode } = own
    return this.audit.unit(async (manager, record) => {
      const before = await rulesOf(manager, own)
      requireSeen(ifMatch, view(own, before))
      const saved = named(input)
      await requirePrices(manager, own, saved.priceIDs, before.priceIDs)
      if (await manager.existsBy(PortalSettings, { clientID, mode }))
        await manager.update(PortalSettings, { clientID, mode }, saved)
      else await manager.insert(PortalSettings, { clientID, mode, ...saved })
      const target = { kind: 'client', id: clientID }
      await record({
        action: 'portal_settings.updated',
        target,
        before: { mode, ...named(before) },
        after: { mode, ...saved },
      })
      return view(own, saved)
    })
  }
}

/** A price that was retired since may stay in the list; it is offered no more. */
async function requirePrices(manager: EntityManager, { clientID, mode }: Own, asked: string[], kept: string[]) {
  const added = asked.filter((priceID) => !kept.includes(priceID))
  if (added.length === 0) return
  const sold = { retiredAt: IsNull(), interval: isSet(), usageType: 'licensed' as const }
  const where = { priceID: In(added), clientID, mode, ...sold }
  if ((await manager.countBy(Price, where)) < added.length) throw new PortalPriceUnknown()
}

const named = ({ cancellation, mayChangeQuantity, mayChangeMethod, priceIDs }: PortalRules): PortalRules => ({
  ...{ cancellation, mayChangeQuantity, mayChangeMethod, priceIDs },
})

const view = ({ clientID, mode }: Own, rules: PortalRules): PortalSettingsView => ({
  ...{ clientID, mode, ...named(rules) },
  version: versionOf(Object.values(named(rules)).map((value) => JSON.stringify(value))),
})
