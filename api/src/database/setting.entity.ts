import { Column, Entity, PrimaryColumn } from 'typeorm'
import { textColumn } from './columns.js'

/** Facts about the database itself, such as which secret it was made with. */
@Entity('settings')
export class Setting {
  @PrimaryColumn(textColumn)
  name!: string

  @Column(textColumn)
  value!: string
}
