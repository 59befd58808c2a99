import { Injectable } from '@nestjs/common'
import { type EntityManager, In } from 'typeorm'
import { toldPaidShown } from '#contract/payout-limits.js'
import { ledgerAccounts, type LedgerAccount } from '#contract/ledger-accounts.js'
import { type Mode, nameIn } from '#contract/modes.js'
import { type Currency, currencies } from '#contract/money.js'
import type {
  ReconciledAccountView,
  ReconciledCurrencyView,
  ReconciliationColumnView,
  ReconciliationView,
} from '#contract/reconciliation.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import { isSet } from '../../platform/database/is-set.js'
import { BankAccount } from '../bank-accounts/bank-account.entity.js'
import { BankEntry } from '../bank-statements/bank-entry.entity.js'
import { LedgerBalance } from '../ledger/ledger-balance.entity.js'
import { Payout } from '../payouts/payout.entity.js'
import { ReportBalance } from '../processor-reports/report-cursor.entity.js'
import { ProcessorAccount } from '../processors/processor-account.entity.js'
import { bankColumn } from './bank-column.js'
import { processorColumn } from './processor-column.js'

interface Standing {
  account: LedgerAccount
  ownerID: string
  amount: number
}

@Injectable()
export class ReconciliationService {
  constructor(private readonly database: Database) {}

  read(mode: Mode): Promise<ReconciliationView> {
    const asOf = clock.now().toISOString()
    return this.database.list(async (manager) => {
      const standings = await standingsIn(manager, mode)
      const banks = await manager.find(BankAccount, {
        where: { mode },
        order: { createdAt: 'ASC', bankAccountID: 'ASC' },
      })
      const reported = await reportedIn(manager, mode)
      const known = currencies.filter(
        (one) => standings.has(one) || reported.has(one) || banks.some(({ currency }) => currency === one),
      )
      const read: ReconciledCurrencyView[] = []
      for (const currency of known) read.push(await this.of(manager, { mode, currency, banks, standings }))
      return { mode, asOf, currencies: read }
    })
  }

  private async of(
    manager: EntityManager,
    {
      mode,
      currency,
      banks,
      standings,
    }: { mode: Mode; currency: Currency; banks: BankAccount[]; standings: Standings },
  ): Promise<ReconciledCurrencyView> {
    const all = standings.get(currency) ?? []
    const bankAccounts: ReconciledAccountView[] = []
    for (const bank of banks.filter((one) => one.currency === currency))
      bankAccounts.push(await bankColumn(manager, bank, sumOf(all, 'bank', bank.bankAccountID)))
    const owing = all.filter(({ account }) => account === 'processor_clearing')
    const paid = await toldPaid(manager, mode, currency)
    const processorAccounts = await processorColumn(manager, { mode, currency, owing, paid })
    const owed = ledgerAccounts
      .filter((account) => account !== 'processor_clearing' && account !== 'bank')
      .map((account) => ({ account, amount: -sumOf(all, account) || 0 }))
      .filter(({ amount }) => amount !== 0)
    const waiting = await waitingIn(manager, mode, currency)
    return {
      currency,
      ledger: {
        amount: owed.reduce((sum, { amount }) => sum + amount, 0),
        held: 0,
        difference: all.reduce((sum, { amount }) => sum + amount, 0),
      },
      processors: columnOf(processorAccounts),
      banks: columnOf(bankAccounts),
      ...{ owed, processorAccounts, bankAccounts, waiting },
    }
  }
}

type Standings = Map<Currency, Standing[]>

async function standingsIn(manager: EntityManager, mode: Mode): Promise<Standings> {
  const named = new Map(ledgerAccounts.map((account) => [nameIn(mode, account), account]))
  const standings: Standings = new Map()
  const rows = await manager
    .createQueryBuilder(LedgerBalance, 'balance')
    .where({ account: In([...named.keys()]) })
    .getMany()
  for (const { account: stored, ownerID, currency, debit, credit } of rows) {
    const account = named.get(stored)
    if (!account) continue
    standings.set(currency, [...(standings.get(currency) ?? []), { account, ownerID, amount: debit - credit }])
  }
  return standings
}

/** A processor may report a currency before any payment in it is in the ledger. */
async function reportedIn(manager: EntityManager, mode: Mode): Promise<Set<Currency>> {
  const accounts = await manager.find(ProcessorAccount, { select: { processorAccountID: true }, where: { mode } })
  const processorAccountID = In(accounts.map((one) => one.processorAccountID))
  const balances = await manager.findBy(ReportBalance, { processorAccountID })
  return new Set(balances.filter(({ net, fee }) => net !== 0 || fee !== 0).map(({ currency }) => currency))
}

const sumOf = (all: Standing[], account: LedgerAccount, ownerID?: string): number =>
  all
    .filter((one) => one.account === account && (ownerID === undefined || one.ownerID === ownerID))
    .reduce((sum, { amount }) => sum + amount, 0)

const columnOf = (accounts: ReconciledAccountView[]): ReconciliationColumnView => ({
  amount: accounts.reduce((sum, { ledger }) => sum + ledger, 0),
  held: accounts.reduce((sum, { held }) => sum + held, 0),
  difference: accounts.some(({ difference }) => difference === null)
    ? null
    : accounts.reduce((sum, { difference }) => sum + (difference ?? 0), 0),
})

const toldPaid = (manager: EntityManager, mode: Mode, currency: Currency): Promise<Payout[]> =>
  manager.find(Payout, {
    where: { mode, currency, toldPaidAt: isSet() },
    order: { toldPaidAt: 'DESC' },
    take: toldPaidShown,
  })

async function waitingIn(manager: EntityManager, mode: Mode, currency: Currency) {
  const row = await manager
    .createQueryBuilder(BankEntry, 'entry')
    .select('COUNT(*)', 'entries')
    .addSelect('SUM(entry.amount)', 'amount')
    .where({ mode, currency, status: 'unmatched' })
    .getRawOne<{ entries: number | string; amount: number | string | null }>()
  return { entries: Number(row?.entries ?? 0), amount: Number(row?.amount ?? 0) }
}
