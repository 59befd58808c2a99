import type { CollectedBy } from '#contract/collected-by.js'
import type { LedgerAccount } from '#contract/ledger-accounts.js'
import type { Line } from './postings.js'

const heldForClients: ReadonlySet<LedgerAccount> = new Set([
  'processor_clearing',
  'client_pending',
  'client_reserve',
  'client_disputed',
])

/** Money at a client's own account is not ours and nothing of it is held here: what is left of a posting is our fee, which the client's balance pays. */
export function collectedLines(collectedBy: CollectedBy | undefined, lines: readonly Line[]): Line[] {
  if (collectedBy !== 'client') return [...lines]
  const sums = new Map<LedgerAccount, number>()
  for (const [account, amount] of lines) {
    const mapped = heldForClients.has(account) ? 'client_available' : account
    sums.set(mapped, (sums.get(mapped) ?? 0) + amount)
  }
  return [...sums]
}
