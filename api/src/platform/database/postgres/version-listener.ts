import { Logger } from '@nestjs/common'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { listenerName } from '../data-source.js'
import type { LivingProcesses } from '../living-processes.js'

export const versionChannel = 'gatehouse_versions'

const connectMaxMs = 5_000
const reconnectAfterMs = 1_000
// While the listener is away other processes may take this one for gone.
const reconnectLostAfterMs = 50

/** Only makes caches ask sooner; what it misses behind a pooler or a lost connection, the version check finds. */
export class VersionListener {
  private readonly logger = new Logger('Database')
  private readonly stopping = new AbortController()
  private readonly work: Promise<void>

  constructor(
    private readonly url: string,
    private readonly processes: LivingProcesses,
    private readonly heard: () => void,
  ) {
    this.work = this.run()
  }

  async stop(): Promise<void> {
    this.stopping.abort()
    await this.work
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping
    while (!signal.aborted) {
      const wasConnected = await this.listen().catch((error: unknown) => {
        if (!signal.aborted) this.logger.warn(`Permission changes can't be announced right now: ${String(error)}`)
        return false
      })
      const waitMs = wasConnected ? reconnectLostAfterMs : reconnectAfterMs
      await pause(waitMs, undefined, { signal }).catch(() => undefined)
    }
  }

  private async listen(): Promise<boolean> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: connectMaxMs,
      application_name: listenerName,
      keepAlive: true,
    })
    client.on('error', () => undefined)
    client.on('notification', this.heard)
    try {
      await client.connect()
      const ended = once(client, 'end', { signal: this.stopping.signal })
      ended.catch(() => undefined)
      await this.processes.holdLock(client)
      await client.query(`LISTEN ${versionChannel}`)
      // Notifications may have been missed before it listened.
      this.heard()
      await ended
      return true
    } finally {
      this.processes.lockLost()
      await client.end()
    }
  }
}
