import { Injectable } from '@nestjs/common'
import { attemptsMax } from '#contract/limits.js'
import { takesMethod } from '#contract/payment-methods.js'
import { isOfPlatform } from './own-accounts.js'
import { payeeOf, type Route, type RouteChoice, type RouteQuestion, Router } from './port/router.js'
import type { ProcessorAccount } from './processor-account.entity.js'
import { ProcessorAccounts } from './processor-accounts.js'
import { ProcessorRegistry } from './processor-registry.js'

/** Without rules: the account that made the token, else the client's own, else the oldest that can take it; the next ones after a fault. */
@Injectable()
export class FirstAccountRouter extends Router {
  constructor(
    private readonly accounts: ProcessorAccounts,
    private readonly registry: ProcessorRegistry,
  ) {
    super()
  }

  async choose(question: RouteQuestion): Promise<Route> {
    const { method, captureMethod } = question
    const taking = (await this.accounts.usable(question.mode, payeeOf(question))).filter((account) =>
      this.takes(account, question),
    )
    if (typeof method !== 'string') {
      const account = taking.find(({ processorAccountID }) => processorAccountID === method.processorAccountID)
      if (!account) return { refusal: 'foreign_token' }
      const captures = this.registry.captures(account.processor, captureMethod)
      return captures ? { choices: [{ account, because: 'token' }] } : { refusal: 'captures_at_once' }
    }
    const able = taking.filter(({ processor }) => this.registry.captures(processor, captureMethod))
    const [first, ...others] = able.slice(0, attemptsMax).map((account, index): RouteChoice => {
      if (index > 0) return { account, because: 'after_fault' }
      if (!isOfPlatform(account)) return { account, because: 'own_account' }
      return { account, because: able.length === 1 ? 'only_account' : 'first_account' }
    })
    if (first) return { choices: [first, ...others] }
    return { refusal: taking.length > 0 ? 'captures_at_once' : 'none' }
  }

  private takes({ processor, currencies }: ProcessorAccount, { method, currency }: RouteQuestion): boolean {
    const entry = this.registry.entry(processor)
    return takesMethod(entry.methods, method) && (currencies ?? entry.currencies).includes(currency)
  }
}
