import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { clock } from '#contract/clock.js'
import type { CreateTestCredit, TestCreditView } from '#contract/test-credits.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { newId } from '../../platform/crypto/ids.js'
import { Database } from '../../platform/database/database.js'
import { orNotFound } from '../../platform/http/app-error.js'
import {
  type Answer,
  beginCall,
  finishCall,
  firstAnswer,
  type KeyedCall,
  subjectOfCall,
} from '../../platform/idempotency/idempotency.js'
import { BankAccount } from '../bank-accounts/bank-account.entity.js'
import { BankEntry } from '../bank-statements/bank-entry.entity.js'
import { EntryWork } from '../bank-statements/entry-work.js'
import { StatementImports } from '../bank-statements/statement-imports.js'
import { DueTransactions } from '../due-work/due-transactions.service.js'
import { everyLedgerLine } from '../ledger/ledger-lines.js'
import { AwaitedTransfer } from '../processors/awaited-transfer.entity.js'
import { Transaction } from '../transactions/transaction.entity.js'
import { saveTransaction } from '../transactions/transaction-moves.js'
import { lockTransaction, type OwnTransaction } from '../transactions/transaction-rows.js'
import { refuseTestCredit } from './refuse-test-credit.js'
import { NotATransfer, TestModeOnly, TransferNotOpen } from './test-credits.errors.js'
import { testStatement } from './test-statement.js'

const dayMs = 86_400_000

/** No bank sends statements in test mode, so one of ours tells the payer's transfer. From there on all is as in live mode. */
@Injectable()
export class TestCredits {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly imports: StatementImports,
    private readonly work: EntryWork,
    private readonly due: DueTransactions,
  ) {}

  async create(own: OwnTransaction, call: KeyedCall, input: CreateTestCredit): Promise<Answer<TestCreditView>> {
    if (own.mode !== 'test') throw new TestModeOnly()
    const transaction = orNotFound(await this.database.read.findOneBy(Transaction, { ...own }), 'transaction')
    if (!transaction.bankTransfer) throw new NotATransfer()
    const isReplay = (await subjectOfCall(this.database.read, call)) !== null
    if (input.kind === 'late' && !isReplay) await this.expire(transaction)
    return this.credit(transaction.transactionID, call, input)
  }

  /** Its time ends now, and money that arrives today is too late. */
  private async expire({ transactionID }: Transaction): Promise<void> {
    const now = clock.now()
    const expiring = await this.database.write(async (manager) => {
      const transaction = await lockTransaction(manager, { transactionID })
      const { status, inFlight } = transaction
      if (status === 'expired') return null
      if (status !== 'requires_action' || inFlight) throw new TransferNotOpen()
      await saveTransaction(manager, transaction, { expiresAt: now })
      return transaction
    })
    if (expiring) await this.due.expire(expiring)
    const takenUntil = new Date(now.getTime() - dayMs)
    await this.database.write((manager) => manager.update(AwaitedTransfer, { transactionID }, { takenUntil }))
  }

  /** The statement, what it completes and the answer are one unit: a call that is sent twice credits once. */
  private credit(transactionID: string, call: KeyedCall, input: CreateTestCredit): Promise<Answer<TestCreditView>> {
    const creditID = newId('tcr')
    return this.audit.unit(
      async (manager, record) => {
        const first = await beginCall<TestCreditView>(manager, call, creditID)
        if (first) return first
        const transaction = await lockTransaction(manager, { transactionID })
        const awaited = await manager.findOneByOrFail(AwaitedTransfer, { transactionID })
        const amounts = amountsOf(transaction, input)
        await refuseTestCredit(manager, transaction, amounts.length)
        const account = await manager.findOneByOrFail(BankAccount, { bankAccountID: awaited.bankAccountID })
        const { reference } = awaited
        const payerName = transaction.payerName ?? 'Test payer'
        const transfers = { creditID, payerName, reference, amounts }
        const statement = await testStatement(manager, account, transfers)
        const { entryIDs } = await this.imports.keepIn(manager, record, account.bankAccountID, statement)
        for (const entryID of entryIDs) await this.work.take(manager, entryID)
        const view = await viewOf(manager, transactionID, entryIDs)
        await finishCall(manager, creditID, view)
        return firstAnswer(view)
      },
      ...everyLedgerLine(),
    )
  }
}

function amountsOf({ status, amount, bankTransfer }: Transaction, input: CreateTestCredit): number[] {
  const { kind = 'whole' } = input
  const received = status === 'requires_action' ? (bankTransfer?.received ?? 0) : 0
  const missing = amount > received ? amount - received : amount
  const sent = input.amount ?? (kind === 'part' ? Math.ceil(missing / 2) : missing)
  return kind === 'twice' ? [sent, sent] : [sent]
}

async function viewOf(manager: EntityManager, transactionID: string, entryIDs: string[]): Promise<TestCreditView> {
  const { status } = await manager.findOneByOrFail(Transaction, { transactionID })
  const credits: TestCreditView['credits'] = []
  for (const entryID of entryIDs) {
    const { amount, bookedOn, status: entryStatus, matchReason } = await manager.findOneByOrFail(BankEntry, { entryID })
    credits.push({ amount, bookedOn, isMatched: entryStatus === 'matched', reason: matchReason })
  }
  return { transactionID, status, credits }
}
