// Apart from the request classes, whose decorators a browser must not load.

/** What is kept for whoever asks why; `rights`, `approvals` and `rules` stand in the audit log, the last being changes of what decides. */
export const decisionKinds = ['refusals', 'rights', 'approvals', 'rules', 'routing', 'risk'] as const
export type DecisionKind = (typeof decisionKinds)[number]

/** The chains that a seal covers; the audit log's is that of three kinds. */
export const decisionChains = ['audit', 'refusals', 'routing', 'risk'] as const
export type DecisionChain = (typeof decisionChains)[number]

/** `permission`: no row covers the route; `other_client`: it names a client that is not the caller's own. */
export const refusalReasons = ['permission', 'other_client'] as const
export type RefusalReason = (typeof refusalReasons)[number]

export type AuditedKind = 'rights' | 'approvals' | 'rules'

/** Actions of the audit log by kind, or how they begin; the first that fits counts. */
export const auditedActions: Record<AuditedKind, readonly string[]> = {
  approvals: [
    'client.approved',
    'client.rate_approved',
    'client.reactivated',
    'client.rejected',
    'client.suspended',
    'factor_reset',
    'payout.',
    'payout_file.void',
    'reconciliation_adjustment.',
    'review.',
    'write_off.',
  ],
  rights: [
    'api_user.created',
    'api_user.deleted',
    'api_user.disabled',
    'api_user.enabled',
    'api_user.updated',
    'client.hold_lifted',
    'client.security_policy_changed',
    'client.unlocked',
    'identity_provider.',
    'member.',
    'permission.',
    'portal_user.created',
    'portal_user.deleted',
    'portal_user.roles_mapped',
    'portal_user.second_factor_reset',
    'portal_user.unlocked',
    'portal_user.updated',
    'role.',
    'security_policy.',
  ],
  rules: [
    'approval_policy.',
    'client_limits.',
    'payout_policy.',
    'plan.',
    'requirement.',
    'risk_list_entry.',
    'risk_rule',
    'routing_rule',
  ],
}

/** Null: an entry of the audit log that is none of these. */
export const kindOfAction = (action: string): AuditedKind | null =>
  (Object.keys(auditedActions) as AuditedKind[]).find((kind) =>
    auditedActions[kind].some((beginning) => action.startsWith(beginning)),
  ) ?? null
