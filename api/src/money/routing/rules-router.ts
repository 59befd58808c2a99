import { Injectable } from '@nestjs/common'
import { attemptsMax } from '#contract/limits.js'
import type { PaymentFacts } from '#contract/routing.js'
import { FirstAccountRouter } from '../processors/first-account-router.js'
import { isOfPlatform } from '../processors/own-accounts.js'
import { payeeOf, type Route, type RouteChoice, type RouteQuestion, Router } from '../processors/port/router.js'
import type { ProcessorAccount } from '../processors/processor-account.entity.js'
import { ProcessorAccounts } from '../processors/processor-accounts.js'
import { capturesAs, methodNameOf, takesNamed } from './account-takes.js'
import { accountsOf, type Rule } from './compiled-rules.js'
import { type CurrentRules, RoutingRules } from './routing-rules.js'

export interface Decided {
  /** The rule that names the platform's accounts. */
  rule: Rule | null
  /** In the order of trying: the client's own accounts, then those of the rule. */
  accounts: ProcessorAccount[]
}

@Injectable()
export class RulesRouter extends Router {
  constructor(
    private readonly rules: RoutingRules,
    private readonly accounts: ProcessorAccounts,
    private readonly withoutRules: FirstAccountRouter,
  ) {
    super()
  }

  async choose(question: RouteQuestion): Promise<Route> {
    const { mode, clientID, currency, amount, method, captureMethod, paymentID } = question
    const current = await this.rules.current(mode)
    const name = typeof method === 'string' ? methodNameOf(method) : null
    if (current.compiled.isEmpty || name === null) return this.withoutRules.choose(question)
    const facts = { mode, clientID, currency, amount, method: name, cardBrand: null, cardCountry: null }
    const usable = await this.accounts.usable(mode, payeeOf(question))
    const able = usable.filter((account) => capturesAs(account, captureMethod))
    const { rule, accounts } = decide(current, facts, paymentID, able)
    const [first, ...others] = accounts.map((account, at): RouteChoice => {
      const isOwn = !isOfPlatform(account)
      const because = at > 0 ? 'after_fault' : isOwn ? 'own_account' : 'rule'
      if (isOwn) return { account, because }
      return { account, because, routingRuleID: rule?.routingRuleID ?? null, routingSetID: current.routingSetID }
    })
    if (!first) {
      const holdsNone = able.length < usable.length && decide(current, facts, paymentID, usable).accounts.length > 0
      return { refusal: holdsNone ? 'captures_at_once' : 'none' }
    }
    return { choices: [first, ...others], retriesDeclines: rule?.retriesDeclines ?? false }
  }
}

export function decide(
  { compiled }: Pick<CurrentRules, 'compiled'>,
  facts: PaymentFacts,
  paymentID: string,
  usable: ProcessorAccount[],
): Decided {
  const able = usable.filter((account) => takesNamed(account, facts.method, facts.currency))
  const ofPlatform = able.filter(isOfPlatform)
  const find = (id: string) => ofPlatform.find(({ processorAccountID }) => processorAccountID === id)
  const own = able.filter((account) => !isOfPlatform(account))
  for (const rule of compiled.fittingOf(facts)) {
    const ids = accountsOf(rule, paymentID, (id) => find(id) !== undefined)
    const named = ids.flatMap((id) => find(id) ?? [])
    if (named.length > 0) return { rule, accounts: [...own, ...named].slice(0, attemptsMax) }
  }
  return { rule: null, accounts: own.slice(0, attemptsMax) }
}
