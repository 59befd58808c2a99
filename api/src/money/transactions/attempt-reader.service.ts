import { Injectable } from '@nestjs/common'
import { In } from 'typeorm'
import type { AttemptsView } from '#contract/attempts.js'
import { Database } from '../../platform/database/database.js'
import { NotFound } from '../../platform/http/app-error.js'
import { ProcessorAccount } from '../processors/processor-account.entity.js'
import { attemptsOf } from './transaction-attempts.js'
import { Transaction } from './transaction.entity.js'
import type { OwnTransaction } from './transaction-rows.js'
import { viewAttempt } from './transaction.view.js'

/** Which account was tried is shown to staff alone. */
@Injectable()
export class AttemptReader {
  constructor(private readonly database: Database) {}

  async list(own: OwnTransaction): Promise<AttemptsView> {
    const { read } = this.database
    if (!(await read.existsBy(Transaction, { ...own }))) throw new NotFound('transaction')
    const attempts = await attemptsOf(read, own.transactionID)
    if (own.clientID) return { items: attempts.map((attempt) => viewAttempt(attempt)) }
    const ids = attempts.map(({ processorAccountID }) => processorAccountID)
    // Also of accounts that are deleted by now.
    const accounts = await read.findBy(ProcessorAccount, { processorAccountID: In(ids) })
    const names = new Map(accounts.map(({ processorAccountID, name }) => [processorAccountID, name]))
    return { items: attempts.map((attempt) => viewAttempt(attempt, (id) => names.get(id) ?? id)) }
  }
}
