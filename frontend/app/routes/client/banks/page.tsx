import * as terms from '#contract/messages/components/terms.js'
import * as words from '#contract/messages/client/banks.js'
import * as payoutWords from '#contract/messages/client/payouts.js'
import type { SettlementAccountView } from '#contract/settlement-account.js'
import { listOwnLedgerEntries, listOwnSettlementAccounts, loadOwnBalance } from '../../../api/banks.server'
import { listOwnHolds } from '../../../api/holds.server'
import { listOwnPauses } from '../../../api/pauses.server'
import { silently } from '../../../api/silently.server'
import { Card } from '../../../components/card'
import { DialogFrame } from '../../../components/dialog-frame'
import { LoadFailure } from '../../../components/load-failure'
import { HoldNotice } from '../../../components/hold-notice'
import { PageHeader } from '../../../components/page-header'
import { PauseNotice } from '../../../components/pause-notice'
import { pageMeta } from '../../../components/page-meta'
import { ButtonLink, IfMay } from '../parts/may'
import type { Route } from './+types/page'
import { AccountCards } from './account-card'
import { Balances } from './balances'
import { LedgerEntries } from './entries'

export const meta: Route.MetaFunction = () => pageMeta(words.balanceAndSettlementAccount)

export async function loader({ context }: Route.LoaderArgs) {
  const [balance, entries, accounts, holds, pauses] = await Promise.all([
    silently(loadOwnBalance(context), null),
    silently(listOwnLedgerEntries(context, { limit: '9' }), null),
    silently(listOwnSettlementAccounts(context), null),
    listOwnHolds(context),
    listOwnPauses(context),
  ])
  return { balance, entries, accounts, holds, pauses }
}

/** Only one of several accounts needs to be told apart. */
const numbersOf = (accounts: SettlementAccountView[]) =>
  accounts.length < 2
    ? {}
    : Object.fromEntries(accounts.map((one) => [one.settlementAccountID, one.accountNumberLast4]))

export default function Banks({ loaderData }: Route.ComponentProps) {
  const { balance, entries, accounts, holds, pauses } = loaderData
  const ledger = (
    <ButtonLink to="/client/banks/ledger" variant="outline">
      {words.allEntries}
    </ButtonLink>
  )
  const actions = (
    <div className="flex flex-wrap gap-2">
      <IfMay call="GET /clients/:clientID/statements/statement.pdf">
        <ButtonLink to="/client/banks/statements" variant="outline">
          {terms.statements}
        </ButtonLink>
      </IfMay>
      <IfMay call="GET /clients/:clientID/payouts">
        <ButtonLink to="/client/payouts" variant="outline">
          {payoutWords.open}
        </ButtonLink>
      </IfMay>
    </div>
  )
  return (
    <DialogFrame>
      <PageHeader title={words.balance} lead={words.balanceLead} action={actions} />
      <PauseNotice pauses={pauses} checklist="/client/profile/requirements" />
      <HoldNotice holds={holds} from="/client/banks" accounts={numbersOf(accounts ?? [])} />
      {balance ? <Balances balances={balance.items} /> : <LoadFailure />}
      {accounts ? (
        <AccountCards accounts={accounts} />
      ) : (
        <IfMay call="GET /clients/:clientID/settlement-account">
          <LoadFailure />
        </IfMay>
      )}
      <Card flush title={words.recentEntries} lead={words.recentEntriesLead} action={ledger}>
        {entries ? (
          <LedgerEntries rows={entries.items} empty={{ help: words.itBeginsWithYourFirst }} />
        ) : (
          <LoadFailure inset />
        )}
      </Card>
    </DialogFrame>
  )
}
