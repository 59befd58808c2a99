import { uploadsAtOnce, uploadsWaitingMax } from '#contract/document-limits.js'
import { UploadsBusy } from './files.errors.js'

/** Files lie in memory while they are judged, so only some do at a time; nothing of the others is read meanwhile. */
export class UploadSlots {
  private free = uploadsAtOnce
  private readonly waiting: (() => void)[] = []

  async hold<T>(work: () => Promise<T>): Promise<T> {
    await this.take()
    try {
      return await work()
    } finally {
      this.release()
    }
  }

  async take(): Promise<void> {
    if (this.free > 0) this.free -= 1
    else if (this.waiting.length >= uploadsWaitingMax) throw new UploadsBusy()
    else await new Promise<void>((resolve) => this.waiting.push(resolve))
  }

  release(): void {
    const next = this.waiting.shift()
    if (next) next()
    else this.free += 1
  }
}
