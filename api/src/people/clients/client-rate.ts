import { fromHundredths, toHundredths } from '#contract/money.js'
import type { Environment } from '../../platform/config/environment.js'
import type { Client } from './client.entity.js'
import { RateBelowMinimum } from './clients.errors.js'

/** Staff may go below the installation's minimum, but not by a slip. Called in the unit that writes the rate. */
export function requireMeant(
  rateHundredths: number,
  belowMinimum: boolean | undefined,
  { CHARGE_PERCENTAGE_MIN }: Environment,
): void {
  const minimum = toHundredths(CHARGE_PERCENTAGE_MIN)
  if (rateHundredths < minimum && !belowMinimum) throw new RateBelowMinimum(fromHundredths(minimum))
}

/** What staff change of a rate: nothing, if none is given or it is so already. */
export function rateChange(
  { chargePercentageHundredths }: Client,
  chargePercentage: number | undefined,
): Partial<Client> {
  if (chargePercentage === undefined || toHundredths(chargePercentage) === chargePercentageHundredths) return {}
  return { chargePercentageHundredths: toHundredths(chargePercentage), rateAskedBy: 'staff' }
}
