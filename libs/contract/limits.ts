export const passwordMinLength = 8
export const staffPasswordMinLength = 6
export const passwordMaxLength = 200

export const chargePercentageStep = 0.01
export const chargePercentageMax = 100

export const signupRedirectMs = 2_000
export const clientLoginRedirectMs = 1_000
export const adminSignupRedirectMs = 1_500

export const toastSuccessMs = 2_000
export const toastErrorMs = 4_000
export const toastRegistrationFailureMs = 3_000
export const toastsShownMax = 20

export const headerSolidAfterPx = 10
export const countersMs = 800
export const secretRevealMs = 5_000
export const copiedMs = 1_200
export const pendingPollMs = 3_000

export const summaryDays = 30

export const breakpointSmallPx = 640
export const breakpointMediumPx = 768

export const clientTokenKey = 'clientToken'
export const portalTokenKey = 'token'

export const pageSize = 20
export const pageSizeMax = 100

export const amountMinMinorUnits = 1
export const amountMaxMinorUnits = 99_999_999_999
export const idempotencyKeyMaxLength = 255
export const idempotencyKeyLifeMs = 24 * 3_600_000
export const idempotencyRetryAfterSeconds = 1
export const totalsRowsMax = 10_000
export const metadataEntriesMax = 20
export const metadataTextMaxLength = 500
export const preflightKeptSeconds = 7_200
export const metadataFiltersMax = 5
/** Of its JSON: with the longest texts beside it an event still stays below `eventMaxBytes`. */
export const metadataMaxBytes = 5_000
export const eventMaxBytes = 20_000

export const authorizationLifeMs = 7 * 24 * 3_600_000
export const actionLifeMs = 15 * 60_000
export const otpCodeLifeMs = 10 * 60_000
export const otpTriesMax = 5
export const otpResendsMax = 5
export const otpResendAfterMs = 30_000
/** How long a call to a processor may take; shorter than the time below, so that none is inquired into while it waits. */
export const processorAnswerMs = 8_000
/** Of an answer of a processor; a list of a hundred payments is far below. */
export const processorAnswerMaxBytes = 4 * 1_024 * 1_024
/** How long a payer may take to confirm a payment that was asked for by email. */
export const confirmationLifeMs = 24 * 3_600_000
export const processorInquiryAfterMs = 10_000
export const processorInquiryLatestMs = 3_600_000
/** Each written as \uXXXX, they fit into the body. */
export const evidenceTextMaxLength = 8_000
export const evidenceBodyMaxBytes = 49_152
export const processorNoticesKeptMs = 90 * 24 * 3_600_000
export const processorNoticePollMs = 1_000
/** A notice may come before the payment has heard of itself: it is looked at again so often, each time twice as late. */
export const processorNoticeTriesMax = 8
export const processorNoticeRetryMs = 2_000
export const processorNoticeMaxBytes = 256 * 1_024
export const attemptsMax = 3
/** What a payer brings back from a processor: a few texts, one of them long. */
export const broughtMax = 10
export const broughtMaxLength = 12_000
export const accountHealthMs = 24 * 3_600_000
/** So many payments without a word from their processor, each older than its promise, are no chance. */
export const silentPaymentsMin = 3
/** Further back nobody looks for them. */
export const silentWithinMs = 7 * 24 * 3_600_000
/** A payment that waits long is asked about less and less often, but never more rarely. */
export const paymentLookLatestMs = 6 * 3_600_000
export const accountHealthAttemptsMax = 1_000
/** So many calls in a row without an answer, and an account is spared for a while. */
export const circuitFailuresMax = 5
export const circuitHalfOpenAfterMs = 15_000
export const processorSettingsMax = 20
export const processorSettingMaxLength = 500
export const statementDescriptorMinLength = 5
export const statementDescriptorMaxLength = 22
/** How long what the previous secret has signed is still taken. */
export const noticeSecretOverlapMs = 24 * 3_600_000
export const secretBatch = 50
export const secretPauseMs = 20
export const goneForCertainMs = 300
export const checkoutAnswerMs = 2_500
export const checkoutPollMs = 2_000
/** How long a completed session's client secret still shows the payment that completed it. */
export const embeddedReceiptMs = 3_600_000
/** How long a checkout session takes a payment, unless it says so itself. */
export const checkoutMinutes = 60
export const checkoutMinutesMin = 5
export const checkoutMinutesMax = 1_440
export const checkoutExpiryPollMs = 5_000
export const checkoutExpiryBatch = 100
/** A payer's page asks the processor about one payment no more often. */
/** Saved methods that a checkout offers to its customer. */
export const offeredSavedMethodsMax = 5
export const checkoutLookMs = 2_000
/** A receipt's page goes on to the merchant automatically. */
export const checkoutReturnSeconds = 8
export const returnOriginsMax = 20
export const originMaxLength = 300
export const returnAddressMaxLength = 2_000
export const transactionPollMs = 1_000
export const transactionBatch = 50

export const apiUsersMax = 50
/** Addresses or ranges that one API user may call from. */
export const allowedRangesMax = 20
/** How long the previous secret may work beside a new one. */
export const keyOverlapSecondsMax = 604_800
/** So many days before an API user ends, its client is told; once each. */
export const keyExpiryToldDays = [7, 1] as const
export const keyExpiryPollMs = 60_000
export const keyExpiryBatch = 100

