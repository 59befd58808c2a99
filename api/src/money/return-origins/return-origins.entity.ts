import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import { idColumn, jsonColumn, textColumn, timeColumn } from '../../platform/database/columns.js'

@Entity('return_origins')
export class ReturnOriginsRow {
  @PrimaryColumn(idColumn)
  clientID!: string

  @PrimaryColumn(textColumn)
  mode!: Mode

  @Column(jsonColumn)
  origins!: string[]

  @Column(timeColumn)
  updatedAt!: Date
}
