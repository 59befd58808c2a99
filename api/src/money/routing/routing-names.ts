import { type EntityManager, In } from 'typeorm'
import * as words from '#contract/messages/routing.js'
import { Client } from '../../people/clients/client.entity.js'
import { ProcessorAccount } from '../processors/processor-account.entity.js'
import type { Rule } from './compiled-rules.js'

export class RoutingNames {
  private constructor(
    readonly accounts: ReadonlyMap<string, ProcessorAccount>,
    private readonly clients: ReadonlyMap<string, string>,
  ) {}

  static async of(manager: EntityManager, rules: Pick<Rule, 'conditions'>[]): Promise<RoutingNames> {
    const accounts = await manager.find(ProcessorAccount)
    const ids = [...new Set(rules.flatMap(({ conditions }) => conditions.clientIDs ?? []))]
    const clients = ids.length > 0 ? await manager.findBy(Client, { clientID: In(ids) }) : []
    return new RoutingNames(
      new Map(accounts.map((one) => [one.processorAccountID, one])),
      new Map(clients.map(({ clientID, name }) => [clientID, name])),
    )
  }

  account = (id: string): string => this.accounts.get(id)?.name ?? words.gone

  client = (id: string): string => this.clients.get(id) ?? id

  wordsOf({ conditions, targets, fallbacks }: Pick<Rule, 'conditions' | 'targets' | 'fallbacks'>): string {
    return words.ruleInWords(
      words.conditionsInWords(conditions, this.client),
      words.targetsInWords(targets, fallbacks, this.account),
    )
  }

  problemsOf({ targets, fallbacks }: Pick<Rule, 'targets' | 'fallbacks'>): string[] {
    const used = [...targets.map(({ processorAccountID }) => processorAccountID), ...fallbacks]
    const away = used.filter((id) => !this.isUsable(id))
    if (away.length === used.length) return [words.noUsableAccount]
    return away.map((id) => words.accountMissing(this.account(id)))
  }

  private isUsable(id: string): boolean {
    const account = this.accounts.get(id)
    return account !== undefined && account.isEnabled && account.deletedAt === null
  }
}
