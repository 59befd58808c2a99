import type { EntityManager } from 'typeorm'
import * as words from '#contract/messages/errors/connected-accounts.js'
import { InvalidInput } from '../../platform/http/app-error.js'
import { ConnectedAccount } from '../processors/connected-account.entity.js'
import type { ProcessorEntry } from '../processors/port/processor-entry.js'
import type { ProcessorAccount } from '../processors/processor-account.entity.js'
import { ProcessorAccountConnected } from './processor-accounts.errors.js'

export function connectOf({ title, can }: ProcessorEntry, clientID: string | null, usesConnect: boolean): boolean {
  if (usesConnect && clientID !== null) throw new InvalidInput({ usesConnect: words.connectOfPlatform })
  if (usesConnect && !can.connect) throw new InvalidInput({ usesConnect: words.connectNotOf(title) })
  return usesConnect
}

/** Without Connect the payments of connected clients would be collected by the platform. */
export async function requireNoneConnected(
  manager: EntityManager,
  { processorAccountID }: Pick<ProcessorAccount, 'processorAccountID'>,
): Promise<void> {
  if (await manager.existsBy(ConnectedAccount, { processorAccountID })) throw new ProcessorAccountConnected()
}
