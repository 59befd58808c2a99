import type { LedgerVerificationView } from '#contract/ledger.js'
import { CheckCircleIcon, CrossCircleIcon } from '../../components/icon'
import { Moment } from '../../components/moment'

/** What a recomputation of everything found; the first bad row by name. */
export function BooksVerification({ result, at }: { result: LedgerVerificationView; at: string }) {
  const { isIntact, entries, fault } = result
  const Icon = isIntact ? CheckCircleIcon : CrossCircleIcon
  return (
    <section
      aria-label="Verification"
      className={`flex items-start gap-3 rounded-panel p-4 ${isIntact ? 'bg-success-soft text-success' : 'bg-failed-soft text-failed'}`}
    >
      <Icon className="mt-0.5 size-5" />
      <div className="flex min-w-0 flex-col gap-0.5">
        <p role="status" className="font-medium [overflow-wrap:anywhere]">
          {isIntact ? `The books are intact: ${entries} entries.` : `The books are damaged: ${fault}.`}
        </p>
        <p className="text-ink-soft">
          The chain, every posting, every balance and every transaction were recomputed, <Moment iso={at} />.
        </p>
      </div>
    </section>
  )
}
