import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { ReceivedNoticeStatus } from '#contract/processor-notices.js'
import {
  idColumn,
  jsonColumn,
  optionalIdColumn,
  optionalTextColumn,
  optionalTimeColumn,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js'
import type { NoticeSubject } from '../processors/port/processor.js'

/** What a processor told an account of ours, once by its own id; of the body only what says where to look. */
@Entity('received_notices')
export class ReceivedNotice {
  @PrimaryColumn(idColumn)
  processorNoticeID!: string

  @Column(idColumn)
  processorAccountID!: string

  @Column(textColumn)
  noticeID!: string

  @Column(textColumn)
  type!: string

  @Column(textColumn)
  status!: ReceivedNoticeStatus

  /** null: nothing that we look at. */
  @Column({ ...jsonColumn, nullable: true })
  subject!: NoticeSubject | null

  @Column(optionalIdColumn)
  transactionID!: string | null

  /** The state that it led from and to; null: it changed nothing. */
  @Column(optionalTextColumn)
  changed!: string | null

  @Column({ type: 'integer' })
  tries!: number

  @Column(optionalTimeColumn)
  dueAt!: Date | null

  @Column(timeColumn)
  createdAt!: Date

  @Column(optionalTimeColumn)
  workedAt!: Date | null
}
