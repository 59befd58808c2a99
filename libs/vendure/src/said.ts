import { GatehouseError, RefusedError } from '@gatehouse/sdk/errors'
import { UserInputError } from '@vendure/core'
import { AmountError } from './amounts.js'
import { NotReturned } from './return-money.js'

export const loggerContext = 'GatehousePlugin'

/** Gatehouse knows that this can't be done now, and nothing has happened. */
export const isRefused = (error: unknown): error is RefusedError =>
  error instanceof RefusedError && error.status >= 400 && error.status < 500

/** What storefronts and administrators read in place of a fault of ours. */
export async function saying<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AmountError) throw new UserInputError(error.message)
    if (error instanceof NotReturned)
      throw new UserInputError("The payment doesn't fit the order, and the money isn't back yet. Contact the shop")
    if (isRefused(error)) throw new UserInputError(`Gatehouse: ${error.message} (${error.code})`)
    if (error instanceof GatehouseError)
      throw new UserInputError("Gatehouse didn't answer. You can try again: nothing is paid or refunded twice")
    throw error
  }
}
