import { Injectable } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import { partsOfPercent } from '#contract/billing-limits.js'
import { clock } from '#contract/clock.js'
import type { CreateTaxRate, ListTaxRates, TaxRateView } from '#contract/tax-rates.js'
import { LiveReadiness } from '../../people/clients/live-readiness.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { newId } from '../../platform/crypto/ids.js'
import { Database } from '../../platform/database/database.js'
import { inMode } from '../../platform/database/in-mode.js'
import { orNotFound } from '../../platform/http/app-error.js'
import type { Own } from '../../platform/http/addressed.js'
import {
  type Answer,
  beginCall,
  finishCall,
  firstAnswer,
  type KeyedCall,
} from '../../platform/idempotency/idempotency.js'
import { readPage } from '../../platform/lists/page.js'
import { TaxRate } from './tax-rate.entity.js'
import { viewTaxRate } from './tax-rate.view.js'
import { ReverseChargeIsZero } from './tax-rates.errors.js'

type OwnTaxRate = Own<'taxRateID'>

@Injectable()
export class TaxRatesService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly live: LiveReadiness,
  ) {}

  list({ clientID, mode }: Own, query: ListTaxRates): Promise<Page<TaxRateView>> {
    return this.database.list((manager) => {
      const builder = manager
        .createQueryBuilder(TaxRate, 'rate')
        .where('rate.clientID = :clientID', { clientID })
        .andWhere(inMode(mode, 'rate'))
      return readPage(builder, 'rate', 'taxRateID', query, viewTaxRate)
    })
  }

  async get(own: OwnTaxRate): Promise<TaxRateView> {
    return viewTaxRate(orNotFound(await this.database.read.findOneBy(TaxRate, { ...own }), 'tax rate'))
  }

  create({ clientID, mode }: Own, call: KeyedCall, input: CreateTaxRate): Promise<Answer<TaxRateView>> {
    const isReverseCharge = input.isReverseCharge ?? false
    if (isReverseCharge && input.percentage !== 0) throw new ReverseChargeIsZero()
    const createdAt = clock.now()
    const rate: TaxRate = {
      taxRateID: newId('txr', createdAt.getTime()),
      clientID,
      mode,
      name: input.name,
      partsPerMillion: Math.round(input.percentage * partsOfPercent),
      taxBehavior: input.taxBehavior,
      country: input.country ?? null,
      isReverseCharge,
      retiredAt: null,
      createdAt,
    }
    return this.audit.unit(async (manager, record) => {
      const first = await beginCall<TaxRateView>(manager, call, rate.taxRateID)
      if (first) return first
      await this.live.requireFor(manager, mode, clientID)
      await manager.insert(TaxRate, rate)
      const view = viewTaxRate(rate)
      const { name, percentage, taxBehavior, country } = view
      const after = { mode, name, percentage, taxBehavior, country, isReverseCharge }
      await record({ action: 'tax_rate.created', target: { kind: 'tax_rate', id: rate.taxRateID }, after })
      await finishCall(manager, rate.taxRateID, view)
      return firstAnswer(view)
    })
  }

  /** Invoices that name it keep it; retiring it again changes nothing. */
  retire(own: OwnTaxRate): Promise<TaxRateView> {
    return this.audit.unit(async (manager, record) => {
      const rate = orNotFound(await manager.findOneBy(TaxRate, { ...own }), 'tax rate')
      const { taxRateID } = rate
      if (!rate.retiredAt) {
        rate.retiredAt = clock.now()
        await manager.update(TaxRate, { taxRateID }, { retiredAt: rate.retiredAt })
        await record({ action: 'tax_rate.retired', target: { kind: 'tax_rate', id: taxRateID } })
      }
      return viewTaxRate(rate)
    })
  }
}
