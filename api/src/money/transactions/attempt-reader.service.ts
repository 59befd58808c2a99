import { Injectable } from '@nestjs/common'
import { In } from 'typeorm'
import type { AttemptsView } from '#contract/attempts.js'
import { Database } from '../../platform/database/database.js'
import type { RuleVerdictView } from '#contract/routing.js'
import { orNotFound } from '../../platform/http/app-error.js'
import { methodNameAt } from '../routing/account-takes.js'
import { RoutingExplanations } from '../routing/routing-explanations.service.js'
import type { PaymentAttempt } from './payment-attempt.entity.js'
import { ProcessorAccount } from '../processors/processor-account.entity.js'
import { attemptsOf } from './transaction-attempts.js'
import { Transaction } from './transaction.entity.js'
import type { OwnTransaction } from './transaction-rows.js'
import { viewAttempt } from './transaction.view.js'

/** Which account was tried is shown to staff alone. */
@Injectable()
export class AttemptReader {
  constructor(
    private readonly database: Database,
    private readonly explanations: RoutingExplanations,
  ) {}

  async list(own: OwnTransaction): Promise<AttemptsView> {
    const { read } = this.database
    const transaction = orNotFound(await read.findOneBy(Transaction, { ...own }), 'transaction')
    const attempts = await attemptsOf(read, own.transactionID)
    if (own.clientID) return { items: attempts.map((attempt) => viewAttempt(attempt)) }
    const ids = attempts.map(({ processorAccountID }) => processorAccountID)
    // Also of accounts that are deleted by now.
    const accounts = await read.findBy(ProcessorAccount, { processorAccountID: In(ids) })
    const names = new Map(accounts.map(({ processorAccountID, name }) => [processorAccountID, name]))
    const rules = await this.rulesOf(transaction, attempts[0])
    return { items: attempts.map((attempt) => viewAttempt(attempt, { name: (id) => names.get(id) ?? id, rules })) }
  }

  private async rulesOf(transaction: Transaction, first: PaymentAttempt | undefined): Promise<RuleVerdictView[]> {
    if (!first?.routingSetID) return []
    const { clientID, currency, amount, mode } = transaction
    const method = methodNameAt(first.processor)
    const facts = { mode, clientID, currency, amount, method, cardBrand: null, cardCountry: null }
    return this.explanations.explainSet(first.routingSetID, first.routingRuleID, facts)
  }
}
