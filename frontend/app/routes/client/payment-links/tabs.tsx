import * as sessions from '#contract/messages/client/checkout-sessions.js'
import * as words from '#contract/messages/client/payment-links.js'
import { Tabs } from '../parts/tabs'

const tabs = () =>
  [
    { to: '/client/payment-links', label: words.paymentLinks, call: 'GET /clients/:clientID/payment-links' },
    { to: '/client/payment-links/sessions', label: sessions.checkoutSessions, call: 'GET /checkout-sessions' },
  ] as const

export const PaymentLinkTabs = () => <Tabs label={words.paymentLinks} tabs={tabs()} least={2} />
