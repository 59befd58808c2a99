import { fromHundredths, toHundredths } from '#contract/money.js'
import type { Environment } from '../../platform/config/environment.js'
import type { Client } from './client.entity.js'
import { RateBelowMinimum } from './clients.errors.js'

export function requireMeant(
  rateHundredths: number,
  belowMinimum: boolean | undefined,
  { CHARGE_PERCENTAGE_MIN }: Environment,
): void {
  const minimum = toHundredths(CHARGE_PERCENTAGE_MIN)
  if (rateHundredths < minimum && !belowMinimum) throw new RateBelowMinimum(fromHundredths(minimum))
}

export function rateChange(
  { chargePercentageHundredths }: Client,
  chargePercentage: number | undefined,
): Partial<Client> {
  if (chargePercentage === undefined || toHundredths(chargePercentage) === chargePercentageHundredths) return {}
  return { chargePercentageHundredths: toHundredths(chargePercentage), rateAskedBy: 'staff' }
}
