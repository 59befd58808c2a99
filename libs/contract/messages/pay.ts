import { counted } from '../words.js'

const count = counted('en')

export const isPaid = 'Is paid'
export const declinedNotEnoughMoney = 'Declined: not enough money'
export const declinedTheCardHasExpired = 'Declined: the card has expired'
export const declinedSuspicious = 'Declined: suspicious'
export const failsAtTheProcessor = 'Fails at the processor'
export const asksForAOneTime = 'Asks for a one-time code'
export const takesFiveSeconds = 'Takes five seconds'
export const theAnswerIsLostFor = 'The answer is lost for a while'
export const isPaidAndDisputedLater = 'Is paid, and disputed later'
export const testCardsAndOutcomes = 'Test cards and outcomes'
export const orAnOutcomeWithoutA = 'Or an outcome without a card'
export const useTheCardAbove = 'Use the card above'
export const use = 'Use'
export const payMerchantName = (merchantName: string) => `Pay ${merchantName}`
export const amountInCurrency = (currency: string) => `Amount in ${currency}`
export const paying = 'Paying...'
export const pay = 'Pay'
export const payMoney = (money: string) => `Pay ${money}`
export const expiryDateAndSecurityCode =
  'Expiry date and security code are asked for as in a real payment, and kept nowhere.'
export const cardNumber = 'Card number'
export const expiryDate = 'Expiry date'
export const securityCode = 'Security code'
export const pleaseChooseOneOfThe = 'Please choose one of the listed methods'
export const noCardHasThisNumber = 'No card has this number. Use one of the test cards below'
export const amountIsRequired = 'Amount is required'
export const pleaseEnterAnAmountSuch = (example: string) => `Please enter an amount such as ${example}`
export const pleaseEnterMoreThanNothing = 'Please enter more than nothing'
export const pleaseEnterAtMost = (money: string) => `Please enter at most ${money}`
export const cardNumberIsRequired = 'Card number is required'
export const itHas3Or4 = 'It has 3 or 4 digits'
export const securityCodeIsRequired = 'Security code is required'
export const expiryDateIsRequired = 'Expiry date is required'
export const pleaseEnterItAsMm = 'Please enter it as MM / YY'
export const thisCardHasExpired = 'This card has expired'
export const checkoutByGatehouse = 'Checkout by Gatehouse'
export const sandbox = 'Sandbox.'
export const noRealMoneyMoves = 'No real money moves.'
export const alreadyPaid = 'Already paid'
export const thisLinkHasExpired = 'This link has expired'
export const thisLinkIsClosed = 'This link is closed'
export const ifItWasYouWho = 'If it was you who paid, there is nothing left to do.'
export const askForANewLink = (merchantName: string) =>
  `Do you still have something to pay? Please ask ${merchantName} for a new link.`
export const noSuchPayment = 'No such payment'
export const thereIsNoPaymentLink = 'There is no payment link at this address.'
export const linksAreLongAndBreak =
  'Links are long, and break when a part is lost. Open it again from the message it came in, or ask the sender for a new one.'
export const thePaymentCouldNotBe = 'The payment could not be started. Nothing was taken. Please try again.'
export const youChooseTheAmount = 'You choose the amount'
export const inCurrency = (currency: string) => `In ${currency}.`
export const yourPaymentIsWaiting = 'Your payment is waiting'
export const aPaymentIsUnderWay = 'A payment is under way'
export const youHaveBegunToPay = 'You have begun to pay with this link and not finished yet.'
export const thisLinkIsGoodFor =
  'This link is good for one payment, and somebody is making it right now. If it does not succeed, you can pay here.'
export const continueThePayment = 'Continue the payment'
export const thisPageLooksAgainBy = 'This page looks again by itself.'
export const weHaveSentAOne = 'We have sent a one-time code to'
export const itWorksUntil = '. It works until'
export const code = 'Code'
export const inTheSandboxTheCode = (code: string) => `In the sandbox the code is ${code}.`
export const checking = 'Checking...'
export const confirmThePayment = 'Confirm the payment'
export const sendTheCodeAgain = 'Send the code again'
export const payAnotherWay = 'Pay another way'
export const tryAgain = 'Try again'
export const payNow = 'Pay now'
export const moneyToMerchantName = (money: string, merchantName: string) => `${money} to ${merchantName}`
export const nothingWasTakenFromYou = (failureMessage: string) =>
  `${failureMessage}. Nothing was taken from you. Another card or another try may work.`
