import type { BalanceView } from '#contract/ledger.js'
import * as words from '#contract/messages/client/banks.js'
import type { Currency } from '#contract/money.js'
import { formatMoney } from '#contract/spoken-formats.js'
import { AlertIcon } from '../../../components/icon'

export const Balances = ({ balances }: { balances: BalanceView[] }) => (
  <div className="flex flex-col gap-4">
    {balances.map((balance) => (
      <Balance key={balance.currency} {...balance} />
    ))}
    {balances.length === 0 && (
      <p className="rounded-panel border border-line bg-panel p-5 text-ink-soft">{words.yourBalanceBeginsWithYour}</p>
    )}
  </div>
)

function Balance({ currency, available, pending, disputed, reserved, inTransit }: BalanceView) {
  const debt = -Math.min(available, 0) - Math.min(pending, 0)
  return (
    <section aria-label={words.balanceInCurrency(currency)} className="rounded-panel border border-line bg-panel">
      <dl className="grid divide-y divide-line sm:grid-cols-3 sm:divide-x sm:divide-y-0">
        <Part term={words.available} help={words.readyToBePaidOut} amount={available} currency={currency} isMain />
        <Part term={words.pending} help={words.onItsWayToAvailable} amount={pending} currency={currency} />
        <Part term={words.disputed} help={words.onHoldUntilDisputeCloses} amount={disputed} currency={currency} />
      </dl>
      {(reserved !== 0 || inTransit !== 0) && (
        <dl className="grid divide-y divide-line border-t border-line sm:grid-cols-3 sm:divide-x sm:divide-y-0">
          <Part term={words.reserved} help={words.reserveReleaseHelp} amount={reserved} currency={currency} />
          <Part term={words.inTransit} help={words.onItsWayToYourBank} amount={inTransit} currency={currency} />
        </dl>
      )}
      {debt > 0 && <Debt amount={debt} currency={currency} />}
    </section>
  )
}

interface PartProps {
  term: string
  help: string
  amount: number
  currency: Currency
  isMain?: boolean
}

const Part = ({ term, help, amount, currency, isMain }: PartProps) => (
  <div className="flex min-w-0 flex-col gap-1 p-5">
    <dt className="text-sm text-ink-soft">
      {term}
      {isMain && <span className="text-ink-faint"> · {currency}</span>}
    </dt>
    <dd
      className={`tabular text-2xl font-semibold tracking-tight [overflow-wrap:anywhere] ${amount < 0 ? 'text-failed' : isMain ? 'text-ink' : 'text-ink-soft'}`}
    >
      {formatMoney(amount, currency)}
    </dd>
    <dd className="text-xs text-ink-faint">{help}</dd>
  </div>
)

const Debt = ({ amount, currency }: { amount: number; currency: Currency }) => (
  <p className="flex items-start gap-2 rounded-b-panel bg-failed-soft px-5 py-3 text-sm text-failed">
    <AlertIcon className="mt-0.5 size-4" />
    <span>{words.yourBalanceIsBelowZero(formatMoney(amount, currency))}</span>
  </p>
)
