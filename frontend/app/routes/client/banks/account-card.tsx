import type { ReactNode } from 'react'
import * as words from '#contract/messages/client/banks.js'
import type { SettlementAccountView } from '#contract/settlement-account.js'
import { Card } from '../../../components/card'
import { openDialog } from '../../../components/dialog-form'
import { EmptyState } from '../../../components/empty-state'
import { Moment } from '../../../components/moment'
import { ButtonLink, useMay } from '../parts/may'

/** Each account with its currencies; the first one can't be removed. */
export function AccountCards({ accounts }: { accounts: SettlementAccountView[] }) {
  const lead = words.yourMoneyIsPaidOut
  const seesAll = useMay()('GET /clients/:clientID/settlement-accounts')
  if (accounts.length === 0)
    return (
      <Card flush title={words.settlementAccount} lead={lead}>
        <EmptyState sentence={words.noSettlementAccountYet} help={words.addTheBankAccountThat} action={<AddFirst />} />
      </Card>
    )
  return (
    <>
      {accounts.map((account) => (
        <AccountCard key={account.settlementAccountID} account={account} isOnly={accounts.length === 1} />
      ))}
      {!seesAll && <p className="text-sm text-ink-soft">{words.onlyTheFirst}</p>}
    </>
  )
}

function AccountCard({ account, isOnly }: { account: SettlementAccountView; isOnly: boolean }) {
  const { currencies, payoutsHeldUntil } = account
  const title = isOnly || !currencies ? words.settlementAccount : words.accountForCurrencies(currencies.join(', '))
  return (
    <Card title={title} lead={words.yourMoneyIsPaidOut} action={<Actions account={account} isOnly={isOnly} />}>
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
          {currencies?.join(', ') ?? <span className="text-ink-faint">{words.notGiven}</span>}
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

const AddFirst = () => (
  <ButtonLink {...openDialog} to="/client/banks/account" variant="outline">
    {words.addASettlementAccount}
  </ButtonLink>
)

function Actions({ account, isOnly }: { account: SettlementAccountView; isOnly: boolean }) {
  const { settlementAccountID, isFirst, accountNumberLast4 } = account
  const own = `/client/banks/accounts/${settlementAccountID}`
  const which = isOnly ? words.theSettlementAccount : words.accountEndingIn(accountNumberLast4)
  return (
    <div className="flex flex-wrap gap-2">
      {isFirst && (
        <ButtonLink {...openDialog} to="/client/banks/accounts/new" variant="outline">
          {words.addAnotherAccount}
        </ButtonLink>
      )}
      {!isFirst && (
        <ButtonLink {...openDialog} to={`${own}/remove`} variant="outline">
          {words.removeAccount}
          <span className="sr-only">{which}</span>
        </ButtonLink>
      )}
      <ButtonLink {...openDialog} to={isFirst ? '/client/banks/account' : `${own}/edit`} variant="outline">
        {words.change}
        <span className="sr-only">{which}</span>
      </ButtonLink>
    </div>
  )
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="flex min-w-0 flex-col gap-0.5">
    <dt className="text-xs text-ink-faint">{term}</dt>
    <dd className="[overflow-wrap:anywhere]">{children}</dd>
  </div>
)
