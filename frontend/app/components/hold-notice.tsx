import type { HoldView } from '#contract/holds.js'
import * as texts from '#contract/messages/components/common.js'
import { holds as words } from '#contract/messages/holds.js'
import { ClockIcon } from './icon'
import { Moment } from './moment'
import { PostButton } from './post-button'
import { useSpeech } from './speech'

interface HoldNoticeProps {
  holds: HoldView[]
  /** The page that it stands on, to come back to. */
  from: string
  /** The last digits of each settlement account, if there are several. */
  accounts?: Readonly<Record<string, string>>
}

export function HoldNotice({ holds, from, accounts = {} }: HoldNoticeProps) {
  const { language } = useSpeech()
  const [last] = holds
  if (!last) return null
  const reasonOf = ({ reason, settlementAccountID }: HoldView) => {
    const last4 = settlementAccountID && accounts[settlementAccountID]
    return last4 ? words.accountChanged(last4) : words.reasons[reason]
  }
  const reasons = new Set(holds.map(reasonOf))
  const mailboxes = new Intl.ListFormat(language).format(new Set(holds.map(({ confirmedBy }) => confirmedBy)))
  return (
    <section
      aria-label={texts.whatWaits}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-panel bg-pending-soft px-5 py-4 text-pending"
    >
      <p className="flex min-w-0 flex-1 basis-80 items-start gap-3">
        <ClockIcon className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <strong className="font-semibold">{[...reasons].join('. ')}.</strong> {texts.apiKeysAndTheSettlement}{' '}
          <Moment iso={last.until} />
          {texts.orUntilYouConfirmBy(mailboxes)}
        </span>
      </p>
      <PostButton action={`/client/hold?${new URLSearchParams({ from })}`} preventScrollReset size="md">
        {words.ask}
      </PostButton>
    </section>
  )
}
