import { Column, Entity, PrimaryColumn } from 'typeorm'
import { textColumn } from './columns.js'

export const fingerprintSetting = 'appSecretFingerprint'

@Entity('settings')
export class Setting {
  @PrimaryColumn(textColumn)
  name!: string

  @Column(textColumn)
  value!: string
}
