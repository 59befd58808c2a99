export const wholeCentsAlways = 'Whole cents, always'
export const noFloatingPointNumberTouches =
  'Amounts are integers, never floating-point numbers. The fee is locked in when a payment is created.'
export const secretsAreShownOnce = 'Secrets are shown once'
export const weKeepAKeyedHash = 'We store only a keyed hash of your API secret. It can’t be read back, not even by us.'
export const sentTwicePaidOnce = 'Sent twice, paid once'
export const repeatACallWithThe =
  'Retry a request with the same Idempotency-Key and you get the same response, not a second payment.'
export const closedByDefault = 'Closed by default'
export const aRouteWithoutAMark = 'Routes without an access rule reject every request. A test checks all of them.'
export const worksWithoutScripts = 'Works without JavaScript'
export const worksWithoutJavaScriptText = 'All pages and forms work without JavaScript, and are faster with it.'
export const nothingFromElsewhere = 'No third parties'
export const fontsScriptsAndPicturesCome = 'Fonts, scripts and images come from this site only. There are no trackers.'
export const oneStoryPerPayment = 'One timeline per payment'
export const fromTheCallToThePayout =
  'From the API request to the payout, one timeline shows what happened to a payment and why.'
export const decisionsThatCanBeProven = 'Decisions you can prove'
export const whoWasRefusedAndWho =
  'Refused requests, permission changes and approvals are signed every minute. Anyone can verify them offline.'
export const statusAsMeasured = 'Measured status'
export const theStatusPageTells =
  'The status page shows this installation’s own measurements from 90 days, including outages and gaps.'
export const ourPromises = 'Our promises'
export const order1043TwoOakChairs = 'Order 1043, two oak chairs'
export const order1042ReadingLamp = 'Order 1042, reading lamp'
export const order1041WalnutDesk = 'Order 1041, walnut desk'
export const description = 'Description'
export const status = 'Status'
export const amount = 'Amount'
export const harborPine = 'Harbor Pine'
export const opsHarborpineExample = 'ops@harborpine.example'
export const exampleTransactions = 'Example transactions'
export const webShopApiKey = 'Your web shop’s API key'
export const apiKey = 'API key'
export const theMerchantAreaDrawnBy = 'The merchant area, with an example shop and orders.'
export const aKeyCarriesOneRole = 'A key carries one role.'
export const eachSystemGetsItsUser = 'Each system gets its own API user, and each API user has one role.'
export const aRoleIsAList = 'A role is a list of permissions.'
export const aPermissionIsAMethod =
  'Each permission is a method and a route pattern, so you can see what it allows on one line.'
export const noPermissionNoAccess = 'No permission, no access.'
export const missingPermissionIsNamed =
  'If no permission covers a route, the request is refused and the response names the missing one.'
export const changesCountAtOnce = 'Changes take effect immediately.'
export const removeAPermission = 'Remove a permission, and the next request is refused.'
export const howAccessWorks = 'How access control works'
export const everyRequestIsChecked =
  'Every request is checked in the same way: does a permission in the caller’s role cover the route?'
export const allowedByPermission = 'allowed'
export const needsCreateRoles = 'needs “Create roles”'
export const threeRequestsHelp =
  'Three requests with a read-only role. Reading transactions and clients is allowed. Creating a role is refused, and the response names the missing permission.'
export const twoRequestsToAPayment = 'Two requests to your first payment'
export const anyOauth20Client = (sampleRate: number) =>
  `Any OAuth 2.0 client library can get the token. Amounts are in minor units, so 2500 is $25.00. The response includes your fee: here ${sampleRate}%.`
export const n1GetAToken = '1. Get a token'
export const answer = 'Response'
export const n2CreateAPayment = '2. Create a payment'
export const answerShortened = 'Response, shortened'
export const tellUsWhoYouAre =
  'Tell us about your business and the rate you expect. We only ask for what we need to review.'
export const waitForAPerson = 'Get approved'
export const staffLookAtYourRegistration = 'Our team reviews your registration. Your status page updates automatically.'
export const makeAnApiUser = 'Create an API user'
export const giveYourShopOrYour =
  'Create a key and secret for your shop or server. We show the secret once and store only a hash.'
export const takeAPayment = 'Take a payment'
export const tradeKeyAndSecretFor = 'Get an access token, create a payment and see it in your dashboard.'
export const fromSignUpToThe = 'From sign-up to the first payment'
export const gatehouseIsAPaymentGateway =
  'Gatehouse is a payment gateway platform. Businesses take payments over an API and know who can make each request.'
export const everyRequestChecked = 'A payment gateway that checks every request'
export const takePaymentsWithControl = 'Take payments, and control who can do what.'
export const getStartedFree = 'Get Started Free'
export const readTheApi = 'Read the API'
export const registerTodayTakeAPayment = 'Register today and take a payment as soon as you’re approved.'
export const aPersonLooksAtEach = 'A person reviews each registration. You see the decision on your screen right away.'
export const login = 'Login'
export const pictures = {
  title: 'See it at work',
  lead: 'Screenshots of the demo. Start your own with npm run demo.',
  merchant: {
    title: 'Merchants see what they earned',
    text: 'Payments by day, fees and net amounts. Balances, payouts and statements are one click away.',
    alt: 'Merchant dashboard: payments today and in the last 30 days, a chart by day, and API users',
  },
  payment: {
    title: 'Every payment explains itself',
    text: 'The timeline shows each request, ledger entry and webhook, next to the amounts and fees.',
    alt: 'Payment page: a refund and the timeline on the left, amounts, fees and payer on the right',
  },
  operations: {
    title: 'Staff see how payments are doing',
    text: 'Compare volume, failures and success rates with the week before. Open work is counted in the sidebar.',
    alt: 'Operations page: volume, payments and success rate per currency, with a chart by day',
  },
}
