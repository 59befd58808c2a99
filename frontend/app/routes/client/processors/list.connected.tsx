import type { ConnectedAccountView, ConnectOfferView, OwnConnectedAccountsView } from '#contract/connected-accounts.js'
import { isSubaccountReason } from '#contract/connected-states.js'
import * as words from '#contract/messages/client/connected-accounts.js'
import { Badge } from '../../../components/badge'
import { Card } from '../../../components/card'
import { connectedTones } from '../../../components/connected-tones'
import { openDialog } from '../../../components/dialog-form'
import { Fact } from '../../../components/fact'
import { Moment } from '../../../components/moment'
import { ButtonLink, PostButton } from '../parts/may'

/** Nothing where the platform has no account to connect to. */
export function Connected({ connected: { items, offers } }: { connected: OwnConnectedAccountsView }) {
  const open = offers.filter((offer) => !items.some((one) => one.processorAccountID === offer.processorAccountID))
  if (items.length === 0 && open.length === 0) return null
  return (
    <Card title={words.title} lead={words.lead}>
      <ul className="flex flex-col gap-5">
        {items.map((account) => (
          <li key={account.connectedAccountID} className="flex flex-col gap-3">
            <Account
              account={account}
              offer={offers.find(({ processorAccountID }) => processorAccountID === account.processorAccountID)}
            />
          </li>
        ))}
        {open.map(({ processorAccountID, title }) => (
          <li key={processorAccountID}>
            <ButtonLink {...openDialog} to={`/client/processors/${processorAccountID}/connect`}>
              {words.connectWith(title)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Account({ account, offer }: { account: ConnectedAccountView; offer: ConnectOfferView | undefined }) {
  const { connectedAccountID, processorAccountID, reference, state, requirementsDue, dueAt } = account
  const switched = (isOn: boolean) => (isOn ? words.turnedOn : words.turnedOff)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="font-medium">{offer?.title ?? account.processorAccountName}</h3>
        <Badge tone={connectedTones[state]}>{words.stateWords[state]}</Badge>
      </div>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Fact term={words.reference}>
          <code dir="ltr" className="font-mono text-sm break-all">
            {reference ?? words.noReference}
          </code>
        </Fact>
        <Fact term={words.payments}>{switched(account.areChargesEnabled)}</Fact>
        <Fact term={words.payouts}>{switched(account.arePayoutsEnabled)}</Fact>
        <PaidInto account={account} />
        {account.settlementAccountID === null && requirementsDue.length > 0 && (
          <Fact term={words.due}>{String(requirementsDue.length)}</Fact>
        )}
        {dueAt && (
          <Fact term={words.dueBy}>
            <Moment iso={dueAt} />
          </Fact>
        )}
      </dl>
      <div className="flex flex-wrap items-center gap-2">
        {offer && state !== 'enabled' && (!offer.usesSettlementAccount || !reference) && (
          <ButtonLink {...openDialog} size="sm" to={`/client/processors/${processorAccountID}/connect`}>
            {words.goOn}
          </ButtonLink>
        )}
        {reference && (
          <PostButton action={`/client/processors/connected/${connectedAccountID}/refresh`}>{words.refresh}</PostButton>
        )}
      </div>
    </>
  )
}

/** Of a subaccount alone. */
function PaidInto({
  account: { paidInto, currency, changeHeldUntil, disabledReason },
}: {
  account: ConnectedAccountView
}) {
  if (!paidInto) return null
  return (
    <>
      <Fact term={words.paidInto}>{words.accountEnding(paidInto.bankName, paidInto.accountNumberLast4)}</Fact>
      {currency && <Fact term={words.currency}>{currency}</Fact>}
      {changeHeldUntil && (
        <Fact term={words.newAccountFrom}>
          <Moment iso={changeHeldUntil} />
        </Fact>
      )}
      {isSubaccountReason(disabledReason) && <Fact term={words.reason}>{words.reasonWords[disabledReason]}</Fact>}
    </>
  )
}
