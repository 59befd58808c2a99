import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'
import type { NoticeKind } from './port/notice.js'

/** Kept for good, because a processor may tell the same notice again at any time. */
@Entity('processor_notices')
export class ProcessorNotice {
  @column.key processor!: string
  @column.textKey noticeID!: string
  @column.text kind!: NoticeKind
  @column.text reference!: string
  @column.time takenAt!: Date
}
