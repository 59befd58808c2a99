import { counted } from '../words.js'

const count = counted('en')

export const isPaid = 'Succeeds'
export const declinedNotEnoughMoney = 'Declined: insufficient funds'
export const declinedTheCardHasExpired = 'Declined: card expired'
export const declinedSuspicious = 'Declined: suspicious'
export const failsAtTheProcessor = 'Fails at the processor'
export const asksForAOneTime = 'Requires a one-time code'
export const takesFiveSeconds = 'Takes five seconds'
export const theAnswerIsLostFor = 'Response delayed'
export const isPaidAndDisputedLater = 'Succeeds, then disputed'
export const isPaidAndDeclinedWithoutYou = 'Succeeds, but is declined when saved and charged later without the payer'
export const isPaidAndReportedStolenLater = 'Succeeds, but is reported stolen when charged later without the payer'
export const isPaidAndExpiresSoon = 'Succeeds, and expires at the end of this month when saved'
export const savesForYou = (merchantName: string) =>
  `Save this payment method with ${merchantName}. You confirm each later payment yourself. You can have it removed at any time.`
export const savesForYouUpTo = (merchantName: string, most: string) =>
  `Save this payment method with ${merchantName}, for payments of up to ${most} each. You confirm each later payment yourself. You can have it removed at any time.`
export const savesForLater = (merchantName: string) =>
  `Save this payment method with ${merchantName}. ${merchantName} may charge it again later without you being present. You can have it removed at any time.`
export const savesForLaterUpTo = (merchantName: string, most: string) =>
  `Save this payment method with ${merchantName}. ${merchantName} may charge it again later without you being present, up to ${most} each time. You can have it removed at any time.`
export const savesForSubscription = (merchantName: string, price: string) =>
  `Save this payment method with ${merchantName} for your subscription. Until you cancel, ${merchantName} may charge it ${price} without you being present, and anything that is still unpaid for this subscription. If you change your subscription, the amount changes with it. You can have it removed at any time.`
export const usageIsCharged = (merchantName: string) =>
  `${merchantName} charges your usage after each period, and for the last time after you cancel.`
export const testCardsAndOutcomes = 'Test cards and outcomes'
export const orAnOutcomeWithoutA = 'Or choose an outcome without a card'
export const useTheCardAbove = 'Use the card above'
export const use = 'Use'
export const closeTheCheckout = 'Close checkout'
export const closeWhilePaying = 'The payment is being processed. Close anyway?'
export const payMerchantName = (merchantName: string) => `Pay ${merchantName}`
export const amountInCurrency = (currency: string) => `Amount in ${currency}`
export const paying = 'Paying...'
export const pay = 'Pay'
export const payMoney = (money: string) => `Pay ${money}`
export const expiryDateAndSecurityCode = 'Enter any future expiry date and any security code. We don’t store them.'
export const cardNumber = 'Card number'
export const expiryDate = 'Expiry date'
export const securityCode = 'Security code'
export const pleaseChooseOneOfThe = 'Choose one of the listed methods'
export const noCardHasThisNumber = 'Unknown card number. Use one of the test cards below'
export const amountIsRequired = 'Amount is required'
export const pleaseEnterAnAmountSuch = (example: string) => `Enter an amount such as ${example}`
export const pleaseEnterMoreThanNothing = 'Enter an amount greater than 0'
export const upTo = (money: string) => `Up to ${money}`
export const enterAnotherAmount = 'No payment method takes this amount. Enter a larger or rounder one'
export const signedOutMeanwhile =
  'You’ve been signed out, so your saved cards aren’t shown. You haven’t been charged. Enter a card, or sign in again by email'
export const noPartsAnymore = 'This invoice can’t be paid in part anymore. You haven’t been charged. Check the amount'
export const pleaseEnterAtMost = (money: string) => `Enter at most ${money}`
export const cardNumberIsRequired = 'Card number is required'
export const itHas3Or4 = 'Enter 3 or 4 digits'
export const securityCodeIsRequired = 'Security code is required'
export const expiryDateIsRequired = 'Expiry date is required'
export const pleaseEnterItAsMm = 'Enter it as MM / YY'
export const thisCardHasExpired = 'This card has expired'
export const checkoutByGatehouse = 'Checkout by Gatehouse'
export const sandbox = 'Sandbox.'
export const noRealMoneyMoves = 'No real money moves.'
export const alreadyPaid = 'Already paid'
export const thisLinkHasExpired = 'This link has expired'
export const thisLinkIsClosed = 'This link is closed'
export const ifItWasYouWho = 'If you paid, you’re all set.'
export const getNewLink = (merchantName: string) => `Still need to pay? Ask ${merchantName} for a new link.`
export const noSuchPayment = 'Payment link not found'
export const thereIsNoPaymentLink = 'This payment link doesn’t exist.'
export const linksAreLongAndBreak =
  'The link may be incomplete. Open it again from the original message, or ask the sender for a new one.'
