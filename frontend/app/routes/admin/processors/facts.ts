import type { ProcessorAccountView } from '#contract/processor-accounts.js'
import type { ProcessorKindView } from '#contract/processors.js'

/** By input names, as the form shows a row; all currencies of the processor are none ticked. */
export function seenOf(account: ProcessorAccountView, kind: ProcessorKindView) {
  const { name, currencies, settlesAfterDays, usesConnect, isEnabled, version } = account
  const chosen = currencies.length === kind.currencies.length ? '' : currencies.join(' ')
  const days = settlesAfterDays === null ? '' : String(settlesAfterDays)
  const flags = { usesConnect: String(usesConnect), isEnabled: String(isEnabled) }
  return { facts: { name, currencies: chosen, settlesAfterDays: days, ...flags }, version }
}
