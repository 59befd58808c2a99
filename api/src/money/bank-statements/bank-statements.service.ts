import { Injectable } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import type { Page } from '#contract/answers.js'
import type {
  BankEntryView,
  BankImportView,
  BankStatementView,
  ListBankEntries,
  ListBankStatements,
} from '#contract/bank-statements.js'
import type { Mode } from '#contract/modes.js'
import { Database } from '../../platform/database/database.js'
import { inMode } from '../../platform/database/in-mode.js'
import { orNotFound } from '../../platform/http/app-error.js'
import { readPage } from '../../platform/lists/page.js'
import { BankAccountDisabled } from '../bank-accounts/bank-accounts.errors.js'
import { BankAccountSeal } from '../bank-accounts/bank-account-seal.js'
import { BankAccount } from '../bank-accounts/bank-account.entity.js'
import { BankEntry } from './bank-entry.entity.js'
import { viewBankEntry } from './bank-entry.view.js'
import { BankStatement } from './bank-statement.entity.js'
import { BankFilesBusy } from './bank-statements.errors.js'
import { suggestionsFor } from './entry-suggestions.js'
import { EntryWork } from './entry-work.js'
import { FileAnswers } from './file-answers.js'
import { readStatements } from './read-statements.js'
import { gapBefore } from './statement-gaps.js'
import { StatementImports } from './statement-imports.js'

const filesAtOnce = 2

@Injectable()
export class BankStatementsService {
  private reading = 0

  constructor(
    private readonly database: Database,
    private readonly seal: BankAccountSeal,
    private readonly imports: StatementImports,
    private readonly answers: FileAnswers,
    private readonly work: EntryWork,
  ) {}

  /** A file is read to its end first; then each statement is kept whole, and an interrupted import is resumed. */
  async import(bankAccountID: string, { headers, body }: FastifyRequest): Promise<BankImportView> {
    const account = orNotFound(await this.database.read.findOneBy(BankAccount, { bankAccountID }), 'bank account')
    if (account.isEnabled !== 1) throw new BankAccountDisabled()
    if (this.reading >= filesAtOnce) throw new BankFilesBusy()
    this.reading += 1
    try {
      const file = { type: headers['content-type'], bytes: Number(headers['content-length'] ?? 0), body }
      const { statements, answers } = await readStatements(file, account, this.seal.numberOf(account))
      const rejected = await this.answers.take(account, answers)
      const bankStatementIDs: string[] = []
      const entryIDs: string[] = []
      for (const statement of [...statements].sort((one, other) => (one.from < other.from ? -1 : 1))) {
        const kept = await this.imports.keep(bankAccountID, statement)
        bankStatementIDs.push(kept.bankStatementID)
        entryIDs.push(...kept.entryIDs)
      }
      await this.work.settle(entryIDs)
      await this.work.settleAll(bankAccountID)
      await this.work.lookAgain(bankAccountID)
      return { bankStatementIDs, entries: entryIDs.length, ...(await this.work.counted(entryIDs)), rejected }
    } finally {
      this.reading -= 1
    }
  }

  statements({ bankAccountID, ...query }: ListBankStatements, mode: Mode): Promise<Page<BankStatementView>> {
    return this.database.list(async (manager) => {
      const builder = manager.createQueryBuilder(BankStatement, 'statement').where(inMode(mode, 'statement'))
      if (bankAccountID) builder.andWhere('statement.bankAccountID = :bankAccountID', { bankAccountID })
      const page = await readPage(builder, 'statement', 'bankStatementID', query, (row) => row)
      const items: BankStatementView[] = []
      for (const row of page.items) items.push(viewStatement(row, await gapBefore(manager, row)))
      return { ...page, items }
    })
  }

  entries(query: ListBankEntries, mode: Mode): Promise<Page<BankEntryView>> {
    const { bankAccountID, bankStatementID, status } = query
    return this.database.list(async (manager) => {
      const builder = manager.createQueryBuilder(BankEntry, 'entry').where(inMode(mode, 'entry'))
      if (bankAccountID) builder.andWhere('entry.bankAccountID = :bankAccountID', { bankAccountID })
      if (status) builder.andWhere('entry.status = :status', { status })
      if (bankStatementID)
        builder.andWhere(
          'entry.entryID IN (SELECT "entryID" FROM "bank_statement_lines" WHERE "bankStatementID" = :bankStatementID)',
          { bankStatementID },
        )
      const page = await readPage(builder, 'entry', 'entryID', query, (row) => row)
      const items: BankEntryView[] = []
      for (const row of page.items)
        items.push(viewBankEntry(row, row.status === 'unmatched' ? await suggestionsFor(manager, row) : []))
      return { ...page, items }
    })
  }
}

const viewStatement = (row: BankStatement, gap: number | null): BankStatementView => ({
  bankStatementID: row.bankStatementID,
  bankAccountID: row.bankAccountID,
  reference: row.reference,
  mode: row.mode,
  currency: row.currency,
  isNotification: row.isNotification === 1,
  from: row.fromDay,
  to: row.toDay,
  opening: row.opening,
  closing: row.closing,
  entries: row.entries,
  gap,
  createdAt: row.createdAt.toISOString(),
})
