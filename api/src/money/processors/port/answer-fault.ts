const referenceMax = 255

/** What no processor may say of a payment, whichever adapter read it: an amount of money that cannot be, or a reference that is no text. */
export function faultOfAnswer(answer: object, atMost: number): string | null {
  const { amount, processorReference } = answer as { amount?: unknown; processorReference?: unknown }
  if (amount !== undefined && !isAmount(amount)) return `it says an amount of ${shown(amount)}`
  if (isAmount(amount) && amount > atMost) return `it says an amount of ${amount}, and ${atMost} was asked for`
  if (processorReference !== undefined && !isReference(processorReference))
    return `it says a reference of ${shown(processorReference)}`
  return null
}

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0

const isReference = (value: unknown): boolean =>
  typeof value === 'string' && value.length > 0 && value.length <= referenceMax

const shown = (value: unknown): string => String(value).slice(0, 40)
