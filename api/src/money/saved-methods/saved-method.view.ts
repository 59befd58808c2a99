import type { SavedPaymentMethodView } from '#contract/saved-methods.js'
import { versionOf } from '../../platform/http/row-version.js'
import type { SavedPaymentMethod } from './saved-payment-method.entity.js'

export const versionOfMethod = (method: SavedPaymentMethod): string => {
  const { state, usage, sentence, maximumAmount, cardLast4, expiryMonth, expiryYear, acceptedAt } = method
  return versionOf([state, usage, sentence, maximumAmount, cardLast4, expiryMonth, expiryYear, acceptedAt.getTime()])
}

export const viewSavedMethod = (method: SavedPaymentMethod): SavedPaymentMethodView => ({
  savedPaymentMethodID: method.savedPaymentMethodID,
  clientID: method.clientID,
  mode: method.mode,
  customerID: method.customerID,
  type: method.type,
  card: cardOf(method),
  state: method.state,
  usage: method.usage,
  mandate: {
    sentence: method.sentence,
    language: method.language,
    acceptedAt: method.acceptedAt.toISOString(),
    ipRange: method.ipRange,
    maximumAmount: method.maximumAmount,
    currency: method.currency,
  },
  transactionID: method.transactionID,
  version: versionOfMethod(method),
  detachedAt: method.detachedAt?.toISOString() ?? null,
  createdAt: method.createdAt.toISOString(),
  updatedAt: method.updatedAt.toISOString(),
})

function cardOf(method: SavedPaymentMethod): SavedPaymentMethodView['card'] {
  const { cardBrand: brand, cardLast4: last4, cardCountry: country, expiryMonth, expiryYear } = method
  return brand && last4 ? { brand, last4, country, expiryMonth, expiryYear } : null
}
