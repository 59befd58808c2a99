import { Injectable } from '@nestjs/common'
import { readinessKeptMs, readinessMaxMs, workerSilenceMaxMs } from '#contract/limits.js'
import { WorkerPulse } from '../../platform/work/worker-pulse.js'
import { Database } from '../../platform/database/database.js'

export type Cause = 'stopping' | 'database' | 'migrations' | `worker ${string}`

/** Asks the database at most once a second, because anybody may ask us. */
@Injectable()
export class Health {
  isStopping = false
  private known: { at: number; causes: Promise<Cause[]> } | null = null

  constructor(
    private readonly database: Database,
    private readonly pulse: WorkerPulse,
  ) {}

  refuseFromNowOn(): void {
    this.isStopping = true
  }

  async causes(): Promise<Cause[]> {
    if (this.isStopping) return ['stopping']
    const now = performance.now()
    if (!this.known || now - this.known.at > readinessKeptMs) this.known = { at: now, causes: this.databaseCauses() }
    return [...(await this.known.causes), ...this.silentWorkers()]
  }

  private async databaseCauses(): Promise<Cause[]> {
    let timer: NodeJS.Timeout | undefined
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('no answer in time')), readinessMaxMs)
    })
    return Promise.race([this.database.missingMigrations(), tooLate])
      .then(
        (missing): Cause[] => (missing.length > 0 ? ['migrations'] : []),
        (): Cause[] => ['database'],
      )
      .finally(() => clearTimeout(timer))
  }

  private silentWorkers(): Cause[] {
    return this.pulse
      .silences()
      .flatMap(([worker, ms]): Cause[] => (ms > workerSilenceMaxMs ? [`worker ${worker}`] : []))
  }
}
