import { NavLink } from 'react-router'
import * as words from '#contract/messages/client/webhooks.js'

const tabs = [
  { to: '/client/webhooks', label: words.endpoints },
  { to: '/client/webhooks/events', label: words.events },
  { to: '/client/webhooks/deliveries', label: words.deliveries },
  { to: '/client/webhooks/inspector', label: words.builtInReceiver },
]

export const WebhookTabs = () => (
  <nav aria-label={words.webhooks} className="-mt-2 overflow-x-auto border-b border-line">
    <ul className="flex gap-5">
      {tabs.map(({ to, label }) => (
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
