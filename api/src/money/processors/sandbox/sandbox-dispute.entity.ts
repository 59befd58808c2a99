import { Entity } from 'typeorm'
import * as column from '../../../platform/database/columns.js'

@Entity('sandbox_disputes')
export class SandboxDispute {
  @column.key reference!: string
  @column.time dueAt!: Date
}
