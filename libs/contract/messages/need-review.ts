import type { Noun, Translated } from './translated.js'

/**
 * Sentences about money, and those that bind somebody, which nobody who speaks the language from home has read yet in French, Spanish,
 * Portuguese and Arabic. Whoever has takes them out.
 */
export const needReview = {
  pay: [
    'expiryDateAndSecurityCode',
    'noRealMoneyMoves',
    'thePaymentCouldNotBe',
    'nothingWasTakenFromYou',
    'wasNotPaidAndNothing',
    'wasNotConfirmedInTime',
    'thankYouItIsPaid',
    'thankYouItIsAuthorized',
    'takesTheMoneyLater',
    'thatDidNotWorkNothing',
    'pleaseAskTheMerchant',
    'titleTakesYourCard',
    'expiredWithoutAPayment',
    'waitingForTheBank',
    'refunded',
    'transferMoney',
    'useThisReference',
    'partHasArrived',
    'sendTheTransferBy',
  ],
  payerRefusals: ['payerRefusals'],
  receipts: ['receipt'],
  accountMails: ['approvedNews', 'rejectedNews', 'suspendedNews'],
  debtMails: ['subjects', 'news'],
  disputeMails: ['news', 'reasons', 'evidenceUntil', 'processorDecides', 'inquiryNews', 'dueNews'],
  paymentFailureMails: ['subject', 'news', 'advice'],
  payoutMails: ['subjects', 'news'],
  clientRefusals: ['clientRefusals'],
  transactions: ['thePayerKeepsTheA', 'isAuthorizedItIsCaptured', 'canStillBeRefundedThe', 'yourRoleRefunds'],
  transactionActions: ['created', 'found', 'actions'],
  payments: ['theTransferNames', 'isOnHoldUntilThe', 'underReviewHelp', 'captureAllOrAPart', 'afterThatItIsReleased'],
  states: ['theProcessorIsSilent', 'outcomeUnknown'],
  terms: ['whatPaymentsCost', 'reserve'],
  clientPayouts: ['nothingAvailable', 'delayed', 'leastHelp'],
  liftHold: ['confirmOnlyWhatYouBegan', 'apiKeysCanBeMade'],
} as const satisfies { [Name in Noun]?: readonly (keyof Translated[Name])[] }
