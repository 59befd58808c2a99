import type { DebtView } from '#contract/debts.js'
import * as words from '#contract/messages/components/debts.js'
import { formatMoney } from '#contract/spoken-formats.js'
import { ButtonLink } from './button'
import { AlertIcon } from './icon'

/** What the merchant owes us, why, and how it is paid. */
export function DebtNotice({ debts }: { debts: DebtView[] }) {
  const owing = debts.filter(({ owed }) => owed > 0)
  if (owing.length === 0) return null
  return (
    <section
      aria-label={words.label}
      className="flex flex-col gap-3 rounded-panel bg-pending-soft px-5 py-4 text-pending"
    >
      {owing.map(({ currency, owed, request }) => (
        <div key={currency} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="flex min-w-0 flex-1 basis-80 items-start gap-3">
            <AlertIcon className="mt-0.5 size-5 shrink-0" />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <strong className="tabular font-semibold">{words.youOwe(formatMoney(owed, currency))}</strong> {words.why}{' '}
              {request && request.due > 0 && words.withoutFee}
            </span>
          </p>
          {request && request.due > 0 && (
            <ButtonLink to={new URL(request.url).pathname} reloadDocument>
              {words.pay(formatMoney(request.due, currency))}
            </ButtonLink>
          )}
        </div>
      ))}
    </section>
  )
}
