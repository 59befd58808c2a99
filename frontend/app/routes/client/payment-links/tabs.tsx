import { NavLink } from 'react-router'
import * as sessions from '#contract/messages/client/checkout-sessions.js'
import * as words from '#contract/messages/client/payment-links.js'
import { useMay } from '../parts/may'

const tabs = () =>
  [
    { to: '/client/payment-links', label: words.paymentLinks, call: 'GET /clients/:clientID/payment-links' },
    { to: '/client/payment-links/sessions', label: sessions.checkoutSessions, call: 'GET /checkout-sessions' },
  ] as const

export function PaymentLinkTabs() {
  const may = useMay()
  const shown = tabs().filter(({ call }) => may(call))
  if (shown.length < 2) return null
  return (
    <nav aria-label={words.paymentLinks} className="-mt-2 overflow-x-auto border-b border-line">
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
