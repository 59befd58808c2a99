import { Injectable } from '@nestjs/common'
import { addressOf } from '#contract/customer-address.js'
import type { InvoiceSettingsView, SaveInvoiceSettings } from '#contract/invoice-settings.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { Database } from '../../platform/database/database.js'
import type { Own } from '../../platform/http/addressed.js'
import { requireSeen, versionOf } from '../../platform/http/row-version.js'
import { InvoiceSettings } from './invoice-settings.entity.js'

const savedNames = [
  ...(['numberPrefix', 'sellerName', 'sellerAddress', 'sellerTaxID', 'footer', 'takesPartPayments'] as const),
] as const
type Saved = Pick<InvoiceSettings, (typeof savedNames)[number]>

@Injectable()
export class InvoiceSettingsService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  async get({ clientID, mode }: Own): Promise<InvoiceSettingsView> {
    const own = { clientID, mode }
    return view(own, (await this.database.read.findOneBy(InvoiceSettings, own)) ?? none)
  }

  save({ clientID, mode }: Own, input: SaveInvoiceSettings, ifMatch?: string): Promise<InvoiceSettingsView> {
    const own = { clientID, mode }
    const given = {
      numberPrefix: input.numberPrefix,
      sellerName: input.sellerName,
      sellerAddress: addressOf(input.sellerAddress),
      sellerTaxID: input.sellerTaxID ?? null,
      footer: input.footer ?? null,
    }
    return this.audit.unit(async (manager, record) => {
      const known = await manager.findOneBy(InvoiceSettings, own)
      const before = view(own, known ?? none)
      const saved: Saved = { ...given, takesPartPayments: input.takesPartPayments ?? before.takesPartPayments }
      requireSeen(ifMatch, before)
      if (known) await manager.update(InvoiceSettings, own, saved)
      else await manager.insert(InvoiceSettings, { ...own, ...saved, lastNumber: 0, lastCreditNumber: 0 })
      const after = view(own, saved)
      if (after.version !== before.version)
        await record({
          action: 'invoice_settings.updated',
          target: { kind: 'client', id: clientID },
          before: { mode, ...named(before) },
          after: { mode, ...named(after) },
        })
      return after
    })
  }
}

const none: Saved = {
  ...{ numberPrefix: null, sellerName: null, sellerAddress: null, sellerTaxID: null, footer: null },
  takesPartPayments: true,
}

const named = ({ numberPrefix, sellerName, sellerAddress, sellerTaxID, footer, takesPartPayments }: Saved): Saved => ({
  ...{ numberPrefix, sellerName, sellerAddress, sellerTaxID, footer, takesPartPayments },
})

const view = (own: Pick<InvoiceSettings, 'clientID' | 'mode'>, settings: Saved): InvoiceSettingsView => ({
  ...own,
  ...named(settings),
  version: versionOf(savedNames.map((name) => settings[name])),
})
