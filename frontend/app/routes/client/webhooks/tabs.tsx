import { NavLink } from 'react-router'
import * as words from '#contract/messages/client/webhooks.js'
import { useMay } from '../parts/may'

const tabs = () =>
  [
    { to: '/client/webhooks', label: words.endpoints, call: 'GET /clients/:clientID/webhook-endpoints' },
    { to: '/client/webhooks/events', label: words.events, call: 'GET /clients/:clientID/events' },
    { to: '/client/webhooks/deliveries', label: words.deliveries, call: 'GET /clients/:clientID/webhook-deliveries' },
    {
      to: '/client/webhooks/inspector',
      label: words.builtInReceiver,
      call: 'GET /clients/:clientID/webhook-inspector',
    },
  ] as const

export function WebhookTabs() {
  const may = useMay()
  const shown = tabs().filter(({ call }) => may(call))
  return (
    <nav aria-label={words.webhooks} className="-mt-2 overflow-x-auto border-b border-line">
      <ul className="flex gap-5">
        {shown.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className="flex h-10 items-center border-b-2 border-transparent whitespace-nowrap text-ink-soft hover:text-ink focus-visible:outline-offset-[-2px] aria-[current=page]:border-brand aria-[current=page]:font-medium aria-[current=page]:text-ink"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
