import type { ReactNode } from 'react'
import * as words from '#contract/messages/admin/banks.js'
import { type Currency, formatMoney } from '#contract/money.js'
import type {
  ReconciledAccountView,
  ReconciledCurrencyView,
  ReconciliationColumnView,
} from '#contract/reconciliation.js'
import { Badge } from '../../../components/badge'
import { Card } from '../../../components/card'
import { dayOf, Moment } from '../../../components/moment'

/** Three columns of one currency: what each side says, and by how much it differs. */
export function Proof({ proof }: { proof: ReconciledCurrencyView }) {
  const { currency, ledger, processors, banks, owed, processorAccounts, bankAccounts } = proof
  return (
    <Card title={words.proofIn(currency)}>
      <div className="grid gap-8 lg:grid-cols-3 lg:gap-6">
        <Column title={words.ourLedger} lead={words.owedAndEarned} column={ledger} currency={currency}>
          {owed.map(({ account, amount }) => (
            <Row key={account} name={words.accountWords[account] ?? account} money={formatMoney(amount, currency)} />
          ))}
        </Column>
        <Column title={words.processors} lead={words.oweUs} column={processors} currency={currency}>
          {processorAccounts.map((one) => (
            <Account key={one.ownerID} account={one} currency={currency} />
          ))}
          {processorAccounts.length === 0 && <Note>{words.noProcessors}</Note>}
        </Column>
        <Column title={words.banks} lead={words.hold} column={banks} currency={currency}>
          {bankAccounts.map((one) => (
            <Account key={one.ownerID} account={one} currency={currency} />
          ))}
          {bankAccounts.length === 0 && <Note>{words.noBanks}</Note>}
        </Column>
      </div>
    </Card>
  )
}

interface ColumnProps {
  title: string
  lead: string
  column: ReconciliationColumnView
  currency: Currency
  children: ReactNode
}

const Column = ({ title, lead, column: { amount, held, difference }, currency, children }: ColumnProps) => (
  <section className="flex min-w-0 flex-col gap-3">
    <header className="flex flex-col gap-1 border-b border-line pb-3">
      <h3 className="flex flex-wrap items-center justify-between gap-2 text-sm font-medium text-ink">
        {title}
        <Difference difference={difference} currency={currency} />
      </h3>
      <p className="tabular text-2xl font-semibold tracking-tight text-ink">{formatMoney(amount, currency)}</p>
      <p className="text-xs text-ink-faint">{lead}</p>
      {held !== 0 && <p className="tabular text-xs text-ink-faint">{words.heldOf(formatMoney(held, currency))}</p>}
    </header>
    <ul className="flex flex-col gap-2 text-sm">{children}</ul>
  </section>
)

function Difference({ difference, currency }: { difference: number | null; currency: Currency }) {
  if (difference === null) return <Badge tone="neutral">{words.unknown}</Badge>
  if (difference === 0) return <Badge tone="success">{words.isZero}</Badge>
  return <Badge tone="failed">{words.differsBy(formatMoney(difference, currency))}</Badge>
}

const Note = ({ children }: { children: ReactNode }) => <li className="text-ink-faint">{children}</li>

const Row = ({ name, money, children }: { name: string; money: string; children?: ReactNode }) => (
  <li className="flex flex-col gap-0.5">
    <span className="flex items-baseline justify-between gap-3">
      <span className="min-w-0 [overflow-wrap:anywhere] text-ink-soft">{name}</span>
      <span className="tabular whitespace-nowrap text-ink">{money}</span>
    </span>
    {children}
  </li>
)

function Account({ account, currency }: { account: ReconciledAccountView; currency: Currency }) {
  const { name, ledger, told, held, toldOn, toldUntil, difference, lines } = account
  return (
    <Row name={name} money={formatMoney(ledger, currency)}>
      {told !== null && toldUntil && (
        <span className="text-xs text-ink-faint">
          {words.says(formatMoney(told, currency))} <Moment iso={toldUntil} />
        </span>
      )}
      {told !== null && toldOn && !toldUntil && (
        <span className="text-xs text-ink-faint">
          {words.said(formatMoney(told, currency), toldOn && dayOf(toldOn))}
        </span>
      )}
      {held !== 0 && (
        <span className="flex justify-between gap-3 text-xs text-ink-faint">
          <span>{words.heldForDisputes}</span>
          <span className="tabular whitespace-nowrap">{formatMoney(held, currency)}</span>
        </span>
      )}
      {difference !== null && difference !== 0 && (
        <span className="text-xs text-failed">{words.differsBy(formatMoney(difference, currency))}</span>
      )}
      {lines.map(({ sentence, amount }) => (
        <span key={sentence} className="flex justify-between gap-3 text-xs text-ink-faint">
          <span className="min-w-0 [overflow-wrap:anywhere]">{sentence}</span>
          {amount !== 0 && <span className="tabular whitespace-nowrap">{formatMoney(amount, currency)}</span>}
        </span>
      ))}
    </Row>
  )
}
