// Apart from the request classes, whose decorators a browser must not load.

/**
 * `created`: the processor still needs the first details. `action_required`: it asks for more. `in_review`: it checks what it got.
 * `payouts_paused`: payments work, payouts do not. `inactive`: it takes no payments until the platform
 * has looked at it. `disconnected`: the processor lets the platform use it no more.
 */
export const connectedStates = [
  'created',
  'action_required',
  'in_review',
  'payouts_paused',
  'enabled',
  'inactive',
  'disconnected',
] as const
export type ConnectedState = (typeof connectedStates)[number]

/** Why a subaccount takes no payments. */
export const subaccountReasons = [
  'inactive',
  'other_account',
  'other_currency',
  'other_owner',
  'no_settlement_account',
  'settlement_account_refused',
  'settlement_account_unreadable',
] as const
export type SubaccountReason = (typeof subaccountReasons)[number]

export const isSubaccountReason = (code: string | null): code is SubaccountReason =>
  (subaccountReasons as readonly (string | null)[]).includes(code)
