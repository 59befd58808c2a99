import { Injectable, type OnApplicationShutdown } from '@nestjs/common'
import { DataSource, EntityManager, QueryFailedError } from 'typeorm'
import type { Environment } from '../config/environment.js'
import { currentRequest } from '../http/request-context.js'
import { takeWaiting } from './units/after-commit.js'
import { writeGathered } from './units/before-end.js'
import { Courtesy } from './units/courtesy.js'
import type { Entities } from './connect.js'
import { openDataSources, openForMigrations, openLists, openSqliteFile, sqlitePathOf } from './data-source.js'
import { Lanes, type Read } from './lanes.js'
import { LivingProcesses } from './living-processes.js'
import { migrate, migrationNames, missingMigrations } from './migrate.js'
import { PostgresUnitOfWork } from './postgres/postgres-unit-of-work.js'
import { Replicas } from './replicas/replicas.js'
import { OwnReader, type Snapshots } from './snapshots.js'
import { SqliteUnitOfWork } from './sqlite/sqlite-unit-of-work.js'
import { inOrder, NotInLine, standIn } from './units/numbered-lines.js'
import type { UnitOfWork, Work } from './units/unit-of-work.js'
import { VersionListener } from './postgres/version-listener.js'
import { type VersionName, Versions } from './versions.js'

@Injectable()
export class Database implements OnApplicationShutdown, Snapshots {
  readonly versions: Versions
  readonly processes: LivingProcesses
  private readonly units: UnitOfWork
  private listener?: VersionListener
  private replicas: Replicas | null = null
  private lanes?: Lanes
  private readonly courtesy = new Courtesy()
  private ownReader?: Promise<OwnReader>

  private constructor(
    private readonly environment: Environment,
    private readonly entities: Entities,
    private readonly reader: DataSource,
    private readonly writer: DataSource,
  ) {
    this.versions = new Versions(reader.manager)
    const isPostgres = writer.options.type === 'postgres'
    this.processes = new LivingProcesses(reader.manager, isPostgres)
    this.units = isPostgres ? new PostgresUnitOfWork(writer) : new SqliteUnitOfWork(writer)
  }

  static async open(environment: Environment, entities: Entities): Promise<Database> {
    const { reader, writer } = await openDataSources(environment, entities)
    const database = new Database(environment, entities, reader, writer)
    try {
      await database.migrate()
      database.lanes = new Lanes(await openLists(environment, entities), database.courtesy)
      database.listen(environment.DATABASE_URL)
      const { replicaUrls } = environment
      if (replicaUrls.length > 0) database.replicas = await Replicas.open(replicaUrls, reader, database.lanes)
    } catch (error) {
      await database.onApplicationShutdown()
      throw error
    }
    return database
  }

  private async migrate(): Promise<void> {
    const { DATABASE_URL: url } = this.environment
    if (!url) return migrate(this.writer)
    const source = await openForMigrations(this.environment, url, this.entities)
    try {
      await migrate(source)
    } finally {
      await source.destroy()
    }
  }

  /** For what decides something, such as who may call; it never comes from a replica. */
  get read(): EntityManager {
    return this.reader.manager
  }

  /** For what is only shown: a replica may answer, but never without a write that was acknowledged before. */
  list<T>(read: Read<T>): Promise<T> {
    return this.replicas ? this.replicas.list(read) : this.lanesNow.list(read)
  }

  dear<T>(work: () => Promise<T>): Promise<T> {
    return this.lanesNow.dear(work)
  }

  /** The longest that a dear read may take, with the wait for its turn. */
  get dearMaxMs(): number {
    const { waitMs, readMs } = this.lanesNow.limits
    return waitMs + readMs
  }

  async snapshot<T>(work: Work<T>): Promise<T> {
    this.ownReader ??= OwnReader.open(this.environment, this.entities)
    return (await this.ownReader).snapshot(work)
  }

  get replicaFigures(): Pick<Replicas, 'answered' | 'lags'> | null {
    return this.replicas
  }

  /** For a library that counts in tables of its own; undefined on SQLite. */
  get postgresPool(): unknown {
    return this.writer.options.type === 'postgres'
      ? (this.writer.driver as unknown as { master: unknown }).master
      : undefined
  }

  missingMigrations(): Promise<string[]> {
    return missingMigrations(this.reader, migrationNames(this.writer))
  }

  write<T>(work: Work<T>): Promise<T> {
    return this.inLines(work, [])
  }

  /**
   * Units of one kind that wait share a commit, without a line: for many small ones at once, in the background. On SQLite
   * all units do so. Serializable transactions that run side by side would lose conflicts to each other. No kind: alone.
   */
  writeTogether<T>(kind: string | undefined, work: Work<T>): Promise<T> {
    return this.inLines(work, [], kind)
  }

  /** Tables are named in one order everywhere, or two units wait for each other. In a wrong line a unit begins anew. */
  writeInLine<T>(tables: string | string[], work: Work<T>): Promise<T> {
    return this.inLines(work, inOrder([tables].flat()))
  }

  /** The write-ahead log of SQLite holds overwritten rows until it is emptied. A long read can delay that. */
  async emptyLog(): Promise<void> {
    if (this.writer.options.type === 'postgres') return
    const file = await openSqliteFile(sqlitePathOf(this.environment.DATA_DIR), 'write', [])
    try {
      await file.query('PRAGMA wal_checkpoint(TRUNCATE)')
    } finally {
      await file.destroy()
    }
  }

  private async inLines<T>(work: Work<T>, first: string[], kind?: string): Promise<T> {
    for (let names = first; ; ) {
      try {
        return await this.runUnit(work, names, kind)
      } catch (error) {
        if (!(error instanceof NotInLine) || names.includes(error.line)) throw error
        names = inOrder([...names, error.line])
      }
    }
  }

  private async runUnit<T>(work: Work<T>, inLine: string[], kind?: string): Promise<T> {
    const request = currentRequest()
    const mayStill = request?.mayStill
    let raised: VersionName[] = []
    let waiting: (() => void)[] = []
    const unit = async (manager: EntityManager) => {
      Versions.takeRaised(manager)
      takeWaiting(manager)
      standIn(manager, inLine)
      await mayStill?.(manager)
      const kept = await work(manager)
      await writeGathered(manager)
      raised = Versions.takeRaised(manager)
      waiting = takeWaiting(manager)
      return kept
    }
    const result = await this.courtesy.unit(() => this.units.run(unit, inLine, kind))
    if (request) request.mayStill = undefined
    this.versions.forget(raised)
    for (const run of waiting) run()
    return result
  }

  private get lanesNow(): Lanes {
    if (!this.lanes) throw new Error('The database is not open yet')
    return this.lanes
  }

  private listen(url: string | undefined): void {
    if (url) this.listener = new VersionListener(url, this.processes, () => this.versions.notice())
  }

  async onApplicationShutdown(): Promise<void> {
    await this.listener?.stop()
    await (await this.ownReader)?.close()
    await this.replicas?.close()
    await this.lanes?.close()
    await this.reader.destroy()
    await this.writer.destroy()
  }
}

export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false
  const { code, message } = error.driverError as { code?: string; message?: string }
  return code === '23505' || (code === 'SQLITE_CONSTRAINT' && /UNIQUE|PRIMARY KEY/.test(message ?? ''))
}
