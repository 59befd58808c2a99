import { brandWords } from '#contract/messages/cards.js'
import * as words from '#contract/messages/client/customers.js'
import type { SavedPaymentMethodView } from '#contract/saved-methods.js'

/** Isolated, so that the digits stay behind the brand in Arabic too. */
export const methodName = ({ card }: SavedPaymentMethodView): string =>
  card ? `\u2066${brandWords[card.brand]} •••• ${card.last4}\u2069` : words.otherMethod
