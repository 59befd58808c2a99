import type { EntityManager } from 'typeorm'
import { isMeantAsSaved, isSavedMethod } from '#contract/payment-methods.js'
import type { CaptureMethod, CreateTransaction } from '#contract/transactions.js'
import { newId } from '../../platform/crypto/ids.js'
import type { ProcessorEntry } from '../processors/port/processor-entry.js'
import type { RouteChoice } from '../processors/port/router.js'
import { processors } from '../processors/registry.js'
import { type Consent, MethodSetup } from '../saved-methods/method-setup.entity.js'
import type { SavedQuestion } from '../saved-methods/saved-charges.js'
import {
  FallbackOnlyWithSavedMethod,
  OnlyWithSavedMethod,
  SavedMethodUnknown,
} from '../saved-methods/saved-methods.errors.js'
import type { Origin } from './origin.js'
import type { Transaction } from './transaction.entity.js'
import { CaptureLaterNotPossible } from './transactions.errors.js'

type Choices = [RouteChoice, ...RouteChoice[]]

const canOf = ({ account }: RouteChoice): ProcessorEntry['can'] | undefined =>
  processors.find(({ name }) => name === account.processor)?.can

/** Null: it is not paid with a saved method. */
export function savedQuestionOf(asking: Origin, input: CreateTransaction): SavedQuestion | null {
  const { amount, currency, paymentMethod, payerIsPresent, fallbackToOtherMethods } = input
  const { clientID, mode, customerID, isOwnDebt, method } = asking
  if (!isSavedMethod(paymentMethod)) {
    if (isMeantAsSaved(paymentMethod)) throw new SavedMethodUnknown()
    if (payerIsPresent !== undefined) throw new OnlyWithSavedMethod()
    if (fallbackToOtherMethods !== undefined) throw new FallbackOnlyWithSavedMethod()
    return null
  }
  const { savedPaymentMethodID } = paymentMethod
  return {
    ...{ clientID, mode, customerID, savedPaymentMethodID, amount, currency },
    payerIsPresent: payerIsPresent ?? false,
    fallsBack: fallbackToOtherMethods ?? false,
    isOwnDebt: isOwnDebt ?? false,
    ...(method && { method }),
  }
}

/** The accounts that can hold the money until it is captured, where that is asked for. */
export function savedAbleTo(captureMethod: CaptureMethod, choices: Choices): Choices {
  const isAble = (choice: RouteChoice) => captureMethod === 'automatic' || canOf(choice)?.manualCapture === true
  const [first, ...others] = choices
  if (!isAble(first)) throw new CaptureLaterNotPossible()
  return [first, ...others.filter(isAble)]
}

/** A method that shall be saved goes to an account that can, where there is one. */
export function savingFirst({ saves, customerID }: Origin, choices: Choices): Choices {
  const [first, ...others] = saves && customerID ? choices.filter((one) => canOf(one)?.savedMethods) : []
  return first ? [first, ...others] : choices
}

/** The consent is kept with the payment, before anything is sent. An erased customer saves nothing. */
export async function beginSaving(manager: EntityManager, transaction: Transaction, consent: Consent): Promise<void> {
  const { transactionID, clientID, mode, customerID, createdAt } = transaction
  if (!customerID) return
  const setupID = newId('mset', createdAt.getTime())
  const own = { setupID, clientID, mode, customerID, transactionID }
  await manager.insert(MethodSetup, { ...own, ...consent, status: 'open', savedPaymentMethodID: null })
  transaction.methodSetupID = setupID
}
