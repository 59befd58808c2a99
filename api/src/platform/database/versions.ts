import { randomBytes } from 'node:crypto'
import { type EntityManager, In } from 'typeorm'
import { Setting } from './setting.entity.js'
import { versionChannel } from './postgres/version-listener.js'

/** `rights`: what roles cover. `callers`: sessions, people, states. `processors`: accounts. `risk`: limits, rules. */
export type VersionName = 'rights' | 'callers' | 'processors' | 'risk'

const settingOf: Record<VersionName, string> = {
  rights: 'rightsVersion',
  callers: 'callersVersion',
  processors: 'processorsVersion',
  risk: 'riskVersion',
}
const names = Object.keys(settingOf) as VersionName[]
const confirmedForMs = 500

/** Nothing is trusted beyond `confirmedForMs` without asking the database, so while it is away calls are refused. */
export class Versions {
  private readonly epochs: Record<VersionName, number> = { rights: 0, callers: 0, processors: 0, risk: 0 }
  private readonly values = new Map<string, string>()
  // By a clock that is never set back, or a revocation might wait for an hour.
  private confirmedAt = -Infinity
  private confirming: Promise<void> | null = null
  private notices = 0
  private confirmedNotices = 0

  constructor(private readonly read: EntityManager) {}

  async epoch(name: VersionName): Promise<number> {
    if (!this.isConfirmed()) await (this.confirming ??= this.startConfirming())
    return this.epochs[name]
  }

  confirmedEpoch(name: VersionName): number | undefined {
    return this.isConfirmed() ? this.epochs[name] : undefined
  }

  notice(): void {
    this.notices += 1
    // An answer that is on its way may tell what was true before.
    this.confirming = null
  }

  /** To be called in the unit that makes the change. */
  static async raise(manager: EntityManager, name: VersionName): Promise<void> {
    await manager.upsert(Setting, { name: settingOf[name], value: randomBytes(12).toString('base64url') }, ['name'])
    // PostgreSQL sends it when the unit commits, and never if it is undone.
    if (manager.connection.options.type === 'postgres') await manager.query(`NOTIFY ${versionChannel}`)
    const { queryRunner } = manager
    if (queryRunner) queryRunner.data = { ...queryRunner.data, [name]: true }
  }

  static takeRaised(manager: EntityManager): VersionName[] {
    const { queryRunner } = manager
    const raised = names.filter((name) => (queryRunner?.data as Record<string, unknown> | undefined)?.[name])
    if (queryRunner) queryRunner.data = {}
    return raised
  }

  forget(raised: VersionName[]): void {
    for (const name of raised) this.epochs[name] += 1
  }

  private isConfirmed(): boolean {
    return this.confirmedNotices === this.notices && performance.now() - this.confirmedAt <= confirmedForMs
  }

  private startConfirming(): Promise<void> {
    const confirming = this.confirm().finally(() => {
      if (this.confirming === confirming) this.confirming = null
    })
    return confirming
  }

  private async confirm(): Promise<void> {
    const askedAt = performance.now()
    const { notices } = this
    const rows = await this.read.findBy(Setting, { name: In(Object.values(settingOf)) })
    for (const name of names) {
      const value = rows.find((row) => row.name === settingOf[name])?.value ?? ''
      if (this.values.get(name) !== value) this.epochs[name] += 1
      this.values.set(name, value)
    }
    this.confirmedAt = askedAt
    this.confirmedNotices = notices
  }
}
