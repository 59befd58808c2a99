import type { GivenLimits } from '#contract/client-limits.js'
import { currencies } from '#contract/money.js'
import { readLimits } from '../parts/limit-facts'
import { readTermsForm } from '../parts/terms-form.server'

/** The form of a plan: its terms, and its limits in each currency. */
export async function readPlanForm(request: Request) {
  const { input, terms, typed, faults } = await readTermsForm(request)
  const limits = currencies.flatMap((currency): GivenLimits[] => {
    const read = readLimits(typed, currency, currency)
    Object.assign(faults, read.faults)
    return Object.keys(read.limits).length > 0 ? [{ currency, ...read.limits }] : []
  })
  return { input: { name: input.name, ...terms, limits }, typed, faults }
}
