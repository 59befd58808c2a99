import { type GivenPaymentMethod, takesMethod } from '#contract/payment-methods.js'
import type { Currency } from '#contract/money.js'
import type { CaptureMethod } from '#contract/transactions.js'
import type { ProcessorAccount } from '../processors/processor-account.entity.js'
import { processors } from '../processors/registry.js'

const entryOf = ({ processor }: ProcessorAccount) => processors.find(({ name }) => name === processor)

/** By its name, as routing knows a method: `card`, `test_method`. */
export function takesNamed(account: ProcessorAccount, method: string, currency: Currency): boolean {
  return (
    account.methods.includes(method) && (account.currencies ?? entryOf(account)?.currencies ?? []).includes(currency)
  )
}

export const capturesAs = (account: ProcessorAccount, captureMethod: CaptureMethod): boolean =>
  captureMethod === 'automatic' || entryOf(account)?.can.manualCapture === true

/** What rules call a method that a caller has sent; null: no processor knows it. */
export function methodNameOf(method: GivenPaymentMethod): string | null {
  const entry = processors.find(({ methods }) => takesMethod(methods, method))
  return entry?.methodNames[0] ?? null
}

export const methodNameAt = (processor: string): string =>
  processors.find(({ name }) => name === processor)?.methodNames[0] ?? processor