export const thePaymentCouldNotBe = 'We couldn’t start the payment. You haven’t been charged. Try again.'
export const youChooseTheAmount = 'You choose the amount'
export const inCurrency = (currency: string) => `In ${currency}.`
export const yourPaymentIsWaiting = 'Finish your payment'
export const aPaymentIsUnderWay = 'Payment in progress'
export const youHaveBegunToPay = 'You started paying with this link but haven’t finished.'
export const thisLinkIsGoodFor = 'This link accepts one payment, and one is in progress. If it fails, you can pay here.'
export const continueThePayment = 'Continue payment'
export const thisPageLooksAgainBy = 'This page updates automatically.'
export const weHaveSentAOne = 'We sent a one-time code to'
export const itWorksUntil = '. It works until'
export const code = 'Code'
export const inTheSandboxTheCode = (code: string) => `The sandbox code is ${code}.`
export const checking = 'Checking...'
export const confirmThePayment = 'Confirm payment'
export const sendTheCodeAgain = 'Resend code'
export const payAnotherWay = 'Pay another way'
export const tryAgain = 'Try again'
export const payNow = 'Pay now'
export const notSentPayNow = 'I haven’t sent it: pay now'
export const moneyToMerchantName = (money: string, merchantName: string) => `${money} to ${merchantName}`
export const nothingWasTakenFromYou = (failureMessage: string) =>
  `${failureMessage}. You haven’t been charged. Try again, or use another card.`
export const thePaymentWasDeclined = 'The payment was declined'
export const wasNotPaidAndNothing = (what: string) => `${what} wasn’t paid. You haven’t been charged.`
export const transferCanceled = (what: string, merchantName: string) =>
  `${what} was canceled. Already sent it? Don’t pay again, ask ${merchantName}.`
export const transferNotInTime = (what: string, merchantName: string) =>
  `${what} didn’t arrive in time. Already sent it? Don’t pay again, ask ${merchantName}.`
export const wasNotConfirmedInTime = (what: string) => `${what} wasn’t confirmed in time. You haven’t been charged.`
export const thankYouItIsPaid = 'Payment complete. Thank you'
export const hasBeenToldYouCan = (merchantName: string) => `We’ve notified ${merchantName}. You can close this page.`
export const paidTo = 'Paid to'
export const forWord = 'For'
export const date = 'Date'
export const paidWith = 'Paid with'
export const amount = 'Amount'
export const refunded = 'Refunded'
export const payment = 'Payment'
export const printTheReceipt = 'Print receipt'
export const confirmYourPayment = 'Confirm your payment'
export const yourPaymentIsBeingProcessed = 'Your payment is being processed'
export const thePaymentDidNotGo = 'Payment failed'
export const youHaveLeftThisPayment = 'You canceled this payment'
export const theTimeForThisPayment = 'This payment has expired'
export const aNewCodeWasSent = 'New code sent'
export const thatDidNotWorkNothing = 'That didn’t work. You haven’t been charged. Try again.'
export const moneyToMerchantNameWithin = (money: string, merchantName: string) => `${money} to ${merchantName}.`
export const cannotBePaidYet = 'This link can’t accept payments right now'
export const pleaseAskTheMerchant = (merchantName: string) =>
  `You haven’t been charged. Ask ${merchantName} for another way to pay.`
export const goOnAtYourBank = 'Continue with your bank'
export const yourBankAsksYouElsewhere =
  'Confirm this payment on your bank’s page. You’ll return here afterwards. Confirm by'
export const goOn = 'Continue'
export const sendABankTransfer = 'Send a bank transfer'
export const transferMoney = (money: string) => `Transfer ${money} from your bank to this account.`
export const accountHolder = 'Account holder'
export const iban = 'IBAN'
export const accountNumber = 'Account number'
export const bic = 'BIC'
export const amountToSend = 'Amount to send'
export const paymentReference = 'Payment reference'
export const useThisReference = 'Include this exact reference. It tells us which payment your transfer is for.'
export const scanWithYourBankingApp = 'Or scan this code with your banking app.'
export const qrOfTheTransfer = 'QR code with the details of the transfer'
export const partReceived = (received: string, missing: string) =>
  `We’ve received ${received}. Send the remaining ${missing}.`
export const sendTheTransferBy = 'Transfers can take a few business days. This page updates when yours arrives. Pay by'
export const payMoneyByTransfer = (money: string) => `Pay ${money} by bank transfer`
export const payByBankTransfer = 'Pay by bank transfer'
export const accountOnTheNextPage = 'The next page shows the account and the reference for your transfer.'
export const theTestBankHasCreditedIt = 'Test mode: credit this transfer'
export const creditInFull = 'In full'
export const creditAPart = 'In part'
export const creditTwice = 'Twice'
export const creditTooLate = 'Too late'
export const otherWaysToPay = 'Other ways to pay'
export const payWithTitle = (title: string) => `Pay with ${title}`
export const payWithATestCard = 'Pay with a test card'
export const payMoneyWith = (money: string, title: string) => `Pay ${money} with ${title}`
export const titleBringsYouBack = (title: string) => `You’ll pay on ${title}’s page and return here.`
export const titleTakesYourCard = (title: string, merchantName: string) =>
  `${title} processes your card. ${merchantName} never sees its number.`
