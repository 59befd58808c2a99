import type { ClientView } from '#contract/clients.js'
import { Card } from '../../../components/card'
import { contactFacts } from '../../../components/contact-facts'
import { CopyButton } from '../../../components/copy-button'
import { Email } from '../../../components/email'
import { Fact } from '../../../components/fact'
import { Moment } from '../../../components/moment'
import { StatusBadge } from '../../../components/status-badge'

export function ClientProfile({ client }: { client: ClientView }) {
  return (
    <Card title="Profile" action={<StatusBadge status={client.status} />}>
      <dl className="flex flex-col gap-4">
        <Fact term="Client type">{client.clientType}</Fact>
        <Fact term="Charge percentage">
          <span className="tabular">{client.chargePercentage.toFixed(2)} %</span>
        </Fact>
        <Fact term="Email">
          <a href={`mailto:${client.emailAddress}`} className="hover:underline">
            <Email address={client.emailAddress} />
          </a>
          {client.pendingEmailAddress && (
            <span className="mt-0.5 block text-xs text-pending">
              Waits for confirmation: {client.pendingEmailAddress}
            </span>
          )}
        </Fact>
        {contactFacts(client).map(({ term, text }) => (
          <Fact key={term} term={term}>
            {text}
          </Fact>
        ))}
        {client.payoutsHeldUntil && (
          <Fact term="Payouts wait until">
            <Moment iso={client.payoutsHeldUntil} />
          </Fact>
        )}
        <Fact term="Registered">
          <Moment iso={client.createdAt} />
        </Fact>
        <Fact term="Client ID">
          <span className="flex items-center gap-1">
            <span className="font-mono text-xs">{client.clientID}</span>
            <CopyButton value={client.clientID} label="client ID" />
          </span>
        </Fact>
      </dl>
    </Card>
  )
}
