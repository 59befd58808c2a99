import { Injectable } from '@nestjs/common'
import { Database } from '../../platform/database/database.js'

const callersMax = 20_000

@Injectable()
export class KnownCallers {
  private epoch = -1
  private readonly known = new Map<string, unknown>()

  constructor(private readonly database: Database) {}

  async remember<T>(key: string, read: () => Promise<T>): Promise<T> {
    const epoch = await this.database.versions.epoch('callers')
    if (epoch !== this.epoch || this.known.size >= callersMax) this.known.clear()
    this.epoch = epoch
    if (this.known.has(key)) return this.known.get(key) as T
    const value = await read()
    // Something may have changed while it was read: then it is used once, and not kept.
    if ((await this.database.versions.epoch('callers')) === epoch && this.epoch === epoch) this.known.set(key, value)
    return value
  }
}
