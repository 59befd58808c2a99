import type { Context } from '../../../session/site-context.server'
import { chosenIn } from '../parts/chosen.server'
import { planChoices, plansOf } from '../parts/plans.server'
import { addedField, idsIn, type OfferedPlan } from './portal.prices'

/** Customers choose among prices with a quantity; what is metered stays as it is. */
export async function offeredPlans(context: Context, saved: readonly string[] = []): Promise<OfferedPlan[]> {
  const kept = saved.map((priceID) => ({ priceID, quantity: 1, taxRateID: null }))
  const [{ prices }, plans] = await Promise.all([planChoices(context, kept), plansOf(context)])
  return prices
    .filter(({ value }) => plans.get(value)?.price.usageType !== 'metered')
    .map((choice) => ({ ...choice, isRetired: Boolean(plans.get(choice.value)?.price.retiredAt) }))
}

interface Added {
  fault: string | null
  typed: Record<string, string>
}

/** The plan in the search field is ticked like the others, whichever button was pressed. */
export async function withAdded(context: Context, typed: Record<string, string>): Promise<Added> {
  const given = typed[addedField] ?? ''
  const load = async () => ({ prices: await offeredPlans(context), taxRates: [], coupons: [] })
  const { chosen, faults, shown } = await chosenIn({ [addedField]: given }, load)
  const fault = faults[addedField]
  if (fault) return { fault, typed: { ...typed, [addedField]: shown[addedField] ?? given } }
  const ids = new Set([...idsIn(typed.priceIDs), ...idsIn(chosen[addedField])])
  return { fault: null, typed: { ...typed, [addedField]: '', priceIDs: [...ids].join(' ') } }
}
