import { closedLinkWords } from '../choices.js'
import { thisFormWasSentBefore } from './calls.js'
import { codeRequired, enterText, realCard } from './checks.js'
import { atLeastForPayer, atMostForPayer, notRightNowForPayer } from './errors/client-limits.js'
import { databaseAway, tooManyRequests } from './errors/http.js'
import { linkChanged, paymentUnderWay, restTooSmall, setupAttemptsUsed } from './errors/payment-links.js'
import { codeExpired, codeSentJustNow, noResendsLeft, outcomeUnknown, wrongCode } from './errors/transactions.js'
import { processorUnavailable, noProcessor, tokenOfNoAccount } from './processors/calls.js'
import { failureSentences } from './processors/failures.js'
import { codeToPhone } from './processors/paystack.js'

/** What the API tells payers, in English; pages say the same in their language. */
export const payerRefusals = {
  closedLinks: closedLinkWords,
  failures: failureSentences,
  ...{ thisFormWasSentBefore, codeRequired, enterText, realCard, atLeastForPayer, atMostForPayer, notRightNowForPayer },
  ...{ databaseAway, tooManyRequests, linkChanged, paymentUnderWay, codeExpired, codeSentJustNow, noResendsLeft },
  ...{ restTooSmall, setupAttemptsUsed, outcomeUnknown, wrongCode, processorUnavailable, noProcessor },
  ...{ tokenOfNoAccount, codeToPhone },
}
