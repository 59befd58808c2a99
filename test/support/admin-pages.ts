import { sandboxAccountID } from '#contract/processors.js'

/** Of rows that there are. */
export type AdminIDs = Record<
  | 'client'
  | 'user'
  | 'apiUser'
  | 'role'
  | 'permission'
  | 'pending'
  | 'rule'
  | 'requirement'
  | 'risk'
  | 'entry'
  | 'payment'
  | 'plan'
  | 'bank'
  | 'log',
  string
>

const peopleAndMoney = (ids: AdminIDs): [path: string, call: string][] => [
  ['dashboard', ''],
  ['search?q=e', ''],
  ['clients', 'GET /clients'],
  ['clients/new', 'POST /clients'],
  [`clients/${ids.client}`, 'GET /clients/:clientID'],
  [`clients/${ids.client}/edit`, 'PUT /clients/:clientID'],
  [`clients/${ids.client}/delete`, 'DELETE /clients/:clientID'],
  [`clients/${ids.client}/limits/new`, 'PUT /clients/:clientID/limits'],
  [`clients/${ids.client}/persons`, 'GET /clients/:clientID/persons'],
  [`clients/${ids.client}/payout-rules`, 'PUT /clients/:clientID/payout-schedule'],
  [`clients/${ids.client}/risk`, 'PUT /clients/:clientID/risk'],
  [`clients/${ids.client}/return-origins`, 'GET /clients/:clientID/return-origins'],
  [`clients/${ids.client}/suspend`, 'POST /clients/:clientID/suspend'],
  ['debts', 'GET /debts'],
  ['bank-accounts', 'GET /bank-accounts'],
  ['bank-accounts/new', 'POST /bank-accounts'],
  [`bank-accounts/${ids.bank}/edit`, 'PUT /bank-accounts/:bankAccountID'],
  ['needs-attention', 'GET /attention'],
  ['reconciliation', 'GET /reconciliation'],
  ['reconciliation/differences', 'GET /reconciliation-differences'],
  ['reconciliation/differences/dif_1/explain', 'POST /reconciliation-differences/:differenceID/explain'],
  ['reconciliation/differences/dif_1/adopt-refund', 'POST /reconciliation-differences/:differenceID/adopt-refund'],
  ['reconciliation/differences/dif_1/adopt-dispute', 'POST /reconciliation-differences/:differenceID/adopt-dispute'],
  ['reconciliation/differences/dif_1/adopt-failure', 'POST /reconciliation-differences/:differenceID/adopt-failure'],
  ['reconciliation/adjustments', 'GET /reconciliation-adjustments'],
  ['reconciliation/reports', 'GET /processor-reports'],
  ['reconciliation/reports/prr_1', 'GET /processor-reports/:processorReportID/rows'],
  ['reconciliation/statements', 'GET /bank-statements'],
  ['reconciliation/entries', 'GET /bank-statement-entries'],
  ['reconciliation/files', 'GET /payout-files'],
  [`clients/${ids.client}/terms`, 'PUT /clients/:clientID/terms'],
  ['plans', 'GET /plans'],
  ['plans/new', 'POST /plans'],
  [`plans/${ids.plan}/edit`, 'PUT /plans/:planID'],
  [`plans/${ids.plan}/delete`, 'DELETE /plans/:planID'],
  ['processors', 'GET /processor-accounts'],
  ['processors/new', 'POST /processor-accounts'],
]

