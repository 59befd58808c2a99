import type { CreateCheckoutSessionRequest } from '@adyen/api-library/lib/src/typings/checkout/createCheckoutSessionRequest.js'
import type { PaymentRequest } from '@adyen/api-library/lib/src/typings/checkout/paymentRequest.js'
import { actionLifeMs } from '#contract/limits.js'
import type { ProcessorPayment } from '../port/processor.js'
import { toAdyen } from './adyen-amounts.js'
import type { AdyenMethod } from './adyen-methods.js'
import { offeredMethods } from './adyen-offered.js'

export interface AskedOfAdyen {
  payment: ProcessorPayment
  page: string
  /** The bank has declined without the payer, who goes to it now. */
  isPayerAsked?: boolean
}

// Under one key Adyen takes one and the same call only. If our address or the account's descriptor has changed since, it refuses to tell.
function commonOf({ payment, page }: AskedOfAdyen) {
  const { account, attempt, amount, currency, captureMethod, payer, reference } = payment
  const descriptor = payment.statementDescriptor ?? account.settings.statementDescriptor
  return {
    merchantAccount: account.settings.merchantAccount ?? '',
    amount: toAdyen(amount, currency),
    reference,
    returnUrl: page,
    channel: 'Web',
    ...(captureMethod === 'manual' ? { additionalData: { manualCapture: 'true' } } : { captureDelayHours: 0 }),
    ...(payer.emailAddress !== null && { shopperEmail: payer.emailAddress }),
    ...(descriptor && { shopperStatement: descriptor }),
    metadata: { attemptID: attempt },
    redirectFromIssuerMethod: 'GET',
    redirectToIssuerMethod: 'GET',
  }
}

// By redirect, so that a page of ours needs to let in no bank's frame.
export const byRedirect = { threeDSRequestData: { nativeThreeDS: 'disabled' } }

// The shopper is the customer's id, which says nothing about the person.
export function storedBy({ saves }: Pick<ProcessorPayment, 'saves'>) {
  if (!saves) return {}
  const recurringProcessingModel = saves.usage === 'off_session' ? 'UnscheduledCardOnFile' : 'CardOnFile'
  const shopperReference = saves.customerReference ?? saves.customer
  return {
    shopperReference,
    recurringProcessingModel,
    shopperInteraction: 'Ecommerce',
    storePaymentMethodMode: 'enabled',
  }
}

/** It ends with the payment's time here, so that an expired payment cannot be paid there. */
export const newSession = (asked: AskedOfAdyen): CreateCheckoutSessionRequest =>
  ({
    ...commonOf(asked),
    expiresAt: new Date(asked.payment.createdAt.getTime() + actionLifeMs),
    mode: 'embedded',
    ...storedBy(asked.payment),
    allowedPaymentMethods: offeredMethods(asked.payment.account.settings, asked.payment.captureMethod),
    authenticationData: byRedirect,
  }) as unknown as CreateCheckoutSessionRequest

/** Without a payer to send to the bank, the bank is not asked to authenticate. */
export const newPayment = (asked: AskedOfAdyen, method: Exclude<AdyenMethod, 'session'>): PaymentRequest => {
  const { returnURL, saved } = asked.payment
  const isPayerThere = returnURL !== null && (saved?.payerIsPresent ?? true)
  const mayBeAsked = isPayerThere || asked.isPayerAsked === true
  const { storedPaymentMethodId, shopperReference } = method
  return {
    ...commonOf(asked),
    paymentMethod: { type: 'scheme', storedPaymentMethodId },
    shopperReference,
    recurringProcessingModel: isPayerThere ? 'CardOnFile' : 'UnscheduledCardOnFile',
    shopperInteraction: 'ContAuth',
    authenticationData: mayBeAsked ? byRedirect : { attemptAuthentication: 'never' },
  } as unknown as PaymentRequest
}
