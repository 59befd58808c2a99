import type { DisputeView } from '#contract/disputes.js'
import * as payments from '#contract/messages/components/payments.js'
import * as words from '#contract/messages/disputes.js'
import { formatMoney } from '#contract/spoken-formats.js'
import { EvidenceTime } from '../../../components/evidence-time'
import { AlertIcon } from '../../../components/icon'
import { TextLink } from '../../../components/text-link'
import { ButtonLink } from '../parts/may'

/** More than these are behind a link, so that they do not fill the dashboard. */
const shownAtMost = 3

export function OpenDisputes({ disputes }: { disputes: DisputeView[] }) {
  if (disputes.length === 0) return null
  return (
    <section
      aria-label={payments.disputes}
      className="flex flex-col gap-4 rounded-panel bg-pending-soft px-5 py-4 text-pending"
    >
      {disputes.slice(0, shownAtMost).map((dispute) => (
        <div key={dispute.disputeID} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="flex min-w-0 flex-1 basis-80 items-start gap-3">
            <AlertIcon className="mt-0.5 size-5 shrink-0" />
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <p className="tabular font-semibold">
                {payments.thePayerDisputesMoney(formatMoney(dispute.amount, dispute.currency))}
              </p>
              <p className="text-ink-soft">{payments.moneyIsOnHold(formatMoney(dispute.net, dispute.currency))}</p>
              <EvidenceTime dispute={dispute} />
            </div>
          </div>
          <ButtonLink to={`/client/transactions/${dispute.transactionID}`} size="sm" variant="outline">
            {words.viewDispute}
          </ButtonLink>
        </div>
      ))}
      {disputes.length > shownAtMost && (
        <p className="pl-8">
          <TextLink to="/client/disputes">{words.viewAllDisputes}</TextLink>
        </p>
      )}
    </section>
  )
}
