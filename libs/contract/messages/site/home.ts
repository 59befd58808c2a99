export const wholeCentsAlways = 'Whole cents, always'
export const noFloatingPointNumberTouches =
  'No floating point number touches an amount. The fee is worked out in integers and frozen on the payment.'
export const secretsAreShownOnce = 'Secrets are shown once'
export const weKeepAKeyedHash =
  'We keep a keyed hash of your API secret, so nobody can read it back, and neither can we.'
export const sentTwicePaidOnce = 'Sent twice, paid once'
export const repeatACallWithThe =
  'Repeat a call with the same Idempotency-Key and you get the first answer again, not a second payment.'
export const shutUnlessOpened = 'Shut unless opened'
export const aRouteWithoutAMark =
  'A route without a mark that says who may call it answers nobody. A test walks every one of them.'
export const worksWithoutScripts = 'Works without scripts'
export const everyPageReadsAndEvery =
  'Every page reads and every form posts with JavaScript switched off. With it, things are quicker.'
export const nothingFromElsewhere = 'Nothing from elsewhere'
export const fontsScriptsAndPicturesCome =
  'Fonts, scripts and pictures come from this address alone. No tracker learns that you were here.'
export const oneStoryPerPayment = 'One story per payment'
export const fromTheCallToThePayout =
  'From the call to the payout, one timeline says what happened to a payment and why, each line with what proves it.'
export const decisionsThatCanBeProven = 'Decisions that can be proven'
export const whoWasRefusedAndWho =
  'Who was refused, who changed a right and who approved is chained and signed every minute, and checked offline by anybody.'
export const statusAsMeasured = 'Status as it was measured'
export const theStatusPageTells =
  'The status page tells what this installation measured of itself in 90 days, outages and gaps included.'
export const whatYouCanHoldUs = 'What you can hold us to'
export const order1043TwoOakChairs = 'Order 1043, two oak chairs'
export const order1042ReadingLamp = 'Order 1042, reading lamp'
export const order1041WalnutDesk = 'Order 1041, walnut desk'
export const description = 'Description'
export const status = 'Status'
export const amount = 'Amount'
export const harborPine = 'Harbor Pine'
export const opsHarborpineExample = 'ops@harborpine.example'
export const exampleTransactions = 'Example transactions'
export const apiKeyOfYourWeb = 'API key of your web shop'
export const apiKey = 'API key'
export const theMerchantAreaDrawnBy =
  'The merchant area, drawn by its own parts. The shop and its orders are an example.'
export const aKeyCarriesOneRole = 'A key carries one role.'
export const youGiveEachProgramIts = 'You give each program its own API user, and each API user one role.'
export const aRoleIsAList = 'A role is a list of permission rows.'
export const aRowIsAMethod = 'A row is a method and a route pattern, so what it opens can be read in one line.'
export const noRowNoEntry = 'No row, no entry.'
export const aRouteThatNoRow =
  'A route that no row covers stays shut, and the answer names the permission that was missing.'
export const changesCountAtOnce = 'Changes count at once.'
export const takeARowAwayAnd = 'Take a row away and the very next request is refused. There is nothing to wait for.'
export const howTheGateWorks = 'How the gate works'
export const everyCallWalksUpTo =
  'Every call walks up to the same gate. The gate looks at the route that would answer, never at the spelling of the address, and asks one question: does a row of the caller’s role cover it?'
export const aRowCoversIt = 'a row covers it'
export const needsCreateRoles = 'needs “Create roles”'
export const threeCallsOfSomebodyWho =
  'Three calls of somebody who may read, three gates. Reading transactions and clients passes, because rows of the role cover it. Creating a role meets a closed gate, and the answer names the missing permission.'
export const twoCallsToAPayment = 'Two calls to a payment'
export const anyOauth20Client = (sampleRate: number) =>
  `Any OAuth 2.0 client library can fetch the token. Amounts are whole minor units, so 2500 is $25.00, and the answer already holds your fee: here ${sampleRate}%.`
export const n1GetAToken = '1. Get a token'
export const answer = 'Answer'
export const n2PostAPayment = '2. Post a payment'
export const answerShortened = 'Answer, shortened'
export const tellUsWhoYouAre =
  'Tell us who you are and the rate you expect. The form asks for what a reviewer needs, and no more.'
export const waitForAPerson = 'Wait for a person'
export const staffLookAtYourRegistration =
  'Staff look at your registration. Your page changes by itself when they decide.'
export const makeAnApiUser = 'Make an API user'
export const giveYourShopOrYour =
  'Give your shop or your server its own key and secret. The secret is shown once and kept as a hash.'
export const takeAPayment = 'Take a payment'
export const tradeKeyAndSecretFor = 'Trade key and secret for a token, post a payment, and see it in your dashboard.'
export const fromSignUpToThe = 'From sign-up to the first payment'
export const gatehouseIsAPaymentGateway =
  'Gatehouse is a payment gateway platform for businesses that want to take payments over an API and know, for every single call, who may make it.'
export const aPaymentGatewayWithA = 'A payment gateway with a keeper at every door'
export const paymentsThroughAGateYou = 'Payments through a gate you can read.'
export const getStartedFree = 'Get Started Free'
export const readTheApi = 'Read the API'
export const registerTodayTakeAPayment = 'Register today, take a payment once you are approved.'
export const aPersonLooksAtEach =
  'A person looks at each registration. You see the decision on your screen the moment it falls.'
export const login = 'Login'
