import type { ReactNode } from 'react'
import type { ClientView } from '#contract/clients.js'
import { adminSignup } from '#contract/messages/sign-up.js'
import { ButtonLink } from '../../../components/button'
import { Card } from '../../../components/card'
import { CopyButton } from '../../../components/copy-button'
import { Email } from '../../../components/email'
import { Moment } from '../../../components/moment'
import { TextLink } from '../../../components/text-link'

/** What was reviewed at the approval, and so is not for the merchant alone to change. */
export function RegistrationCard({ client }: { client: ClientView }) {
  const { name, clientType, emailAddress, pendingEmailAddress, chargePercentage, clientID, createdAt } = client
  return (
    <div className="flex flex-col gap-6">
      <Card title="Registration">
        <dl className="flex flex-col gap-4">
          <Fact label="Name">{name}</Fact>
          <Fact label="Type">{clientType}</Fact>
          <Fact label="Email">
            <Email address={emailAddress} />
            {pendingEmailAddress && <PendingEmail address={pendingEmailAddress} />}
          </Fact>
          <Fact label="Rate per payment">
            <span className="tabular">{chargePercentage.toFixed(2)}%</span>
          </Fact>
          {client.payoutsHeldUntil && (
            <Fact label="Payouts wait until">
              <Moment iso={client.payoutsHeldUntil} />
            </Fact>
          )}
          <Fact label="Registered">
            <Moment iso={createdAt} />
          </Fact>
          <Fact label="Client ID">
            <span className="font-mono text-xs break-all">{clientID}</span>
            <span className="-my-1.5 -ml-3 block">
              <CopyButton value={clientID} label="client ID" />
            </span>
          </Fact>
        </dl>
        <p className="mt-5 border-t border-line pt-4 text-ink-soft">
          Something here is wrong? <TextLink to="/contact">Contact us</TextLink>. For a colleague who joins the admin
          portal: <TextLink to={`/admin/signup?${new URLSearchParams({ clientID })}`}>{adminSignup.title}</TextLink>.
        </p>
      </Card>
      <Card title="Password">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="text-ink-soft">Changing it signs out every other browser.</p>
          <ButtonLink to="/client/profile/password" variant="outline">
            Change password
          </ButtonLink>
        </div>
      </Card>
    </div>
  )
}

const PendingEmail = ({ address }: { address: string }) => (
  <span className="mt-1 block text-xs text-pending">
    Our staff asked to change it to <span className="font-medium [overflow-wrap:anywhere]">{address}</span>. The mail
    about it has a link to refuse or to agree.
  </span>
)

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-4 max-sm:[&_time]:whitespace-normal">
    <dt className="text-ink-faint">{label}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
)
