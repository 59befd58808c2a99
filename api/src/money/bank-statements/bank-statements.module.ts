import { Module } from '@nestjs/common'
import { BankAccountsModule } from '../bank-accounts/bank-accounts.module.js'
import { PayoutsModule } from '../payouts/payouts.module.js'
import { SettlementAccountsModule } from '../settlement-accounts/settlement-accounts.module.js'
import { TransactionsModule } from '../transactions/transactions.module.js'
import { BankEntriesController } from './bank-entries.controller.js'
import { BankStatementsController } from './bank-statements.controller.js'
import { BankStatementsService } from './bank-statements.service.js'
import { EntryPostings } from './entry-postings.js'
import { EntryReturns } from './entry-returns.js'
import { EntrySenders } from './entry-senders.js'
import { EntryWork } from './entry-work.js'
import { EntryWorker } from './entry-worker.js'
import { FileAnswers } from './file-answers.js'
import { HandMatching } from './hand-matching.js'
import { StatementImports } from './statement-imports.js'
import { TransferCredits } from './transfer-credits.js'
import { QuietStatements } from './quiet-statements.js'

@Module({
  imports: [BankAccountsModule, PayoutsModule, SettlementAccountsModule, TransactionsModule],
  controllers: [BankEntriesController, BankStatementsController],
  providers: [
    QuietStatements,
    BankStatementsService,
    EntryPostings,
    EntryReturns,
    EntrySenders,
    EntryWork,
    EntryWorker,
    FileAnswers,
    HandMatching,
    StatementImports,
    TransferCredits,
  ],
  exports: [EntryWork, StatementImports],
})
export class BankStatementsModule {}
