import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'

type FindNames = (manager: EntityManager, loginIDs: string[]) => Promise<ReadonlyMap<string, string>>

@Injectable()
export class AuditNames {
  private readonly finders: FindNames[] = []

  register(find: FindNames): void {
    this.finders.push(find)
  }

  async of(manager: EntityManager, loginIDs: string[]): Promise<ReadonlyMap<string, string>> {
    const found = await Promise.all(this.finders.map((find) => find(manager, loginIDs)))
    return new Map(found.flatMap((names) => [...names]))
  }
}
