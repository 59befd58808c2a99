// Apart from the request classes, whose decorators a browser must not load.

/** Whose an account is; `platform`: there is one, and nobody is named. */
export type LedgerOwner = 'client' | 'processor_account' | 'bank_account' | 'platform'

/** Credit: the platform owes it, or has earned it; debit: it is owed to the platform, or is there, or was spent. */
export const ownerOfAccount = {
  /** What the processor owes us by one of our accounts there. */
  processor_clearing: 'processor_account',
  /** What the statements of a bank account of ours say is there. */
  bank: 'bank_account',
  client_pending: 'client',
  client_available: 'client',
  client_reserve: 'client',
  client_disputed: 'client',
  /** On its way to the client's bank. */
  payouts_in_transit: 'client',
  platform_fees: 'platform',
  processor_costs: 'platform',
  bank_charges: 'platform',
  /** The platform's own money, such as what a bank account held before its first statement. */
  platform_funds: 'platform',
  /** On a statement of a bank account, and not explained yet. */
  suspense: 'bank_account',
  /** Between the currency of a payment and the one its processor settles it in: each payment's two sides are equal at its own rate. */
  fx_transit: 'platform',
  /** Debit: exchange has cost the platform money, because a refund or dispute went back at another rate than the payment came in at. */
  fx_result: 'platform',
  /** On its way between two lines of the ledger: of all lines together it is nothing. */
  line_transit: 'platform',
} as const satisfies Record<string, LedgerOwner>
export type LedgerAccount = keyof typeof ownerOfAccount
/** Kinds of postings that bring a client's accounts from one line of the ledger to another: nothing of what it has changes. */
export const lineKinds = ['line_closed', 'line_opened'] as const
export const ledgerAccounts = Object.keys(ownerOfAccount) as LedgerAccount[]
