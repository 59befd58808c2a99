import { Entity, type EntityManager, In } from 'typeorm'
import { clock } from '#contract/clock.js'
import * as column from '../../platform/database/columns.js'

/** A report that its processor has written as a file, and that is fetched from there. */
@Entity('report_downloads')
export class ReportDownload {
  @column.key reportDownloadID!: string
  @column.id processorAccountID!: string
  /** The processor's own name of the file; kept once for each account. */
  @column.text name!: string
  @column.text address!: string
  /** The settlement that it is about, as its rows name it; null: its name does not say. */
  @column.optionalText settles!: string | null
  @column.text status!: 'waiting' | 'done'
  @column.integer tries!: number
  /** Why the last try failed. */
  @column.optionalText failure!: string | null
  @column.optionalTime dueAt!: Date | null
  @column.time createdAt!: Date
  @column.optionalTime endedAt!: Date | null
}

/** The rows of these settlements are here, uploaded or fetched. */
export async function endDownloads(
  manager: EntityManager,
  processorAccountID: string,
  settlements: string[],
): Promise<void> {
  if (settlements.length === 0) return
  const waiting = { processorAccountID, status: 'waiting' as const, settles: In(settlements) }
  await manager.update(ReportDownload, waiting, { status: 'done', dueAt: null, endedAt: clock.now() })
}
