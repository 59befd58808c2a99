import { Column, Entity, PrimaryColumn } from 'typeorm'
import { idColumn, textColumn, timeColumn } from '../../platform/database/columns.js'
import type { NoticeKind } from './port/notice.js'

/** Kept for good, because a processor may tell the same notice again at any time. */
@Entity('processor_notices')
export class ProcessorNotice {
  @PrimaryColumn(idColumn)
  processor!: string

  @PrimaryColumn(textColumn)
  noticeID!: string

  @Column(textColumn)
  kind!: NoticeKind

  @Column(textColumn)
  reference!: string

  @Column(timeColumn)
  takenAt!: Date
}
