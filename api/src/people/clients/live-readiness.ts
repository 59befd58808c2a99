import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { liveObstacle } from '#contract/messages/errors/modes.js'
import type { LiveObstacle, LiveReadinessView, Mode } from '#contract/modes.js'
import { isThere } from '../../platform/database/rows.js'
import { Client } from './client.entity.js'
import { LiveNotOpen } from './clients.errors.js'

/** With a client, its own accounts count for it as well. */
type HasAccount = (manager: EntityManager, clientID?: string) => Promise<boolean>
type HasPayments = (manager: EntityManager, clientID?: string) => Promise<boolean>

const active = `WHERE "clientID" = $1 AND "status" = 'active' AND "deletedAt" IS NULL`

/** Whether live is open. The rooms of money stand above this one, so they register here what they know of it. */
@Injectable()
export class LiveReadiness {
  private readonly accounts: HasAccount[] = []
  private readonly payments: HasPayments[] = []

  registerAccounts(read: HasAccount): () => void {
    this.accounts.push(read)
    return () => void this.accounts.splice(this.accounts.indexOf(read), 1)
  }

  registerPayments(read: HasPayments): void {
    this.payments.push(read)
  }

  async missing(manager: EntityManager, clientID?: string): Promise<LiveObstacle | null> {
    if (clientID !== undefined) {
      const isActive = await isThere(manager, Client, active, [clientID])
      if (!isActive) return 'client_not_active'
    }
    return this.missingAccount(manager, clientID)
  }

  async requireFor(manager: EntityManager, mode: Mode, clientID: string): Promise<void> {
    if (mode === 'test') return
    const missing = await this.missing(manager, clientID)
    if (missing) throw new LiveNotOpen(missing)
  }

  async view(manager: EntityManager, clientID?: string): Promise<LiveReadinessView> {
    return this.viewWith(await this.missing(manager, clientID), manager, clientID)
  }

  /** Of a client that was read a moment ago. */
  async viewOf(manager: EntityManager, { clientID, isActive }: Client): Promise<LiveReadinessView> {
    const missing = isActive ? await this.missingAccount(manager, clientID) : 'client_not_active'
    return this.viewWith(missing, manager, clientID)
  }

  private async missingAccount(manager: EntityManager, clientID?: string): Promise<LiveObstacle | null> {
    return (await isAny(this.accounts, (read) => read(manager, clientID))) ? null : 'no_live_processor'
  }

  private async viewWith(missing: LiveObstacle | null, manager: EntityManager, clientID?: string) {
    const hasPayments = await isAny(this.payments, (read) => read(manager, clientID))
    return { isOpen: missing === null, missing, sentence: missing && liveObstacle[missing], hasPayments }
  }
}

async function isAny<T>(all: T[], ask: (one: T) => Promise<boolean>): Promise<boolean> {
  for (const one of all) if (await ask(one)) return true
  return false
}
