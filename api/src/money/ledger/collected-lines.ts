import type { CollectedBy } from '#contract/collected-by.js'
import type { LedgerAccount } from '#contract/ledger-accounts.js'
import type { PostingKind } from '#contract/ledger.js'
import type { Line } from './postings.js'

const heldForClients: ReadonlySet<LedgerAccount> = new Set([
  'processor_clearing',
  'client_pending',
  'client_reserve',
  'client_disputed',
])

const holdings: ReadonlySet<LedgerAccount> = new Set(['client_pending', 'client_available'])

/**
 * Money at a client's own account is not ours and nothing of it is held here: what is left of a posting is our fee, which the client's
 * balance pays. Of a payment for a connected account the processor transfers the net and leaves our fee with us.
 */
export function collectedLines(
  collectedBy: CollectedBy | undefined,
  kind: PostingKind,
  lines: readonly Line[],
): Line[] {
  if (collectedBy === 'client')
    return summed(lines, (account) => (heldForClients.has(account) ? 'client_available' : account))
  if (collectedBy === 'connected' && kind === 'payment')
    return summed(lines, (account) => (holdings.has(account) ? 'processor_clearing' : account))
  return [...lines]
}

function summed(lines: readonly Line[], mappedOf: (account: LedgerAccount) => LedgerAccount): Line[] {
  const sums = new Map<LedgerAccount, number>()
  for (const [account, amount] of lines) {
    const mapped = mappedOf(account)
    sums.set(mapped, (sums.get(mapped) ?? 0) + amount)
  }
  return [...sums]
}
