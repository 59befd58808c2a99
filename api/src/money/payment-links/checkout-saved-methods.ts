import { Injectable } from '@nestjs/common'
import type { OfferedSavedMethodView, PayByLink } from '#contract/payment-links.js'
import { isSavedMethod } from '#contract/payment-methods.js'
import { Database } from '../../platform/database/database.js'
import { Offers } from '../checkout-settings/offers.js'
import { PayerSessionEnded } from '../payer-access/payer-access.errors.js'
import { PayerTokens } from '../payer-access/payer-tokens.js'
import type { ProcessorAccount } from '../processors/processor-account.entity.js'
import type { SavedChoice } from '../processors/port/router.js'
import { SavedCharges, type SavedQuestion } from '../saved-methods/saved-charges.js'
import {
  MethodNotForSubscription,
  SavedMethodNotForPrice,
  SavedMethodOnSessionOnly,
  SavedMethodUnknown,
} from '../saved-methods/saved-methods.errors.js'
import type { SavedPaymentMethod } from '../saved-methods/saved-payment-method.entity.js'
import { isSession } from './checkout-session.view.js'
import { stateOf } from './link-state.js'
import type { PaymentLink } from './payment-link.entity.js'

type Given = Partial<Pick<PayByLink, 'paymentMethod' | 'payerSession'>>

/** The method of a subscription that is about to begin. */
export interface ChosenSaved {
  customerID: string
  account: ProcessorAccount
  method: SavedChoice
  /** Asked again in the unit. */
  question: SavedQuestion
}

/** The customer of a checkout session pays with a card that was saved before. A payment link goes to many people and offers none. */
@Injectable()
export class CheckoutSavedMethods {
  constructor(
    private readonly database: Database,
    private readonly saved: SavedCharges,
    private readonly tokens: PayerTokens,
    private readonly offers: Offers,
  ) {}

  async of(link: PaymentLink, payerSession?: string): Promise<OfferedSavedMethodView[]> {
    const { clientID, mode, currency, purpose } = link
    // A session that has ended since the page was opened offers nothing, and the page stays.
    const customerIDs = await this.customersOf(link, payerSession).catch(ended)
    const amount = mostOf(link)
    if (customerIDs.length === 0) return []
    const isForLater = purpose === 'subscription'
    const asked = { clientID, mode, customerIDs, amount, currency, isForLater }
    const offered = await this.saved.offered(asked)
    if (offered.length === 0) return []
    const charging = await this.accountsFor(link)
    return offered.filter(({ processorAccountID }) => charging.has(processorAccountID)).flatMap(viewOffered)
  }

  /** For other payers, and for links that sell no subscription, the list is empty. */
  async ofPayer(token: string, payerSession: string): Promise<OfferedSavedMethodView[]> {
    const { link, status } = await stateOf(this.database.read, token)
    return status === 'open' && link.purpose === 'subscription' ? this.of(link, payerSession) : []
  }

  /** For a subscription, the method is charged again while the customer is away. */
  async choose(link: PaymentLink, { paymentMethod, payerSession }: Given): Promise<ChosenSaved | null> {
    if (!isSavedMethod(paymentMethod)) return null
    const { savedPaymentMethodID } = paymentMethod
    const customerIDs = savedPaymentMethodID ? await this.customersOf(link, payerSession) : []
    const { clientID, mode, currency } = link
    const asked = { clientID, mode, savedPaymentMethodID, amount: mostOf(link), currency }
    const charged = { payerIsPresent: false, fallsBack: false, isOwnDebt: false }
    const chosen = customerIDs.length > 0 ? await this.saved.choose({ ...asked, ...charged }).catch(notForLater) : null
    if (!chosen || !customerIDs.includes(chosen.customerID)) throw new SavedMethodUnknown()
    const { customerID, question, choices } = chosen
    const [{ account, saved: method }] = choices
    if (!method) throw new SavedMethodUnknown()
    if (!(await this.accountsFor(link)).has(account.processorAccountID)) throw new SavedMethodNotForPrice()
    return { customerID, account, method, question }
  }

  private accountsFor({ mode, clientID, currency, amount, subscription }: PaymentLink): Promise<Set<string>> {
    return this.offers.accountsThatCharge({ mode, clientID, currency }, [
      amount ?? 0,
      subscription?.amountPerPeriod ?? 0,
    ])
  }

  /** Whose saved cards the payer may use: those of the customer whom the session names, or of the page that the payer is signed in to. */
  private async customersOf(link: PaymentLink, payerSession: string | undefined): Promise<string[]> {
    const { customerID, purpose, subscription, clientID, mode } = link
    if (!isSession(link) || purpose === 'setup') return []
    const isNamed = subscription?.isNewCustomer !== true && subscription?.isSignedIn !== true
    if (isNamed) return customerID ? [customerID] : []
    // The first attempt to pay has made a new customer, who has saved nothing.
    if (!payerSession || (subscription?.isNewCustomer && customerID)) return []
    const { row, customers } = await this.tokens.session(this.database.read, payerSession)
    if (row.clientID !== clientID || row.mode !== mode) return []
    const reached = customers.map((customer) => customer.customerID)
    return customerID ? reached.filter((id) => id === customerID) : reached
  }
}

/** A session says who asks, and can be another one when the call is repeated. An idempotency key stands for the rest. */
export function meantBy<Input extends Given>(input: Input): Omit<Input, 'payerSession'> {
  const { payerSession: _, ...meant } = input
  return meant
}

/** The highest price that is known: a trial or coupon ends. */
const mostOf = ({ amount, subscription }: PaymentLink): number =>
  Math.max(amount ?? 0, subscription?.amountPerPeriod ?? 0)

function ended(error: unknown): string[] {
  if (error instanceof PayerSessionEnded) return []
  throw error
}

function notForLater(error: unknown): never {
  throw error instanceof SavedMethodOnSessionOnly ? new MethodNotForSubscription() : error
}

/** Refuses a saved method where the link has no customer of its own. The payer says which one. */
export function requireOffersSaved(link: PaymentLink, { paymentMethod }: PayByLink): void {
  if (!isSavedMethod(paymentMethod)) return
  const isOffered = isSession(link) && link.customerID !== null && link.purpose !== 'setup'
  if (!isOffered || !paymentMethod.savedPaymentMethodID) throw new SavedMethodUnknown()
}

function viewOffered(method: SavedPaymentMethod): OfferedSavedMethodView[] {
  const { savedPaymentMethodID, cardBrand: brand, cardLast4: last4, expiryMonth, expiryYear } = method
  return brand && last4 ? [{ savedPaymentMethodID, card: { brand, last4, expiryMonth, expiryYear } }] : []
}
