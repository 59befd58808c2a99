import { clock } from '#contract/clock.js'
import { LedgerEntry } from '../../api/src/money/ledger/ledger-entry.entity.js'
import { firstHash, hashOf } from '../../api/src/money/ledger/ledger-chain.js'
import type { Line } from '../../api/src/money/ledger/postings.js'
import { newId } from '../../api/src/platform/crypto/ids.js'
import { insert, type Statements } from './before-logins.js'

/** A client that only its books are about; `more`: columns that came later. */
export async function bookedClient(to: Statements, more: object = {}): Promise<string> {
  const clientID = newId('cli')
  const facts = { name: clientID, clientType: 'Company', chargePercentageHundredths: 250, createdAt: clock.time() }
  const rest = { emailAddress: `${clientID}@lines.test`, status: 'active', rateAskedBy: 'applicant' }
  await insert(to, 'clients', { clientID, ...rest, ...facts, ...more })
  return clientID
}

/** Entries and balances in line 0, by statements as the version before the lines sends them. */
export async function bookedBefore(to: Statements, clientID: string, amount: number, last = nothing) {
  const [postingID, now] = [newId('pst'), clock.time()]
  const lines: Line[] = [
    ['client_available', -amount],
    ['platform_fees', amount],
  ]
  let previous = last
  for (const [account, moved] of lines) {
    const ownerID = account.startsWith('client_') ? clientID : ''
    const about = { kind: 'payment', account, ownerID, clientID, currency: 'USD', mode: 'test', amount: moved }
    const none = { transactionID: null, refundID: null, disputeID: null, payoutID: null, bankStatementEntryID: null }
    const place = { sequence: previous.sequence + 1, entryID: newId('ent'), postingID, processorReportID: null }
    const entry = { ...place, ...about, ...none, previousHash: previous.hash, createdAt: new Date(now) }
    const hash = hashOf({ ...entry, line: 0 } as LedgerEntry)
    await insert(to, 'ledger_entries', { ...entry, createdAt: now, hash })
    previous = { sequence: entry.sequence, hash }
    await to.query(
      `INSERT INTO "ledger_balances" ("clientID", "account", "currency", "debit", "credit") VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT ("clientID", "account", "currency") DO UPDATE SET
       "debit" = "ledger_balances"."debit" + excluded."debit", "credit" = "ledger_balances"."credit" + excluded."credit"`,
      [ownerID, account, 'USD', Math.max(moved, 0), Math.max(-moved, 0)],
    )
  }
  return previous
}

const nothing = { sequence: 0, hash: firstHash }
