import type { ClientView } from '#contract/clients.js'
import * as words from '#contract/messages/client/dashboard.js'
import { Avatar } from '../../../components/avatar'
import { Email } from '../../../components/email'
import { StatusBadge } from '../../../components/status-badge'
import { typeInWords } from '../../../components/client-type'

type Profile = Pick<ClientView, 'clientID' | 'name' | 'emailAddress' | 'clientType' | 'status'>

export function ProfileCard({ client }: { client: Profile }) {
  return (
    <section
      aria-label={words.profile}
      className="flex flex-col gap-x-6 gap-y-4 rounded-panel border border-line bg-panel p-5 sm:flex-row sm:items-center"
    >
      <div className="flex min-w-0 flex-1 items-center gap-4">
        <Avatar name={client.name} size="lg" />
        <div className="flex min-w-0 flex-col gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="text-lg leading-6 break-words">{client.name}</h2>
            <StatusBadge status={client.status} />
          </div>
          <p className="text-ink-soft">
            <Email address={client.emailAddress} />
          </p>
        </div>
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 sm:gap-x-6">
        <dt className="text-ink-faint">{words.type}</dt>
        <dd>{typeInWords(client.clientType)}</dd>
        <dt className="text-ink-faint">{words.clientId}</dt>
        <dd className="font-mono text-xs leading-5 break-all">{client.clientID}</dd>
      </dl>
    </section>
  )
}