export const webhookEndpointsMax = 16
/** Processor accounts that belong to one client, in both modes. */
export const ownProcessorAccountsMax = 10
export const webhookPorts = [443, 8443]
export const webhookUrlMaxLength = 2_000
export const webhookSecretBytes = 32
export const webhookOverlapSeconds = 86_400
export const webhookOverlapSecondsMax = 604_800
/** Standard Webhooks: each counted from the attempt before, so ten in 75 hours and 35 minutes. */
export const webhookDelaysMs = [0, 5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400].map(
  (seconds) => seconds * 1_000,
)
export const webhookJitterPercent = 10
export const webhookRetryAfterMaxMs = 24 * 3_600_000
export const webhookAttemptMaxMs = 15_000
export const webhookNameLookupMaxMs = 5_000
export const webhookAnswerMaxBytes = 2_048
export const webhookLeaseMs = 60_000
export const webhookPollMs = 1_000
export const webhookEndpointInFlightMax = 4
export const webhookFailingInFlightMax = 1
export const webhookInFlightMax = 200
export const webhookBatch = 200
export const webhookFailingMaxMs = 3 * 24 * 3_600_000
export const webhookStopGraceMs = 5_000
export const webhookReplaysMax = 10_000
export const webhookBodyLifeMs = 60 * 24 * 3_600_000
export const inspectorRequestsMax = 50
export const inspectorBodyMaxBytes = 20_480
export const inspectorRequestLifeMs = 24 * 3_600_000
export const inspectorRequestsPerMinute = 300

export const textMaxLength = 200
export const longTextMaxLength = 1_000
export const contactMessageMaxLength = 2_000
export const emailMaxLength = 254
export const idsMax = 1_000
export const bodyMaxBytes = 16_384
export const paymentBodyMaxBytes = 32_768
export const idsBodyMaxBytes = 49_152
export const inspectorTakenMaxBytes = 65_536
export const formMaxBytes = 65_536

export const portalTokenLifeMs = 15 * 60_000
export const portalSessionIdleMs = 8 * 3_600_000
export const portalSessionMaxMs = 12 * 3_600_000
export const portalRefreshGraceMs = 20_000
export const clientSessionMs = 12 * 3_600_000
export const endedSessionKnownMs = 24 * 3_600_000
export const keptFormMs = 30 * 60_000
export const sessionsMax = 20
export const sessionKeptMs = 7 * 24 * 3_600_000
export const clientStatusTokenMs = 24 * 3_600_000
export const accessTokenLifeMs = 3_600_000

export const failedSignInsMax = 10
export const accountLockMs = 30 * 60_000
export const signInWaitsMs = [1, 2, 4, 8, 15, 30, 60].map((seconds) => seconds * 1_000)
export const guessesBeforeWaiting = 2
export const deviceTokenLifeMs = 180 * 24 * 3_600_000
export const deviceTokenHeader = 'device-token'
export const signInLinkLifeMs = 30 * 60_000
export const signInsPerMinute = 60
export const signupsPerMinute = 60
export const tokensPerMinute = 300
export const forgotsPerMinute = 30
export const linksPerMinute = 60
/** Each look at a sign-in page asks once. */
export const passkeysPerMinute = 120
export const contactsPerMinute = 10
export const checkoutsPerMinute = 60
export const payerLinksPerMinute = 20

export const notMeLinkLifeMs = 3 * 24 * 3_600_000
export const newDeviceMailsMax = 5
export const newDeviceMailsMs = 3_600_000
export const resetTokenLifeMs = 30 * 60_000
export const invitationLifeMs = 7 * 24 * 3_600_000
/** Of a member, and of a hand-over. */
export const memberInvitationLifeMs = 7 * 24 * 3_600_000
export const membersMax = 50
export const resetMailsMax = 5
/** Known and unknown emails are answered after this time alike; the work takes less, or goes on after it. */
export const forgotAnswerMs = 100
export const emailConfirmationLifeMs = 24 * 3_600_000
export const emailConfirmationTriesMax = 10
export const staffSignupAnswerMs = 300
export const heldRightsKeptMs = 30 * 24 * 3_600_000
export const notifyAgainAfterMs = 60_000

export const mailPollMs = 5_000
export const mailBatch = 5
export const mailConnectMaxMs = 15_000
export const mailSendMaxMs = 60_000
export const mailLeaseMs = 2 * mailSendMaxMs
export const mailStopGraceMs = 5_000
export const mailRetryDelaysMs = [5, 30, 120, 600, 1_800, 3_600, 10_800, 21_600, 43_200].map(
  (seconds) => seconds * 1_000,
)

export const formIDHeader = 'form-id'
export const formAnswerKeptMs = 60_000
export const formRememberedMs = 24 * 3_600_000
export const formWaitMaxMs = 20_000
export const formPollMs = 100

export const unitMaxMs = 30_000

export const retentionSweepMs = 10 * 60_000
export const retentionBatch = 500

export const waitingShownMax = 5
export const searchShownMax = 5

export const workerSilenceMaxMs = 2 * mailSendMaxMs
export const readinessMaxMs = 2_000
export const readinessKeptMs = 1_000
export const queueStatesKeptMs = 5_000

export const requestHeadMaxMs = 15_000
export const requestMaxMs = 60_000
export const connectionStillMaxMs = 120_000
export const connectionsCheckedMs = 5_000
export const connectionsMax = 5_000
