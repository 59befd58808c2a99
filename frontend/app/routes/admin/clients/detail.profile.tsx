import type { ClientView } from '#contract/clients.js'
import * as words from '#contract/messages/admin/clients.js'
import * as origins from '#contract/messages/client/return-origins.js'
import { Card } from '../../../components/card'
import { contactFacts } from '../../../components/contact-facts'
import { CopyButton } from '../../../components/copy-button'
import { Email } from '../../../components/email'
import { Fact } from '../../../components/fact'
import { Moment } from '../../../components/moment'
import { StatusBadge } from '../../../components/status-badge'
import { TextLink } from '../../../components/text-link'
import { useMay } from '../parts/may'

export function ClientProfile({ client }: { client: ClientView }) {
  const { may } = useMay()
  return (
    <Card title={words.profile} action={<StatusBadge status={client.status} />}>
      <dl className="flex flex-col gap-4">
        <Fact term={words.clientType}>{client.clientType}</Fact>
        <Fact term={words.chargePercentage}>
          <span className="tabular">{client.chargePercentage.toFixed(2)}%</span>
        </Fact>
        <Fact term={words.email}>
          <a href={`mailto:${client.emailAddress}`} className="hover:underline">
            <Email address={client.emailAddress} />
          </a>
          {client.pendingEmailAddress && (
            <span className="mt-0.5 block text-xs text-pending">
              {words.waitsForConfirmationPendingEmail(client.pendingEmailAddress)}
            </span>
          )}
        </Fact>
        {contactFacts(client).map(({ term, text }) => (
          <Fact key={term} term={term}>
            {text}
          </Fact>
        ))}
        {client.payoutsHeldUntil && (
          <Fact term={words.payoutsWaitUntil}>
            <Moment iso={client.payoutsHeldUntil} />
          </Fact>
        )}
        {may('GET /clients/:clientID/return-origins') && (
          <Fact term={origins.returnOrigins}>
            <TextLink to={`/admin/clients/${client.clientID}/return-origins`}>{origins.whereTo}</TextLink>
          </Fact>
        )}
        <Fact term={words.registered}>
          <Moment iso={client.createdAt} />
        </Fact>
        <Fact term={words.clientId}>
          <span className="flex items-center gap-1">
            <span className="font-mono text-xs">{client.clientID}</span>
            <CopyButton value={client.clientID} label={words.clientIdWithin} />
          </span>
        </Fact>
      </dl>
    </Card>
  )
}
