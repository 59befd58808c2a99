import { Entity } from 'typeorm'
import type { ReceivedNoticeStatus } from '#contract/processor-notices.js'
import * as column from '../../platform/database/columns.js'
import type { NoticeSubject } from '../processors/port/processor.js'

/** What a processor told an account of ours, once by its own id; of the body only what says where to look. */
@Entity('received_notices')
export class ReceivedNotice {
  @column.key processorNoticeID!: string
  @column.id processorAccountID!: string
  @column.text noticeID!: string
  @column.text type!: string
  @column.text status!: ReceivedNoticeStatus
  /** null: nothing that we look at. */
  @column.optionalJSON subject!: NoticeSubject | null
  @column.optionalID transactionID!: string | null
  /** The state that it led from and to; null: it changed nothing. */
  @column.optionalText changed!: string | null
  @column.integer tries!: number
  @column.optionalTime dueAt!: Date | null
  @column.time createdAt!: Date
  @column.optionalTime workedAt!: Date | null
}
