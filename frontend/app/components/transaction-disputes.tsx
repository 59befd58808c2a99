import type { ReactNode } from 'react'
import type { DisputeView } from '#contract/disputes.js'
import * as words from '#contract/messages/components/payments.js'
import * as disputeWords from '#contract/messages/disputes.js'
import { formatMoney } from '#contract/spoken-formats.js'
import { Card } from './card'
import { DisputeBadge, isUndecided } from './dispute-badge'
import { EvidenceFileList } from './evidence-files'
import { EvidenceTime } from './evidence-time'
import { Moment } from './moment'

interface DisputesProps {
  disputes: readonly DisputeView[]
  actionsOf?: (dispute: DisputeView) => ReactNode
}

export function TransactionDisputes({ disputes, actionsOf }: DisputesProps) {
  if (disputes.length === 0) return null
  return (
    <Card flush title={words.disputes} lead={words.thePayersBankAsksFor}>
      <ul className="divide-y divide-line">
        {disputes.map((dispute) => (
          <li
            key={dispute.disputeID}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-5 py-3.5"
          >
            <div className="flex min-w-0 flex-col gap-1">
              <p className="flex flex-wrap items-center gap-2 font-medium text-ink">
                {formatMoney(dispute.amount || dispute.amountAsked, dispute.currency)}{' '}
                <DisputeBadge status={dispute.status} />
              </p>
              <p className="text-xs text-ink-faint">
                {words.opened} <Moment iso={dispute.createdAt} />
                {dispute.closedAt && (
                  <>
                    {words.closed} <Moment iso={dispute.closedAt} />
                  </>
                )}
              </p>
              <p className="text-ink-soft">
                {dispute.reason && `${disputeWords.reasonInWords[dispute.reason]}. `}
                {fateOf(dispute)}
              </p>
              <EvidenceTime dispute={dispute} />
              <EvidenceFileList dispute={dispute} />
            </div>
            {isUndecided(dispute) && actionsOf?.(dispute)}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function fateOf({ status, net, currency }: DisputeView): string {
  const money = formatMoney(net, currency)
  if (status === 'open') return words.moneyIsOnHold(money)
  if (status === 'won') return words.moneyWasReleased(money)
  return status === 'lost' ? words.moneyWasTakenBack(money) : words.noMoneyIsOnHold
}
