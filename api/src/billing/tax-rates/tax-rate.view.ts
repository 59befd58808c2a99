import { partsOfPercent } from '#contract/billing-limits.js'
import type { TaxRateView } from '#contract/tax-rates.js'
import type { TaxRate } from './tax-rate.entity.js'

export const viewTaxRate = (rate: TaxRate): TaxRateView => ({
  taxRateID: rate.taxRateID,
  clientID: rate.clientID,
  mode: rate.mode,
  name: rate.name,
  percentage: rate.partsPerMillion / partsOfPercent,
  taxBehavior: rate.taxBehavior,
  country: rate.country,
  isReverseCharge: rate.isReverseCharge,
  retiredAt: rate.retiredAt?.toISOString() ?? null,
  createdAt: rate.createdAt.toISOString(),
})
