import { Injectable } from '@nestjs/common'
import { type EntityManager, In, type SelectQueryBuilder } from 'typeorm'
import type { Page } from '#contract/answers.js'
import {
  type BalanceView,
  type BookAccount,
  type BooksView,
  type LedgerEntryView,
  type ListLedgerEntries,
} from '#contract/ledger.js'
import { type LedgerAccount, ledgerAccounts, lineKinds, ownerOfAccount } from '#contract/ledger-accounts.js'
import { type Mode, nameIn } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import { readPage } from '../../platform/lists/page.js'
import type { Own } from '../../platform/http/addressed.js'
import { Database } from '../../platform/database/database.js'
import { knownLines } from '../../people/clients/client-line.js'
import { LedgerBalance } from './ledger-balance.entity.js'
import { firstHash } from './ledger-chain.js'
import { LedgerEntry } from './ledger-entry.entity.js'
import { headsOf } from './ledger-lines.js'
import { viewLedgerEntry } from './ledger-entry.view.js'
import { inMode } from '../../platform/database/in-mode.js'

type SumRow = { account: BookAccount; currency: Currency; debit: number | string; credit: number | string }
const clientAccounts = ledgerAccounts.filter((account) => ownerOfAccount[account] === 'client')

@Injectable()
export class LedgerReader {
  constructor(private readonly database: Database) {}

  entries({ clientID, mode }: Own, query: ListLedgerEntries): Promise<Page<LedgerEntryView>> {
    return this.database.list((manager) =>
      readPage(select(manager, clientID, mode, query), 'entry', 'entryID', query, viewLedgerEntry),
    )
  }

  async balance({ clientID, mode }: Own): Promise<{ items: BalanceView[] }> {
    const account = In(clientAccounts.map((one) => nameIn(mode, one)))
    const rows = await this.database.list((manager) =>
      manager.find(LedgerBalance, { where: { ownerID: clientID, account }, order: { currency: 'ASC' } }),
    )
    const owed = (currency: Currency, account: LedgerAccount) => {
      const row = rows.find((one) => one.currency === currency && one.account === nameIn(mode, account))
      return row ? row.credit - row.debit : 0
    }
    const items = [...new Set(rows.map(({ currency }) => currency))].map((currency) => ({
      currency,
      available: owed(currency, 'client_available'),
      pending: owed(currency, 'client_pending'),
      disputed: owed(currency, 'client_disputed'),
      reserved: owed(currency, 'client_reserve'),
      inTransit: owed(currency, 'payouts_in_transit'),
    }))
    return { items }
  }

  async books(mode: Mode): Promise<BooksView> {
    const [rows, heads] = await this.database.list((manager) =>
      Promise.all([
        manager
          .createQueryBuilder(LedgerBalance, 'balance')
          .select('balance.account', 'account')
          .addSelect('balance.currency', 'currency')
          .addSelect('SUM(balance.debit)', 'debit')
          .addSelect('SUM(balance.credit)', 'credit')
          .where({ account: In(ledgerAccounts.map((one) => nameIn(mode, one))) })
          .groupBy('balance.account')
          .addGroupBy('balance.currency')
          .orderBy('balance.currency')
          .addOrderBy('balance.account')
          .getRawMany<SumRow>(),
        headsOf(manager, knownLines()),
      ]),
    )
    const named = new Map(ledgerAccounts.map((account) => [nameIn(mode, account), account]))
    const accounts = rows.flatMap(({ account: stored, currency, ...sums }) => {
      const account = named.get(stored)
      if (!account) return []
      const [debit, credit] = [Number(sums.debit), Number(sums.credit)]
      return [{ account, currency, debit, credit, balance: debit - credit }]
    })
    const [first] = heads
    const headHash = first?.line === 0 ? first.hash : firstHash
    return { mode, accounts, entries: heads.reduce((sum, { sequence }) => sum + sequence, 0), headHash, lines: heads }
  }
}

function select(
  manager: EntityManager,
  clientID: string,
  mode: Mode,
  query: ListLedgerEntries,
): SelectQueryBuilder<LedgerEntry> {
  const builder = manager
    .createQueryBuilder(LedgerEntry, 'entry')
    .where('entry.clientID = :clientID', { clientID })
    .andWhere(inMode(mode, 'entry'))
    // Where in our books it stands changes nothing of what a client has.
    .andWhere(`entry.kind NOT IN (:...lineKinds) AND entry.account <> 'line_transit'`, { lineKinds })
  for (const name of ['currency', 'kind', 'transactionID'] as const) {
    if (query[name]) builder.andWhere(`entry.${name} = :${name}`, { [name]: query[name] })
  }
  if (query.from) builder.andWhere('entry.createdAt >= :from', { from: Date.parse(query.from) })
  if (query.to) builder.andWhere('entry.createdAt <= :to', { to: Date.parse(query.to) })
  return builder
}
