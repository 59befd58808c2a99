import { NavLink } from 'react-router'

const tabs = [
  { to: '/client/webhooks', label: 'Endpoints' },
  { to: '/client/webhooks/events', label: 'Events' },
  { to: '/client/webhooks/deliveries', label: 'Deliveries' },
  { to: '/client/webhooks/inspector', label: 'Built-in receiver' },
]

export const WebhookTabs = () => (
  <nav aria-label="Webhooks" className="-mt-2 overflow-x-auto border-b border-line">
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
