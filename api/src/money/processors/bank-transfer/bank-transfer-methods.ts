import * as words from '#contract/messages/processors/bank-transfer.js'
import { transferToken } from '#contract/offers.js'
import type { PaymentToken, TakenMethods } from '#contract/payment-methods.js'

function takesToken({ type, processorAccountID, token, ...others }: PaymentToken): boolean {
  const isOurs = type === 'token' && Boolean(processorAccountID) && token === transferToken
  return isOurs && Object.keys(others).length === 0
}

export const bankTransferMethods: TakenMethods = { texts: [transferToken], inWords: words.methodsInWords, takesToken }
