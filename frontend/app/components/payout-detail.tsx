import type { ReactNode } from 'react'
import type { Page } from '#contract/answers.js'
import * as words from '#contract/messages/components/payouts.js'
import { formatMoney } from '#contract/spoken-formats.js'
import type { PayoutDetailView, PayoutLineView } from '#contract/payouts.js'
import * as states from '#contract/messages/components/states.js'
import { BackLink } from './back-link'
import { ButtonLink } from './button'
import { Card } from './card'
import { Fact } from './fact'
import { DownloadIcon } from './icon'
import { Moment } from './moment'
import { inMode, useMode } from './mode-switch'
import { Pager } from './pager'
import { PayoutBadge } from './payout-badge'
import { PayoutLines } from './payout-lines'

interface PayoutDetailProps {
  payout: PayoutDetailView
  lines: Page<PayoutLineView>
  list: string
  /** Where a payment has its page. */
  payments: string
  csv: string
  action?: ReactNode
  children?: ReactNode
}

/** A payout for whoever reads it: what arrives, where, when, and every line that it is made of. */
export function PayoutDetail({ payout, lines, list, payments, csv, action, children }: PayoutDetailProps) {
  const mode = useMode()
  const { amount, currency, status, account } = payout
  const file = (
    <ButtonLink reloadDocument to={inMode(csv, mode)} variant="ghost" icon={<DownloadIcon />}>
      CSV
    </ButtonLink>
  )
  return (
    <>
      <BackLink to={list}>{words.payouts}</BackLink>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 flex-col gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="tabular text-2xl">{formatMoney(amount, currency)}</h1>
            <PayoutBadge status={status} />
          </div>
          <p className="text-sm [overflow-wrap:anywhere] text-ink-soft">{words.payoutTo(account.accountHolder)}</p>
        </div>
        {action}
      </header>
      {children}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Totals payout={payout} />
        <Steps payout={payout} />
      </div>
      {payout.transactionID === null && (
        <Card flush title={words.everyLine} lead={words.linesNewestFirst} action={file}>
          <PayoutLines lines={lines.items} payments={payments} />
          <Pager label={words.moreLines} nextCursor={lines.nextCursor} />
        </Card>
      )}
    </>
  )
}

function Totals({ payout }: { payout: PayoutDetailView }) {
  const { totals, amount, currency, isScheduled, rail, account } = payout
  return (
    <Card title={payout.transactionID === null ? words.whatItIsMadeOf : words.transferDetails}>
      <dl className="flex flex-col gap-3 text-sm">
        {totals.map(({ kind, lines, amount: sum }) => (
          <div key={kind} className="flex items-baseline justify-between gap-4">
            <dt className="min-w-0">
              {words.lineKinds[kind]} <span className="text-xs text-ink-faint">{words.countOf(lines)}</span>
            </dt>
            <dd className="tabular font-medium whitespace-nowrap">{formatMoney(sum, currency)}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3 text-base font-semibold text-ink">
          <dt>{words.arrives}</dt>
          <dd className="tabular whitespace-nowrap">{formatMoney(amount, currency)}</dd>
        </div>
      </dl>
      <dl className="mt-6 grid gap-4 border-t border-line pt-5 text-sm sm:grid-cols-2">
        <Fact term={words.holder}>{account.accountHolder}</Fact>
        <Fact term={words.account}>
          {account.bankName === ''
            ? `•••• ${account.accountNumberLast4}`
            : words.accountEnding(account.bankName, account.accountNumberLast4)}
        </Fact>
        <Fact term={words.how}>{isScheduled ? words.bySchedule : words.byHand}</Fact>
        <Fact term={words.way}>{words.rails[rail]}</Fact>
      </dl>
    </Card>
  )
}

interface Step {
  name: string
  at: string | null
  isBad?: boolean
}

/** What has happened to it, and what still will. */
function Steps({ payout }: { payout: PayoutDetailView }) {
  const { status, reason, createdAt, approvedAt, sentAt, paidAt, endedAt } = payout
  const way: Step[] = [
    { name: words.created, at: createdAt },
    { name: words.approved, at: approvedAt },
    { name: words.sent, at: sentAt },
    { name: words.paid, at: paidAt },
  ]
  const steps = endedAt
    ? [...way.filter(({ at }) => at !== null), { name: states.payouts[status], at: endedAt, isBad: true }]
    : way
  return (
    <Card title={words.facts}>
      <ol className="flex flex-col text-sm">
        {steps.map((step, at) => (
          <StepRow key={step.name} step={step} isLast={at === steps.length - 1}>
            {step.isBad && reason && <span className="[overflow-wrap:anywhere] text-ink-soft">{reason}</span>}
          </StepRow>
        ))}
      </ol>
    </Card>
  )
}

function StepRow({
  step: { name, at, isBad },
  isLast,
  children,
}: {
  step: Step
  isLast: boolean
  children: ReactNode
}) {
  const dot = isBad ? 'bg-failed' : at ? 'bg-brand' : 'border-2 border-edge bg-panel'
  return (
    <li className="relative flex gap-3 pb-5 last:pb-0">
      {!isLast && <span aria-hidden="true" className="absolute top-4 bottom-0 start-[5px] w-px bg-line" />}
      <span aria-hidden="true" className={`mt-1 size-[11px] shrink-0 rounded-full ${dot}`} />
      <span className="flex min-w-0 flex-col">
        <span className={at ? 'font-medium text-ink' : 'text-ink-faint'}>{name}</span>
        {at ? (
          <span className="text-xs text-ink-faint">
            <Moment iso={at} />
          </span>
        ) : (
          <span className="text-xs text-ink-faint">{words.notYet}</span>
        )}
        {children}
      </span>
    </li>
  )
}
