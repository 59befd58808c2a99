import { LedgerBalance } from '../../api/src/money/ledger/ledger-balance.entity.js'
import { LedgerEntry } from '../../api/src/money/ledger/ledger-entry.entity.js'
import type { TestApi } from './test-api.js'

/** Every balance of an account in test, by currency; what is zero is left out. */
export async function balancesOf(api: TestApi, account: string, ownerID = ''): Promise<Record<string, number>> {
  const rows = await api.database.read.findBy(LedgerBalance, { ownerID, account: account as LedgerBalance['account'] })
  const named = rows.map(({ currency, debit, credit }): [string, number] => [currency, debit - credit])
  return Object.fromEntries(named.filter(([, amount]) => amount !== 0))
}

/** What was posted since the last call: kind and currency, and what each account moved. */
export class PostedSince {
  private readonly seen = new Set<string>()

  constructor(private readonly api: TestApi) {}

  async read(): Promise<Record<string, Record<string, number>>> {
    const entries = await this.api.database.read.find(LedgerEntry, { order: { createdAt: 'ASC', entryID: 'ASC' } })
    const fresh = entries.filter(({ entryID }) => !this.seen.has(entryID))
    const posted: Record<string, Record<string, number>> = {}
    for (const { entryID, kind, currency, account, amount } of fresh) {
      this.seen.add(entryID)
      const lines = (posted[`${kind} ${currency}`] ??= {})
      lines[account] = (lines[account] ?? 0) + amount
    }
    return posted
  }
}
