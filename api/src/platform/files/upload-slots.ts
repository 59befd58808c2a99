import {
  uploadsAtOnce,
  uploadsOfApplicants,
  uploadsOfOne,
  uploadsOfOneWaitingMax,
  uploadsWaitingMax,
} from '#contract/document-limits.js'
import { UploadsBusy } from './files.errors.js'

export interface Uploader {
  key: string
  /** Anybody can register, so all of them together never hold every place. */
  isApplicant: boolean
}

interface Waiting {
  uploader: Uploader
  go: () => void
}

/** Files lie in memory while they are judged, so only some do at a time; nothing of the others is read meanwhile. */
export class UploadSlots {
  private readonly held: Uploader[] = []
  private readonly waiting: Waiting[] = []

  async hold<T>(uploader: Uploader, work: () => Promise<T>): Promise<T> {
    await this.take(uploader)
    try {
      return await work()
    } finally {
      this.release(uploader)
    }
  }

  async take(uploader: Uploader): Promise<void> {
    if (this.hasRoom(uploader)) return void this.held.push(uploader)
    const own = this.waiting.filter((one) => one.uploader.key === uploader.key)
    if (this.waiting.length >= uploadsWaitingMax || own.length >= uploadsOfOneWaitingMax) throw new UploadsBusy()
    await new Promise<void>((go) => this.waiting.push({ uploader, go }))
  }

  release(uploader: Uploader): void {
    const at = this.held.indexOf(uploader)
    if (at < 0) return
    this.held.splice(at, 1)
    const next = this.waiting.findIndex((one) => this.hasRoom(one.uploader))
    const [first] = next < 0 ? [] : this.waiting.splice(next, 1)
    if (!first) return
    this.held.push(first.uploader)
    first.go()
  }

  private hasRoom({ key, isApplicant }: Uploader): boolean {
    const { held } = this
    if (held.length >= uploadsAtOnce || held.filter((one) => one.key === key).length >= uploadsOfOne) return false
    return !isApplicant || held.filter((one) => one.isApplicant).length < uploadsOfApplicants
  }
}
