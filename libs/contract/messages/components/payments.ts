import { counted } from '../../words.js'

const count = counted('en')

export const createdAndPaid = 'Created and paid'
export const createdAndDeclined = 'Created and declined'
export const createdAndCanceled = 'Created and canceled'
export const createdAndExpired = 'Created and expired'
export const weAskedTheProcessorIt = 'We asked the processor: it waits for the one-time code'
export const weAskedTheProcessorItDoes = 'We asked the processor: it does not know yet'
export const weAskedTheProcessorItIs = 'We asked the processor: it is authorized'
export const weAskedTheProcessorItIsPaid = 'We asked the processor: it is paid'
export const weAskedTheProcessorItWas = 'We asked the processor: it was declined'
export const weAskedTheProcessorItIsCanceled = 'We asked the processor: it is canceled'
export const thePayerEnteredTheRight = 'The payer entered the right code'
export const theCodeWasSentAgain = 'The code was sent again'
export const settledTheMoneyIsAvailable = 'Settled: the money is available'
export const aRefundFailed = 'A refund failed'
export const theCaptureFailed = 'The capture failed later: the amount was taken back from the balance'
export const thePaymentWasRestored = 'The processor captured the payment again'
export const thePayerDisputedThePayment = 'The payer disputed the payment'
export const thePayerDisputedItAfter = 'The payer disputed it after everything had been refunded'
export const theDisputeWasClosedAs = 'The dispute was closed as won'
export const theDisputeWasClosedAsLost = 'The dispute was closed as lost'
export const moneyCaptured = (money: string) => `${money} captured`
export const thePayerEnteredAWrong = 'The payer entered a wrong code'
export const expiredNobodyCapturedItIn = 'Expired: nobody captured it in time'
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
export const isNoLongerOnHold = 'is no longer on hold'
export const wasKeptAsFee = {
  merchant: 'was kept as our fee',
  staff: 'was kept as the platform’s fee',
}
export const ofWasGivenBack = {
  merchant: 'of our fee was given back',
  staff: 'of the platform’s fee was given back',
}
export const cameInFromThePayer = 'came in from the payer'
export const wentBackToThePayer = 'went back to the payer'
export const wasPutIntoReserve = 'was put into the reserve'
export const wasReleasedFromReserve = 'was released from the reserve'
export const isOnItsWayToBank = 'is on its way to the bank account'
export const isNoLongerOnItsWay = 'is no longer on its way'
export const wasPaidFromOurBank = 'was paid from our bank'
export const cameIntoOurBank = 'came into our bank'
export const wasTakenByProcessor = 'was taken by the processor'
export const wasGivenBackByProcessor = 'was given back by the processor'
export const wasTakenByBank = 'was taken by the bank'
export const wasGivenBackByBank = 'was given back by the bank'
export const cameFromOurOwnMoney = 'came from our own money'
export const wentToOurOwnMoney = 'went to our own money'
export const goesToAnotherLine = 'goes to another line of the ledger'
export const comesFromAnotherLine = 'comes from another line of the ledger'
export const waitsForExplanation = 'waits for an explanation'
export const isExplained = 'is explained now'
export const wasExchangedInto = 'was received in exchange'
export const wasExchangedAway = 'was exchanged into another currency'
export const wasExchangeGain = 'was gained by exchange rates'
export const wasExchangeLoss = 'was lost to exchange rates'
export const postingNames = {
  payment: 'Payment',
  settlement: 'Settlement',
  refund: 'Refund',
  reserve: 'Reserve',
  reserve_released: 'Reserve released',
  payout: 'Payout',
  payout_paid: 'Payout paid',
  payout_returned: 'Payout returned',
  payout_fee: 'Payout fee',
  processor_settlement: 'Processor settlement',
  processor_cost: 'Processor cost',
  bank_charge: 'Bank charge',
  suspense: 'Not explained yet',
  suspense_resolved: 'Explained',
  opening_balance: 'Opening balance',
  write_off: 'Written off',
  clearing_named: 'Processor account named',
  exchange: 'Currency exchange',
  exchange_result: 'Exchange gain or loss',
  line_closed: 'Line of the ledger left',
  line_opened: 'Line of the ledger entered',
} as const
export const amounts = 'Amounts'
export const authorizedAmount = 'Authorized amount'
export const net = 'Net'
export const availableOn = 'Available on'
export const feeGivenBack = 'Fee given back'
export const lostInADispute = 'Lost in a dispute'
export const collectedByOwnAccount = {
  merchant: 'Your own processor account collected this payment. Only fees are charged to your balance.',
  staff: 'The client’s own processor account collected this payment. Only fees are charged to its balance.',
}
export const thisPaymentTookMoreFrom = {
  merchant: 'This payment took more from your balance than it brought',
  staff: 'This payment took more from the client’s balance than it brought',
}
export const leftOnWhose = {
  merchant: 'Left on your balance',
  staff: 'Left on the client’s balance',
}
export const ofThatOnHoldFor = 'Of that, on hold for a dispute'
export const disputes = 'Disputes'
export const thePayersBankAsksFor = 'The payer’s bank asks for the money back.'
export const opened = 'Opened'
export const closed = ', closed'
export const noMoneyIsOnHold = 'No money is on hold for it.'
export const moneyIsOnHold = (money: string) => `${money} is on hold.`
export const moneyWasReleased = (money: string) => `${money} was released.`
export const moneyWasTakenBack = (money: string) => `${money} was taken back.`
export const inTheBooks = 'In the books'
export const everyMovementOfThisPayment = 'Every movement of this payment. The entries of each one sum to zero.'
export const noMoneyHasMoved = 'No money has moved.'
export const details = 'Details'
export const transactionId = 'Transaction ID'
export const transactionIdWithin = 'transaction ID'
export const description = 'Description'
export const reference = 'Reference'
export const referenceWithin = 'reference'
export const paymentMethod = 'Payment method'
export const capture = 'Capture'
export const byHandAfterTheAuthorization = 'By hand, after the authorization'
export const atOnce = 'At once'
export const created = 'Created'
export const lastChange = 'Last change'
export const metadata = 'Metadata'
export const isOnHoldUntilThe = (money: string) =>
  `${money} is on hold until the dispute is closed. Until then nothing can be refunded.`
