import * as checks from './checks.js'
import { thisAccessTokenHasBeen, accountDisabled } from './errors/auth.js'
import { tooManyApiUsers } from './errors/api-users.js'
import { clientSuspended, clientRejected, wrongCurrentPassword, emailAddressTaken } from './errors/clients.js'
import * as billing from './errors/billing.js'
import * as portal from './errors/billing-portal.js'
import * as connected from './errors/connected-accounts.js'
import * as coupons from './errors/coupons.js'
import * as customers from './errors/customers.js'
import { deviceLoginUnknown } from './errors/device-logins.js'
import * as disputes from './errors/disputes.js'
import * as endpoints from './errors/endpoints.js'
import * as http from './errors/http.js'
import * as mailedLinks from './errors/mailed-links.js'
import * as members from './errors/members.js'
import { inspectorIsForTest, liveObstacle } from './errors/modes.js'
import * as paymentLinks from './errors/payment-links.js'
import * as refunds from './errors/refunds.js'
import * as requirements from './errors/requirements.js'
import { formSentAlready } from './errors/sent-forms.js'
import { yourSessionHasEndedPlease } from './errors/sessions.js'
import * as settlement from './errors/settlement-accounts.js'
import * as subscriptions from './errors/subscriptions.js'
import * as testClocks from './errors/test-clocks.js'
import { codeExpired, codeSentJustNow, noResendsLeft, outcomeUnknown } from './errors/transactions.js'
import { field } from './fields.js'
import { heldUntil, negativeSince, obstacleWords } from './payouts.js'

const { webhookUrlPort: _, ...fields } = field

