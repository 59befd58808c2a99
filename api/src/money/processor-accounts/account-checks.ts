import { Injectable } from '@nestjs/common'
import * as words from '#contract/messages/errors/processors.js'
import type { ProcessorCheckView } from '#contract/processor-accounts.js'
import { clock } from '#contract/clock.js'
import { orNotFound } from '../../platform/http/app-error.js'
import type { ProcessorAccount } from '../processors/processor-account.entity.js'
import { ProcessorAccounts } from '../processors/processor-accounts.js'
import { ProcessorCalls } from '../processors/processor-calls.js'
import { ProcessorRegistry } from '../processors/processor-registry.js'
import type { ReachedAccount } from './processor-accounts.service.js'

@Injectable()
export class AccountChecks {
  constructor(
    private readonly accounts: ProcessorAccounts,
    private readonly calls: ProcessorCalls,
    private readonly registry: ProcessorRegistry,
  ) {}

  async check(reached: ReachedAccount): Promise<ProcessorCheckView> {
    const { processorAccountID } = reached
    const account = orNotFound(await this.find(reached), 'processor account')
    const asked = { processor: account.processor, processorAccountID, reference: processorAccountID }
    const found = await this.calls.ask('check', asked, (processor, signal, used) => processor.check(used, signal))
    const checkedAt = clock.now().toISOString()
    if (found.outcome === 'unanswered') {
      const sentence = words.noAnswerToCheck(this.registry.entry(account.processor).title)
      return { isWorking: false, sentence, field: null, checkedAt }
    }
    const { outcome, sentence, field } = found
    return { isWorking: outcome === 'working', sentence, field: field ?? null, checkedAt }
  }

  private async find(reached: ReachedAccount): Promise<ProcessorAccount | null> {
    const account = await this.accounts.find(reached.processorAccountID)
    if (!account || !('clientID' in reached)) return account
    return account.clientID === reached.clientID && account.mode === reached.mode ? account : null
  }
}
