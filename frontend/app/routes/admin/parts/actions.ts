import * as words from '#contract/messages/admin/palette.js'
import type { FurtherPage } from './further-pages'

/** What the search can start, by the name of the action. */
export const actions: readonly FurtherPage[] = [
  { to: '/admin/clients/new', label: words.addClient, call: 'POST /clients' },
  { to: '/admin/plans/new', label: words.addPlan, call: 'POST /plans' },
  { to: '/admin/requirements/new', label: words.addRequirement, call: 'POST /requirements' },
  { to: '/admin/requirements/approvals', label: words.approvalRules, call: 'PUT /approval-policy' },
  { to: '/admin/portal-users/new', label: words.addPortalUser, call: 'POST /portal-users' },
  { to: '/admin/api-users/new', label: words.addApiUser, call: 'POST /api-users' },
  { to: '/admin/roles/new', label: words.addRole, call: 'POST /roles' },
  { to: '/admin/permissions/new', label: words.addPermission, call: 'POST /permissions' },
  { to: '/admin/processors/new', label: words.addProcessorAccount, call: 'POST /processor-accounts' },
  { to: '/admin/routing/new', label: words.addRoutingRule, call: 'POST /routing-rules' },
  { to: '/admin/routing/explain', label: words.explainRouting, call: 'GET /routing/explain' },
  { to: '/admin/risk-rules/new', label: words.addRiskRule, call: 'POST /risk-rules' },
  { to: '/admin/risk-lists/block/new', label: words.addToBlockList, call: 'POST /risk-lists/:kind/entries' },
  { to: '/admin/risk-lists/allow/new', label: words.addToAllowList, call: 'POST /risk-lists/:kind/entries' },
  { to: '/admin/payouts/new', label: words.newPayout, call: 'POST /payouts' },
  { to: '/admin/payouts/rules', label: words.payoutRules, call: 'PUT /payout-policy' },
  { to: '/admin/bank-accounts/new', label: words.addBankAccount, call: 'POST /bank-accounts' },
  { to: '/admin/identity-providers/new', label: words.addSignOnProvider, call: 'POST /identity-providers' },
]
