import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Client } from './client.entity.js'

type ReadObstacles = (manager: EntityManager, client: Client) => Promise<string[]>

/** What an approval waits for, by name; rooms that ask something of applicants register here. */
@Injectable()
export class ApprovalObstacles {
  private readonly readers: ReadObstacles[] = []

  register(read: ReadObstacles): void {
    this.readers.push(read)
  }

  async of(manager: EntityManager, client: Client): Promise<string[]> {
    const found: string[] = []
    for (const read of this.readers) found.push(...(await read(manager, client)))
    return found
  }
}