const paymentsAndRisk = (ids: AdminIDs): [path: string, call: string][] => [
  ['processors/connected', 'GET /connected-accounts'],
  ['processors/notices', 'GET /processor-notices'],
  [`processors/${sandboxAccountID}`, 'GET /processor-accounts'],
  [`processors/${sandboxAccountID}/edit`, 'PUT /processor-accounts/:processorAccountID'],
  [`processors/${sandboxAccountID}/delete`, 'DELETE /processor-accounts/:processorAccountID'],
  ['requirements', 'GET /requirements'],
  ['requirements/approvals', 'PUT /approval-policy'],
  ['requirements/new', 'POST /requirements'],
  [`requirements/${ids.requirement}/edit`, 'PUT /requirements/:requirementID'],
  [`requirements/${ids.requirement}/delete`, 'DELETE /requirements/:requirementID'],
  ['review', 'GET /reviews'],
  [`review/${ids.payment}/release`, 'POST /reviews/:transactionID/release'],
  ['risk-rules', 'GET /risk-rules'],
  ['risk-rules/new', 'POST /risk-rules'],
  [`risk-rules/${ids.risk}/edit`, 'PUT /risk-rules/:riskRuleID'],
  [`risk-rules/${ids.risk}/delete`, 'DELETE /risk-rules/:riskRuleID'],
  ['risk-lists/block', 'GET /risk-lists/:kind/entries'],
  ['risk-lists/allow/new', 'POST /risk-lists/:kind/entries'],
  [`risk-lists/block/${ids.entry}/remove`, 'DELETE /risk-lists/:kind/entries/:riskListEntryID'],
  ['routing', 'GET /routing-rules'],
  ['routing/explain', 'GET /routing/explain'],
  ['routing/new', 'POST /routing-rules'],
  [`routing/${ids.rule}/edit`, 'PUT /routing-rules/:routingRuleID'],
  [`routing/${ids.rule}/delete`, 'DELETE /routing-rules/:routingRuleID'],
  ['portal-users', 'GET /portal-users'],
  ['portal-users/new', 'POST /portal-users'],
  [`portal-users/${ids.user}/edit`, 'PUT /portal-users/:id'],
  [`portal-users/${ids.user}/delete`, 'DELETE /portal-users/:id'],
  [`portal-users/${ids.user}/sessions`, 'GET /portal-users/:id/sessions'],
  ['logs', 'GET /request-logs'],
  [`logs/${ids.log}`, 'GET /request-logs/:requestLogID'],
  ['api-users', 'GET /api-users'],
]

const rightsAndRest = (ids: AdminIDs): [path: string, call: string][] => [
  ['api-users/new', 'POST /api-users'],
  [`api-users/${ids.apiUser}/edit`, 'PUT /api-users/:apiUserID'],
  [`api-users/${ids.apiUser}/delete`, 'DELETE /api-users/:apiUserID'],
  [`api-users/${ids.apiUser}/disable`, 'POST /api-users/:apiUserID/disable'],
  ['roles', 'GET /roles'],
  ['roles/matrix', 'GET /roles'],
  ['roles/new', 'POST /roles'],
  [`roles/${ids.role}/edit`, 'PUT /roles/:roleID'],
  [`roles/${ids.role}/usage`, 'GET /roles/:roleID/usage'],
  [`roles/${ids.role}/delete`, 'DELETE /roles/:roleID'],
  ['permissions', 'GET /permissions'],
  ['permissions/new', 'admin'],
  [`permissions/${ids.permission}/edit`, 'admin'],
  [`permissions/${ids.permission}/delete`, 'admin'],
  ['pending-clients', 'GET /clients/pending'],
  [`pending-clients/reject?clientIDs=${ids.pending}`, 'POST /clients/:clientID/reject'],
  [`pending-clients/${ids.pending}/reject`, 'POST /clients/:clientID/reject'],
  ['contact-messages', 'GET /contact-messages'],
  ['transactions', 'GET /transactions'],
  ['customers', 'GET /customers'],
  ['disputes', 'GET /disputes'],
  ['payouts', 'GET /payouts'],
  ['payouts/new', 'POST /payouts'],
  ['payouts/rules', 'PUT /payout-policy'],
  ['books', 'GET /ledger/books'],
  ['operations', 'GET /operations'],
  ['audit', 'GET /audit'],
  ['audit/verification', 'GET /audit/verification'],
  ['evidence', 'GET /decisions'],
  ['evidence?kind=approvals', 'GET /decisions'],
  ['why', 'GET /permissions/explain'],
  ['security', 'GET /security-policy'],
  ['identity-providers', 'GET /identity-providers'],
  ['identity-providers/new', 'POST /identity-providers'],
]

/** Every page of the area, and the call without which it does not open; '' is everybody's, `admin` an administrator's. */
export const adminPages = (ids: AdminIDs): [path: string, call: string][] => [
  ...peopleAndMoney(ids),
  ...paymentsAndRisk(ids),
  ...rightsAndRest(ids),
]

export const adminFiles: [string, string][] = [
  ['clients.csv', 'GET /clients'],
  ['portal-users.csv', 'GET /portal-users'],
  ['api-users.csv', 'GET /api-users'],
  ['roles.csv', 'GET /roles'],
  ['permissions.csv', 'GET /permissions'],
  ['transactions.csv', 'GET /transactions/export.csv'],
  ['payouts.csv', 'GET /payouts/export.csv'],
  ['reconciliation/differences.csv', 'GET /reconciliation-differences/export.csv'],
]
