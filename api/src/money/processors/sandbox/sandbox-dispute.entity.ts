import { Column, Entity, PrimaryColumn } from 'typeorm'
import { idColumn, timeColumn } from '../../../platform/database/columns.js'

/** A payment that its payer will dispute; it goes once that was told. */
@Entity('sandbox_disputes')
export class SandboxDispute {
  @PrimaryColumn(idColumn)
  reference!: string

  @Column(timeColumn)
  dueAt!: Date
}
