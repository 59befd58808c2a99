import { Logger } from '@nestjs/common'
import type { HttpAdapterHost } from '@nestjs/core'
import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

export interface Work {
  logger: Logger
  failure: string
  pollMs: number
  beat?: () => void
  /** true: there may be more, so it is called again at once. */
  look: (stopping: AbortSignal) => Promise<boolean>
}

export class WorkLoop {
  private readonly stopping = new AbortController()
  private bell = new AbortController()
  private running: Promise<void> = Promise.resolve()

  constructor(private readonly work: Work) {}

  /** Not before the server listens: a start that is refused (another APP_SECRET, a taken port) must touch nothing. */
  startOnceListening({ httpAdapter }: HttpAdapterHost): void {
    const server = httpAdapter.getHttpServer() as Server
    // Each loop listens once, and Node warns of more than ten as of a leak.
    server.setMaxListeners(server.getMaxListeners() + 1)
    server.once('listening', () => {
      this.running = this.run()
    })
  }

  wake(): void {
    this.bell.abort()
  }

  async stop(): Promise<void> {
    this.stopping.abort()
    this.wake()
    await this.running
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping
    while (!signal.aborted) {
      // A new bell before looking, so that what is written meanwhile makes us look again.
      this.bell = new AbortController()
      this.work.beat?.()
      const mayHaveMore = await this.lookOnce(signal)
      if (mayHaveMore || signal.aborted) continue
      await pause(this.work.pollMs, undefined, { signal: this.bell.signal }).catch(() => undefined)
    }
  }

  private async lookOnce(signal: AbortSignal): Promise<boolean> {
    try {
      return await this.work.look(signal)
    } catch (error) {
      this.work.logger.error(this.work.failure, error instanceof Error ? error.stack : String(error))
      return false
    }
  }
}
