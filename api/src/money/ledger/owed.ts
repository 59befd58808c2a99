import { type EntityManager, In } from 'typeorm'
import { type Mode, nameIn } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import { LedgerBalance } from './ledger-balance.entity.js'

export interface Owing {
  clientID: string
  mode: Mode
  currency: Currency
}

export interface Owed {
  /** What is pending and in reserve makes up for a negative balance automatically, so it is not owed. */
  owed: number
  available: number
  pending: number
  reserved: number
}

const accounts = { available: 'client_available', pending: 'client_pending', reserved: 'client_reserve' } as const
const parts = Object.keys(accounts) as (keyof typeof accounts)[]

export async function owedBy(manager: EntityManager, { clientID, mode, currency }: Owing): Promise<Owed> {
  const account = In(parts.map((part) => nameIn(mode, accounts[part])))
  const rows = await manager.findBy(LedgerBalance, { ownerID: clientID, currency, account })
  const of = (part: keyof typeof accounts) => {
    const row = rows.find((one) => one.account === nameIn(mode, accounts[part]))
    return row ? row.credit - row.debit : 0
  }
  const [available, pending, reserved] = [of('available'), of('pending'), of('reserved')]
  const owed = available < 0 ? Math.max(0, -(available + Math.max(0, pending) + reserved)) : 0
  return { owed, available, pending, reserved }
}
