import { Form, useNavigation } from 'react-router'
import * as words from '#contract/messages/client/area.js'
import type { MembershipView } from '#contract/members.js'
import { CheckIcon, ChevronDownIcon } from '../../../components/icon'

type Clients = MembershipView['clients']

/** For somebody who belongs to several clients. It opens without scripts too. */
export function ClientSwitcher({ clients }: { clients: Clients }) {
  return (
    <details className="group w-full rounded-control border border-line text-sm" name="switcher">
      <summary className="flex cursor-pointer list-none items-center justify-between gap-2 px-3 py-2 font-medium">
        {words.switchBusiness}
        <ChevronDownIcon className="size-4 text-ink-faint group-open:rotate-180" />
      </summary>
      <ul className="flex max-h-64 flex-col overflow-y-auto border-t border-line p-1">
        {clients.map((client) => (
          <li key={client.clientID}>
            <Choice client={client} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Choice({ client: { clientID, name, roleName, isActive, isCurrent } }: { client: Clients[number] }) {
  const isBusy = useNavigation().formData?.get('clientID') === clientID
  return (
    <Form method="post" action="/client/switch">
      <input type="hidden" name="clientID" value={clientID} />
      <button
        className="flex w-full items-center gap-2 rounded-control px-2 py-1.5 text-left hover:bg-tint disabled:cursor-default disabled:hover:bg-transparent"
        disabled={isCurrent || !isActive || isBusy}
        aria-current={isCurrent || undefined}
      >
        <span className="min-w-0 grow">
          <span className="block truncate font-medium">{name}</span>
          <span className="block truncate text-xs text-ink-faint">{isActive ? roleName : words.notActive}</span>
        </span>
        {isCurrent && <CheckIcon className="size-4 shrink-0 text-brand" />}
      </button>
    </Form>
  )
}
