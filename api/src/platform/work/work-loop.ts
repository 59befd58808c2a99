import { Logger } from '@nestjs/common'
import type { HttpAdapterHost } from '@nestjs/core'
import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

interface Work {
  logger: Logger
  /** What to write when a look throws; the loop goes on. */
  failure: string
  pollMs: number
  /** Called before each look: whoever watches sees by the silence that one hangs. */
  beat?: () => void
  /** Works off what is due; true: there may be more, so it is called again at once. */
  look: (stopping: AbortSignal) => Promise<boolean>
}

/** Looks for due work in the database, again when its bell rings, else every `pollMs` milliseconds. */
export class WorkLoop {
  private readonly stopping = new AbortController()
  private bell = new AbortController()
  private running: Promise<void> = Promise.resolve()

  constructor(private readonly work: Work) {}

  /** Not before the server listens: a start that is refused (another APP_SECRET, a taken port) must touch nothing. */
  startOnceListening({ httpAdapter }: HttpAdapterHost): void {
    const server = httpAdapter.getHttpServer() as Server
    server.once('listening', () => {
      this.running = this.run()
    })
  }

  /** For work that this very process has just written. */
  wake(): void {
    this.bell.abort()
  }

  /** Resolves when the look that is going on has ended; no other follows. */
  async stop(): Promise<void> {
    this.stopping.abort()
    this.wake()
    await this.running
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping
    while (!signal.aborted) {
      // A new bell before looking: what is written while we look rings it, and we look again.
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
