import * as words from '#contract/messages/components/terms.js'
import * as plans from '#contract/messages/admin/plans.js'
import { monthNow } from '#contract/spoken-formats.js'

/** The newest first; each as a file of its own, so nothing is loaded before it is asked for. */
export const StatementMonths = ({ months, base }: { months: string[]; base: string }) => (
  <ul className="flex flex-col divide-y divide-line">
    {months.map((month, at) => (
      <li key={month} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-2.5">
        <span className="text-ink">
          {monthNow(month)}
          {at === 0 && <span className="text-ink-faint"> · {words.soFar}</span>}
        </span>
        <span className="flex gap-1">
          {(['pdf', 'csv'] as const).map((kind) => (
            <a
              key={kind}
              href={`${base}/${kind}?month=${month}`}
              download
              aria-label={plans.fileOf(plans[kind], monthNow(month))}
              className="rounded-control px-3 py-1.5 text-sm font-medium text-brand hover:bg-sunken"
            >
              {plans[kind]}
            </a>
          ))}
        </span>
      </li>
    ))}
  </ul>
)
