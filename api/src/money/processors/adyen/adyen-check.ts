import * as words from '#contract/messages/processors/adyen.js'
import type { Checked } from '../port/processor.js'
import type { UsedAccount } from '../port/used-account.js'
import { NotSent } from '../processor-http.js'
import { readPaymentMethods } from './adyen-answers.js'
import type { AdyenApi } from './adyen-clients.js'
import { AdyenError, lost } from './adyen-errors.js'

const refused = (field: string, sentence: string): Checked => ({ outcome: 'refused', sentence, field })

export async function checkOf({ payments }: AdyenApi, { settings }: UsedAccount): Promise<Checked> {
  try {
    const { merchantAccount = '' } = settings
    const { paymentMethods = [] } = readPaymentMethods(await payments.paymentMethods({ merchantAccount }))
    return { outcome: 'working', sentence: words.works(paymentMethods.length) }
  } catch (error) {
    if (error instanceof NotSent) return refused('apiAddress', words.notReached)
    if (!(error instanceof AdyenError)) throw lost(error)
    if (error.status === 401) return refused('apiKey', words.keyRefused)
    if (error.errorCode === '901') return refused('merchantAccount', words.merchantAccountUnknown)
    if (error.status === 403) return refused('apiKey', words.rightMissing)
    if (error.status === 404) return refused('apiAddress', words.notThere)
    throw lost(error)
  }
}
