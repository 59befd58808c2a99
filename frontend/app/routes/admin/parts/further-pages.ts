import type { GatedCall } from '#contract/generated/calls.js'
import { verificationOfTheAuditLog } from '#contract/messages/admin/audit.js'
import { title as connectedAccounts } from '#contract/messages/admin/connected-accounts.js'
import { formerNames } from '#contract/messages/admin/former-names.js'
import { differences, reports, tabs as reconciliation } from '#contract/messages/admin/reports.js'
import { tabs as risk } from '#contract/messages/admin/risk.js'
import { roleMatrix } from '#contract/messages/admin/roles.js'
import { staffProfile } from '#contract/messages/profile.js'

export interface FurtherPage {
  to: string
  label: string
  call?: GatedCall
  formerly?: string
}

/** Pages that no entry of the menu names. */
export const furtherPages: readonly FurtherPage[] = [
  { to: '/admin/profile', label: staffProfile.title },
  { to: '/admin/processors/connected', label: connectedAccounts, call: 'GET /connected-accounts' },
  { to: '/admin/roles/matrix', label: roleMatrix, call: 'GET /roles' },
  { to: '/admin/risk-lists/allow', label: risk.allow, call: 'GET /risk-lists/:kind/entries' },
  {
    to: '/admin/reconciliation/differences',
    label: differences,
    call: 'GET /reconciliation-differences',
    formerly: formerNames.differences,
  },
  {
    to: '/admin/reconciliation/adjustments',
    label: reconciliation.adjustments,
    call: 'GET /reconciliation-adjustments',
  },
  {
    to: '/admin/reconciliation/reports',
    label: reports,
    call: 'GET /processor-reports',
    formerly: formerNames.reports,
  },
  { to: '/admin/reconciliation/statements', label: reconciliation.statements, call: 'GET /bank-statements' },
  { to: '/admin/reconciliation/entries', label: reconciliation.entries, call: 'GET /bank-statement-entries' },
  { to: '/admin/reconciliation/files', label: reconciliation.files, call: 'GET /payout-files' },
  { to: '/admin/audit/verification', label: verificationOfTheAuditLog, call: 'GET /audit/verification' },
]
