import { Entity } from 'typeorm'
import type { ReceivedNoticeStatus } from '#contract/processor-notices.js'
import * as column from '../../platform/database/columns.js'
import type { NoticeSubject } from '../processors/port/processor.js'

/** A processor's notice, kept once by its own id; of the body only what says which payment to look at. */
@Entity('received_notices')
export class ReceivedNotice {
  @column.key processorNoticeID!: string
  @column.id processorAccountID!: string
  @column.text noticeID!: string
  @column.text type!: string
  @column.text status!: ReceivedNoticeStatus
  @column.optionalJSON subject!: NoticeSubject | null
  @column.optionalID transactionID!: string | null
  @column.optionalText changed!: string | null
  @column.integer tries!: number
  @column.optionalTime dueAt!: Date | null
  @column.time createdAt!: Date
  @column.optionalTime workedAt!: Date | null
}
