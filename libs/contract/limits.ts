// Every number of the specification, and of the design where the specification is silent. The unit stands last in the name.

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

/** Days of a client's summary, today among them. */
export const summaryDays = 30

export const breakpointSmallPx = 640
export const breakpointMediumPx = 768

export const clientTokenKey = 'clientToken'
export const portalTokenKey = 'token'

export const pageSize = 20
export const pageSizeMax = 100

/** Minor units of the currency, such as cents. */
export const amountMinMinorUnits = 1
export const amountMaxMinorUnits = 99_999_999_999
export const idempotencyKeyMaxLength = 255
export const idempotencyKeyLifeMs = 24 * 3_600_000
/** A caller whose first call is still running is told to ask again after this. */
export const idempotencyRetryAfterSeconds = 1
/** Staff's totals add up so many of the newest payments that a filter lists: a million would take seconds. */
export const totalsRowsMax = 10_000
export const metadataEntriesMax = 20
export const metadataTextMaxLength = 500
/** How long a browser may keep that scripts of other sites may read an address. */
export const preflightKeptSeconds = 7_200
/** Keys that one list can be filtered by. */
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
/** Without an answer from the processor for so long, a worker asks it what became of the call. */
export const processorInquiryAfterMs = 10_000
/** How many rows `npm run secret:rotate` seals anew in one unit, and how long it lets others write before the next. */
export const secretBatch = 50
export const secretPauseMs = 20
/** A process that cannot be seen is looked for once more, so much later, before its calls are taken for abandoned. */
export const goneForCertainMs = 300
/** A payer is not kept waiting longer for the processor: the payment goes on, and its page tells how it ends. */
export const checkoutAnswerMs = 2_500
export const checkoutPollMs = 2_000
export const transactionPollMs = 1_000
export const transactionBatch = 50

/** Of one client; deleted ones do not count. */
export const apiUsersMax = 50
/** Addresses or ranges that one API user may call from. */
export const allowedRangesMax = 20
/** How long the secret of before may work beside a new one. */
export const keyOverlapSecondsMax = 604_800
/** So many days before an API user ends, its client is told; once each. */
export const keyExpiryToldDays = [7, 1] as const
export const keyExpiryPollMs = 60_000
export const keyExpiryBatch = 100

/** Of one client; deleted ones do not count. */
export const webhookEndpointsMax = 16
/** Where webhooks go; `WEBHOOK_PORTS` adds to them. */
export const webhookPorts = [443, 8443]
export const webhookUrlMaxLength = 2_000
export const webhookSecretBytes = 32
/** How long both secrets sign after a rotation. */
export const webhookOverlapSeconds = 86_400
export const webhookOverlapSecondsMax = 604_800
/** Standard Webhooks: each counted from the attempt before, so ten in 75 hours and 35 minutes. */
export const webhookDelaysMs = [0, 5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400].map(
  (seconds) => seconds * 1_000,
)
/** Each delay is up to so much shorter or longer, so that what failed together is not tried again together. */
export const webhookJitterPercent = 10
export const webhookRetryAfterMaxMs = 24 * 3_600_000
/** Name look-up, connection, request and answer together. */
export const webhookAttemptMaxMs = 15_000
export const webhookNameLookupMaxMs = 5_000
export const webhookAnswerMaxBytes = 2_048
/** After this time without a result another worker may try the same delivery. */
export const webhookLeaseMs = 60_000
export const webhookPollMs = 1_000
/** At the same time, in one process: to one endpoint, to one whose last attempt failed, and to all together. */
export const webhookEndpointInFlightMax = 4
export const webhookFailingInFlightMax = 1
export const webhookInFlightMax = 200
/** Deliveries looked at in one round. */
export const webhookBatch = 200
export const webhookFailingMaxMs = 3 * 24 * 3_600_000
export const webhookStopGraceMs = 5_000
/** Deliveries of one call. */
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
/** Ids in one list of an input, such as the permissions of a role. */
export const idsMax = 1_000
/** Of the body of a call; each that takes more says so. */
export const bodyMaxBytes = 16_384
/** A payment whose description and metadata are as long as they may be, each character written as `\u4e2d`. */
export const paymentBodyMaxBytes = 32_768
/** A list of `idsMax` ids. */
export const idsBodyMaxBytes = 49_152
/** What a receiver of webhooks takes: an event, and what somebody else's may have more. */
export const inspectorTakenMaxBytes = 65_536
/** A form of the site, which writes a character in up to twelve signs, or lists `idsMax` ids. */
export const formMaxBytes = 65_536

