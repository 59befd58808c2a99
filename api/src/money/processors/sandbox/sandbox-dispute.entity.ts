import { Column, Entity, PrimaryColumn } from 'typeorm'
import { idColumn, timeColumn } from '../../../platform/database/columns.js'

@Entity('sandbox_disputes')
export class SandboxDispute {
  @PrimaryColumn(idColumn)
  reference!: string

  @Column(timeColumn)
  dueAt!: Date
}
