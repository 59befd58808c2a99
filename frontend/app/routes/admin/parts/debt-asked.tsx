import * as words from '#contract/messages/admin/debts.js'
import type { ClientDebtView } from '#contract/debts.js'
import { formatMoney } from '#contract/money.js'
import { CopyButton } from '../../../components/copy-button'
import { Moment } from '../../../components/moment'

/** What has been asked for, and what waits to be written off. */
export function Asked({ debt: { request, writeOff } }: { debt: Pick<ClientDebtView, 'request' | 'writeOff'> }) {
  return (
    <span className="flex flex-col items-start gap-0.5 cards:items-end">
      {request ? (
        <>
          <span className="flex flex-wrap items-center gap-1 cards:justify-end">
            <span className="whitespace-nowrap">{words.askedFor(formatMoney(request.amount, request.currency))}</span>
            <CopyButton value={request.url} label={words.thePaymentLink} />
          </span>
          <span className="text-xs text-ink-faint">
            <Moment iso={request.createdAt} />
          </span>
        </>
      ) : (
        <span className="text-ink-faint">{words.notAsked}</span>
      )}
      {writeOff && (
        <span className="text-xs text-pending">
          {words.aWriteOffWaits(formatMoney(writeOff.amount, writeOff.currency))}
        </span>
      )}
    </span>
  )
}
