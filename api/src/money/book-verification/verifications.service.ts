import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common'
import { verificationLeaseMs, verificationSilenceMaxMs, verificationTellMs } from '#contract/book-limits.js'
import type { VerificationRunView, VerificationView } from '#contract/verification.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { newId } from '../../platform/crypto/ids.js'
import type { Found } from '../../platform/work/verifying.js'
import { Environment } from '../../platform/config/environment.js'
import { Database } from '../../platform/database/database.js'
import { LedgerSeals } from '../ledger-seals/ledger-seals.service.js'
import { keepFound, lastFound, noRun } from './keep-found.js'
import { VerificationChild } from './verification-child.js'
import { type Subject, Verification } from './verification.entity.js'
import { isAlive, viewRun, viewVerification } from './verification.view.js'

interface Run {
  subject: Subject
  runID: string
  child: VerificationChild
  saving: NodeJS.Timeout
  isSaving: boolean
  over: Promise<void>
}

const leaseFromNow = () => new Date(clock.time() + verificationLeaseMs)

@Injectable()
export class Verifications implements BeforeApplicationShutdown {
  /** A run has the lowest priority, so on a busy machine it may say nothing for minutes. */
  silenceMaxMs = verificationSilenceMaxMs
  private readonly logger = new Logger('Verification')
  private readonly runs = new Map<string, Run>()
  private isStopping = false

  constructor(
    private readonly database: Database,
    private readonly environment: Environment,
    private readonly audit: AuditLog,
    private readonly seals: LedgerSeals,
  ) {}

  async read(subject: Subject): Promise<VerificationView> {
    return viewVerification(await lastFound(this.database.read, subject), clock.now())
  }

  async start(subject: Subject): Promise<VerificationRunView> {
    const { row, isNew } = await this.audit.unit(async (manager, record) => {
      const row = await lastFound(manager, subject)
      const now = clock.now()
      if (isAlive(row, now)) return { row, isNew: false }
      const begun = { ...noRun, runID: newId('ver'), startedAt: now, leaseUntil: leaseFromNow() }
      const change = { ...begun, ...(row.runID !== null && { brokenOffAt: row.leaseUntil }) }
      await manager.update(Verification, { subject }, change)
      const target = { kind: 'verification', id: begun.runID }
      await record({ action: `${subject}.verification_started`, target })
      return { row: { ...row, ...change }, isNew: true }
    })
    if (isNew && subject === 'ledger') await this.seals.seal().catch(this.failed)
    if (isNew) this.run(subject, row.runID ?? '')
    return viewRun(row)
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true
    const runs = [...this.runs.values()]
    await Promise.all(runs.map(({ child }) => child.stop()))
    await Promise.all(runs.map(({ over }) => over))
  }

  private run(subject: Subject, runID: string): void {
    const child = new VerificationChild(subject, this.environment)
    const run: Run = {
      ...{ subject, runID, child },
      isSaving: false,
      saving: setInterval(() => void this.saveProgress(run), verificationTellMs),
      over: child.ended.then((found) => this.end(run, found)).catch(this.failed),
    }
    this.runs.set(runID, run)
    if (this.isStopping) void child.stop()
  }

  private async saveProgress(run: Run): Promise<void> {
    if (run.isSaving) return
    run.isSaving = true
    const { subject, runID, child } = run
    const { done, total } = child.progress
    try {
      const { affected } = await this.database.write((manager) =>
        manager.update(
          Verification,
          { subject, runID },
          { rowsDone: done, rowsTotal: total, leaseUntil: leaseFromNow() },
        ),
      )
      const isTakenForDead = affected === 0
      if (isTakenForDead || child.silentMs > this.silenceMaxMs) await child.stop()
    } catch (error) {
      this.failed(error)
    } finally {
      run.isSaving = false
    }
  }

  private async end(run: Run, found: Found | null): Promise<void> {
    const { subject, runID, saving } = run
    clearInterval(saving)
    try {
      if (found) await this.keep(run, found)
      else {
        const change = { ...noRun, brokenOffAt: clock.now() }
        await this.database.write((manager) => manager.update(Verification, { subject, runID }, change))
        if (!this.isStopping) this.logger.error(`Verification ${runID} of the ${subject} ended without a result`)
      }
    } finally {
      this.runs.delete(runID)
    }
  }

  private async keep({ subject, runID }: Run, found: Found): Promise<void> {
    await this.database.write((manager) => keepFound(manager, subject, found, runID))
    if (found.fault) this.logger.error(`The ${subject} is damaged: ${found.fault}`)
  }

  private readonly failed = (error: unknown): void =>
    this.logger.error("Couldn't save a verification", error instanceof Error ? error.stack : String(error))
}
