import type { ReactNode } from 'react'
import type { FailingMailView, LockedAccountView } from '#contract/admin.js'
import type { ClientView } from '#contract/clients.js'
import type { StaffHomeParts } from '#contract/home.js'
import { waitingShownMax } from '#contract/limits.js'
import * as words from '#contract/messages/admin/dashboard.js'
import type { PortalUserView } from '#contract/portal-users.js'
import { ButtonLink } from '../../../components/button'
import { Card } from '../../../components/card'
import { CheckIcon } from '../../../components/icon'
import { Moment } from '../../../components/moment'
import { TextLink } from '../../../components/text-link'
import { useMay } from '../parts/may'
import { OfClient } from '../parts/of-client'
import { UnlockButton } from '../parts/unlock-button'

/** What somebody has to look at, the longest wait first; a part is absent if it is not this person's to see. */
export function WaitingParts({
  pendingClients: pending,
  waitingSignUps: accounts,
  lockedAccounts: locked,
  failingMails: mails,
}: Pick<StaffHomeParts, 'pendingClients' | 'waitingSignUps' | 'lockedAccounts' | 'failingMails'>) {
  if (!pending && !accounts && !locked && !mails) return null
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-lg">{words.waitingForYou}</h2>
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:[&>:first-child:not(:last-child)]:row-span-2">
        {pending && (
          <Part title={words.pendingClients} rows={pending.items} none={words.allCaughtUp} all="/admin/pending-clients">
            {(client) => <PendingRow key={client.clientID} client={client} />}
          </Part>
        )}
        {accounts && (
          <Part
            title={words.signUpsAwaitingRole}
            rows={accounts.items}
            none={words.noSignUpsAwaitingRole}
            all="/admin/portal-users?waitingFor=role&sort=created"
          >
            {(account) => <AccountRow key={account.id} account={account} names={accounts.clientNames} />}
          </Part>
        )}
        {locked && (
          <Part title={words.lockedAccounts} rows={locked.items} none={words.noAccountIsLocked}>
            {(account) => <LockedRow key={account.id} account={account} />}
          </Part>
        )}
        {mails && (
          <Part title={words.failingMails} rows={mails.items} none={words.allEmailsSent}>
            {(mail) => <MailRow key={mail.mailID} mail={mail} />}
          </Part>
        )}
      </div>
    </section>
  )
}

interface PartProps<Row> {
  title: string
  rows: Row[]
  none: string
  all?: string
  children: (row: Row) => ReactNode
}

function Part<Row>({ title, rows, none, all, children }: PartProps<Row>) {
  const action = all && rows.length > 0 && (
    <ButtonLink to={all} variant="ghost" size="sm">
      {words.allOfThem}
    </ButtonLink>
  )
  return (
    <Card flush title={title} action={action}>
      {rows.length === 0 ? (
        <p className="flex items-center gap-2 px-5 py-4 text-ink-soft">
          <CheckIcon className="size-4 text-success" />
          {none}
        </p>
      ) : (
        <ul className="divide-y divide-line">{rows.slice(0, waitingShownMax).map(children)}</ul>
      )}
      {rows.length > waitingShownMax && (
        <p className="border-t border-line px-5 py-3 text-xs text-ink-faint">
          {words.andCountMore(rows.length - waitingShownMax)}
        </p>
      )}
    </Card>
  )
}

const Row = ({ children, side }: { children: ReactNode; side?: ReactNode }) => (
  <li className="flex items-center justify-between gap-4 px-5 py-3">
    <div className="flex min-w-0 flex-col gap-0.5 [overflow-wrap:anywhere]">{children}</div>
    {side}
  </li>
)

const PendingRow = ({ client: { name, clientType, createdAt } }: { client: ClientView }) => (
  <Row>
    <span className="font-medium text-ink">{name}</span>
    <span className="text-xs text-ink-faint">
      {words.clientTypeWaitingSince(clientType)} <Moment iso={createdAt} />
    </span>
  </Row>
)

function AccountRow({ account, names }: { account: PortalUserView; names: Record<string, string> }) {
  const { id, userName, email, clientID, createdAt } = account
  return (
    <Row>
      <span className="font-medium text-ink">
        <About id={id}>{userName}</About>
      </span>
      <span className="text-xs text-ink-faint">
        {words.emailFor(email)} {clientID && <OfClient clientID={clientID} name={names[clientID]} />}
        {words.waitingSince} <Moment iso={createdAt} />
      </span>
    </Row>
  )
}

function LockedRow({ account }: { account: LockedAccountView }) {
  const { audience, id, name, email, lockedUntil } = account
  return (
    <Row side={<UnlockButton audience={audience} id={id} name={name} />}>
      <span className="font-medium text-ink">
        <About id={id}>{name}</About>
      </span>
      <span className="text-xs text-ink-faint">
        {words.forNewDevicesUntil(audience === 'client' ? words.client : words.portalUser, email)}{' '}
        <Moment iso={lockedUntil} />
      </span>
    </Row>
  )
}

const MailRow = ({ mail }: { mail: FailingMailView }) => (
  <Row>
    <span className="font-medium text-ink">
      <span className="capitalize">{mail.kind}</span> {words.mail}{' '}
      {mail.aboutID && <About id={mail.aboutID}>{words.aboutAboutID(mail.aboutID)}</About>}
    </span>
    <span className={`text-xs ${mail.isGivenUp ? 'text-failed' : 'text-pending'}`}>
      {words.partAfterAttemptsReason(mail.isGivenUp ? words.givenUp : words.tryingAgain, mail.attempts, mail.reason)}
    </span>
    {mail.nextAttemptAt && (
      <span className="text-xs text-ink-faint">
        {words.nextAttempt} <Moment iso={mail.nextAttemptAt} />
      </span>
    )}
  </Row>
)

/** A link for those who may open the page behind it. */
function About({ id, children }: { id: string; children: string }) {
  const { may } = useMay()
  if (id.startsWith('cli_') && may('GET /clients/:clientID'))
    return <TextLink to={`/admin/clients/${id}`}>{children}</TextLink>
  if (id.startsWith('usr_') && may('GET /portal-users'))
    return <TextLink to={`/admin/portal-users?q=${id}`}>{children}</TextLink>
  return children
}
