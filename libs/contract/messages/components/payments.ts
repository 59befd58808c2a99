import { counted } from '../../words.js'

const count = counted('en')

export const createdAndPaid = 'Created and paid'
export const createdAndDeclined = 'Created and declined'
export const createdAndCanceled = 'Created and canceled'
export const createdAndExpired = 'Created and expired'
export const weAskedTheProcessorIt = 'Processor status: waiting for the one-time code'
export const weAskedTheProcessorItDoes = 'Processor status: unknown'
export const weAskedTheProcessorItIs = 'Processor status: authorized'
export const weAskedTheProcessorItIsPaid = 'Processor status: paid'
export const weAskedTheProcessorItWas = 'Processor status: declined'
export const weAskedTheProcessorItIsCanceled = 'Processor status: canceled'
export const thePayerEnteredTheRight = 'The payer entered the right code'
export const codeResent = 'The code was resent'
export const settledTheMoneyIsAvailable = 'Settled: the money is available'
export const aRefundFailed = 'A refund failed'
export const theCaptureFailed = 'The capture failed later. We debited the balance'
export const thePaymentWasRestored = 'The processor captured the payment again'
export const thePayerDisputedThePayment = 'The payer disputed the payment'
export const thePayerDisputedItAfter = 'The payer disputed it after a full refund'
export const theDisputeWasClosedAs = 'The dispute was closed as won'
export const theDisputeWasClosedAsLost = 'The dispute was closed as lost'
export const moneyCaptured = (money: string) => `${money} captured`
export const thePayerEnteredAWrong = 'The payer entered an incorrect code'
export const expiredNobodyCapturedItIn = 'Expired: not captured in time'
export const expiredNoCodeWasEntered = 'Expired: no code was entered in time'
export const moneyRefunded = (money: string) => `${money} refunded`
export const disputeOpened = 'Dispute opened'
export const disputeWon = 'Dispute won'
export const disputeLost = 'Dispute lost'
export const wasCreditedToAvailableBalance = {
  merchant: 'was credited to your available balance',
  staff: 'was credited to the client’s available balance',
}
export const wasTakenFromAvailableBalance = {
  merchant: 'was taken from your available balance',
  staff: 'was taken from the client’s available balance',
}
export const wasCreditedToPendingBalance = {
  merchant: 'was credited to your pending balance',
  staff: 'was credited to the client’s pending balance',
}
export const leftWhosePendingBalance = {
  merchant: 'left your pending balance',
  staff: 'left the client’s pending balance',
}
export const wasPutOnHoldFor = 'was put on hold for the dispute'
export const isNoLongerOnHold = 'was released from hold'
export const wasKeptAsFee = {
  merchant: 'was charged as our fee',
  staff: 'was charged as the platform’s fee',
}
export const feeWasRefunded = {
  merchant: 'of our fee was refunded',
  staff: 'of the platform’s fee was refunded',
}
export const cameInFromThePayer = 'was received from the payer'
export const returnedToThePayer = 'was returned to the payer'
export const wasPutIntoReserve = 'was added to the reserve'
export const wasReleasedFromReserve = 'was released from the reserve'
export const isOnItsWayToBank = 'is in transit to the bank account'
export const isNoLongerOnItsWay = 'is no longer in transit'
export const wasPaidFromOurBank = 'was paid from our bank account'
export const cameIntoOurBank = 'was received in our bank account'
export const wasTakenByProcessor = 'was charged by the processor'
export const wasRefundedByProcessor = 'was refunded by the processor'
export const wasTakenByBank = 'was charged by the bank'
export const wasRefundedByBank = 'was refunded by the bank'
export const cameFromCompanyFunds = 'came from company funds'
export const wentToCompanyFunds = 'went to company funds'
export const goesToAnotherLine = 'moved to another ledger line'
export const comesFromAnotherLine = 'moved from another ledger line'
export const isUnmatched = 'is unmatched'
export const wasMatched = 'was matched'
export const wasExchangedInto = 'was received in a currency exchange'
export const wasExchangedAway = 'was exchanged into another currency'
export const wasExchangeGain = 'was gained by exchange rates'
export const wasExchangeLoss = 'was lost to exchange rates'
export const postingNames = {
  payment: 'Payment',
  settlement: 'Settlement',
  refund: 'Refund',
  late_refund: 'Late payment refunded',
  late_refund_failed: 'Refund of late payment failed',
  reserve: 'Reserve',
  reserve_released: 'Reserve released',
  payout: 'Payout',
  payout_paid: 'Payout paid',
  payout_returned: 'Payout returned',
  payout_fee: 'Payout fee',
  processor_settlement: 'Processor settlement',
  processor_cost: 'Processing fee',
  bank_charge: 'Bank fee',
  suspense: 'Unmatched',
  suspense_resolved: 'Matched',
  opening_balance: 'Opening balance',
  write_off: 'Write-off',
  clearing_named: 'Processor account assigned',
  exchange: 'Currency exchange',
  exchange_result: 'Exchange gain or loss',
  adjustment: 'Adjustment',
  line_closed: 'Moved out of ledger line',
  line_opened: 'Moved into ledger line',
} as const
export const amounts = 'Amounts'
export const authorizedAmount = 'Authorized amount'
export const net = 'Net'
export const availableOn = 'Available on'
export const feeGivenBack = 'Fee returned'
export const lostInADispute = 'Lost in a dispute'
export const collectedByConnectedAccount = {
  merchant: 'Your connected account at the processor collected this payment. The processor kept our fee.',
  staff: 'The client’s connected account at the processor collected this payment. The processor kept our fee.',
}
export const collectedByOwnAccount = {
  merchant: 'Your own processor account collected this payment. Only fees are charged to your balance.',
  staff: 'The client’s own processor account collected this payment. Only fees are charged to its balance.',
}
export const thisPaymentTookMoreFrom = {
  merchant: 'This payment lowered your balance',
  staff: 'This payment lowered the client’s balance',
}
export const leftOnWhose = {
  merchant: 'Remaining balance',
  staff: 'Remaining client balance',
}
export const ofThatOnHoldFor = 'Of which on hold for a dispute'
export const refundInTransit = 'Refund in transit'
export const disputes = 'Disputes'
export const thePayersBankAsksFor = 'The payer’s bank asks for the money back.'
export const opened = 'Opened'
export const closed = ', closed'
export const noMoneyIsOnHold = 'No money is on hold for it.'
export const moneyIsOnHold = (money: string) => `${money} is on hold.`
export const moneyWasReleased = (money: string) => `${money} was released.`
export const moneyWasTakenBack = (money: string) => `${money} was debited.`
export const inTheBooks = 'Ledger entries'
export const paymentEntriesLead = 'All ledger entries for this payment. Each posting adds up to zero.'
export const noLedgerEntriesYet = 'No ledger entries yet.'
export const details = 'Details'
export const transactionId = 'Transaction ID'
export const transactionIdWithin = 'transaction ID'
export const description = 'Description'
export const reference = 'Reference'
export const referenceWithin = 'reference'
export const paymentMethod = 'Payment method'
export const capture = 'Capture'
export const manualCapture = 'Manual'
export const atOnce = 'Immediate'
export const created = 'Created'
export const lastChange = 'Last change'
export const metadata = 'Metadata'
export const isOnHoldUntilThe = (money: string) =>
  `${money} is on hold until the dispute closes. You can’t issue refunds until then.`
