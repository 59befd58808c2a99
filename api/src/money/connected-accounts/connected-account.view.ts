import type { ConnectedAccountView } from '#contract/connected-accounts.js'
import type { ConnectedState } from '#contract/connected-states.js'
import type { ConnectedAccount } from '../processors/connected-account.entity.js'
import type { ProcessorAccount } from '../processors/processor-account.entity.js'

/** Our own reason, where the processor no longer knows the account as one of the platform's. */
export const disconnected = 'disconnected'

function stateOf(account: ConnectedAccount): ConnectedState {
  const { areDetailsSubmitted, areChargesEnabled, arePayoutsEnabled, requirementsDue, disabledReason } = account
  if (disabledReason === disconnected) return 'disconnected'
  if (areChargesEnabled) return arePayoutsEnabled ? 'enabled' : 'payouts_paused'
  if (!areDetailsSubmitted) return 'created'
  return requirementsDue.length > 0 ? 'action_required' : 'in_review'
}

export const viewConnectedAccount = (
  account: ConnectedAccount,
  { clientName, of }: { clientName: string; of: ProcessorAccount },
): ConnectedAccountView => ({
  connectedAccountID: account.connectedAccountID,
  clientID: account.clientID,
  clientName,
  processorAccountID: account.processorAccountID,
  processorAccountName: of.name,
  processor: of.processor,
  mode: account.mode,
  reference: account.reference,
  state: stateOf(account),
  areDetailsSubmitted: account.areDetailsSubmitted,
  areChargesEnabled: account.areChargesEnabled,
  arePayoutsEnabled: account.arePayoutsEnabled,
  requirementsDue: account.requirementsDue,
  disabledReason: account.disabledReason,
  dueAt: account.dueAt?.toISOString() ?? null,
  toldAt: account.toldAt?.toISOString() ?? null,
  createdAt: account.createdAt.toISOString(),
})
