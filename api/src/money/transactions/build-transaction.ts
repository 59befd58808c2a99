import type { GivenPaymentMethod } from '#contract/payment-methods.js'
import type { CreateTransaction } from '#contract/transactions.js'
import { collectorAt } from '../processors/own-accounts.js'
import type { RouteChoice } from '../processors/port/router.js'
import type { ProcessorRegistry } from '../processors/processor-registry.js'
import type { Origin } from './origin.js'
import { nothingYet, Transaction } from './transaction.entity.js'
import { dueAtOf } from './transaction-moves.js'

export function chosenAt(processors: ProcessorRegistry, { account, saved }: RouteChoice, method: GivenPaymentMethod) {
  const { processor, processorAccountID } = account
  const { paymentMethod, card } = saved ?? processors.named(processor).read(method)
  return {
    processor,
    processorAccountID,
    collectedBy: collectorAt(account),
    connectedTo: account.connectedTo ?? null,
    savedPaymentMethodID: saved?.savedPaymentMethodID ?? null,
    paymentMethod,
    cardBrand: card?.brand ?? null,
    cardLast4: card?.last4 ?? null,
    cardCountry: card?.country ?? null,
    cardFingerprint: card?.fingerprint ?? null,
    cardToldLater: 0,
  }
}

type Begun = Pick<Transaction, 'transactionID' | 'payerIsPresent' | 'notifiesPayer' | 'inFlightBy'> & {
  now: Date
} & ReturnType<typeof chosenAt>

export function buildTransaction(
  { clientID, mode, apiUserID, paymentLinkID, customerID, payer, payerAddress, payerLanguage, returnURL }: Origin,
  input: CreateTransaction,
  { now, transactionID, ...begun }: Begun,
): Transaction {
  const transaction = Object.assign(new Transaction(), {
    transactionID,
    clientID,
    mode,
    apiUserID: apiUserID ?? null,
    paymentLinkID: paymentLinkID ?? null,
    customerID: customerID ?? null,
    methodSetupID: null,
    amount: input.amount,
    currency: input.currency,
    ...nothingYet,
    status: 'processing',
    captureMethod: input.captureMethod ?? 'automatic',
    description: input.description,
    reference: input.reference ?? null,
    metadata: input.metadata ?? {},
    ...begun,
    processorReference: null,
    statementDescriptor: null,
    review: null,
    payerEmailAddress: payer?.emailAddress ?? null,
    payerName: payer?.name ?? null,
    payerAddress: payerAddress ?? null,
    payerLanguage: payerLanguage ?? null,
    returnURL: (typeof returnURL === 'function' ? returnURL(transactionID) : returnURL) ?? null,
    redirectURL: null,
    bankTransfer: null,
    inFlight: 'charge',
    createdAt: now,
    updatedAt: now,
  })
  transaction.dueAt = dueAtOf(transaction)
  return transaction
}