export const fieldsNeedScripts = (title: string) =>
  `${title}’s card form needs JavaScript. Enable it for this page, or pay another way.`
export const cardFormFailedToLoad = (title: string) =>
  `We couldn’t load ${title}’s card form. Try again, or pay another way.`
export const emailForTheReceipt = 'Email for the receipt'
export const pleaseEnterAnEmail = 'Enter an email address such as ada@example.com, or leave it empty'
export const changeTheAmount = 'Change amount'
export const backToMerchant = (merchantName: string) => `Back to ${merchantName}`
export const returningIn = (merchantName: string, seconds: number) =>
  `Returning to ${merchantName} in ${count(seconds, { one: '# second', other: '# seconds' })}.`
export const thankYouItIsAuthorized = 'Payment authorized. Thank you'
export const merchantChargesLater = (merchantName: string) =>
  `We’ve notified ${merchantName}, who will charge you when your order is ready.`
export const merchantNotified = (merchantName: string) => `We’ve notified ${merchantName}.`
export const thisCheckoutHasExpired = 'This checkout has expired'
export const linkExpiredUnpaid = 'It wasn’t paid in time. You haven’t been charged.'
export const thisCheckoutIsPaid = 'This checkout has already been paid.'
export const triesAreLeft = (tries: number) => count(tries, { one: '# try left.', other: '# tries left.' })
export const receipt = 'Receipt'
export const waitingForTheBank = (what: string) =>
  `${what}. We’re waiting for the bank to confirm, which can take a moment. Don’t pay again. This page updates automatically.`
export const saveYourCard = 'Save your card'
export const saveCardWith = (merchantName: string) => `Save your card with ${merchantName}`
export const saveCard = 'Save card'
export const saving = 'Saving...'
export const continueWith = (title: string) => `Continue with ${title}`
export const enterCardWith = (title: string) => `You’ll enter your card with ${title} and return here.`
export const enterYourCard = 'Enter your card details'
export const cardNotSavedYet = 'Your card isn’t saved yet. You can enter it until'
export const backToSaving = 'Go back'
export const notChargedNow = 'You won’t be charged now.'
export const cardIsSaved = 'Your card is saved. Thank you'
export const seeSavedMethods = (merchantName: string) => `See your saved payment methods with ${merchantName}`
export const savedCard = 'Saved card'
export const cardWasNotSaved = 'Your card wasn’t saved'
export const bankConfirmsYou =
  'Your bank needs to confirm your identity before the card can be saved. You’ll return here afterwards. Confirm by'
export const cardIsBeingSaved = 'Your card is being saved'
export const waitingToSave =
  'We’re waiting for the bank to confirm, which can take a moment. This page updates automatically.'
export const cardAlreadySaved = 'This checkout has already saved a card.'
export const cardNotSavedInTime = 'No card was saved in time. You haven’t been charged.'
export const otherWaysToSave = 'Other ways to save a card'
export const saveATestCard = 'Save a test card'
export const savedPaymentMethods = 'Saved payment methods'
export const cardExpires = (month: string) => `Expires ${month}`
export const useAnotherMethod = 'Use another payment method'
export const useASavedMethod = 'Use a saved payment method'
export const language = 'Language'
export const moneyEvery = (money: string, every: string) => `${money} ${every}`
export const every = {
  day: (days: number) => count(days, { one: 'every day', other: 'every # days' }),
  week: (weeks: number) => count(weeks, { one: 'every week', other: 'every # weeks' }),
  month: (months: number) => count(months, { one: 'every month', other: 'every # months' }),
  year: (years: number) => count(years, { one: 'every year', other: 'every # years' }),
}
export const subscribes = (merchantName: string, price: string) =>
  `By subscribing, you allow ${merchantName} to charge this payment method ${price} until you cancel. If you change your subscription, the amount changes with it.`
export const subscribeTo = (merchantName: string) => `Subscribe to ${merchantName}`
export const subscribe = 'Subscribe'
export const subscribing = 'Subscribing...'
export const subscribeFor = (money: string) => `Subscribe and pay ${money}`
export const startTrial = 'Start free trial'
export const trialOf = (days: number) => count(days, { one: '# day free', other: '# days free' })
export const firstPayments = (money: string, payments: number, price: string) =>
  `${money} for ${count(payments, { one: 'the first payment', other: 'each of the first # payments' })}, then ${price}`
export const thenPrice = (price: string) => `Then ${price}`
export const times = (name: string, quantity: string) => `${name} × ${quantity}`
export const subscribed = 'You’re subscribed. Thank you'
export const trialStarted = 'Your free trial has started'
export const seeSubscription = (merchantName: string) => `See your subscription with ${merchantName}`
export const emailForInvoices = 'Email for invoices'
export const emailIsRequired = 'Email is required'
export const alreadySubscribed = 'This checkout has already started a subscription.'
export const notSubscribedInTime = 'The subscription wasn’t started in time. You haven’t been charged.'
