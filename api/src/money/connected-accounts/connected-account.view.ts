import type { ConnectedAccountView } from '#contract/connected-accounts.js'
import type { ConnectedState } from '#contract/connected-states.js'
import type { ConnectedAccount } from '../processors/connected-account.entity.js'
import type { ProcessorAccount } from '../processors/processor-account.entity.js'
import { last4Of } from '../settlement-accounts/settlement-account.view.js'
import type { AccountDetails } from '../settlement-accounts/settlement-seal.js'

/** Our own reason, where the processor no longer knows the account as one of the platform's. */
export const disconnected = 'disconnected'

function stateOf(account: ConnectedAccount): ConnectedState {
  const {
    settlementAccountID,
    areDetailsSubmitted,
    areChargesEnabled,
    arePayoutsEnabled,
    requirementsDue,
    disabledReason,
  } = account
  if (disabledReason === disconnected) return 'disconnected'
  if (areChargesEnabled) return arePayoutsEnabled ? 'enabled' : 'payouts_paused'
  if (!areDetailsSubmitted) return 'created'
  if (requirementsDue.length > 0) return 'action_required'
  return settlementAccountID === null ? 'in_review' : 'inactive'
}

interface Around {
  clientName: string
  of: ProcessorAccount
  /** Of a subaccount, as the processor was told it. */
  paidInto?: AccountDetails | null
  changeHeldUntil?: Date | null
}

export const viewConnectedAccount = (
  account: ConnectedAccount,
  { clientName, of, paidInto = null, changeHeldUntil = null }: Around,
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
  currency: account.currency,
  settlementAccountID: account.settlementAccountID,
  paidInto: paidInto && { bankName: paidInto.bankName, accountNumberLast4: last4Of(paidInto) },
  changeHeldUntil: changeHeldUntil?.toISOString() ?? null,
  dueAt: account.dueAt?.toISOString() ?? null,
  toldAt: account.toldAt?.toISOString() ?? null,
  createdAt: account.createdAt.toISOString(),
})