export const portalTokenLifeMs = 15 * 60_000
export const portalSessionIdleMs = 8 * 3_600_000
export const portalSessionMaxMs = 12 * 3_600_000
/** Within it a refresh that is repeated under its own request id gets its own answer. */
export const portalRefreshGraceMs = 20_000
export const clientSessionMs = 12 * 3_600_000
/** For so long after a session a browser still knows that there was one. */
export const endedSessionKnownMs = 24 * 3_600_000
export const keptFormMs = 30 * 60_000
/** Live ones of one client or portal user: one more ends the oldest. */
export const sessionsMax = 20
/** A session stays in the database for so long after it could have lived, for whoever asks what happened. */
export const sessionKeptMs = 7 * 24 * 3_600_000
export const clientStatusTokenMs = 24 * 3_600_000
export const accessTokenLifeMs = 3_600_000

/** By strangers at one account, by one known device, and inside one session: each is counted by itself. */
export const failedSignInsMax = 10
export const accountLockMs = 30 * 60_000
/** After a stranger's third wrong password, and after each further one, nobody unknown is let try for so long. */
export const signInWaitsMs = [1, 2, 4, 8, 15, 30, 60].map((seconds) => seconds * 1_000)
export const guessesBeforeWaiting = 2
/** A device that has signed in to an account is known to it for so long, or until the password is another one. */
export const deviceTokenLifeMs = 180 * 24 * 3_600_000
export const deviceTokenHeader = 'device-token'
export const signInLinkLifeMs = 30 * 60_000
export const signInsPerMinute = 60
export const signupsPerMinute = 60
export const tokensPerMinute = 300
export const forgotsPerMinute = 30
/** Of mailed links about an e-mail address or a hold: looks and answers. */
export const linksPerMinute = 60
export const contactsPerMinute = 10
/** Payments, codes and cancellations on payment links. */
export const checkoutsPerMinute = 60

export const resetTokenLifeMs = 30 * 60_000
export const invitationLifeMs = 7 * 24 * 3_600_000
/** To one account within the life of a link: the newest one always works, and nobody's mailbox is flooded. */
export const resetMailsMax = 5
/** Known and unknown e-mails are answered after this time alike; the work takes less, or goes on after it. */
export const forgotAnswerMs = 100
/** A link that confirms the e-mail address of somebody who signed up as staff, and the wrong passwords it bears. */
export const emailConfirmationLifeMs = 24 * 3_600_000
export const emailConfirmationTriesMax = 10
/** Every staff sign-up is answered after this time, whether or not its address is taken. */
export const staffSignupAnswerMs = 300
/** What was taken from a portal user counts for so long as if they held it: it may be given back. */
export const heldRightsKeptMs = 30 * 24 * 3_600_000
export const notifyAgainAfterMs = 60_000

export const mailPollMs = 5_000
export const mailBatch = 5
export const mailConnectMaxMs = 15_000
export const mailSendMaxMs = 60_000
/** After this time without a result another worker may try the same mail. */
export const mailLeaseMs = 2 * mailSendMaxMs
export const mailStopGraceMs = 5_000
/** Between the attempts: ten in about a day. */
export const mailRetryDelaysMs = [5, 30, 120, 600, 1_800, 3_600, 10_800, 21_600, 43_200].map(
  (seconds) => seconds * 1_000,
)

/** Carries the id of a form that staff or a merchant send, so that it counts once. */
export const formIDHeader = 'form-id'
/** The answer to a form, for whoever sends it again; the form itself is remembered much longer. */
export const formAnswerKeptMs = 60_000
export const formRememberedMs = 24 * 3_600_000
export const formWaitMaxMs = 20_000
export const formPollMs = 100

/** A unit of work takes milliseconds: one that has not ended by then is undone, so that others do not wait for it. */
export const unitMaxMs = 30_000

/** How often a verification says how far it has come, and after how long without a word it is taken for dead. */
export const verificationTellMs = 500
export const verificationLeaseMs = 60_000
/** How often a page that shows a run asks how far it has come. */
export const verificationPollMs = 1_000

/** How often what has expired is looked for, and how many rows go in one unit. */
export const retentionSweepMs = 10 * 60_000
export const retentionBatch = 500

/** Rows of one kind on the dashboard. */
export const waitingShownMax = 5
/** Of each kind on the search page, and in the palette. */
export const searchShownMax = 5

/** A worker that has not got on for so long is taken for stuck; the longest single step is one mail. */
export const workerSilenceMaxMs = 2 * mailSendMaxMs
export const readinessMaxMs = 2_000
export const readinessKeptMs = 1_000
export const queueStatesKeptMs = 5_000

/** Of one request: its head, and all of it; a connection on which nothing moves, such as that of a caller who does not read. */
export const requestHeadMaxMs = 15_000
export const requestMaxMs = 60_000
export const connectionStillMaxMs = 120_000
export const connectionsCheckedMs = 5_000
/** At one moment, of one process; more are refused at once. */
export const connectionsMax = 5_000