export const thePayerDisputesMoney = (money: string) => `The payer disputes ${money}`
export const waitingForThePayersOne = 'Waiting for the payer’s one-time code'
export const isAuthorizedAndNotTaken = (money: string) => `${money} is authorized, and not taken yet`
export const captureAllOrAPart = 'Capture all or a part of it until'
export const afterThatItIsReleased = '; after that it is released.'
export const theOutcomeIsNotKnown = 'The outcome is not known yet'
export const thePaymentFailed = 'The payment failed'
export const aCodeWasSentTo = (contact: string) => `A code was sent to ${contact}. It works until`
export const withLeftThePaymentExpires = (triesLeft: number) =>
  `, with ${count(triesLeft, { one: '# try', other: '# tries' })} left. The payment expires`
export const onItsWay = 'On its way'
export const canStillBeRefunded = (money: string) => `${money} can still be refunded.`
export const refunds = 'Refunds'
export const noRefundsYetAPayment = 'No refunds yet. A payment can be refunded in several parts.'
export const noRefundsYet = 'No refunds yet.'
export const reason = 'Reason'
export const status = 'Status'
export const date = 'Date'
export const amount = 'Amount'
export const noReasonGiven = 'No reason given'
export const timeline = 'Timeline'
export const createdNothingElseHasHappened = 'Created; nothing else has happened yet.'
export const transactions = 'Transactions'
export const asTheApiAnswersIt = 'As the API answers it'
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
export const ofTheNewestPaymentsThat = (count: string) => `Of the newest ${count} payments that this filter lists.`
export const captured = 'Captured'
export const refunded = 'Refunded'
export const fees = 'Fees'
export const netBeforeRefunds = 'Net before refunds'
export const nothingIsListedYet = 'Nothing is listed yet.'
export const pleaseCorrectTheFilterAbove = 'Please correct the filter above.'
export const clearTheFilter = 'Clear the filter'
export const nothingMatchesThisFilter = 'Nothing matches this filter.'
export const paymentsShowUpHere = 'Payments show up here.'
export const pagesOfTheList = 'Pages of the list'
export const client = 'Client'
export const method = 'Method'
export const waitingForThePayerElsewhere = 'Waiting for the payer at the processor’s page'
export const thePayerGoesOnElsewhere = 'The payer goes on there and comes back. The payment expires'
export const refundFailed = 'Refund failed'
export const paymentFailed = 'Payment failed'
export const paymentRestored = 'Payment restored'
export const payer = 'Payer'
export const isUnderReview = 'This payment is under review'
export const underReviewHelp =
  'The money is authorized and held. It can be captured once staff have released it, and ends if they block it.'
export const staffReleasedIt = 'Staff released it after a review'
export const staffBlockedIt = 'Staff blocked it after a review'
export const failureCode = 'Failure code'
export const cardBrand = 'Card brand'
export const any = 'Any'
