import { Injectable } from '@nestjs/common'
import type {
  CancelPayerSubscription,
  ChangePayerSubscription,
  PayerPreviewView,
  PayerSubscriptionView,
  PreviewPayerChange,
} from '#contract/billing-portal.js'
import { Database } from '../../platform/database/database.js'
import { SubscriptionChanges } from '../subscriptions/subscription-changes.service.js'
import { SubscriptionStates } from '../subscriptions/subscription-states.service.js'
import { PortalActionNotAllowed } from './billing-portal.errors.js'
import { PayerReach } from './payer-reach.js'
import { PayerSubscriptions } from './payer-subscriptions.service.js'
import { allowedItems, isResumable, mayCancel } from './portal-offers.js'
import { rulesOf } from './portal-rules.js'

/** What a customer changes of a subscription, as far as the merchant allows it. */
@Injectable()
export class PayerChanges {
  constructor(
    private readonly database: Database,
    private readonly reach: PayerReach,
    private readonly subscriptions: PayerSubscriptions,
    private readonly states: SubscriptionStates,
    private readonly changes: SubscriptionChanges,
  ) {}

  /** Canceling again changes nothing. */
  async cancel(token: string, id: string, input: CancelPayerSubscription): Promise<PayerSubscriptionView> {
    const { own, rules } = await this.allowed(token, id)
    const { when = 'period_end', feedback, comment } = input
    const asked = { when, feedback, ...(comment && { reason: comment }) }
    await this.states.cancel(own, asked, undefined, (subscription) => {
      if (!mayCancel(subscription, rules, when)) throw new PortalActionNotAllowed()
    })
    return this.subscriptions.get(token, id)
  }

  async resume(token: string, id: string): Promise<PayerSubscriptionView> {
    const { own, rules } = await this.allowed(token, id)
    await this.states.resume(own, undefined, (subscription) => {
      if (!isResumable(subscription, rules)) throw new PortalActionNotAllowed()
    })
    return this.subscriptions.get(token, id)
  }

  async preview(token: string, id: string, { items }: PreviewPayerChange): Promise<PayerPreviewView> {
    const { own } = await this.allowed(token, id)
    const { preview: shown, nextCharge } = await this.changes.previewChange(own, (manager, subscription) =>
      allowedItems(manager, subscription, items),
    )
    const { currency, lines, discounts, taxes, subtotal, taxAmount, total, creditLeft, preview } = shown
    return { currency, lines, discounts, taxes, subtotal, taxAmount, total, creditLeft, nextCharge, preview }
  }

  async change(token: string, id: string, { items, preview }: ChangePayerSubscription): Promise<PayerSubscriptionView> {
    const { own } = await this.allowed(token, id)
    await this.changes.changeItems(own, (manager, subscription) => allowedItems(manager, subscription, items), preview)
    return this.subscriptions.get(token, id)
  }

  private async allowed(token: string, id: string) {
    const { read } = this.database
    const { own } = await this.reach.subscription(read, token, id)
    return { own, rules: await rulesOf(read, own) }
  }
}
