import { Injectable } from '@nestjs/common'
import * as words from '#contract/messages/errors/processors.js'
import type { ListQuery } from '#contract/lists.js'
import type {
  ChangeProcessorAccount,
  CreateOwnProcessorAccount,
  ProcessorAccountsView,
  ProcessorAccountView,
} from '#contract/processor-accounts.js'
import type { Own } from '../../platform/http/addressed.js'
import { InvalidInput } from '../../platform/http/app-error.js'
import { ProcessorRegistry } from '../processors/processor-registry.js'
import { ProcessorAccountsService } from './processor-accounts.service.js'

/** What a client may do with its own accounts. Where calls are sent is not its choice: only staff set an address. */
@Injectable()
export class OwnProcessorAccounts {
  constructor(
    private readonly accounts: ProcessorAccountsService,
    private readonly registry: ProcessorRegistry,
  ) {}

  async list({ clientID, mode }: Own, query: ListQuery): Promise<ProcessorAccountsView> {
    const found = await this.accounts.list({ ...query, clientID }, mode)
    const processors = found.processors
      .filter(({ processor, modes }) => modes.includes(mode) && !this.registry.entry(processor).isOfPlatform)
      .map((kind) => ({ ...kind, settings: kind.settings.filter(({ name }) => !ofPlatform.has(name)) }))
    return { ...found, processors }
  }

  async create({ clientID, mode }: Own, input: CreateOwnProcessorAccount): Promise<ProcessorAccountView> {
    requireNoAddress(input)
    return this.accounts.create({ ...input, clientID, mode })
  }

  async update(
    own: Own<'processorAccountID'>,
    input: ChangeProcessorAccount,
    ifMatch?: string,
  ): Promise<ProcessorAccountView> {
    requireNoAddress(input)
    return this.accounts.update(own, input, ifMatch)
  }

  delete(own: Own<'processorAccountID'>): Promise<void> {
    return this.accounts.delete(own)
  }
}

const address = 'apiAddress'
/** Where calls go, and what only an account with connected accounts needs. */
const ofPlatform: ReadonlySet<string> = new Set([address, 'connectNoticeSecret'])

function requireNoAddress({ settings = {} }: ChangeProcessorAccount): void {
  const field = `settings.${address}`
  if (address in settings) throw new InvalidInput({ [field]: words.addressOfStaff })
}
