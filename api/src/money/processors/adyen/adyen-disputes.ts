import type { DisputeReason } from '#contract/choices.js'
import type { DisputeFacts, NoticeKind } from '../port/notice.js'
import { fromAdyen } from './adyen-amounts.js'
import type { NoticeItem } from './adyen-item.js'

export interface DisputeTold {
  kind: NoticeKind
  dispute: DisputeFacts
}

type Outcome = 'won' | 'lost'

/** What ends a dispute. A chargeback that was reversed may come a second time, unless Adyen calls it won. */
const ends: Partial<Record<string, Outcome>> = {
  SECOND_CHARGEBACK: 'lost',
  PREARBITRATION_LOST: 'lost',
  PREARBITRATION_WON: 'won',
  PREARBITRATION_ISSUER_WITHDRAWN: 'won',
  SCHEME_ARBITRATION_LOST: 'lost',
  SCHEME_ARBITRATION_WON: 'won',
  ISSUER_RESPONSE_TIMEFRAME_EXPIRED: 'won',
  DISPUTE_DEFENSE_PERIOD_ENDED: 'lost',
}
const opens = ['NOTIFICATION_OF_CHARGEBACK', 'CHARGEBACK']

const reasons: [RegExp, DisputeReason][] = [
  [/fraud|unauthori[sz]ed|unrecogni[sz]ed|card absent|no cardholder/i, 'fraudulent'],
  [/not received|non.?receipt/i, 'not_received'],
  [/not as described|defective|counterfeit|misrepresent/i, 'not_as_described'],
  [/duplicate|paid by other means/i, 'duplicate'],
  [/credit not processed|refund not processed/i, 'credit_not_processed'],
  [/cancel+ed recurring|recurring/i, 'subscription_canceled'],
]

function outcomeOf(eventCode: string, status: string | undefined): Outcome | undefined {
  const stands = status?.toLowerCase()
  if (eventCode === 'CHARGEBACK' && (stands === 'lost' || stands === 'accepted')) return 'lost'
  if (eventCode === 'CHARGEBACK_REVERSED') return stands === 'won' ? 'won' : undefined
  return ends[eventCode]
}

export function disputeOf(item: NoticeItem): DisputeTold | null {
  const { eventCode, pspReference, reason, amount, additionalData } = item
  const outcome = outcomeOf(eventCode, additionalData.disputeStatus)
  if (!outcome && !opens.includes(eventCode)) return null
  const disputed = fromAdyen(amount)
  const dueAt = new Date(additionalData.defensePeriodEndsAt ?? '')
  return {
    kind: outcome ? 'dispute_closed' : 'dispute_opened',
    dispute: {
      processorReference: pspReference,
      reason: reasons.find(([pattern]) => pattern.test(reason))?.[1] ?? 'general',
      ...(disputed && { amount: disputed }),
      ...(!Number.isNaN(dueAt.getTime()) && { evidenceDueAt: dueAt.toISOString() }),
      ...(outcome && { outcome }),
    },
  }
}
