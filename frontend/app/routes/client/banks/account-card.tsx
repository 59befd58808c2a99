import type { ReactNode } from 'react'
import * as words from '#contract/messages/client/banks.js'
import type { SettlementAccountView } from '#contract/settlement-account.js'
import { Card } from '../../../components/card'
import { EmptyState } from '../../../components/empty-state'
import { Moment } from '../../../components/moment'

interface AccountCardProps {
  account: SettlementAccountView | null
  change: ReactNode
  payoutsHeldUntil: string | null
}

export function AccountCard({ account, change, payoutsHeldUntil }: AccountCardProps) {
  const lead = words.yourMoneyIsPaidOut
  if (!account)
    return (
      <Card flush title={words.settlementAccount} lead={lead}>
        <EmptyState sentence={words.noSettlementAccountYet} help={words.addTheBankAccountThat} action={change} />
      </Card>
    )
  return (
    <Card title={words.settlementAccount} lead={lead} action={change}>
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Fact term={words.accountHolder}>{account.accountHolder}</Fact>
        <Fact term={words.bank}>{account.bankName}</Fact>
        <Fact term={words.accountNumber}>
          <span className="tabular">•••• {account.accountNumberLast4}</span>
        </Fact>
        <Fact term={words.bankCode}>
          {account.bankCode ?? <span className="text-ink-faint">{words.notGiven}</span>}
        </Fact>
        <Fact term={words.currenciesItTakes}>
          {account.currencies?.join(', ') ?? <span className="text-ink-faint">{words.notGiven}</span>}
        </Fact>
        <Fact term={words.lastChanged}>
          <Moment iso={account.updatedAt} />
        </Fact>
        {payoutsHeldUntil && (
          <Fact term={words.payoutsWaitUntil}>
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
