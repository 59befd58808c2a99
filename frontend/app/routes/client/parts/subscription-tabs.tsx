import * as words from '#contract/messages/client/subscriptions.js'
import * as portal from '#contract/messages/client/portal-settings.js'
import * as clocks from '#contract/messages/client/test-clocks.js'
import { useMode } from '../../../components/mode-switch'
import { Tabs } from './tabs'

/** Clocks are for test mode alone. */
export function SubscriptionTabs() {
  const isTest = useMode() === 'test'
  const tabs = [
    { to: '/client/subscriptions', label: words.subscriptions, call: 'GET /subscriptions' },
    { to: '/client/subscriptions/usage', label: words.usage, call: 'GET /usage-events' },
    { to: '/client/subscriptions/retries', label: words.retries, call: 'GET /dunning-settings' },
    { to: '/client/subscriptions/portal', label: portal.portal, call: 'GET /portal-settings' },
    ...(isTest ? [{ to: '/client/test-clocks', label: clocks.testClocks, call: 'GET /test-clocks' } as const] : []),
  ] as const
  return <Tabs label={words.subscriptions} tabs={tabs} />
}
