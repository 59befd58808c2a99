import { createRequire } from 'node:module'
import type AdyenClient from '@adyen/api-library/lib/src/client.js'
import type { ModificationsApi } from '@adyen/api-library/lib/src/services/checkout/modificationsApi.js'
import type { PaymentsApi } from '@adyen/api-library/lib/src/services/checkout/paymentsApi.js'
import type { RecurringApi } from '@adyen/api-library/lib/src/services/checkout/recurringApi.js'
import type HmacValidator from '@adyen/api-library/lib/src/utils/hmacValidator.js'

const name = '@adyen/api-library'
const require = createRequire(import.meta.url)

// Parts alone: the whole library is every product that Adyen has.
const partOf = (path: string): unknown => require(`${name}/lib/src/${path}`)

interface Library {
  Client: typeof AdyenClient.default
  PaymentsApi: typeof PaymentsApi
  ModificationsApi: typeof ModificationsApi
  RecurringApi: typeof RecurringApi
  HmacValidator: typeof HmacValidator.default
}

let loaded: Library | undefined

/** The official library, which an installation without an account of Adyen does not have. */
export function adyenLibrary(): Library {
  loaded ??= {
    Client: (partOf('client') as { default: typeof AdyenClient.default }).default,
    PaymentsApi: (partOf('services/checkout/paymentsApi') as { PaymentsApi: typeof PaymentsApi }).PaymentsApi,
    ModificationsApi: (partOf('services/checkout/modificationsApi') as { ModificationsApi: typeof ModificationsApi })
      .ModificationsApi,
    RecurringApi: (partOf('services/checkout/recurringApi') as { RecurringApi: typeof RecurringApi }).RecurringApi,
    HmacValidator: (partOf('utils/hmacValidator') as { default: typeof HmacValidator.default }).default,
  }
  return loaded
}

export function isAdyenInstalled(): boolean {
  try {
    require.resolve(`${name}/lib/src/client`)
    return true
  } catch {
    return false
  }
}
