import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'

/** Throws if this client may not be deleted; asked inside the unit that deletes. */
type Check = (manager: EntityManager, clientID: string) => Promise<void>

/** What else must be settled before a client goes: rooms that keep something for it say so. */
@Injectable()
export class ClientDeletion {
  private readonly checks: Check[] = []

  requireBefore(check: Check): void {
    this.checks.push(check)
  }

  async require(manager: EntityManager, clientID: string): Promise<void> {
    for (const check of this.checks) await check(manager, clientID)
  }
}
