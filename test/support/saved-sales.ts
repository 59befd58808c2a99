import { expect } from '@jest/globals'
import type { CheckoutSessionView, OpenedCheckoutSessionView } from '#contract/checkout-sessions.js'
import type { SavedPaymentMethodView } from '#contract/saved-methods.js'
import { Subscription } from '../../api/src/billing/subscriptions/subscription.entity.js'
import { buildApiUser, buildClient } from './builders.js'
import { registerOrigins } from './checkout-sessions.js'
import { buildCustomer } from './customers.js'
import { saveInvoiceSettings } from './invoices.js'
import { saveCard } from './saved-methods.js'
import { subscriptionSession } from './subscription-checkouts.js'
import { buildPrice } from './subscriptions.js'
import type { TestApi } from './test-api.js'

type Input = Record<string, unknown>

/** A merchant whose customers subscribe with the cards that they have saved. */
export async function buildSavedSales(api: TestApi) {
  const client = await buildClient(api, { name: 'Harbor Pine' })
  const program = (await buildApiUser(api, client)).accessToken
  await registerOrigins(api, client)
  await saveInvoiceSettings(api, program)
  return new SavedSales(api, program, (await buildPrice(api, program)).priceID)
}

export class SavedSales {
  constructor(
    private readonly api: TestApi,
    readonly program: string,
    readonly priceID: string,
  ) {}

  open(overrides?: Input): Promise<OpenedCheckoutSessionView> {
    return subscriptionSession(this.api, this.program, this.priceID, overrides)
  }

  async save(overrides: Input = {}): Promise<SavedPaymentMethodView> {
    return saveCard(this.api, this.program, (await buildCustomer(this.api, this.program)).customerID, overrides)
  }

  begunBy({ checkoutSessionID }: CheckoutSessionView): Promise<Subscription[]> {
    return this.api.database.read.findBy(Subscription, { checkoutSessionID })
  }

  async only(session: CheckoutSessionView): Promise<Subscription> {
    const [subscription, ...others] = await this.begunBy(session)
    expect(others).toEqual([])
    return subscription as Subscription
  }

  remove(customerID: string, id: string) {
    return this.api.call('DELETE', `/customers/${customerID}/payment-methods/${id}`, { token: this.program })
  }
}

export const saved = (savedPaymentMethodID: string, given: Input = {}) => ({
  ...{ paymentMethod: { type: 'saved', savedPaymentMethodID } },
  ...given,
})
