import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

/** Answers and notices of an account that could not be read, by the hour in which they came. */
@Entity('unreadable_hours')
export class UnreadableHour {
  @column.key processorAccountID!: string
  @column.timeKey hour!: Date
  @column.integer count!: number
  @column.time lastAt!: Date
  /** The call that was answered so, or `notice`. */
  @column.text lastCall!: string
  @column.text lastReason!: string
}