export const thePayerDisputesMoney = (money: string) => `The payer disputed ${money}`
export const waitingForThePayersOne = 'Waiting for the payer’s one-time code'
export const isAuthorizedAndNotTaken = (money: string) => `${money} is authorized, not captured yet`
export const captureAllOrAPart = 'Capture all or part of it before'
export const afterThatItIsReleased = '; after that it is released.'
export const outcomeIsUnknown = 'Outcome unknown'
export const thePaymentFailed = 'The payment failed'
export const aCodeWasSentTo = (contact: string) => `A code was sent to ${contact}. It works until`
export const withLeftThePaymentExpires = (triesLeft: number) =>
  `, with ${count(triesLeft, { one: '# try', other: '# tries' })} left. The payment expires`
export const onItsWay = 'In transit'
export const canStillBeRefunded = (money: string) => `You can refund up to ${money}.`
export const fullyRefunded = 'Fully refunded'
export const refunds = 'Refunds'
export const noRefundsYetAPayment = 'No refunds yet. You can refund a payment several times.'
export const noRefundsYet = 'No refunds yet.'
export const reason = 'Reason'
export const status = 'Status'
export const date = 'Date'
export const amount = 'Amount'
export const seePayout = 'See payout'
export const noReasonGiven = 'No reason given'
export const madeAtProcessor = 'Made in the processor’s dashboard'
export const timeline = 'Timeline'
export const createdNoOtherActivity = 'Created. No other activity yet.'
export const transactions = 'Transactions'
export const viewAsJson = 'View as JSON'
export const filterTransactions = 'Filter transactions'
export const descriptionStatusOrId = 'Description, status or ID'
export const anyStatus = 'Any status'
export const currency = 'Currency'
export const anyCurrency = 'Any currency'
export const filter = 'Filter'
export const moreFilters = 'More filters'
export const from = 'From'
export const to = 'To'
export const lowestAmount = 'Lowest amount'
export const highestAmount = 'Highest amount'
export const totalsOfThisFilter = 'Totals of this filter'
export const ofTheNewestPaymentsThat = (count: string) => `For the newest ${count} payments in this filter.`
export const captured = 'Captured'
export const refunded = 'Refunded'
export const fees = 'Fees'
export const netBeforeRefunds = 'Net before refunds'
export const nothingIsListedYet = 'No payments listed.'
export const pleaseCorrectTheFilterAbove = 'Change the filter above.'
export const clearTheFilter = 'Clear filter'
export const nothingMatchesThisFilter = 'No results for this filter.'
export const paymentsShowUpHere = 'Payments show up here.'
export const pagesOfTheList = 'List pages'
export const client = 'Client'
export const method = 'Method'
export const waitingForTheTransfer = 'Waiting for the payer’s bank transfer'
export const theTransferNames = (received: string, total: string, reference: string) =>
  `Received ${received} of ${total} with the reference ${reference}. The payment expires`
export const waitingForThePayerElsewhere = 'Waiting for the payer on the processor’s page'
export const payerContinuesElsewhere = 'The payer continues there and then returns. The payment expires'
export const refundFailed = 'Refund failed'
export const paymentFailed = 'Payment failed'
export const paymentRestored = 'Payment restored'
export const payer = 'Payer'
export const isUnderReview = 'This payment is under review'
export const underReviewHelp =
  'The money is authorized and on hold. You can capture it after staff release it. If they block it, the payment is canceled.'
export const staffReleasedIt = 'Staff released it after a review'
export const staffBlockedIt = 'Staff blocked it after a review'
export const failureCode = 'Failure code'
export const cardBrand = 'Card brand'
export const any = 'Any'
