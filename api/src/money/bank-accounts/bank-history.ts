import type { EntityManager } from 'typeorm'

/** Once rooms above this one have written about the account, its identity must not change. */
export async function hasHistory(manager: EntityManager, bankAccountID: string): Promise<boolean> {
  for (const table of ['bank_statements', 'payout_files']) {
    const rows = await manager.query<object[]>(`SELECT 1 AS "one" FROM "${table}" WHERE "bankAccountID" = $1 LIMIT 1`, [
      bankAccountID,
    ])
    if (rows.length > 0) return true
  }
  return false
}
