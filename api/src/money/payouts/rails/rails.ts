import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Currency } from '#contract/money.js'
import type { Mode } from '#contract/modes.js'
import type { PayoutRail } from '#contract/payout-states.js'
import { ProcessorAccounts } from '../../processors/processor-accounts.js'
import { ProcessorRegistry } from '../../processors/processor-registry.js'
import { processors } from '../../processors/registry.js'
import type { ProcessorAccount } from '../../processors/processor-account.entity.js'
import { readPolicy } from '../payout-policy.js'
import { railOf } from './registry.js'

export interface Way {
  rail: PayoutRail
  processorAccountID: string | null
}

type Asked = { mode: Mode; currency: Currency }
type Serves = (manager: EntityManager, asked: Asked) => Promise<boolean>

@Injectable()
export class PayoutRails {
  private servesByFile: Serves = async () => false

  constructor(
    private readonly accounts: ProcessorAccounts,
    private readonly registry: ProcessorRegistry,
  ) {}

  serveByFile(serves: Serves): void {
    this.servesByFile = serves
  }

  /** A bank account of ours first, then an account of a processor that staff have named for it; in test one whose money is played. */
  async choose(manager: EntityManager, asked: Asked): Promise<Way | null> {
    if (await this.servesByFile(manager, asked)) return { rail: 'bank_file', processorAccountID: null }
    const named = (await readPolicy(manager))?.processorAccountIDs ?? []
    // What stands at a client's own account is not ours to pay out.
    const usable = await this.accounts.usable(asked.mode, null)
    const known = named.flatMap((id) => usable.find(({ processorAccountID }) => processorAccountID === id) ?? [])
    const played = usable.filter(({ processor }) =>
      processors.some(({ name, isPlayed }) => isPlayed && name === processor),
    )
    for (const account of [...known, ...played]) {
      const rail = railOf(account.processor)
      if (rail && this.paysOut(account, asked.currency)) return { rail, processorAccountID: account.processorAccountID }
    }
    return null
  }

  private paysOut({ processor, currencies }: ProcessorAccount, currency: Currency): boolean {
    const { can, currencies: all } = this.registry.entry(processor)
    return can.transfers === true && (currencies ?? all).includes(currency)
  }
}
