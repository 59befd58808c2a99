import type { LedgerVerificationView } from '#contract/ledger.js'
import type { Database } from '../database/database.js'
import { Setting } from '../database/setting.entity.js'
import { verifyLedger } from './verify-ledger.js'

const name = 'ledgerCheck'

/** When the books were last verified, and what was found. */
export interface LedgerCheck extends LedgerVerificationView {
  at: string
}

/** Verifies the books, and keeps when that was, so that whoever watches the product sees a check that nobody makes. */
export async function checkLedger(database: Database): Promise<LedgerVerificationView> {
  const found = await verifyLedger(database)
  const value = JSON.stringify({ at: new Date().toISOString(), ...found } satisfies LedgerCheck)
  await database.write((manager) => manager.upsert(Setting, { name, value }, ['name']))
  return found
}

export async function lastLedgerCheck(database: Database): Promise<LedgerCheck | null> {
  const kept = await database.read.findOneBy(Setting, { name })
  return kept ? (JSON.parse(kept.value) as LedgerCheck) : null
}
