import type { ReactNode } from 'react'
import type { SettlementAccountView } from '#contract/settlement-account.js'
import { Card } from '../../../components/card'
import { EmptyState } from '../../../components/empty-state'
import { Moment } from '../../../components/moment'

interface AccountCardProps {
  account: SettlementAccountView | null
  change: ReactNode
  payoutsHeldUntil: string | null
}

/** Where the money goes, as far as it is shown. */
export function AccountCard({ account, change, payoutsHeldUntil }: AccountCardProps) {
  const lead = 'Your money is paid out to it. It is kept encrypted.'
  if (!account)
    return (
      <Card flush title="Settlement account" lead={lead}>
        <EmptyState
          sentence="No settlement account yet."
          help="Add the bank account that your money goes to."
          action={change}
        />
      </Card>
    )
  return (
    <Card title="Settlement account" lead={lead} action={change}>
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Fact term="Account holder">{account.accountHolder}</Fact>
        <Fact term="Bank">{account.bankName}</Fact>
        <Fact term="Account number">
          <span className="tabular">•••• {account.accountNumberLast4}</span>
        </Fact>
        <Fact term="Bank code">{account.bankCode ?? <span className="text-ink-faint">Not given</span>}</Fact>
        <Fact term="Last changed">
          <Moment iso={account.updatedAt} />
        </Fact>
        {payoutsHeldUntil && (
          <Fact term="Payouts wait until">
            <Moment iso={payoutsHeldUntil} />
          </Fact>
        )}
      </dl>
    </Card>
  )
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="flex min-w-0 flex-col gap-0.5">
    <dt className="text-xs text-ink-faint">{term}</dt>
    <dd className="[overflow-wrap:anywhere]">{children}</dd>
  </div>
)
