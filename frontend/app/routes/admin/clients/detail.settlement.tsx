import * as words from '#contract/messages/client/banks.js'
import * as texts from '#contract/messages/admin/payouts.js'
import type { SettlementAccountView } from '#contract/settlement-account.js'
import { Card } from '../../../components/card'
import { Fact } from '../../../components/fact'
import { Moment } from '../../../components/moment'

/** Where the client's payouts go, by currency. */
export const ClientSettlement = ({ accounts }: { accounts: SettlementAccountView[] }) => (
  <Card title={texts.settlementAccounts}>
    <dl className="grid gap-4 text-sm sm:grid-cols-2">
      {accounts.map((account) => (
        <Fact key={account.settlementAccountID} term={account.currencies?.join(', ') ?? texts.everyCurrency}>
          {account.accountHolder}
          <span className="block text-ink-soft">
            {account.bankName} <span className="tabular whitespace-nowrap">•••• {account.accountNumberLast4}</span>
          </span>
          {account.payoutsHeldUntil && (
            <span className="block text-ink-soft">
              {words.payoutsWaitUntil} <Moment iso={account.payoutsHeldUntil} />
            </span>
          )}
        </Fact>
      ))}
    </dl>
  </Card>
)
