import { Injectable } from '@nestjs/common'

export type WorkerName = 'mails' | 'webhooks' | 'payments'

@Injectable()
export class WorkerPulse {
  private readonly beats = new Map<WorkerName, number>()

  beat(worker: WorkerName): void {
    this.beats.set(worker, performance.now())
  }

  silences(): [WorkerName, number][] {
    const now = performance.now()
    return [...this.beats].map(([worker, at]) => [worker, now - at])
  }
}
