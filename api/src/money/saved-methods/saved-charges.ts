import { Injectable } from '@nestjs/common'
import { type EntityManager, In, IsNull } from 'typeorm'
import { attemptsMax, offeredSavedMethodsMax } from '#contract/limits.js'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import { Database } from '../../platform/database/database.js'
import { findRow } from '../../platform/database/rows.js'
import { isSet } from '../../platform/database/is-set.js'
import { Customer } from '../customers/customer.entity.js'
import { CustomerUnknown } from '../customers/customers.errors.js'
import { isOfPlatform } from '../processors/own-accounts.js'
import type { RouteChoice, SavedChoice } from '../processors/port/router.js'
import type { ProcessorAccount } from '../processors/processor-account.entity.js'
import { ProcessorAccounts } from '../processors/processor-accounts.js'
import { requireActive } from './require-active.js'
import { SavedPaymentMethod } from './saved-payment-method.entity.js'
import {
  AboveMandateMaximum,
  NoDefaultMethod,
  SavedMethodAccountNotInUse,
  SavedMethodOfAnotherCustomer,
  SavedMethodOnSessionOnly,
  SavedMethodUnknown,
} from './saved-methods.errors.js'

export interface SavedQuestion {
  clientID: string
  mode: Mode
  /** Default: the customer's default. */
  savedPaymentMethodID?: string | undefined
  customerID?: string | undefined
  amount: number
  currency: Currency
  payerIsPresent: boolean
  fallsBack: boolean
  isOwnDebt: boolean
  /** As it was read just before. */
  method?: SavedPaymentMethod
}

interface OfferedQuestion extends Pick<SavedQuestion, 'clientID' | 'mode' | 'amount' | 'currency'> {
  customerIDs: readonly string[]
  /** It is charged later too, while the customer is away. */
  isForLater: boolean
}
type Choices = [RouteChoice, ...RouteChoice[]]

/** Which accounts a payment with a saved method goes to: the one that holds it, and with leave those of the customer's other methods. */
@Injectable()
export class SavedCharges {
  constructor(
    private readonly database: Database,
    private readonly accounts: ProcessorAccounts,
  ) {}

  async choose(asked: SavedQuestion): Promise<{ choices: Choices; customerID: string; question: SavedQuestion }> {
    const question = { ...asked, savedPaymentMethodID: asked.savedPaymentMethodID ?? (await this.defaultOf(asked)) }
    const method = asked.method
      ? requireChargeable(asked.method, question)
      : await this.require(this.database.read, question)
    const { customerID, clientID, mode } = method
    const usable = await this.accounts.usable(mode, question.isOwnDebt ? null : clientID)
    const choiceOf = (one: SavedPaymentMethod): RouteChoice | null => {
      const account = usable.find(({ processorAccountID }) => processorAccountID === one.processorAccountID)
      return account && takes(account, question.currency)
        ? { account, because: 'saved_method', saved: asChoice(one) }
        : null
    }
    const first = choiceOf(method)
    if (!first) throw new SavedMethodAccountNotInUse()
    const others = question.fallsBack ? await this.others(method, question) : []
    // A client's own account collects for itself, so that its decline is not tried at the platform's.
    const alike = others
      .flatMap((one) => choiceOf(one) ?? [])
      .filter(({ account }) => isOfPlatform(account) === isOfPlatform(first.account))
    return { choices: [first, ...alike].slice(0, attemptsMax) as Choices, customerID, question }
  }

  private async defaultOf({ clientID, mode, customerID }: SavedQuestion): Promise<string> {
    const customer = customerID && (await this.database.read.findOneBy(Customer, { customerID, clientID, mode }))
    if (customerID && !customer) throw new CustomerUnknown()
    const { defaultPaymentMethodID = null } = customer || {}
    if (defaultPaymentMethodID === null) throw new NoDefaultMethod()
    return defaultPaymentMethodID
  }

  /** The cards that the customers can pay this amount with while present, the newest first. */
  async offered({ clientID, mode, customerIDs, isForLater, ...wanted }: OfferedQuestion) {
    const usage = isForLater ? ({ usage: 'off_session' } as const) : {}
    const found = await this.database.read.find(SavedPaymentMethod, {
      where: { clientID, mode, customerID: In([...customerIDs]), state: 'active', cardLast4: isSet(), ...usage },
      order: { createdAt: 'DESC', savedPaymentMethodID: 'DESC' },
    })
    if (found.length === 0) return []
    const accounts = (await this.accounts.usable(mode, clientID)).filter((one) => takes(one, wanted.currency))
    const usable = new Set(accounts.map(({ processorAccountID }) => processorAccountID))
    return found
      .filter(({ processorAccountID, maximumAmount, currency }) => {
        const isAllowed = maximumAmount === null || currency === null || isWithin(wanted, maximumAmount, currency)
        return isAllowed && usable.has(processorAccountID)
      })
      .slice(0, offeredSavedMethodsMax)
  }

  /** Asked again in the unit that begins the payment, because a method can be removed in between. */
  async require(manager: EntityManager, question: SavedQuestion): Promise<SavedPaymentMethod> {
    const { savedPaymentMethodID, clientID, mode } = question
    if (savedPaymentMethodID === undefined) throw new NoDefaultMethod()
    const method = await findRow(manager, SavedPaymentMethod, { savedPaymentMethodID, clientID, mode })
    if (!method) throw new SavedMethodUnknown()
    return requireChargeable(method, question)
  }

  private async others({ customerID, savedPaymentMethodID }: SavedPaymentMethod, question: SavedQuestion) {
    const found = await this.database.read.find(SavedPaymentMethod, {
      where: { customerID, state: 'active', invoiceID: IsNull() },
      order: { createdAt: 'DESC' },
    })
    return found.filter(
      ({ savedPaymentMethodID: id, usage, maximumAmount, currency }) =>
        id !== savedPaymentMethodID &&
        (usage === 'off_session' || question.payerIsPresent) &&
        (maximumAmount === null || currency === null || isWithin(question, maximumAmount, currency)),
    )
  }
}

function requireChargeable(method: SavedPaymentMethod, question: SavedQuestion): SavedPaymentMethod {
  const { customerID, payerIsPresent } = question
  if (customerID && customerID !== method.customerID) throw new SavedMethodOfAnotherCustomer()
  requireActive(method)
  if (method.usage === 'on_session' && !payerIsPresent) throw new SavedMethodOnSessionOnly()
  const { maximumAmount, currency } = method
  if (maximumAmount !== null && currency !== null && !isWithin(question, maximumAmount, currency))
    throw new AboveMandateMaximum(maximumAmount, currency)
  return method
}

/** Null: whatever the processor takes. */
const takes = ({ currencies }: ProcessorAccount, currency: Currency): boolean => currencies?.includes(currency) ?? true

/** The maximum has no meaning in another currency. */
const isWithin = (asked: Pick<SavedQuestion, 'amount' | 'currency'>, most: number, currency: Currency): boolean =>
  asked.currency === currency && asked.amount <= most

const asChoice = (method: SavedPaymentMethod): SavedChoice => ({
  savedPaymentMethodID: method.savedPaymentMethodID,
  paymentMethod: method.paymentMethod,
  card:
    method.cardBrand && method.cardLast4
      ? {
          brand: method.cardBrand,
          last4: method.cardLast4,
          ...(method.cardCountry && { country: method.cardCountry }),
          ...(method.cardFingerprint && { fingerprint: method.cardFingerprint }),
        }
      : null,
})
