import type { TwoPeopleView } from '#contract/client-approvals.js'
import * as words from '#contract/messages/admin/two-people.js'
import { AlertIcon } from '../../../components/icon'
import { Moment } from '../../../components/moment'

interface TwoPeopleProps {
  twoPeople: TwoPeopleView
  /** Staff by id, as far as this person may know them. */
  names: Record<string, string>
}

/** Why a client takes two people, and how far it is. */
export function TwoPeople({ twoPeople, names }: TwoPeopleProps) {
  const { because, reason, firstApprovedBy, firstApprovedAt } = twoPeople
  return (
    <div className="flex items-start gap-2 rounded-control bg-pending-soft px-3 py-2.5 text-sm text-pending">
      <AlertIcon className="mt-0.5 size-4 shrink-0" />
      <div className="flex min-w-0 flex-col gap-1 [overflow-wrap:anywhere]">
        <p className="font-medium">{words.twoNeeded}</p>
        <p>{because.map((one) => words.reasons[one]).join(' · ')}</p>
        {reason && <p className="whitespace-pre-line">{reason}</p>}
        {firstApprovedBy && firstApprovedAt && (
          <p className="font-medium">
            {words.waitsForSecond}. {words.firstBy(names[firstApprovedBy] ?? firstApprovedBy)}{' '}
            <Moment iso={firstApprovedAt} />
          </p>
        )}
      </div>
    </div>
  )
}