/** What the API tells merchants, in English; the pages of their area say the same in their language. */
export const clientRefusals = {
  fields,
  checks: {
    enterText: checks.enterText,
    atMostCharacters: checks.atMostCharacters,
    invisibleCharacters: checks.invisibleCharacters,
    ibanTypingError: checks.ibanTypingError,
    accountNumberForm: checks.accountNumberForm,
    accountHolderRequired: checks.accountHolderRequired,
    bankNameRequired: checks.bankNameRequired,
    accountNumberRequired: checks.accountNumberRequired,
    codeRequired: checks.codeRequired,
    reasonRequired: checks.reasonRequired,
    descriptionRequired: checks.descriptionRequired,
    phoneForm: checks.phoneForm,
    realCard: checks.realCard,
    isATime: checks.isATime,
  },
  account: { thisAccessTokenHasBeen, accountDisabled, clientSuspended, clientRejected, emailAddressTaken },
  passwords: { wrongCurrentPassword, wrongPassword: settlement.wrongPassword },
  settlementAccounts: {
    currenciesNeeded: settlement.currenciesNeeded,
    currencyElsewhere: settlement.currencyElsewhere,
    noFirstAccount: settlement.noFirstAccount,
    currenciesUnstated: settlement.currenciesUnstated,
    noSettlementAccount: connected.noSettlementAccount,
    bankRefused: connected.bankRefused,
    connectRefused: connected.refused,
    connectUnanswered: connected.unanswered,
  },
  calls: {
    invalidInput: http.invalidInput,
    notFound: http.notFound,
    databaseAway: http.databaseAway,
    tooManyRequests: http.tooManyRequests,
    changedMeanwhile: http.changedMeanwhile,
    internalError: http.internalError,
    unauthenticated: http.unauthenticated,
    requestTimeout: http.requestTimeout,
    formSentAlready,
    yourSessionHasEndedPlease,
  },
  members: { ...members },
  apiUsers: { tooManyApiUsers, deviceLoginUnknown },
  modes: { liveObstacle, inspectorIsForTest },
  refunds: { ...refunds },
  disputes: {
    evidenceTooLate: disputes.evidenceTooLate,
    evidenceSentAlready: disputes.evidenceSentAlready,
    takesNoEvidence: disputes.takesNoEvidence,
    takesNoFiles: disputes.takesNoFiles,
    oneEvidenceFile: disputes.oneEvidenceFile,
    evidenceFilesTooLarge: disputes.evidenceFilesTooLarge,
    evidenceFileKind: disputes.evidenceFileKind,
  },
  endpoints: {
    tooManyWebhookEndpoints: endpoints.tooManyWebhookEndpoints,
    webhookEndpointDisabled: endpoints.webhookEndpointDisabled,
  },
  billing: {
    nameRequired: billing.nameRequired,
    customerRequired: billing.customerRequired,
    productRetired: billing.productRetired,
    taxPercentage: billing.taxPercentage,
    reverseChargeIsZero: billing.reverseChargeIsZero,
    countryCode: billing.countryCode,
    taxIDForm: billing.taxIDForm,
    prefixForm: billing.prefixForm,
    wholeFromTo: billing.wholeFromTo,
    linePriceUnknown: billing.linePriceUnknown,
    lineTaxRateUnknown: billing.lineTaxRateUnknown,
    lineCurrency: billing.lineCurrency,
    totalTooLarge: billing.totalTooLarge,
    invoiceNotDraft: billing.invoiceNotDraft,
    invoiceStates: billing.invoiceStates,
    invoiceBeingPaid: billing.invoiceBeingPaid,
    invoicePartlyPaid: billing.invoicePartlyPaid,
    invoiceCredited: billing.invoiceCredited,
    savedMethodRequired: billing.savedMethodRequired,
    invoicePaidAlready: billing.invoicePaidAlready,
    amountAboveRest: billing.amountAboveRest,
    customerHasNoEmail: billing.customerHasNoEmail,
    sellerMissing: billing.sellerMissing,
    tooManyInvoiceMails: billing.tooManyInvoiceMails,
  },
  subscriptions: {
    subscriptionStates: subscriptions.subscriptionStates,
    samePriceTwice: subscriptions.samePriceTwice,
    priceUnknown: subscriptions.priceUnknown,
    priceRetired: subscriptions.priceRetired,
    priceOneOff: subscriptions.priceOneOff,
    pricesDiffer: subscriptions.pricesDiffer,
    quantityOfMetered: subscriptions.quantityOfMetered,
    currencyFixed: subscriptions.currencyFixed,
    taxRateUnknown: subscriptions.taxRateUnknown,
    timeZoneForm: subscriptions.timeZoneForm,
    totalTooLarge: subscriptions.totalTooLarge,
    tooManyPendingLines: subscriptions.tooManyPendingLines,
    customerSubscribed: subscriptions.customerSubscribed,
    portalPriceUnknown: portal.portalPriceUnknown,
  },
  coupons: {
    codeForm: coupons.codeForm,
    codeTaken: coupons.codeTaken,
    percentOrAmount: coupons.percentOrAmount,
    percentOffForm: coupons.percentOffForm,
    redeemByPast: coupons.redeemByPast,
    couponUnknown: coupons.couponUnknown,
    couponCurrency: coupons.couponCurrency,
    couponRetired: coupons.couponRetired,
    couponExpired: coupons.couponExpired,
    couponUsedUp: coupons.couponUsedUp,
    couponUsedByCustomer: coupons.couponUsedByCustomer,
  },
  testClocks: {
    testModeOnly: testClocks.testModeOnly,
    clockBackwards: testClocks.clockBackwards,
    clockTooFar: testClocks.clockTooFar,
    clockAdvancing: testClocks.clockAdvancing,
    clockTooEarly: testClocks.clockTooEarly,
    tooManyClocks: testClocks.tooManyClocks,
    clockFull: testClocks.clockFull,
    clockClosed: testClocks.clockClosed,
    clockUnknown: testClocks.clockUnknown,
  },
  creditNotes: { creditTooLarge: billing.creditTooLarge, nothingToCredit: billing.nothingToCredit },
  customers: {
    nameOrEmail: customers.nameOrEmail,
    referenceTaken: customers.referenceTaken,
    customerErased: customers.customerErased,
    customerHasOpenPayments: customers.customerHasOpenPayments,
    paymentHasCustomer: customers.paymentHasCustomer,
  },
  paymentLinks: { paymentUnderWay: paymentLinks.paymentUnderWay, expiryInThePast: paymentLinks.expiryInThePast },
  payments: { outcomeUnknown, codeExpired, codeSentJustNow, noResendsLeft },
  payouts: { obstacleWords, negativeSince, heldUntil },
  mailedLinks: { ...mailedLinks },
  requirements: {
    dateForm: requirements.dateForm,
    dateOfBirthForm: requirements.dateOfBirthForm,
    expiresOnRequired: requirements.expiresOnRequired,
    expiresOnPast: requirements.expiresOnPast,
    valueRequired: requirements.valueRequired,
    personNameRequired: requirements.personNameRequired,
    countryRequired: requirements.countryRequired,
    roleRequired: requirements.roleRequired,
    shareForm: requirements.shareForm,
    shareOfOwner: requirements.shareOfOwner,
    answerClosed: requirements.answerClosed,
    documentMissing: requirements.documentMissing,
    answerMissing: requirements.answerMissing,
    personsMax: requirements.personsMax,
    personAccepted: requirements.personAccepted,
    personKept: requirements.personKept,
    personNamed: requirements.personNamed,
    pauses: requirements.requirementPauses,
    document: requirements.document,
    scannerAway: requirements.scannerAway,
    uploadsBusy: requirements.uploadsBusy,
  },
}
