import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { routingPreviewPayments } from '#contract/routing-limits.js'
import * as sentences from '#contract/messages/errors/routing.js'
import type { Currency } from '#contract/money.js'
import type { Mode } from '#contract/modes.js'
import type { PreviewRouting } from '#contract/routing-rules.js'
import type { RoutingPreviewView } from '#contract/routing.js'
import { Database } from '../../platform/database/database.js'
import { InvalidInput } from '../../platform/http/app-error.js'
import type { ProcessorAccount } from '../processors/processor-account.entity.js'
import { accountsFor } from '../processors/own-accounts.js'
import { ProcessorAccounts } from '../processors/processor-accounts.js'
import { capturesAs, takesNamed } from './account-takes.js'
import { CompiledRules, type Rule } from './compiled-rules.js'
import { type RoutedPayment, RoutedPayments } from './routed-payments.js'
import { readRule } from './rule-checks.js'
import { RoutingNames } from './routing-names.js'
import { rowsOf, ruleOf } from './routing-rules.js'
import { requireRule, requireWhole } from './routing-rules.service.js'
import { decide } from './rules-router.js'

@Injectable()
export class RoutingPreviewService {
  constructor(
    private readonly database: Database,
    private readonly accounts: ProcessorAccounts,
    private readonly payments: RoutedPayments,
  ) {}

  async preview(input: PreviewRouting): Promise<RoutingPreviewView> {
    const { mode } = input
    const manager = this.database.read
    const now = (await rowsOf(manager, mode)).map(ruleOf)
    const next = await changedRules(manager, mode, input)
    const enabled = await this.accounts.enabled(mode)
    const names = await RoutingNames.of(manager, [...now, ...next])
    const connected = await this.accounts.connected()
    const accountsOf = (clientID: string) => accountsFor(enabled, connected, clientID)
    const [before, after] = [now, next].map((rules) => accountFor(new CompiledRules(rules), accountsOf))
    const tally = new Tally()
    for (const payment of await this.payments.newest(manager, mode, routingPreviewPayments))
      tally.add(payment, before?.(payment) ?? null, after?.(payment) ?? null)
    return { ...tally.view(), words: next.map((rule) => names.wordsOf(rule)) }
  }
}

type Choose = (payment: RoutedPayment) => string | null

const accountFor =
  (compiled: CompiledRules, accountsOf: (clientID: string) => ProcessorAccount[]): Choose =>
  (payment) => {
    const able = accountsOf(payment.clientID).filter((account) => capturesAs(account, payment.captureMethod))
    const { accounts } = compiled.isEmpty
      ? { accounts: able.filter((account) => takesNamed(account, payment.method, payment.currency)) }
      : decide({ compiled }, payment, payment.transactionID, able)
    return accounts[0]?.processorAccountID ?? null
  }

async function changedRules(manager: EntityManager, mode: Mode, input: PreviewRouting): Promise<Rule[]> {
  const rows = await rowsOf(manager, mode)
  const { routingRuleID, targets, routingRuleIDs } = input
  if (routingRuleIDs) {
    requireWhole(rows, routingRuleIDs)
    return routingRuleIDs.map((id) => ruleOf(requireRule(rows, id)))
  }
  const row = routingRuleID ? requireRule(rows, routingRuleID) : undefined
  if (!targets) {
    if (!row) throw new InvalidInput({ targets: sentences.nothingToPreview })
    return rows.filter((one) => one !== row).map(ruleOf)
  }
  const parts = await readRule(manager, mode, { isEnabled: row?.isEnabled ?? true, ...input, targets })
  if (!row) return [...rows.map(ruleOf), { routingRuleID: 'new', ...parts }]
  return rows.map((one) => (one === row ? { routingRuleID: row.routingRuleID, ...parts } : ruleOf(one)))
}

class Tally {
  private payments = 0
  private moved = 0
  private readonly currencies = new Map<Currency, { payments: number; moved: number; amountMoved: number }>()
  private readonly moves = new Map<string, { from: string | null; to: string | null; payments: number }>()

  add({ currency, amount }: RoutedPayment, from: string | null, to: string | null): void {
    const own = this.currencies.get(currency) ?? { payments: 0, moved: 0, amountMoved: 0 }
    this.currencies.set(currency, own)
    this.payments += 1
    own.payments += 1
    if (from === to) return
    this.moved += 1
    own.moved += 1
    own.amountMoved += amount
    const move = this.moves.get(`${from} ${to}`) ?? { from, to, payments: 0 }
    this.moves.set(`${from} ${to}`, move)
    move.payments += 1
  }

  view(): Omit<RoutingPreviewView, 'words'> {
    const { payments, moved } = this
    const byCurrency = [...this.currencies].map(([currency, own]) => ({ currency, ...own }))
    byCurrency.sort((one, other) => other.payments - one.payments)
    const moves = [...this.moves.values()].sort((one, other) => other.payments - one.payments)
    return { payments, moved, byCurrency, moves }
  }
}
