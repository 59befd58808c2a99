import type { RuleVerdictView } from '#contract/routing.js'
import { otpCodeLifeMs, otpResendAfterMs, otpResendsMax, otpTriesMax } from '#contract/limits.js'
import type {
  TransactionDetailView,
  TransactionMoveView,
  TransactionTermsView,
  TransactionView,
} from '#contract/transactions.js'
import type { NextActionView } from '#contract/next-actions.js'
import { fromHundredths } from '#contract/money.js'
import type { AttemptView } from '#contract/attempts.js'
import type { PaymentAttempt } from './payment-attempt.entity.js'
import type { AwaitedTransfer, Transaction } from './transaction.entity.js'
import type { TransactionMove } from './transaction-move.entity.js'

export const shownColumns = [
  ...(['transactionID', 'clientID', 'mode', 'amount', 'currency', 'fee', 'collectedBy', 'amountCaptured'] as const),
  ...([
    'amountRefunded',
    'amountDisputed',
    'status',
    'captureMethod',
    'description',
    'reference',
    'metadata',
    'paymentMethod',
  ] as const),
  ...([
    'cardBrand',
    'cardLast4',
    'paymentLinkID',
    'customerID',
    'savedPaymentMethodID',
    'review',
    'failureCode',
    'failureMessage',
    'otpContact',
    'redirectURL',
    'bankTransfer',
  ] as const),
  ...(['otpSentAt', 'otpTries', 'otpResends', 'expiresAt', 'settlesAt', 'createdAt', 'updatedAt'] as const),
]

type Shown = Pick<Transaction, (typeof shownColumns)[number]>

export const refundableOf = (transaction: Shown): number =>
  transaction.status === 'succeeded'
    ? transaction.amountCaptured - transaction.amountRefunded - transaction.amountDisputed
    : 0

export const viewTransaction = (transaction: Shown): TransactionView => ({
  transactionID: transaction.transactionID,
  clientID: transaction.clientID,
  mode: transaction.mode,
  amount: transaction.amount,
  currency: transaction.currency,
  fee: transaction.fee,
  net: transaction.amountCaptured - transaction.fee,
  collectedBy: transaction.collectedBy,
  amountCaptured: transaction.amountCaptured,
  amountRefunded: transaction.amountRefunded,
  amountRefundable: refundableOf(transaction),
  status: transaction.status,
  captureMethod: transaction.captureMethod,
  description: transaction.description,
  narration: transaction.description,
  reference: transaction.reference,
  metadata: transaction.metadata,
  paymentMethod: transaction.paymentMethod,
  card: cardOf(transaction),
  paymentLinkID: transaction.paymentLinkID,
  customerID: transaction.customerID,
  savedPaymentMethodID: transaction.savedPaymentMethodID,
  failureCode: transaction.failureCode,
  failureMessage: transaction.failureMessage,
  nextAction: nextActionOf(transaction),
  review: transaction.review,
  authorizationExpiresAt: transaction.status === 'authorized' ? (transaction.expiresAt?.toISOString() ?? null) : null,
  availableOn: transaction.settlesAt?.toISOString() ?? null,
  createdAt: transaction.createdAt.toISOString(),
  updatedAt: transaction.updatedAt.toISOString(),
})

function cardOf({ cardBrand, cardLast4 }: Shown): TransactionView['card'] {
  return cardBrand && cardLast4 ? { brand: cardBrand, last4: cardLast4 } : null
}

function nextActionOf(transaction: Shown): NextActionView | null {
  const { status, redirectURL, otpContact, otpSentAt, otpTries, otpResends, expiresAt, bankTransfer } = transaction
  if (status === 'requires_action' && bankTransfer && expiresAt) return transferOf(transaction, bankTransfer, expiresAt)
  if (status === 'requires_action' && redirectURL && !otpContact && expiresAt)
    return { type: 'redirect', url: redirectURL, expiresAt: expiresAt.toISOString() }
  if (status !== 'requires_action' || !otpContact || !otpSentAt || !expiresAt) return null
  return {
    type: 'otp',
    contact: otpContact,
    triesLeft: otpTriesMax - otpTries,
    resendsLeft: otpResendsMax - otpResends,
    resendAfter: new Date(otpSentAt.getTime() + otpResendAfterMs).toISOString(),
    codeExpiresAt: new Date(otpSentAt.getTime() + otpCodeLifeMs).toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}

const transferOf = ({ amount, currency }: Shown, transfer: AwaitedTransfer, expiresAt: Date): NextActionView => {
  const { received, ...details } = transfer
  return {
    ...{ type: 'bank_transfer', ...details, amount, currency, amountReceived: received },
    expiresAt: expiresAt.toISOString(),
  }
}

export const viewProcessor = ({ processor, processorReference }: Transaction): TransactionDetailView['processor'] => ({
  name: processor,
  reference: processorReference,
})

export const viewPayer = ({ payerEmailAddress, payerName }: Transaction): TransactionDetailView['payer'] =>
  payerEmailAddress || payerName ? { emailAddress: payerEmailAddress, name: payerName } : null

export const viewTransactionMove = (
  move: TransactionMove,
  member?: { clientMemberID: string; name: string },
): TransactionMoveView => ({
  from: move.from,
  to: move.to,
  deed: move.deed,
  actorKind: move.actorKind,
  actorID: move.actorID,
  actorMemberID: member?.clientMemberID ?? null,
  actorName: member?.name ?? null,
  createdAt: move.createdAt.toISOString(),
})

export interface Routed {
  name: (processorAccountID: string) => string
  rules: RuleVerdictView[]
}

export const viewAttempt = (attempt: PaymentAttempt, routed?: Routed): AttemptView => ({
  attemptID: attempt.attemptID,
  number: attempt.number,
  outcome: attempt.outcome,
  failureCode: attempt.failureCode,
  latencyMs: attempt.latencyMs,
  createdAt: attempt.createdAt.toISOString(),
  ...(routed && {
    account: {
      processorAccountID: attempt.processorAccountID,
      name: routed.name(attempt.processorAccountID),
      processor: attempt.processor,
      chosenBecause: attempt.chosenBecause,
      routingRuleID: attempt.routingRuleID,
      rules: routed.rules,
      reference: attempt.processorReference,
      rawCode: attempt.rawCode,
    },
  }),
})

export const viewTerms = (transaction: Transaction): TransactionTermsView => ({
  planID: transaction.planID,
  chargePercentage: fromHundredths(transaction.chargePercentageHundredths),
  fixedFee: transaction.fixedFee,
  refundFee: transaction.refundFee,
  disputeFee: transaction.disputeFee,
  reservePercentage: fromHundredths(transaction.reserveHundredths),
  reserveDays: transaction.reserveDays,
})
