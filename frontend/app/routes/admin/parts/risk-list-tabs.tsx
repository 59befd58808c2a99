import * as words from '#contract/messages/admin/risk.js'
import { type SectionTab, SectionTabs } from './section-tabs'

const tabs: readonly SectionTab[] = [
  { to: '/admin/risk-lists/block', label: words.tabs.block, call: 'GET /risk-lists/:kind/entries' },
  { to: '/admin/risk-lists/allow', label: words.tabs.allow, call: 'GET /risk-lists/:kind/entries' },
]

export const RiskListTabs = () => <SectionTabs label={words.section} tabs={tabs} />
