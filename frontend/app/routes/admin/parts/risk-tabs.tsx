import * as words from '#contract/messages/admin/risk.js'
import { type SectionTab, SectionTabs } from './section-tabs'

const tabs: readonly SectionTab[] = [
  { to: '/admin/disputes', label: words.tabs.disputes, call: 'GET /disputes' },
  { to: '/admin/review', label: words.tabs.review, call: 'GET /reviews' },
  { to: '/admin/risk-rules', label: words.tabs.rules, call: 'GET /risk-rules' },
  { to: '/admin/risk-lists/block', label: words.tabs.block, call: 'GET /risk-lists/:kind/entries' },
  { to: '/admin/risk-lists/allow', label: words.tabs.allow, call: 'GET /risk-lists/:kind/entries' },
]

export const RiskTabs = () => <SectionTabs label={words.section} tabs={tabs} />
