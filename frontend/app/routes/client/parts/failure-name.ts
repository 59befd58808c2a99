import { isFailureCode } from '#contract/failure-codes.js'
import { failureNames, methodFailureNames } from '#contract/messages/failure-names.js'

/** Of a payment or of an attempt that made none. A processor's own code stays as it is. */
export function failureName(code: string): string {
  if (isFailureCode(code)) return failureNames[code]
  return Object.hasOwn(methodFailureNames, code)
    ? methodFailureNames[code as keyof typeof methodFailureNames]
    : code.replaceAll('_', ' ')
}
