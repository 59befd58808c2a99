import { Entity } from 'typeorm'
import * as column from './columns.js'

export const fingerprintSetting = 'appSecretFingerprint'

@Entity('settings')
export class Setting {
  @column.TextKey() name!: string
  @column.Text() value!: string
}
