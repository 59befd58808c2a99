import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import * as sentences from '#contract/messages/errors/risk.js'
import * as words from '#contract/messages/risk.js'
import type { MetRuleView, RiskFacts } from '#contract/risk.js'
import type { Client } from '../../people/clients/client.entity.js'
import { insertRows } from '../../platform/database/rows.js'
import { ProcessorRegistry } from '../processors/processor-registry.js'
import type { RouteChoice } from '../processors/port/router.js'
import { countryCodeOf } from '../risk-rules/countries.js'
import { type CurrentRisk, decideRisk } from '../risk-rules/decide-risk.js'
import { RiskDecision } from '../risk-rules/risk-decision.entity.js'
import { methodNameAt } from '../routing/account-takes.js'
import { chosenAt } from './build-transaction.js'
import { fillInKnownCard } from './known-card.js'
import { moveTransaction } from './transaction-moves.js'
import type { Transaction } from './transaction.entity.js'

type Choices = [RouteChoice, ...RouteChoice[]]

interface Judged {
  choices: Choices
  isBlocked: boolean
}

@Injectable()
export class PaymentRisk {
  constructor(private readonly registry: ProcessorRegistry) {}

  async judge(
    manager: EntityManager,
    risk: CurrentRisk,
    transaction: Transaction,
    { client, choices }: { client: Client; choices: Choices },
  ): Promise<Judged> {
    if (risk.compiled.isEmpty && !risk.hasEntries) return { choices, isBlocked: false }
    const { processor, paymentMethod } = transaction
    if (this.registry.named(processor).isCardOfItsOwn(paymentMethod)) await fillInKnownCard(manager, transaction)
    const { transactionID, createdAt } = transaction
    const verdict = await decideRisk(manager, risk, factsOf(transaction, client), { at: createdAt })
    if (!verdict) return { choices, isBlocked: false }
    const { outcome, rules } = verdict
    const [first, ...others] = choices.filter(({ account }) => this.registry.captures(account.processor, 'manual'))
    const isHeld = outcome === 'review' && first !== undefined
    const isBlocked = outcome === 'block' || (outcome === 'review' && !isHeld)
    const told = outcome === 'review' && isBlocked ? rules.map(sayingThatItBlocks) : rules
    const kept = isBlocked ? 'block' : outcome
    await insertRows(manager, RiskDecision, { transactionID, outcome: kept, rules: told, createdAt })
    if (isHeld) transaction.review = 'open'
    return { choices: isHeld ? [first, ...others] : choices, isBlocked }
  }

  /** Of the customer's other saved methods, those that the rules let pass without a review. */
  async allowed(
    manager: EntityManager,
    risk: CurrentRisk,
    transaction: Transaction,
    { client, choices }: { client: Client; choices: RouteChoice[] },
  ): Promise<RouteChoice[]> {
    if (risk.compiled.isEmpty && !risk.hasEntries) return choices
    const allowed: RouteChoice[] = []
    for (const choice of choices) {
      const facts = factsOf({ ...transaction, ...chosenAt(this.registry, choice, '') }, client)
      const verdict = await decideRisk(manager, risk, facts, { at: transaction.createdAt })
      if (passes(verdict?.outcome)) allowed.push(choice)
    }
    return allowed
  }
}

const passes = (outcome: string | undefined): boolean => outcome === undefined || outcome === 'allow'

const sayingThatItBlocks = (rule: MetRuleView): MetRuleView =>
  rule.verdict === 'decided' ? { ...rule, words: `${rule.words}. ${words.cannotHold}` } : rule

const factsOf = (transaction: Transaction, { country }: Client): RiskFacts => ({
  mode: transaction.mode,
  clientID: transaction.clientID,
  clientCountry: countryCodeOf(country),
  currency: transaction.currency,
  amount: transaction.amount,
  method: methodNameAt(transaction.processor),
  cardCountry: transaction.cardCountry,
  cardFingerprint: transaction.cardFingerprint,
  email: transaction.payerEmailAddress,
  ipAddress: transaction.payerAddress,
})

export const blockPayment = (manager: EntityManager, transaction: Transaction): Promise<void> =>
  moveTransaction(manager, transaction, 'failed', {
    action: 'created',
    change: { inFlight: null, inFlightBy: null, failureCode: 'blocked', failureMessage: sentences.blocked },
  })
