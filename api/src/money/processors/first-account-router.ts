import { Injectable } from '@nestjs/common'
import { attemptsMax } from '#contract/limits.js'
import { takesMethod } from '#contract/payment-methods.js'
import { type Route, type RouteChoice, type RouteQuestion, Router } from './port/router.js'
import type { ProcessorAccount } from './processor-account.entity.js'
import { ProcessorAccounts } from './processor-accounts.js'
import { ProcessorRegistry } from './processor-registry.js'

/** Without rules: the account that made the token, else the oldest that can take it, and the next ones after its faults. */
@Injectable()
export class FirstAccountRouter extends Router {
  constructor(
    private readonly accounts: ProcessorAccounts,
    private readonly registry: ProcessorRegistry,
  ) {
    super()
  }

  async choose(question: RouteQuestion): Promise<Route> {
    const able = (await this.accounts.usable(question.mode)).filter((account) => this.takes(account, question))
    const { method } = question
    if (typeof method !== 'string') {
      const account = able.find(({ processorAccountID }) => processorAccountID === method.processorAccountID)
      return account ? { choices: [{ account, because: 'token' }] } : { refusal: 'foreign_token' }
    }
    const [first, ...others] = able.slice(0, attemptsMax).map((account, index): RouteChoice => {
      const because = able.length === 1 ? 'only_account' : index === 0 ? 'first_account' : 'after_fault'
      return { account, because }
    })
    return first ? { choices: [first, ...others] } : { refusal: 'none' }
  }

  private takes({ processor, currencies }: ProcessorAccount, { method, currency }: RouteQuestion): boolean {
    const entry = this.registry.entry(processor)
    return takesMethod(entry.methods, method) && (currencies ?? entry.currencies).includes(currency)
  }
}