export const thePaymentWasDeclined = 'The payment was declined'
export const wasNotPaidAndNothing = (what: string) => `${what} was not paid, and nothing was taken from you.`
export const wasNotConfirmedInTime = (what: string) => `${what} was not confirmed in time. Nothing was taken from you.`
export const thankYouItIsPaid = 'Thank you, it is paid'
export const hasBeenToldYouCan = (merchantName: string) => `${merchantName} has been told. You can close this page.`
export const paidTo = 'Paid to'
export const forWord = 'For'
export const date = 'Date'
export const paidWith = 'Paid with'
export const amount = 'Amount'
export const refunded = 'Refunded'
export const payment = 'Payment'
export const printTheReceipt = 'Print the receipt'
export const confirmYourPayment = 'Confirm your payment'
export const yourPaymentIsBeingProcessed = 'Your payment is being processed'
export const thePaymentDidNotGo = 'The payment did not go through'
export const youHaveLeftThisPayment = 'You have left this payment'
export const theTimeForThisPayment = 'The time for this payment is over'
export const aNewCodeWasSent = 'A new code was sent'
export const thatDidNotWorkNothing = 'That did not work. Nothing was taken. Please try again.'
export const moneyToMerchantNameWithin = (money: string, merchantName: string) => `${money} to ${merchantName}.`
export const cannotBePaidYet = 'This link cannot be paid at the moment'
export const pleaseAskTheMerchant = (merchantName: string) =>
  `Nothing was taken. Please ask ${merchantName} for another way to pay.`
export const goOnAtYourBank = 'Go on at your bank'
export const yourBankAsksYouElsewhere =
  'Your bank or its payment page asks you to confirm this payment, and brings you back here. It waits until'
export const goOn = 'Continue'
export const otherWaysToPay = 'Other ways to pay'
export const payWithTitle = (title: string) => `Pay with ${title}`
export const payWithATestCard = 'Pay with a test card'
export const payMoneyWith = (money: string, title: string) => `Pay ${money} with ${title}`
export const titleBringsYouBack = (title: string) => `You pay on a page of ${title}, which brings you back here.`
export const titleTakesYourCard = (title: string, merchantName: string) =>
  `${title} takes your card. ${merchantName} never sees its number.`
export const fieldsNeedScripts = (title: string) =>
  `The card fields of ${title} need JavaScript. Please allow it for this page, or pay another way.`
export const fieldsDidNotCome = (title: string) =>
  `The card fields of ${title} could not be loaded. Please try again, or pay another way.`
export const emailForTheReceipt = 'Email for the receipt'
export const pleaseEnterAnEmail = 'Please enter an email address such as ada@example.com, or leave it empty'
export const changeTheAmount = 'Change the amount'
export const backToMerchant = (merchantName: string) => `Back to ${merchantName}`
export const goesBackByItself = (merchantName: string, seconds: number) =>
  `This page goes back to ${merchantName} by itself in ${count(seconds, { one: '# second', other: '# seconds' })}.`
export const thankYouItIsAuthorized = 'Thank you, your payment is authorized'
export const takesTheMoneyLater = (merchantName: string) =>
  `${merchantName} has been told, and takes the money when your order is ready.`
export const paysHasBeenTold = (merchantName: string) => `${merchantName} has been told.`
export const thisCheckoutHasExpired = 'This checkout has expired'
export const expiredWithoutAPayment = 'It was not paid in time, and nothing was taken from you.'
export const thisCheckoutIsPaid = 'It was good for one payment, and that was made.'
export const triesAreLeft = (tries: number) => count(tries, { one: '# try left.', other: '# tries left.' })
export const receipt = 'Receipt'
export const waitingForTheBank = (what: string) =>
  `${what}. We are waiting for the bank to answer, which can take a moment. Please do not pay again; this page tells you as soon as we know.`
export const language = 'Language'
