import { Injectable } from '@nestjs/common'

export type WorkerName = 'mails' | 'webhooks' | 'payments'

/** When each worker of this process last got on with its work. One that hangs is seen by its silence. */
@Injectable()
export class WorkerPulse {
  private readonly beats = new Map<WorkerName, number>()

  beat(worker: WorkerName): void {
    this.beats.set(worker, performance.now())
  }

  /** Milliseconds since then, of each worker that has begun. */
  silences(): [WorkerName, number][] {
    const now = performance.now()
    return [...this.beats].map(([worker, at]) => [worker, now - at])
  }
}
