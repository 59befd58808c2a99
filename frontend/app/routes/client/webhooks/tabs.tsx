import * as words from '#contract/messages/client/webhooks.js'
import { Tabs } from '../parts/tabs'

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

export const WebhookTabs = () => <Tabs label={words.webhooks} tabs={tabs()} />
