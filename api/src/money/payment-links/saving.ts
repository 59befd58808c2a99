import type { EntityManager } from 'typeorm'
import { clock } from '#contract/clock.js'
import { consentSentence } from '#contract/consent.js'
import type { Language } from '#contract/languages.js'
import { wordsIn } from '#contract/messages/all-languages.js'
import { isSavedMethod } from '#contract/payment-methods.js'
import type { CheckoutSavingView, PayByLink } from '#contract/payment-links.js'
import { Client } from '../../people/clients/client.entity.js'
import { currentRequest } from '../../platform/http/request-context.js'
import { Customer } from '../customers/customer.entity.js'
import type { Consent } from '../saved-methods/method-setup.entity.js'
import { rangeOf } from '../saved-methods/method-times.js'
import { formatsOf } from '#contract/formats-of.js'
import type { PaymentLink } from './payment-link.entity.js'
import { viewSold } from './sold-subscriptions.js'

/** An erased customer has nothing saved: the session is then paid as any other. */
async function savesFor(manager: EntityManager, link: PaymentLink) {
  const { customerID, savePaymentMethod, subscription } = link
  if (subscription?.isNewCustomer && !customerID) return true
  if (!customerID || !savePaymentMethod || savePaymentMethod === 'no') return false
  return (await manager.findOneBy(Customer, { customerID }))?.erasedAt === null
}

/** A link, with what is asked of the invoice that it pays. */
export type SavingLink = PaymentLink & Partial<Pick<CheckoutSavingView, 'savedFor' | 'processorAccountIDs'>>

export async function savingOf(manager: EntityManager, link: SavingLink): Promise<CheckoutSavingView | null> {
  const { savePaymentMethod: choice, savedMethodUsage, mandateMaximum } = link
  const { savedFor = null, processorAccountIDs = null } = link
  if (!choice || choice === 'no' || !(await savesFor(manager, link))) return null
  const usage = savedMethodUsage ?? 'off_session'
  return { choice, usage, maximumAmount: mandateMaximum, savedFor, processorAccountIDs }
}

/** The page has shown the same sentence, in the payer's language. Null: the payer saves nothing. */
export async function consentOf(
  manager: EntityManager,
  link: SavingLink,
  input: Pick<PayByLink, 'saveMethod' | 'language'> & { paymentMethod?: PayByLink['paymentMethod'] },
  defaultLanguage: Language,
): Promise<Consent | null> {
  const saving = await savingOf(manager, link)
  if (isSavedMethod(input.paymentMethod) && !link.subscription) return null
  if (!saving || (saving.choice === 'offer' && !input.saveMethod)) return null
  const { name: merchantName } = await manager.findOneByOrFail(Client, { clientID: link.clientID })
  return mandateFor(link, saving, { merchantName, language: input.language ?? defaultLanguage })
}

function mandateFor(
  link: PaymentLink,
  { usage, maximumAmount, savedFor }: CheckoutSavingView,
  { merchantName, language }: { merchantName: string; language: Language },
): Consent {
  const { currency, invoiceID } = link
  const consent = { merchantName, currency, usage, maximumAmount, savedFor, subscription: viewSold(link) }
  return {
    usage,
    maximumAmount,
    currency: maximumAmount === null ? null : currency,
    sentence: consentSentence(wordsIn[language], formatsOf(language), consent),
    language,
    ipRange: rangeOf(currentRequest()?.address),
    acceptedAt: clock.now(),
    invoiceID,
  }
}
